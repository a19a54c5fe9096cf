import type { Currency } from '@ocr/billing';
import type { CurrentUsage } from '@ocr/contract';
import { moneyText } from '@ocr/contract/invoice-paper';
import { currentLanguageTag } from '#lib/i18n/language.ts';

/** How many decimals people write in a currency: none in yen, cents in dollars and euros. */
const decimals: Readonly<Record<Currency, number>> = { JPY: 0, USD: 2, EUR: 2 };

/** An amount of the currency's smallest unit as people read it: `¥11,000`, `$110.00`. A dash for none. */
export function money(amount: number | null | undefined, currency: Currency): string {
  return amount === null || amount === undefined ? '–' : moneyText(currency, currentLanguageTag)(amount);
}

/**
 * Parses a typed amount, in the currency's smallest unit. Accepts full-width digits, separators and the currency's sign. `NaN` if it is not
 * an amount or has more decimals than the currency; `undefined` if empty.
 */
export function readMoney(text: string, currency: Currency): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[,\s¥$€円]/g, '');
  if (plain === '') return undefined;
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? [];
  const digits = decimals[currency];
  const [kept, rest] = [fraction.slice(0, digits), fraction.slice(digits)];
  if (whole === '' || /[1-9]/.test(rest)) return Number.NaN;
  return Number(whole + kept.padEnd(digits, '0'));
}

/** An amount as it is typed: with separators, in the currency's major unit, without its sign. */
export function writeMoney(amount: number, currency: Currency): string {
  const digits = decimals[currency];
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    amount / 10 ** digits,
  );
}

/** The sign before an amount that is typed. */
export const currencySigns: Readonly<Record<Currency, string>> = { JPY: '¥', USD: '$', EUR: '€' };

/** How a month's amounts are named, without and with tax. */
export interface CostWords {
  readonly soFar: (isTaxed: boolean) => string;
  readonly expected: (isTaxed: boolean) => string;
}

/** What a tenant's month costs so far and will at its end, each by its name; nothing without prices. */
export function costFacts(
  { cost }: Pick<CurrentUsage, 'cost'>,
  t: CostWords,
): readonly (readonly [string, string])[] {
  if (cost === undefined) return [];
  const { soFar, expected, currency } = cost;
  const isTaxed = soFar.total !== soFar.subtotal;
  return [
    [t.soFar(isTaxed), money(soFar.total, currency)],
    ...(expected === null ? [] : [[t.expected(isTaxed), money(expected.total, currency)] as const]),
  ];
}
