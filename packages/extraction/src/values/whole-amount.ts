import { narrow } from '../text/narrow.ts';

const CODES = Intl.supportedValuesOf('currency').join('|');
const CURRENCY = String.raw`(?:(?:US|S|HK|NT|A|C)?[\p{Sc}\\]|RM|Rs\.?|Fr\.?|[Kk]r\.?|zł|R|金|(?:${CODES})(?!\p{L}))`;
/** Kanji that are numbers themselves (5百円) make no unit. */
const JAPANESE_UNIT = String.raw`(?:(?![〇一二三四五六七八九十百千万億兆])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]){1,3}`;
const UNIT = String.raw`(?:%|${JAPANESE_UNIT}|パーセント|(?:kgs?|KG|g|mg|t|[Ll]|ml|km|cm|mm|m[23²³]?|[Pp]cs?\.?|PCS?|[Uu]nits?|[Hh]rs?|[Hh]ours?|h|min|ea|EA|sets?|St|Std|Stk|lbs?|oz|box|doz)(?![\p{L}\d]))`;
const SIGN = '[-+▲△]';
const WHOLE = new RegExp(
  String.raw`^[*※]?\s?(?<open>\()?\s?(?<sign>${SIGN})?\s?@?(?:${CURRENCY}\s{0,3})?(?<inner>${SIGN})?\s?(?<number>\d(?:[\d.,' ]*\d)?|[.,]\d+)(?:\.?(?<dash>-))?(?:\s?(?<times>[千万億]))?(?:\s?${CURRENCY})?(?:\s?${UNIT})?(?<dash2>-)?\s?(?<close>\))?(?:\s?\((?:税込|税込み|税抜|税抜き|税別|内税|外税)\))?\s?[*※]?$`,
  'u',
);
/** Groups of three, all separated by the same mark; of two in India. */
const GROUPED =
  /^(?<head>[1-9]\d{0,2})(?<groups>(?<mark>[,. '])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<decimals>\d+))?$/;
const INDIAN = /^(?<head>[1-9]\d?)(?<groups>(?:,\d{2})+,\d{3})(?:\.(?<decimals>\d+))?$/;
const SIMPLE = /^(?<head>0|[1-9]\d*)?(?:[.,](?<decimals>\d+))?$/;
/** No number is longer, whatever is printed around it. */
const LONGEST = 80;
const TIMES: Readonly<Record<string, number>> = { 千: 3, 万: 4, 億: 8 };

/**
 * A printed amount or number as a plain number (`-1234.5`), or null when the text is anything else: one number, its sign, currency, unit and brackets
 * are all of it. `100+20`, `1/2` and `00123` are none. ▲, △, a minus and brackets make it negative.
 */
export function parseAmount(text: string): string | null {
  const groups = text.length > LONGEST ? undefined : WHOLE.exec(narrow(text).trim())?.groups;
  const { open, close, sign, inner, dash, dash2, number = '', times } = groups ?? {};
  if (groups === undefined || (open === undefined) !== (close === undefined)) return null;
  if (sign !== undefined && inner !== undefined) return null;
  const value = normalise(number, TIMES[times ?? ''] ?? 0);
  if (value === null || value === '0') return value;
  // In Japan a dash after a sum closes it (¥5,000-); elsewhere it is a minus (12.50-).
  const isClosed = (dash ?? dash2) !== undefined && /[.,]\d{2}$/.test(number);
  return open !== undefined || isClosed || /[-▲△]/.test(sign ?? inner ?? '') ? `-${value}` : value;
}

/**
 * As `parseAmount`, of a value that is typed or was read before: its plain form is what it is, so that `1.234` is no thousand as it is in print.
 */
export function parseNumber(value: string): string | null {
  const plain = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(narrow(value).trim());
  if (plain === null) return parseAmount(value);
  const number = join(plain[2] ?? '', plain[3] ?? '');
  return number === '0' ? number : `${plain[1] ?? ''}${number}`;
}

function normalise(number: string, zeros: number): string | null {
  const {
    head,
    groups = '',
    decimals = '',
  } = (GROUPED.exec(number) ?? INDIAN.exec(number) ?? SIMPLE.exec(number))?.groups ?? {};
  if (head === undefined && decimals === '') return null;
  const whole = (head ?? '0') + groups.replace(/\D/g, '');
  const moved = decimals.slice(0, zeros).padEnd(zeros, '0');
  return join(whole + moved, decimals.slice(zeros));
}

function join(whole: string, decimals: string): string {
  const head = whole.replace(/^0+(?=\d)/, '');
  const tail = decimals.replace(/0+$/, '');
  return tail === '' ? head : `${head}.${tail}`;
}
