import { BOUGHT_FROM } from '../lexicon/en/phrases.ts';
import type { Party } from './field-query.ts';

/**
 * Questions for a party that name it by what it did: この案内を出した代理店, "who is billing us". Whole instructions only: in "the day on which
 * the company that sent this was founded" the company is only the owner.
 */

/** An organisation by its last word; 年金事務所 is none of the sums that 年金 may be. */
const ORGANISATION_JA =
  '[一-龠々ァ-ヶー]*(?:事務所|会社|業者|代理店|商店|組合|協会|法人|団体|機関|役所|役場|税務署|年金機構|学校|大学|病院|銀行|[店署局庁社院]|(?<![住場箇名])所)|ところ|側|相手';
const NAME_JA = '(?:の?(?:正式)?(?:名前|名称|商号|屋号|会社名|社名|店名|名))?';
/** What a document is called where it is somebody's. */
const PAPER_JA =
  '(?:この|本)?[一-龠ァ-ヶー]*(?:書類?|書面|文書|状|通知|案内|請求|見積り?|証|領収|伝票|手紙|紙|明細|票|これ)';
const ISSUED_JA =
  '(?:出した|出している|送った|送ってきた|送って来た|発行した|発行している|作成した|作った|書いた|よこした|くれた)';
const SENT_JA =
  '(?:請求してきた|送ってきた|送って来た|通知した|通知してきた|差し出した|送付した|送付してきた|よこした)';
const WHO_JA = '(?:どこ|誰|だれ|どなた|どちら|(?:どの|どこの|何という)[一-龠ァ-ヶー]{1,8})';

const BODY_EN =
  '(?:\\w+ )?(?:company|firm|business|shop|store|office|council|authority|agency|agent|organi[sz]ation|school|bank|department|person|customer|client|party)';

const ISSUER: readonly RegExp[] = [
  new RegExp(`^${PAPER_JA}を?${ISSUED_JA}(?:${ORGANISATION_JA})${NAME_JA}$`, 'u'),
  new RegExp(`^(?:${PAPER_JA}を|当社に|弊社に|うちに)?${SENT_JA}(?:${ORGANISATION_JA})${NAME_JA}$`, 'u'),
  new RegExp(
    `^${WHO_JA}(?:から(?:の|来た|届いた|送られた)?|が${ISSUED_JA})(?:${PAPER_JA})?(?:です)?か$`,
    'u',
  ),
  new RegExp(
    `^(?:この|本)?(?:紙|書類|通知|請求|手紙|文書)は(?:どこ|誰|だれ|どちら)から(?:来た|届いた|出た|の(?:もの)?)?(?:です)?か$`,
    'u',
  ),
  /^請求者(?:の(?:名前|名称|商号|屋号|会社名|社名))?$/u,
  new RegExp(String.raw`^(?:who|which ${BODY_EN}) (?:is|are) (?:billing|charging|invoicing) (?:us|me|you)$`),
  new RegExp(
    String.raw`^(?:who(?:m)?|where|which ${BODY_EN}) (?:does|did|is) (?:this|the|it)(?: \w+){0,2} (?:come |sent |issued )?(?:from|by)$`,
  ),
  /^where (?:was|were) (?:it|this|these|everything|the \w+) (?:bought|purchased)$/,
  /^where (?:did|have|has) (?:they|we|you|he|she|i|it|the \w+) (?:eat|eaten|dine|dined|shop|shopped|buy|bought|refuel|refuelled|fill(?:ed)? up)(?: at| in)?$/,
  /^(?:from )?whose (?:letterhead|invoice|bill|notice|letter|quote|quotation|paper|document|receipt) (?:is|was) (?:it|this)$/,
  /^(?:the )?(?:name of the )?(?:firm|company|business|office|organi[sz]ation)(?: of \w+)? (?:writing|billing|invoicing|charging)(?: to)?(?: us)?$/,
  new RegExp(
    String.raw`^(?:the )?(?:name of the )?(?:which )?${BODY_EN} (?:that |which )?(?:we|i) (?:are |were |have )?${BOUGHT_FROM}$`,
  ),
  new RegExp(
    String.raw`^which ${BODY_EN} (?:sent|issued|wrote|made out|sends|issues) (?:this|it|the)(?: \w+){0,2}$`,
  ),
];
/** Whose block of the paper it is in: お届け先の枠にある施設. */
const IN_BLOCK_JA =
  '(?:の?(?:枠|欄|囲み|四角)(?:の中)?(?:に(?:ある|書かれた|書いてある|印字された|記載された))?)?';
const BODY_JA = '(?:お?店|店舗|会社|企業|法人|団体|組織|施設|病院|医院|クリニック|学校|事業所|営業所)';
const SHIP_TO: readonly RegExp[] = [
  new RegExp(
    `^(?:お?届け先|送り先|お?配送先|配達先|納品先|納入先)${IN_BLOCK_JA}の?${BODY_JA}${NAME_JA}$`,
    'u',
  ),
];
const CUSTOMER: readonly RegExp[] = [
  new RegExp(`^(?:宛先|宛名|送付先|ご?請求先)${IN_BLOCK_JA}の?${BODY_JA}${NAME_JA}$`, 'u'),
  new RegExp(
    `^[^のが]{1,12}を?(?:頼んだ|頼んでいる|頼む|依頼した|依頼している|注文した|申し込んだ|契約した)(?:${ORGANISATION_JA})${NAME_JA}$`,
    'u',
  ),
  new RegExp(`^${PAPER_JA}を(?:受けた|受け取った|もらった|受領した)(?:${ORGANISATION_JA})${NAME_JA}$`, 'u'),
  new RegExp(`^${WHO_JA}(?:宛て?|あて|に宛てた|に出した|へ)の?(?:${PAPER_JA})?(?:です)?か$`, 'u'),
  /^(?:the )?(?:name of the )?(?:firm|company|business|person|organi[sz]ation) (?:that |who(?:m)? |which )?(?:the|this) \w+ (?:is|was) (?:made out|addressed|sent|issued|written) to$/,
  new RegExp(
    String.raw`^(?:who|who(?:m)?|which ${BODY_EN}) (?:is|was) (?:it|this|the(?: \w+){1,2}) (?:made out |addressed |sent |issued )?(?:to|for)$`,
  ),
  /^(?:to )?who(?:m)? (?:is|was) (?:it|this|the(?: \w+){1,2}) (?:made out|addressed|sent|issued)(?: to)?$/,
  new RegExp(String.raw`^(?:who|which ${BODY_EN}) (?:is|are|was) being (?:billed|charged|invoiced)$`),
];
const OFFICE = new RegExp(
  `(?:^|[のうくぐすつぬぶむただるい])(?:${ORGANISATION_JA.split('|ところ')[0]})${NAME_JA}$`,
  'u',
);

/** 宛先の課長さんの氏名, "whose attention is it for": somebody by what they are at the addressee's. */
const PERSON_ADDRESSED: readonly RegExp[] = [
  /^(?:宛先|宛名|送付先|ご?請求先|相手(?:先|方)?|先方|お客様|得意先)(?:の?(?:会社|企業|法人|側|学校|病院))?の(?:ご?担当(?:者|の方)?|[一-龠]{0,4}(?:課長|部長|係長|主任|社長|会長|理事長|所長|店長|院長|園長|校長|支店長|工場長))(?:さん|様)?の?(?:お?名前|氏名|名字|名)$/u,
  /^(?:the )?(?:name of the )?(?:person|manager|director|clerk|contact)(?: person)? (?:that |who(?:m)? |which )?(?:it|this|the \w+) (?:is|was) for the attention of$|^(?:whose attention|for whose attention)\b.{0,30}$/,
];

/** The party that a lower-case instruction asks for by what it did, or that somebody at the addressee's is asked for. */
export function partyAsked(lower: string): Party | 'attention' | undefined {
  const plain = lower.replace(/[?？。.]+$/u, '').trim();
  if (PERSON_ADDRESSED.some((pattern) => pattern.test(plain))) return 'attention';
  if (SHIP_TO.some((pattern) => pattern.test(plain))) return 'ship_to';
  if (ISSUER.some((pattern) => pattern.test(plain))) return 'issuer';
  return CUSTOMER.some((pattern) => pattern.test(plain)) ? 'customer' : undefined;
}

/** Whether the last word of a Japanese instruction is an organisation's: 担当の税務署. */
export const asksForOffice = (text: string): boolean =>
  OFFICE.test(text.replace(/[（(][^（）()]*[）)]/gu, '').trim());
