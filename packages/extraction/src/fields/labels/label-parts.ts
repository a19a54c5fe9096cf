import { BETWEEN, isJapanese } from './bilingual.ts';

/** "5. PARCEL", "(3) Wages", "7) Deliver to": what numbers the boxes of a form. */
const NUMBERING = /^\s*(?:\d{1,2}[.．)）]|[(（]\d{1,2}[)）])\s*(?=\p{L}{2})/u;
/** "GST 5 % (8234 RT)", "VAT @ 20%": the rate behind the name of a tax, and what is in brackets behind that. */
const RATED =
  /^(?<name>\p{L}[^\d:：@]{1,38}?)\s*@?\s*\d{1,2}(?:[.,]\d{1,3})?\s?[%％](?:\s*[(（][^)）]*[)）])?\s*$/u;
/** "Parcel (APN)": a short form in brackets behind the words. */
const SHORT_FORM = /^(?<name>\p{L}[^(]+?)\s*\((?<short>[A-Z]{2,6})\)\s*$/u;

/** A label without the rate of a tax behind it; undefined where it has none. */
export const withoutRate = (text: string): string | undefined => RATED.exec(text)?.groups?.name;

/**
 * The names that a printed label has beside the whole of it: without the number of its box, each half of
 * "Nº de contrat / Contract no.", and the short form in "Parcel (APN)".
 */
export function namesInLabel(text: string): string[] {
  const numberless = text.replace(NUMBERING, '');
  const name = withoutRate(numberless) ?? numberless;
  const short = SHORT_FORM.exec(name)?.groups;
  const names = [
    name,
    ...halvesOf(name),
    ...beforeComma(name),
    ...(short ? [short.name ?? '', short.short ?? ''] : []),
  ];
  return [...new Set(names.map((one) => one.trim()))].filter((one) => one !== '' && one !== text);
}

/** "Annual interest rate, purchases": what a label says first, where it says of what behind a comma. */
function beforeComma(text: string): string[] {
  const first = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}), \p{Ll}+(?: \p{Ll}+)?$/u.exec(text)?.[1];
  return first === undefined ? [] : [first];
}

/** Both halves of a label in two languages of Latin letters; none where a stroke joins figures or single letters. */
function halvesOf(text: string): string[] {
  const halves = isJapanese(text) ? [] : text.split(SPACED);
  return halves.length === 2 && halves.every((half) => /\p{L}{2}/u.test(half) && !/\d/.test(half))
    ? halves
    : [];
}
const SPACED = new RegExp(BETWEEN.source.replaceAll(String.raw`\s*`, String.raw`\s+`), 'u');
