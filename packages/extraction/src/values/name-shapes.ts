import type { Kind } from '../lexicon/index.ts';
import { narrow } from '../text/narrow.ts';
import { isJapanese } from '../text/script.ts';
import { isContactLine, isSentence, isTitle, rateAddress, rateCompany } from './names.ts';

/** What is mostly digits is a sum, a number, a day or a telephone: "2,640 kg", K-250630-07, 令和8年3月. */
const MAX_DIGITS = 0.5;
/** Where people work, as the last word of what is no person's name; 服部 and 小室 are names. */
const PLACE =
  /(?:^|[\s\u3000])[^\s\u3000]*(?:(?<=[^\s\u3000]{3})[部室課係所店場棟]|(?<=.)(?:工場|倉庫|センター|窓口|事務所|営業所|支店|本店))$/u;
/** 支払を受ける者: who somebody is to a paper. */
const ROLE = /(?:者|理\s?人|受人|託人|義人|証人|本人|氏\s?名)(?:の?氏?名)?$/u;
/** A measure with its unit, or a time. */
const MEASURE = /^[-△▲¥￥$€£約]?\s*\d[\d,.]*\s*(?:\p{L}{1,3}|[%％°℃㎡])?$|^\d{1,2}[:：]\d{2}|\d年\d{1,2}月/u;

/** Whether a text can be the name of a company, a shop or an office. */
export function mayBeCompany(text: string): boolean {
  const plain = narrow(text).trim();
  return (
    isMostlyLetters(plain) && !MEASURE.test(plain) && /\p{L}.*\p{L}/u.test(plain) && !endsSentence(plain)
  );
}

/** Whether a text can be a person's name. */
export const mayBePerson = (text: string): boolean => {
  const plain = narrow(text).trim();
  return (
    isMostlyLetters(plain) &&
    !PLACE.test(plain) &&
    !ROLE.test(plain) &&
    !QUOTED.test(plain) &&
    !endsSentence(plain)
  );
};

/** 「暮らしの園芸」秋号 is what is sold. */
const QUOTED = /[「」『』【】]/u;

/** Whether a text can be an address. */
export const mayBeAddress = (text: string): boolean => {
  const plain = narrow(text).trim();
  return isMostlyLetters(plain) && !MEASURE.test(plain);
};

function isMostlyLetters(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && digits <= MAX_DIGITS * (digits + letters);
}

/** 。 ends a sentence, and no name. */
const endsSentence = (text: string): boolean => /[。！？]$/u.test(text);

/** Whether a value in Latin letters has the shape of its kind, where the kind is one that any letters are read as. */
export function hasShape(value: string, kind: Kind): boolean {
  if (isJapanese(value)) return true;
  return SHAPES[kind]?.(value) ?? true;
}

/** Names of people in Latin letters. */
const LATIN_PERSON =
  /^(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|al|bin)(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|al|bin)){0,4}$/u;

const SHAPES: Readonly<Partial<Record<Kind, (value: string) => boolean>>> = {
  person: (value) => LATIN_PERSON.test(value) && !isTitle(value),
  company: (value) =>
    /^[\p{Lu}\d]/u.test(value) &&
    isLettered(value) &&
    !isSentence(value) &&
    !isTitle(value) &&
    rateAddress(value) < 0.75,
  address: (value) => value.length > 8 && rateAddress(value) >= 0.35,
  code: (value) => FIGURES.test(value) || !isContactLine(value),
  account: (value) => /\d{4}/.test(value) && !/[\p{Sc}.,]/u.test(value),
};

/** A number of a paper or a register; with more figures, or a nought before so many, it is a telephone's. */
const FIGURES = /^(?:[A-Z]{1,3}\d{4,8}|(?!0\d{8})\d{4,9})$/;

/** Mostly letters: no sum, no day, no code and no weight. */
const isLettered = (value: string): boolean =>
  value.replaceAll(/[^\p{L}]/gu, '').length > 2 * value.replaceAll(/\D/g, '').length &&
  /\p{L}{3}/u.test(value);

/** Names of people as they are printed in Japan: kanji with or without a gap, or katakana and Latin letters. */
const JAPANESE_PERSON =
  /^(?:[\p{Script=Han}々ヶノ]{1,4}[\s\u3000]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{0,5}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}ー・.\s()（）]{2,30})$/u;

/** Whether a value is surely a name of the kind that is asked for, so that it may take the place of another one. */
export function isSurelyNamed(value: string, kind: Kind): boolean {
  const company = rateCompany(value);
  if (kind === 'company') return company > 0.6;
  return kind !== 'person' || JAPANESE_PERSON.test(value) || company > 0.9;
}
