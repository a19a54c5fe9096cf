import { CONCEPTS } from '../lexicon/index.ts';
import { isJapanese } from '../text/script.ts';
import { PASSIVE } from '../lexicon/en/phrases.ts';
import type { ConceptId, Kind } from '../lexicon/index.ts';

/** What sort of thing an instruction asks for by its head word, whatever it belongs to. */
export type Head = 'date' | 'number' | 'amount' | 'name' | 'address';

const HEADS_OF: Readonly<Partial<Record<Kind, Head>>> = {
  date: 'date',
  amount: 'amount',
  code: 'number',
  phone: 'number',
  vat: 'number',
  registration: 'number',
  iban: 'number',
  bic: 'number',
  account: 'number',
  postal: 'number',
  company: 'name',
  person: 'name',
  text: 'name',
  address: 'address',
};

/** Whether a concept is of the sort that an instruction's head word asks for; where it does not say, all are. */
export function fits(concept: ConceptId, head: Head | undefined): boolean {
  // 通貨コード is the currency.
  const own = concept === 'period' || concept === 'currency' ? undefined : HEADS_OF[CONCEPTS[concept]];
  return head === undefined || own === undefined || own === head;
}

const WORDS_EN: readonly (readonly [Head, RegExp])[] = [
  ['date', /\b(?:dates?|day|(?<!\b(?:quote|say|mention|use|state|give|show|present) )when|deadline)\b/g],
  ['number', /\b(?:numbers?|no|num|code|id|iban|bic|swift|(?:tele)?phone|fax|mobile|abn|gstin|tin|ein)\b|#/g],
  [
    'amount',
    /\b(?:amounts?|sum|how much|money|totals?|subtotal|sub-total|balance|cost|price|charges?|fees?|discount|cash|rebate|owe[sd]?|owing)\b/g,
  ],
  [
    'name',
    /\b(?:names?|who|whom|company|firm|business|person|shop|store|merchant|supplier|seller|vendor|buyer|bank|branch)\b/g,
  ],
  [
    'address',
    new RegExp(
      String.raw`\baddress\b|\bstreet and (?:town|city)\b|^where\b(?!.*\b(?:works?|jobs?|repairs?|e-?mail(?:ed)?)\b)(?! to (?:send|write|direct|report)\b)(?!.*${PASSIVE})`,
      'g',
    ),
  ],
];
/** Where the first noun phrase of an English instruction ends. */
const PHRASE_END =
  /\s(?:of|the|that|which|on|in|at|to|for|by|from|with|where|under|as|who|whom|whose|we|is|are|was|were|has|after|before|near|nearby|below|above|printed|shown|written|usually|given|taken|charged)\b|[,;:.(]/;

const ENDS_JA: readonly (readonly [Head, RegExp])[] = [
  ['date', /(?:(?<!何)日|日付|日時|年月日|期限|期日|納期)$/u],
  ['number', /(?:番号|コード|ナンバー|no\.?|id)$/u],
  ['amount', /(?:額|合計|総計|小計|残高|料金?|代金|円|お?釣り|いくら|の額|[たる]分)$/u],
  ['address', /(?:住所|所在地)$/u],
  ['name', /(?:名前|名称|氏名|名|会社|店|人|先|元|者|機関)$/u],
];

/** What a question asks for wherever in it its interrogative is. */
const QUESTIONS_JA: readonly (readonly [Head, RegExp])[] = [
  ['date', /いつ(?!も)/u],
  ['amount', /いくら/u],
];

/** "Everything that must be paid", "what we have to pay in all". */
const TO_PAY =
  /^(?:everything|all)\b[^,;]*\b(?:pay|paid|owed?|due)\b|^what\b(?![^,;]*\b(?:by|date|when|method|way|number|reference|for(?! (?:us|me|them) to\b))\b)[^,;]*\b(?:pay|owes?)\b/;

/** The sort of thing asked for; `text` is lower case, without courtesy and negative hints. */
export function headOf(text: string): Head | undefined {
  if (isJapanese(text)) return headInJapanese(text);
  if (TO_PAY.test(text)) return 'amount';
  let rest = joinLists(text.replace(/\b(?:year |month |up )?to date\b/g, '').trim()).replace(
    /^(?:the|a|an|our|your|its|this|which|what)\s+/,
    '',
  );
  for (let part = 0; part < 2 && rest !== ''; part++) {
    const end = PHRASE_END.exec(rest);
    const head = lastHead(end ? rest.slice(0, end.index) : rest);
    if (head) return head;
    rest = end ? rest.slice(end.index + end[0].length) : '';
  }
  return undefined;
}

/** The first noun phrase of a lower-case English instruction, without its article; a possessive belongs to it. */
export function firstPhrase(text: string): string {
  const plain = joinLists(text).replace(/^(?:the|a|an|our|your|its|this|which|what)\s+/, '');
  const end = PHRASE_END.exec(
    plain.replace(/\b\w+ (?:that|who) (?:\w+ ){0,3}\w+(?='s\b)/g, (owner) => owner.replaceAll(' ', '_')),
  );
  return (end ? plain.slice(0, end.index) : plain).trim();
}

/** "VAT, GST or tax number" is one phrase: its commas only part what is before the head word. */
function joinLists(text: string): string {
  return text.replace(/,(\s+[\w'-]+\s+(?:or|and)\s)/g, (whole, item: string) =>
    lastHead(item) === undefined ? item : whole,
  );
}

function lastHead(phrase: string): Head | undefined {
  let best: Head | undefined;
  let last = -1;
  for (const [head, pattern] of WORDS_EN) {
    for (const match of phrase.matchAll(pattern)) {
      if (match.index < last) continue;
      last = match.index;
      best = head;
    }
  }
  return best;
}

function headInJapanese(text: string): Head | undefined {
  const plain = text
    .replace(/[（(][^（）()]*[）)]/gu, '')
    .split(/[。、]/u)
    .map((part) => part.trim().replace(/(?:を示す|など|の記載|の欄|欄|は|とは)$/u, ''));
  const question = QUESTIONS_JA.find(([, pattern]) => plain.some((part) => pattern.test(part)));
  if (question) return question[0];
  for (const part of plain.toReversed()) {
    const found = ENDS_JA.find(([, pattern]) => pattern.test(part));
    if (found) return found[0];
  }
  return undefined;
}

/** What things are called by beside their sort: the number of an invoice, the day of an order. */
const DATES: readonly (readonly [ConceptId, RegExp])[] = [
  [
    'period_end',
    /\b(?:end|last|final|until)\b.*\b(?:period|statement)|\bend of the (?:month|term)|期間.*(?:終|最後)/,
  ],
  ['period_start', /\b(?:start|begin\w*|first)\b.*\b(?:period|statement)|期間.*(?:開始|最初|初め|始)/],
  ['valid_until', /\bvalid|\bexpir|\baccept\b.*\b(?:quot|offer|estimate)|有効/],
  ['due_date', /\bdue\b|\bpa(?:y|id)\b|\bpayable|\bpayment\b|\breminder|支払|振込|入金|払う|払え/],
  ['delivery_date', /\bdeliver|\bship|\bdispatch|\bdespatch|\barriv|納品|納入|届|配達|出荷/],
  ['quote_date', /\bquot|\bestimate|\boffer|見積/],
  ['order_date', /\border/],
  ['order_date', /注文|発注/],
  ['purchase_date', /\breceipt|\bbought|\bpurchase|\bsale\b|買|購入|レシート|領収/],
  ['invoice_date', /\binvoice|\bbill|請求/],
  ['document_date', /\bissue|発行/],
];
const NUMBERS: readonly (readonly [ConceptId, RegExp])[] = [
  [
    'customer_number',
    /\bknows? us\b|\bfor us\b|\bour (?:number|account) (?:with|at)|当社に付|弊社に付|(?:相手|先方).*付け/,
  ],
  ['delivery_number', /\bdeliver|\bship|\bdispatch|\bdespatch|\bpacking|納品|出荷/],
  ['quote_number', /\bquot|\bestimate|\boffer|見積/],
  ['order_number', /\border|注文|発注/],
  ['invoice_number', /\binvoice|\bbill\b|請求/],
  ['receipt_number', /\breceipt|\bbon\b|領収|レシート/],
  ['customer_number', /\bcustomer|\bclient|顧客|お客様|得意先/],
];
const AMOUNTS: readonly (readonly [ConceptId, RegExp])[] = [
  ['amount_due', /\bstill\b|\bremain|\boutstanding|\bowe|\bleft to pay|未払|残り/],
  [
    'total',
    /^(?!.*\b(?:insur\w+|plan|fund|scheme|employer)(?: has| have| will)? pa(?:y|id))(?:.*)(?:\bfinal\b|\bwhole\b|\bentire\b|\boverall\b|\bin total\b|\bpa(?:y|id)\b|最終|総)/,
  ],
];

/** The concept that a head word and its object make: the number … to this invoice, the day … the order. */
export function compose(head: Head | undefined, text: string): ConceptId | undefined {
  const table = head === 'date' ? DATES : head === 'number' ? NUMBERS : head === 'amount' ? AMOUNTS : [];
  return table.find(([, pattern]) => pattern.test(text))?.[0];
}
