/** What sums are computed with or without. Tax is none of them: with or without it is another sum. */
const ADDED_OR_TAKEN = [
  'discounts?',
  'rebates?',
  'retention',
  'retainage',
  'insurance',
  'advances?',
  'rounding',
  'shipping',
  'freight',
  'carriage',
  'delivery(?: (?:charges?|costs?|fees?))?',
  'postage',
  'handling',
  'deposits?',
  'withholding',
  'commission',
  'allowances?',
  'payments?',
  'fees?',
  'charges?',
];
/** "…, after discount & incl. shipping", "(before any insurance)", "after the restocking fee is off". */
const ENGLISH = new RegExp(
  String.raw`[\s,;:(–—&-]*(?:\bi\.e\.?,?\s*)?\b(?:(?:but|and)\s+)?(?<!\bthe )(?:after|before|net of|less|minus|incl(?:uding|usive of|\.)?|with)\s+(?:(?:all|any|the|our|their|my|an?|[a-z]+ing)\s+){0,2}(?:${ADDED_OR_TAKEN.join('|')})\b(?:\s+included)?(?:(?!\s(?:but|and) (?:without|before|excl))[^,;.()&])*\)?`,
  'gi',
);
/** "…, freight included": what a sum is computed with, before the word that says so. */
const INCLUDED = new RegExp(
  String.raw`[\s]*[,;(–—]\s*(?:(?:all|any|the|our|their)\s+)?(?:${ADDED_OR_TAKEN.join('|')})(?: (?:and|or|&) (?:${ADDED_OR_TAKEN.join('|')}))?\s+(?:included|added|deducted)\b\)?`,
  'gi',
);
/** Only of a sum: "the date after payment" is another thing. */
const SUM =
  /\b(?:totals?|amounts?|sum|balance|cost|price|salary|pay|charges?|fees?|billed|credit|payout|how much|what|value|worth)\b/i;

const TAKEN = '引いた|差し引いた|控除した|相殺した|足した|加えた|合わせた';
const TO_TAKE = '引く|差し引く|控除する|足す|加える';
/** （源泉を引いたあと）, 、割引後, 。仮払いを引く前. */
const JAPANESE = new RegExp(
  `[（(、。]\\s*[^（()）、。]{0,15}?(?:(?:${TAKEN})(?:あと|後|もの|額|金額|分)?|(?:${TO_TAKE})前|(?:割引|値引き?|控除|相殺|源泉)(?:後|前))(?:の(?:額|金額))?(?:です)?[）)]?(?=$|[、。）)\\s])`,
  'g',
);

/** 前受金を差し引いて残っている請求額: what is taken off first is another sum than the rest. */
const JAPANESE_BEFORE = new RegExp(
  `^[^（(）)、。]{1,12}を(?:差し?引|引)(?:いて|き、?)(?:残(?:った|っている|り|る)(?:の)?)?(?=.*(?:額|金額|残高|代金|いくら|円))`,
);

/** 値引き後・税込でいくら, 割引後の金額 */
const JAPANESE_AFTER =
  /^(?:値引き?|割引|控除|相殺|源泉(?:徴収)?)後(?:の|・|、|で|に)?(?=.*(?:額|残高|代金|いくら|円))/u;

/** Removes from an instruction for a sum what the sum is computed with: these name other sums, which are not asked for. */
export function withoutModifiers(text: string): string {
  const plain = text
    .replace(JAPANESE_BEFORE, '')
    .replace(JAPANESE_AFTER, '')
    .replace(JAPANESE, ' ')
    .replace(INCLUDED, (clause: string, at: number) => (SUM.test(text.slice(0, at)) ? ' ' : clause))
    .replace(ENGLISH, (clause: string, at: number) => (SUM.test(text.slice(0, at)) ? ' ' : clause));
  return plain.trim() === '' ? text : plain.replaceAll(/\s+/g, ' ').trim();
}
