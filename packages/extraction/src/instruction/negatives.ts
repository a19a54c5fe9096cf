const ENGLISH_NEGATIVES = [
  'not',
  'never',
  "(?:do not|don't|must not|should not) (?:take|use|include|read|pick|return|extract|copy|choose|give)",
  "(?:do not|don't|not to be|must not be) (?:confused?|mix(?:ed)?)(?: (?:it|this|up|it up))? with",
  'rather than',
  'instead of',
  'ignor(?:e|ing)',
  'leav(?:e|ing) out',
  'other than',
  'except(?: for)?',
];
/** "Guest name (no Mr)": what is left out of the value. */
const IN_BRACKETS = /\(\s*(?:no|without|w\/o|minus)\s+([^)]+)\)/giu;
/** "Ignore the TOTAL EXCL. TAX": a full stop behind a shortened word ends nothing. */
const SHORTENED = String.raw`(?<=\b(?:excl|incl|nos?|acct|ref|tel|qty|amt|inv|cust|dept|approx))\.(?=\s*[\p{L}\d])`;
/** "Sum of all charges, payments aside", "salary, bonus not counted"; without its tax a sum is another one. */
const LEFT_ASIDE =
  /[,;(]\s*(?:the |all |any )?((?!tax|vat|gst)[a-z][a-z ]{2,30}?)\s+(?:aside|not (?:yet )?(?:counted|included|deducted|taken off|subtracted))\b\)?/giu;
const ENGLISH = new RegExp(
  `[,;(（]?\\s*\\b(?:and |but )?(?:${ENGLISH_NEGATIVES.join('|')})\\b(?! (?:including|excluding|to be|be))\\s+((?:[^,;.()（）]|${SHORTENED})+)[)）]?`,
  'giu',
);

const TAKEN = '取|取得|抽出|使|使用|選|拾|読|読み取|採用|記入|入力|転記|入れ';
const JAPANESE_NEGATIVES = [
  // 小計ではなく、小計ではありません、小計でない
  '(?:では|じゃ|で)(?:な[くい]|無[くい]|ありません|ございません)',
  '以外',
  // 送料を除く、郵便番号は除いて
  '(?:を|は)除(?:く|き|いた|いて|外)',
  // 郵便番号は含めない、ハイフンを含みません
  '(?:は|を)含(?:ま|め|み)(?:ない|ず|ません)',
  `(?:は|を)(?:${TAKEN})[らわばまさり]?(?:し|れ)?(?:ない|ません|ず)`,
  'とは(?:別|異な[るり]|違[ういっ]|混同しない)',
  'と(?:混同|間違え)(?:し)?(?:ない|ず)',
  'は(?:不要|対象外|無視|要りません|いりません|いらない)',
];
const POLITE =
  '(?:で(?:ください|下さい)?|よう(?:に)?(?:してください|お願いします)?|です|します|て|に|ほう|方|もの|こと)*';
const JAPANESE = new RegExp(
  `[（(、。]?([^、。（）()「」]{1,20}?|「[^」]+」)(?:${JAPANESE_NEGATIVES.join('|')})${POLITE}[、。)）]?`,
  'g',
);

/** 金額は小計ではなく: what is mentioned first stays. */
const TOPIC = /^(.*[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー）)]は)(.+)$/u;

/** Takes "not the subtotal" and 小計ではなく out of an instruction. */
export function splitNegatives(text: string): { kept: string; avoided: string[] } {
  const avoided: string[] = [];
  const kept = text
    .replace(IN_BRACKETS, (_, what: string) => {
      avoided.push(what.trim());
      return ' ';
    })
    .replace(LEFT_ASIDE, (_, what: string) => {
      avoided.push(what.trim());
      return ' ';
    })
    .replace(ENGLISH, (_, what: string) => {
      avoided.push(what.trim());
      return ' ';
    })
    .replace(
      /[,;.]\s*the ([^,;.]{2,50}?) is (?:something else|another(?: thing| one)?|not meant|different)\b\.?/gi,
      (_, what: string) => {
        avoided.push(what.trim());
        return ' ';
      },
    )
    .replace(JAPANESE, (whole: string, what: string) => {
      if (/税/.test(what) && /含|除/.test(whole)) return whole;
      const [, topic = '', thing = what] = TOPIC.exec(what) ?? [];
      avoided.push(thing.replaceAll(/[「」]/g, '').trim());
      return `${topic} `;
    });
  return { kept: kept.trim() === '' ? text : kept.trim(), avoided };
}
