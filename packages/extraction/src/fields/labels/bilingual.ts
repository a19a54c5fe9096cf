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

export const isJapanese = (text = ''): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
