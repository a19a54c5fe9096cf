import { PASSIVE } from '../lexicon/en/phrases.ts';
import type { ConceptId } from '../lexicon/index.ts';
import { firstPhrase } from './head.ts';

/** What parties have of their own, by the word that an instruction ends with in Japanese. */
const ENDS_JA: readonly (readonly [ConceptId, RegExp])[] = [
  ['fax', /(?:fax|ファ(?:ック|ク)ス|ファクシミリ)(?:の?番号|no\.?)?$/u],
  ['mobile', /携帯(?:電話)?(?:の?番号|no\.?)?$/u],
  ['phone', /(?:電話|(?<![a-z])tel)(?:の?番号|no\.?)?$|(?:に|へ)(?:電話を)?かける(?:の?番号|先)$/u],
  ['contact', /(?:の|側の?)ご?担当(?:者|の方|の人)?(?:の?(?:名前|氏名|名))?$/u],
  ['email', /(?:メール|mail)(?:の?アドレス)?$/u],
  ['website', /(?:url|ホームページ|サイト)(?:の?(?:アドレス|url))?$/u],
  ['postal_code', /(?:郵便番号|〒)$/u],
  ['bank', /^(?:どこ|どちら|何という)の?(?:銀行|金融機関)/u],
  [
    'person',
    /(?:知事|[市区町村]長|所長|署長|局長|大臣|院長|校長|学長|理事長|施設長)の?(?:お?名前|氏名|名)$/u,
  ],
  ['bank', /(?<=.)の?(?:銀行|金融機関)(?:の?(?:名前|名称|名))?$/u],
  ['branch', /銀行の支店(?:の?(?:名前|名称|名))?$/u],
  ['address', /(?:住所|所在地|(?<!表|欄|記載|何)(?:は|が)どこにある(?:の?か)?)$/u],
];

/** The same, by the word that the first phrase of an English instruction ends with. */
const ENDS_EN: readonly (readonly [ConceptId, RegExp])[] = [
  ['fax', /\b(?:fax|facsimile)(?: (?:number|no\.?))?$/],
  ['mobile', /\b(?:mobile|cell)(?: ?phone)?(?: (?:number|no\.?))?$/],
  ['phone', /\b(?:tele)?phone(?: (?:number|no\.?))?$|\btel\.?(?: (?:number|no\.?))?$/],
  ['email', /\be-?mail(?: address)?$/],
  ['website', /\b(?:web ?(?:site|page)|url)(?: address)?$/],
  ['postal_code', /\b(?:post ?code|postal code|zip(?: code)?)$/],
  [
    'address',
    /(?<!mail|web|site|internet|bill|billing) address$|^address$|\bstreet and (?:town|city|place)$/,
  ],
  ['vat_number', /\b(?:tax|vat|gst) (?:registration|number|no\.?|id)$/],
  ['department', /\b(?:department|section|division)$/],
  ['notes', /\b(?:special|delivery|driver['’]?s?|handling) (?:instructions|requests?)$/],
  ['contact', /'s (?:contact|contact name|contact person|person)$/],
];
/** Whole questions: "the number to call the supplier", "where the seller is", "the person at the client". */
const ASKS_EN: readonly (readonly [ConceptId, RegExp])[] = [
  ['email', /^where\b.*\b(?:by|via|through) e-?mail$|^where to e-?mail\b/],
  ['contact', /^(?:the )?(?:contact|person)(?: person| name)? at (?:the |our )/],
  [
    'representative',
    /^(?:the )?(?:name of )?(?:the )?(?:person )?who (?:signs?|signed|wrote|writes|prepared)\b/,
  ],
  [
    'total',
    /^\w+(?: \w+)?, (?:the )?\w+(?: \w+)?,? and (?:the )?\w+(?: \w+)? (?:all )?(?:together|combined)$/,
  ],
  [
    'paid',
    /^how much (?:the |our )?(?:customer|client|buyer|tenant|we|you|they) (?:has |have )?(?:already )?paid (?:so far|already|in advance|(?:during|in) the (?:month|period|quarter|year))$/,
  ],
  [
    'sender',
    /\b(?:company|firm|party|business) (?:that |which |who )(?:sends|sent|ships|shipped|dispatched|despatched) the (?:goods|cargo|shipment|consignment|load)$/,
  ],
  [
    'ship_to',
    /^who (?:are|is) the (?:goods|cargo|shipment|consignment|order|delivery) (?:going|addressed|consigned) to$/,
  ],
  ['phone', /\bnumber (?:to (?:call|ring|phone|dial|reach)|(?:on|at|by|under) which)\b/],
  [
    'address',
    new RegExp(
      String.raw`^where (?!.*\b(?:goods|works?|jobs?|repairs?)\b)(?!to (?:send|write|direct|report)\b)(?!.*${PASSIVE})(?:is )?(?:the |our |this |its )?[\w' -]{3,40}?(?: is| sits| resides)?(?: located| based)?$`,
    ),
  ],
];

/** The property of a party that a lower-case instruction asks for, whichever party it names. */
export function propertyAsked(text: string): ConceptId | undefined {
  if (/[\u3040-\u30ff\u4e00-\u9fff〒]/.test(text)) return propertyInJapanese(text);
  const whole = ASKS_EN.find(([, pattern]) => pattern.test(text.replace(/[\s,;.]+$/, '')));
  if (whole) return whole[0];
  const phrase = firstPhrase(text);
  return ENDS_EN.find(([, pattern]) => pattern.test(phrase))?.[0];
}

function propertyInJapanese(text: string): ConceptId | undefined {
  const parts = text
    .replace(/[（(][^（）()]*[）)]/gu, '')
    .split(/[。、]/u)
    .map((part) => part.trim());
  for (const part of parts.toReversed()) {
    const found = ENDS_JA.find(([, pattern]) => pattern.test(part));
    if (found) return found[0];
  }
  return undefined;
}
