const cache = new Map<string, string>();

/** ①, ⑴, ⒈, ❶: marks that number what is behind them and are no digits of a value. */
export const isEnumerator = (char: string): boolean =>
  /^[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]$/.test(char);

/** Full-width letters, digits and signs made half-width, one character for one, so that positions stay. */
export function narrow(text: string): string {
  let out = '';
  let changed = false;
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? '';
    if (char <= '~') {
      out += char;
      continue;
    }
    const made = narrowChar(char);
    if (made !== char) changed = true;
    out += made;
  }
  return changed ? out : text;
}

function narrowChar(char: string): string {
  const known = cache.get(char);
  if (known !== undefined) return known;
  let made = isEnumerator(char) ? char : char.normalize('NFKC');
  if (/[‐‑‒–—−﹣]/.test(char)) made = '-';
  if (/[\u00a0\u2007-\u200a\u202f\u3000]/.test(char)) made = ' ';
  if (/[’‘]/.test(char)) made = "'";
  if (char === '￥') made = '¥';
  if (made.length !== 1) made = char;
  if (cache.size < 5000) cache.set(char, made);
  return made;
}
