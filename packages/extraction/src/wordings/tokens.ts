import { tidy } from '../text/fold.ts';

/** English words that say nothing of which value is wanted. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a an the of to in on at by for from with and or is are was were be been do does did has have had it its this that these those
  what which there their they them we us our you your i my me he she his her please give tell show
  find need want get got as if so any all one just only also can could should would will shall may might exactly actually really
  number no document page how per`.split(/\s+/),
);

/** What a question asks for by its interrogative, as a token of its own. */
const QUESTIONS: readonly (readonly [string, RegExp])[] = [
  ['?when', /\bwhen\b|what (?:day|date)|いつ|何日(?!間|分|残)|何月/],
  ['?much', /\bhow much\b|いくら/],
  ['?many', /\bhow many\b|いくつ|何[個本枚点冊台箱袋人名回件](?!目)/],
  ['?who', /\bwho(?:se|m)?\b|誰|だれ|どなた/],
  ['?where', /\bwhere\b|どこ/],
  ['?why', /\bwhy\b|\breason\b|なぜ|なんで|どうして|理由/],
];

/** How statements of banks write in katakana what people ask for in kanji. */
const READINGS: readonly (readonly [string, string])[] = [
  ['ヤチン', '家賃'],
  ['デンキ', '電気'],
  ['スイドウ', '水道'],
  ['デンワ', '電話'],
  ['ツウシン', '通信'],
  ['ホケンリヨウ', '保険料'],
  ['ホケンリョウ', '保険料'],
  ['キユウヨ', '給与'],
  ['キュウヨ', '給与'],
  ['シヤカイホケン', '社会保険'],
  ['ゼイムシヨ', '税務署'],
  ['カイヒ', '会費'],
  ['リソク', '利息'],
  ['テスウリヨウ', '手数料'],
  ['ネンキン', '年金'],
  ['ガクヒ', '学費'],
  ['チユウシヤ', '駐車'],
  ['コクミンケンコウ', '国民健康'],
];

/**
 * What a wording is compared by: of English its words without endings, of Japanese every letter and every pair of letters that is
 * kanji or katakana, of both what is asked by an interrogative. Each once.
 */
export function tokensOf(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  const plain = tidy(text).toLowerCase();
  for (const [token, pattern] of QUESTIONS) if (pattern.test(plain)) tokens.add(token);
  for (const [word] of plain.matchAll(/[a-z][a-z']*|\d+/g)) {
    const bare = word.replace(/'s?$/, '');
    if (!EMPTY_WORDS.has(bare) && !/^(?:when|who|whom|whose|where|why)$/.test(bare)) tokens.add(stem(bare));
  }
  for (const [run] of plain.matchAll(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+/gu)) {
    const letters = Array.from(run).filter((letter) => letter !== '何' && letter !== '誰');
    if (/\p{Script=Han}/u.test(run)) letters.forEach((letter) => tokens.add(letter));
    for (const [reading, word] of READINGS) if (run.includes(reading)) addKanji(word, tokens);
    letters.slice(1).forEach((letter, index) => tokens.add((letters[index] ?? '') + letter));
  }
  return tokens;
}

function addKanji(word: string, tokens: Set<string>): void {
  const letters = Array.from(word);
  letters.forEach((letter, index) => {
    tokens.add(letter);
    if (index > 0) tokens.add((letters[index - 1] ?? '') + letter);
  });
}

/** A word without what grammar puts behind it: payments, paying and paid are not made one, payment and payments are. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(?<=.{3})e$/, '');
}
