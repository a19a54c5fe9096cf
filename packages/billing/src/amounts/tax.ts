import type { Day } from '../months.ts';

/** Currencies in which a partner may bill. Amounts are whole numbers of the smallest unit: yen, cents. */
export const CURRENCIES = ['JPY', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const TAX_ROUNDINGS = ['down', 'half_up', 'up'] as const;
export type TaxRounding = (typeof TAX_ROUNDINGS)[number];

/** How an issuer's tax is computed. `isExempt`: it may not charge any (免税事業者). */
export type TaxRules = { rounding: TaxRounding; pricesIncludeTax: boolean; isExempt: boolean };

/** The tax of one rate. `base` is without tax. */
export type TaxOfRate = { rate: number; base: number; tax: number };

/** What an invoice comes to: `subtotal` without tax, and `total = subtotal + taxTotal`. */
export type Sums = { subtotal: number; taxes: TaxOfRate[]; taxTotal: number; total: number };

/**
 * Rates of the Japanese consumption tax (national and local together, in percent), each from its day on, the standard rate first.
 * Source: 国税庁 タックスアンサー No.6303「消費税及び地方消費税の税率」.
 */
const JAPANESE_RATES: readonly { readonly from: Day; readonly rates: readonly number[] }[] = [
  { from: '2019-10-01', rates: [10, 8] },
  { from: '2014-04-01', rates: [8] },
  { from: '1997-04-01', rates: [5] },
  { from: '1989-04-01', rates: [3] },
];

/**
 * The tax rates allowed on an invoice in a currency on a day, in percent, the usual one first; `undefined` if any is allowed,
 * because the currency does not determine the country. 0 is for untaxed amounts.
 */
export function taxRatesOn(currency: Currency, day: Day): readonly number[] | undefined {
  if (currency !== 'JPY') return undefined;
  return [...(JAPANESE_RATES.find(({ from }) => from <= day)?.rates ?? []), 0];
}

/**
 * Sums of an invoice: amounts are added per rate, and the tax is computed and rounded once for each rate and invoice, never per line.
 * Sources: 国税庁「消費税の仕入税額控除制度における適格請求書等保存方式に関するQ&A」, the question on 適格請求書に記載する消費税額等の端数処理
 * (問57 of the edition of April 2024), and タックスアンサー No.6625「適格請求書等の記載事項」. Which way to round is the issuer's choice.
 * An issuer that is exempt (タックスアンサー No.6501「納税義務の免除」) charges no tax: its amounts are the total.
 * Negative amounts mirror positive ones, so that a credit note cancels to the yen what its invoice charged.
 */
export function sumWithTax(
  lines: readonly { readonly amount: number; readonly taxRate: number }[],
  { rounding, pricesIncludeTax, isExempt }: TaxRules,
): Sums {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (isExempt) return { subtotal: amount, taxes: [], taxTotal: 0, total: amount };
  const byRate = new Map<number, number>();
  for (const line of lines) byRate.set(line.taxRate, (byRate.get(line.taxRate) ?? 0) + line.amount);
  const taxes = [...byRate]
    .sort(([one], [other]) => other - one)
    .map(([rate, of]) => {
      const tax = taxOf(of, rate, { rounding, pricesIncludeTax });
      return { rate, base: pricesIncludeTax ? of - tax : of, tax };
    });
  const taxTotal = taxes.reduce((sum, { tax }) => sum + tax, 0);
  const total = pricesIncludeTax ? amount : amount + taxTotal;
  return { subtotal: total - taxTotal, taxes, taxTotal, total };
}

function taxOf(
  amount: number,
  rate: number,
  { rounding, pricesIncludeTax }: Pick<TaxRules, 'rounding' | 'pricesIncludeTax'>,
): number {
  const rateInHundredths = hundredths(rate);
  const whole = 10_000n + (pricesIncludeTax ? rateInHundredths : 0n);
  return divideRounded(BigInt(amount) * rateInHundredths, whole, rounding);
}

/** `percent` of a whole amount, rounded down. Percentages have at most two decimals. */
export function percentOf(amount: number, percent: number): number {
  return divideRounded(BigInt(amount) * hundredths(percent), 10_000n, 'down');
}

function hundredths(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/** Division of whole numbers, rounded by magnitude: -1.5 goes where 1.5 goes, with the other sign. */
function divideRounded(dividend: bigint, divisor: bigint, rounding: TaxRounding): number {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = size / divisor;
  const rest = size % divisor;
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'half_up' && rest * 2n >= divisor;
  const result = Number(quotient + (isUp ? 1n : 0n));
  return dividend < 0n && result !== 0 ? -result : result;
}
