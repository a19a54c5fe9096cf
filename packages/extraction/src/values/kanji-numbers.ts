const DIGITS = '〇一二三四五六七八九';
/** What kanji that may be part of a number look like, as part of a pattern. */
export const KANJI_NUMBER = String.raw`[〇零一二三四五六七八九十]{1,4}`;

/** A number below 10,000 in kanji: 十四, 三十一, 二〇二六; undefined where it is none. */
export function parseKanjiNumber(text: string): number | undefined {
  const plain = text.replaceAll('零', '〇');
  const tens = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/u.exec(plain);
  if (tens) return 10 * (tens[1] ? DIGITS.indexOf(tens[1]) : 1) + (tens[2] ? DIGITS.indexOf(tens[2]) : 0);
  if (!/^[〇一二三四五六七八九]{1,4}$/u.test(plain)) return undefined;
  return Number(Array.from(plain, (one) => DIGITS.indexOf(one)).join(''));
}
