import type { FieldQuery } from '../../instruction/field-query.ts';
import { narrow } from '../../text/narrow.ts';
import { rateAddress } from '../../values/names.ts';

/** What a Japanese question of which no kind is known asks for, and what then can or cannot answer it. */
const ANSWERS: readonly (readonly [question: RegExp, fits: (value: string) => boolean])[] = [
  [
    /(?:[量率]|距離|重さ|広さ|高さ|長さ|面積|割合|時間|年数|月数|回数|期間)(?:は|$)|何(?:か月|ヶ月|年|時間|分|キロ|割|パーセント|歳|時)|どれだけ|どのくらい|いつからいつまで/u,
    (value) => /[\d〇一二三四五六七八九十半]/u.test(value) && !isPhone(value),
  ],
  [/何月|何年/u, (value) => /[年月\d].*[年月号]|\d{4}/u.test(value) && !isSum(value)],
  [/どこ|場所|ところ$/u, (value) => !isDay(value) && !isSum(value) && !isPhone(value)],
  [
    /どんな|何の|何を|何という|なぜ|どうして|理由|内容|種類|方法|どうやって|どのように|目的/u,
    (value) => !isDay(value) && !isSum(value) && !isPhone(value),
  ],
];

const isDay = (value: string): boolean =>
  /^(?:\d{4}|(?:令和|平成|昭和)\s?\S{1,3})\s?[年/.-]\s?\S{1,3}[月/.-]\s?\S{1,4}日?$/u.test(
    narrow(value).trim(),
  );
const isSum = (value: string): boolean => /^[-△▲¥￥]?\s?\d[\d,.]*\s?円?$/u.test(narrow(value).trim());
const isPhone = (value: string): boolean => /0\d{1,4}-\d{1,4}-\d{3,4}/.test(narrow(value));

/** A line that says less is no part of an address. */
const MIN_ADDRESS = 0.4;

/** Whether a value has the form that a question asks for, where its kind leaves that open. */
export function fitsQuestion({ kind, asked }: FieldQuery, value: string): boolean {
  if (kind === 'address') return rateAddress(value) >= MIN_ADDRESS;
  if (kind === 'code') return !isDay(value);
  if (kind !== 'text') return true;
  return ANSWERS.every(([question, fits]) => !question.test(asked) || fits(value));
}
