import { CONCEPTS } from '../lexicon/index.ts';
import type { ConceptId, Kind } from '../lexicon/index.ts';
import { headOf } from './head.ts';

/** Words that say what kind of value is wanted, the most specific first. */
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['email', /\be-?mail|メール/i],
  ['phone', /\b(tele)?phone|\bfax\b|\bmobile\b|電話|fax|携帯/i],
  ['postal', /post(al)? ?code|\bzip\b|郵便番号/i],
  ['iban', /\biban\b/i],
  ['url', /\burl\b|web ?site|ホームページ/i],
  ['address', /\baddress\b|住所|所在地/i],
  [
    'date',
    /\bdate\b|\bday\b|(?<!\b(?:quote|say|mention|use|state|give|show|present|pay|order|call|book|write)[a-z]* )\bwhen\b|いつ(?!も)|日付|年月日|期限|期日|納期|(?<!何)日$|(?<!何)日[（(]|日時/i,
  ],
  ['percent', /\brate\b|percent|税率|割合|パーセント/i],
  [
    'amount',
    /\b(?:value|worth) of (?:the |all )?(?:goods|order|works?|contract|shipment|consignment|cargo|property|job|whole|entire)\b|\bamount\b|\bprice\b|\bcost\b|\btotal\b|\bmoney\b|\bfee\b|\bcharge\b|\bsum\b|\bbalance\b|\btax\b|\bpaid\b|\bpayment\b(?! (method|terms))|\bhow much\b|金額|価格|料金|代金|合計|税額|残高|単価|[円額料費賃]$|費用|手間賃|お金|税金?$|(?<![世時年現交])代$|(?:払|納め|引か|渡)[^、。]{0,6}分$|いくら/i,
  ],
  ['company', /\bcompany\b|\borgani[sz]ation\b|\bbusiness\b|\bfirm\b|会社|企業|法人名|店名|店舗名|社名/i],
  [
    'person',
    /\bperson\b|\bname of the (person|employee|cashier)|氏名|担当|人の名前|[うくぐすつぬぶむるただい]人$|誰|だれ|どなた/iu,
  ],
  [
    'number',
    /\bquantity\b|\bqty\b|\bcount\b|how many|数量|個数|点数|枚数|人数|何(?:箱|個|本|枚|名|人|回|泊|点|台|冊|社|部|口|株|棟|戸|頭|匹|袋|便)(?![目にのでに])|いくつ/i,
  ],
  ['code', /\bnumber\b|\bno\b\.?|\bcode\b|\bid\b|#|\breference\b|番号|コード|\bno\.|ナンバー|型番|品番/i],
];

/** "To date" is no date. */
const NO_KIND = /\b(?:year |month |up )?to date\b/gi;
/** What costs are booked on is no sum. */
const CENTRE = /\b(?:cost|profit) (?:centre|center|code)\b/i;

/** "Code used for the tax": what is named first is a code, whatever it is for. */
const CODE_FIRST = /^(?:the |a |which |what )?codes?\b/i;

/** 学費を払う人: a Japanese question ends with what it asks for. */
const PERSON_LAST = /[うくぐすつぬぶむただるい]人(?:の?(?:名前|氏名|名))?$/u;

/** The kind of value that words ask for; undefined where they do not say. */
export function guessKind(text: string): Kind | undefined {
  const plain = text.replace(NO_KIND, '');
  const ofCode = CENTRE.test(plain) || CODE_FIRST.test(plain) ? ('code' as const) : undefined;
  if (PERSON_LAST.test(plain)) return 'person';
  return ofCode ?? WORDS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** The kind of value that an instruction asks for by its concept, its words and the field's name. */
export function chooseKind(concept: ConceptId | undefined, rest: string, name: string): Kind {
  const named = guessKind(rest) ?? guessKind(name);
  // "The amount put on the card when leaving" is no day.
  if (!concept)
    return named === 'date' && headOf(rest.toLowerCase()) === 'amount' ? 'amount' : (named ?? 'text');
  const usual: Kind = CONCEPTS[concept];
  if (usual === 'company' && named === 'address' && !/\bname\b|\bwho\b|名前|名$|氏名/i.test(rest))
    return 'address';
  if (usual === 'text' && named === 'date' && concept !== 'period' && concept !== 'contract_term')
    return named;
  return usual;
}
