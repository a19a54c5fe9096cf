/** What is between the halves of a label in two languages. */
export const BETWEEN = /\s*[/／|｜]\s*/u;

/** ご到着 / Arrival: a label in two languages, and no value. */
export function isBilingual(text: string): boolean {
  const halves = text.split(BETWEEN);
  return (
    halves.length === 2 &&
    isJapanese(halves[0]) !== isJapanese(halves[1]) &&
    halves.every((half) => /\p{L}{2}/u.test(half) && !/\d/.test(half))
  );
}

/** Whether a text has a letter of a Japanese script; false for none at all. */
export const isJapanese = (text = ''): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** 船荷証券番号 B/L No., 本船名／航海番号 VESSEL / VOY.: a label in Japanese, and the same in English behind a space. */
export const TWO_SCRIPTS =
  /^(?<ja>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー／/・]{2,})\s+(?<en>[A-Z][A-Za-z.&/'’-]*(?:\s(?:[A-Z][A-Za-z.&/'’-]*|\/)){0,4})$/u;
