import { narrow } from '../text/narrow.ts';

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
