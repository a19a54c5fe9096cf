import { dayInMonth, taxRatesOn, type Currency, type Month, type PriceList } from '@ocr/billing';
import { limits } from '@ocr/contract/limits';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { money, readMoney, writeMoney } from '#lib/money.ts';
import { readWhole } from '#ui/form/WholeField.tsx';

/** Prices as they are typed. */
export interface PriceValues {
  readonly currency: Currency;
  readonly baseFee: string;
  readonly packagePrice: string;
  readonly blockPrice: string;
  readonly overBlockPrice: string;
  readonly taxRate: string;
  readonly tiers: readonly TierValues[];
}
export interface TierValues {
  readonly fromBlock: string;
  readonly price: string;
}

/** The amounts of a price list, in the order in which a month is added up. */
export const priceFields = ['baseFee', 'packagePrice', 'blockPrice', 'overBlockPrice'] as const;

/** Tax rates that may be chosen in a month; undefined where any may. */
export function ratesIn(currency: Currency, month: Month): readonly number[] | undefined {
  return taxRatesOn(currency, dayInMonth(month, 1));
}

/** A list to begin with: nothing costs anything, in yen, at the usual rate. */
export function emptyPrices(month: Month): PriceList {
  const taxRate = ratesIn('JPY', month)?.[0] ?? 0;
  return {
    currency: 'JPY',
    baseFee: 0,
    packagePrice: 0,
    blockPrice: 0,
    overBlockPrice: 0,
    tiers: [],
    taxRate,
  };
}

/** Prices as they are typed: amounts in the currency's major unit with separators. */
export function toPriceValues(prices: PriceList): PriceValues {
  const { currency, taxRate, tiers } = prices;
  const write = (amount: number): string => writeMoney(amount, currency);
  return {
    currency,
    baseFee: write(prices.baseFee),
    packagePrice: write(prices.packagePrice),
    blockPrice: write(prices.blockPrice),
    overBlockPrice: write(prices.overBlockPrice),
    taxRate: String(taxRate),
    tiers: tiers.map(({ fromBlock, price }) => ({ fromBlock: String(fromBlock), price: write(price) })),
  };
}

/** The typed prices; undefined while something of them cannot be taken. */
export function toPrices(values: PriceValues, month: Month): PriceList | undefined {
  if (Object.keys(violationsOf(values, month)).length > 0) return undefined;
  const { currency } = values;
  const read = (text: string): number => readMoney(text, currency) ?? 0;
  return {
    currency,
    baseFee: read(values.baseFee),
    packagePrice: read(values.packagePrice),
    blockPrice: read(values.blockPrice),
    overBlockPrice: read(values.overBlockPrice),
    taxRate: readRate(values.taxRate) ?? 0,
    tiers: values.tiers
      .map(({ fromBlock, price }) => ({ fromBlock: readWhole(fromBlock) ?? 0, price: read(price) }))
      .sort((one, other) => one.fromBlock - other.fromBlock),
  };
}

/** Validation messages of typed prices, by the path of the field. The rules are the server's. */
export function violationsOf(values: PriceValues, month: Month): Record<string, string> {
  const { currency } = values;
  const found: [string, string | undefined][] = [
    ...priceFields.map((field): [string, string | undefined] => [
      field,
      violationOfAmount(values[field], currency),
    ]),
    ['taxRate', violationOfRate(values.taxRate, ratesIn(currency, month))],
    ...values.tiers.flatMap((tier, index): [string, string | undefined][] => [
      [`tiers.${index}.fromBlock`, violationOfStart(values.tiers, index)],
      [`tiers.${index}.price`, violationOfAmount(tier.price, currency)],
    ]),
  ];
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== undefined));
}

/** Why a typed amount cannot be a price; in words. */
export function violationOfAmount(text: string, currency: Currency): string | undefined {
  const { form } = common.get();
  const amount = readMoney(text, currency);
  if (amount === undefined) return form.required;
  return amount <= limits.priceMax
    ? undefined
    : form.outOfRange(money(0, currency), money(limits.priceMax, currency));
}

/** A percentage with at most two decimals; `NaN` if it is not one, `undefined` if empty. */
export function readRate(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[%\s]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

function violationOfRate(text: string, rates: readonly number[] | undefined): string | undefined {
  const { form } = common.get();
  const rate = readRate(text);
  if (rate === undefined) return form.required;
  if (!(rate <= 100)) return form.outOfRange('0', '100');
  return rates?.includes(rate) === false ? form.invalid : undefined;
}

function violationOfStart(tiers: readonly TierValues[], index: number): string | undefined {
  const { form } = common.get();
  const starts = tiers.map(({ fromBlock }) => readWhole(fromBlock));
  const start = starts[index];
  if (start === undefined) return form.required;
  if (!(start >= 1 && start <= limits.billingValueMax))
    return form.outOfRange('1', format.number(limits.billingValueMax));
  return starts.indexOf(start) === index ? undefined : form.invalid;
}

/** Typed amounts in another currency: the same figures, as that currency writes them. */
export function inCurrency(values: PriceValues, currency: Currency, month: Month): PriceValues {
  const again = (text: string): string => {
    const amount = readMoney(text, values.currency);
    if (amount === undefined || Number.isNaN(amount)) return text;
    const major = values.currency === 'JPY' ? amount : amount / 100;
    return writeMoney(Math.round(currency === 'JPY' ? major : major * 100), currency);
  };
  const rates = ratesIn(currency, month);
  const rate = readRate(values.taxRate);
  return {
    ...values,
    currency,
    baseFee: again(values.baseFee),
    packagePrice: again(values.packagePrice),
    blockPrice: again(values.blockPrice),
    overBlockPrice: again(values.overBlockPrice),
    taxRate:
      rates !== undefined && (rate === undefined || !rates.includes(rate))
        ? String(rates[0] ?? 0)
        : values.taxRate,
    tiers: values.tiers.map((tier) => ({ ...tier, price: again(tier.price) })),
  };
}
