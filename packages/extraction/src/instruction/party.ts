import { BOUGHT_FROM } from '../lexicon/en/phrases.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { FieldQuery, Party } from './field-query.ts';

const ISSUER =
  /\b(?:seller|issuer|issuing|selling|supplying|employer|hotel|clinic|practice|hospital|school|college|organi[sz]er|provider|landlord|lessor|insurer|insurance company|supplier|vendor|shop|store|merchant|sender|restaurant|utility|authority|our company|(?:firm|company|business) that pays (?:the |our |my )?(?:wages?|salary|salaries|employees?|staff)|place that issued)\b|\b(?:that|who|which) (?:sent|sends|issued|issues|made|makes|wrote|writes|sold|sells|bills)\b|発行(?:元|者|会社|事業者|した)|雇い主|勤め先|病院|医院|クリニック|学校|旅館|ホテル|宿(?!泊者)|大家|貸主|家主|役所|引受会社|保険会社|請求元|販売元|店|売主|売り手|発注先|注文先|受注者|納品元|出荷元|自社|仕入先|差出|送り主|依頼主|荷送人|荷物を送る|主催者|金融機関|賃貸人|(?:部屋|家|物件)を貸す|学園|銀行側/;
const SHIP_TO =
  /ship(ping)?[- ]?to|delivery address|shipping address|納[品入]先|届け先|送り先|配送先|荷受人|荷物を受け/;
const CUSTOMER =
  /\b(?:buyer|customer|client|bill(ed|ing)|purchaser|recipient|addressee|addressed|consignee|ordering|payer|tenant|lessee|renter|guest|patient|policyholder|student|parent|guardian|pupil|importer)\b|\b(?:bill|invoice|sold|charge)[- ]to\b|\b(?:that|who|which) (?:bought|buys|orders|ordered|pays|paid|receives|received)\b|請求先|受け取る側|支払い?を受ける|受取側|お客様|顧客|得意先|取引先|宛|買い?主|買い手|発注元|発注者|注文者|注文主|(?:注文|発注)(?:する|した)(?:会社|人|側|企業)|購入者|借主|賃借人|入居者|(?:部屋|家|物件)を借りる|保護者|学生|生徒|園児|納税者|契約者|宿泊者|寄[付附](?:者|した)|御中|様/;

/** Whose the value is that a lower-case instruction asks for; undefined where it does not say. */
export function findParty(lower: string, concept: ConceptId | undefined): Party | undefined {
  if (concept === 'issuer' || concept === 'customer' || concept === 'ship_to') return concept;
  // A waybill's sender is not who issued it: the carrier did.
  if (concept === 'sender') return undefined;
  if (ISSUER.test(lower)) return 'issuer';
  if (SHIP_TO.test(lower)) return 'ship_to';
  return CUSTOMER.test(lower) ? 'customer' : undefined;
}

const SELLS = new RegExp(
  String.raw`\b(seller|vendor|supplier|sold by|(receives|gets|takes|fulfils|fills) the (purchase )?order)\b|\b${BOUGHT_FROM}\b|発注先|注文先|受注|仕入先|(注文|発注)(書)?を受け|売主|売り手|販売元|支払先|支払い?を受ける|受け取る会社|\bpayee\b|(?:gets?|is|being) paid|\b(?:gets?|receives?) the money\b|(?:お金|代金)を(?:受け取る|もらう)`,
);

/** Whether the one who sells or who buys is meant; on an order the buyer is the author. */
export function findTrade(lower: string): FieldQuery['trade'] {
  if (SELLS.test(lower)) return 'seller';
  if (
    /\b(buyer|purchaser|customer|bought|orders|ordering|ordered by|places the)\b|発注元|発注者|注文者|注文主|(注文|発注)(する|した)(会社|人|側|企業)|買い?主|買い手|支払元|支払者|支払う(?:会社|側)|\bpayer\b|\bwho pays\b/.test(
      lower,
    )
  )
    return 'buyer';
  return undefined;
}
