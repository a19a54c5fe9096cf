/**
 * Misreadings that the trade's fixed words betray. They change the value alone; what was read stays as text.
 */

/** A logo before a company's name is read as a letter that is a frame. */
const LOGO = /^[回口国図圓□■]\s+(?=\p{L}*(?:株式|有限|合同)会社)/u;

/** Legal forms as they are written: "SON BHD" is SDN BHD, 株区会社 is 株式会社; no script is mixed into a Latin name's end. */
export function repairName(name: string): string {
  let out = name
    .replace(/\bS[DOB0][NM](\.?\s?)B[HN][DO]\b/gi, (_, gap: string) => `SDN${gap}BHD`)
    .replace(/株[^\s]?式[^\s]?会[^\s]?社/gu, '株式会社')
    .replace(/株[^\s式]会社/gu, '株式会社')
    .replace(/株式[^\s会]社/gu, '株式会社')
    .replace(/株[\dA-Za-z〒-]{1,7}社/gu, '株式会社')
    .replace(LOGO, '')
    .replace(/有[^\s限]会社/gu, '有限会社')
    .replace(/(株式|有限|合同)会{2,3}社/gu, '$1会社')
    .replace(/株式会[^\p{L}]{1,2}社/gu, '株式会社')
    .replace(/(株式|有限|合同)[^\p{Script=Han}]{1,4}会社/gu, '$1会社')
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])\s?[a-z\d]{1,2}\s?(?=株式会社|有限会社|合同会社)/gu,
      '',
    )
    .replace(/\{([^{}()]{1,6})\}/g, '($1)');
  if (
    /^[\p{Script=Latin}\d\s&.,'()/-]{8,}\s*[(「『]?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,3}$/u.test(
      out,
    )
  ) {
    out = out.replace(/\s*[(「『]?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,3}$/u, '');
  }
  return out.trim();
}

/** Fixed words of addresses by their usual misreadings: JLN (jalan), LOT and NO before a number, BLK before a letter, SS before a road's. */
const ADDRESS_WORDS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/\bJ[iI1][nN]\b(?=\.?\s)/g, (found = '') => (found === found.toUpperCase() ? 'JLN' : 'Jln')],
  [/^[LI|]?OT(?= [\dA-Z]{1,3}-)/g, () => 'LOT'],
  [/^[MH]O(?=\.? ?\d)/g, () => 'NO'],
  [/(?<=[,\s])B[iI1|]?k(?= [A-Z\d]\b)/g, () => 'Blk'],
  [/(?<=\b(?:jalan|jln)\.? ?)[S5§]{2}(?=\d{1,2}[A-Z]?\/)/gi, () => 'SS'],
];

/** An address with its fixed words as they are written, and strokes at the end of capitals as the letter they are. */
export function repairAddress(address: string): string {
  const letters = address.replace(/(?<=\p{Lu}{3})[!|](?=[\s,]|$)/gu, 'I');
  return ADDRESS_WORDS.reduce((text, [pattern, word]) => text.replace(pattern, word), letters);
}
