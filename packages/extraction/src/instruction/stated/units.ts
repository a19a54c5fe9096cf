import { narrow } from '../../text/narrow.ts';

/** Units of measure, each in the ways in which it is printed. */
const UNITS: readonly RegExp[] = [
  /^(?:kgs?|キログラム)$/i,
  /^(?:g|グラム)$/,
  /^(?:t|mt|tonnes?|tons?|トン)$/i,
  /^(?:lbs?|pounds)$/i,
  /^(?:oz|ounces?)$/i,
  /^(?:km|kilomet(?:re|er)s?|キロメートル)$/i,
  /^(?:mi|miles?)$/i,
  /^(?:m|met(?:re|er)s?|メートル)$/,
  /^cm$/i,
  /^mm$/i,
  /^(?:m2|㎡|sq\.? ?m|平米|平方メートル)$/i,
  /^(?:sq\.? ?ft|square feet|ft2)$/i,
  /^(?:m3|㎥|cbm|cubic met(?:re|er)s?|立方メートル)$/i,
  /^(?:l|litres?|liters?|リットル)$/i,
  /^(?:gal|gallons?)$/i,
  /^kwh$/i,
  /^mwh$/i,
  /^kw$/i,
  /^kva$/i,
  /^gb$/i,
  /^mb$/i,
];

const BRACKETS = /[（(]\s*(?:in |単位[:：は]?\s*)?([^()（）\d]{1,16}[23²³]?)\s*[)）]/giu;
/** The letters right behind a figure, without those of a word that continues. */
const BEHIND = /^\s?(?:[a-z]{1,6}[23²³]?|[㎡㎥]|[ァ-ヶー]{2,7}|平米)(?![\p{L}\d])/iu;

const unitOf = (text: string): number => UNITS.findIndex((pattern) => pattern.test(narrow(text).trim()));

/** Whether a text in brackets is nothing but a unit: kWh of "Units used (kWh)". */
export const isUnit = (text: string): boolean => unitOf(text.replace(/^in /i, '')) >= 0;

/** The unit that an instruction names in brackets; undefined where it names none. */
export function unitAsked(instruction: string): number | undefined {
  return [...instruction.matchAll(BRACKETS)].map(([, inner = '']) => unitOf(inner)).find((unit) => unit >= 0);
}

/** The unit right behind a figure; undefined where none is known there. */
export function unitBehind(text: string): number | undefined {
  const unit = unitOf(BEHIND.exec(text)?.[0] ?? '');
  return unit < 0 ? undefined : unit;
}
