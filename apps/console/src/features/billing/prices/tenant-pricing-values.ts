import type { Currency, Discount, Month } from '@ocr/billing';
import type { Prices, TenantPricing, TenantPricingChange } from '@ocr/contract';
import { isMonth } from '@ocr/contract/rules';
import { messages } from '#features/billing/prices/messages.ts';
import {
  emptyPrices,
  violationsOf,
  violationOfAmount,
  readRate,
  toPrices,
  toPriceValues,
  type PriceValues,
} from '#features/billing/prices/price-values.ts';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { readMoney, writeMoney } from '#lib/money.ts';

export const discountKinds = ['none', 'percent', 'amount', 'free'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** A tenant's pricing as it is typed; its own prices count only with `list` `own`. */
export interface PricingValues extends PriceValues {
  readonly list: 'shared' | 'own';
  readonly discountKind: DiscountKind;
  readonly percent: string;
  readonly amount: string;
  readonly until: string;
  readonly delivery: TenantPricing['delivery'];
  readonly recipient: string;
  readonly billingAddress: string;
}

/** Saved pricing as it is typed; without prices of its own those of all tenants are what own ones begin with. */
export function toPricingValues(pricing: TenantPricing, shared: Prices): PricingValues {
  // What has ended is no discount any more, and a new one begins from nothing.
  const discount = endedWith(pricing, shared) === undefined ? pricing.discount : null;
  const first = pricing.prices ?? shared.current ?? shared.next ?? emptyPrices(shared.month);
  const { currency } = first;
  return {
    ...toPriceValues(first),
    list: pricing.prices === null ? 'shared' : 'own',
    discountKind: kindOf(discount),
    percent: discount?.percent === undefined ? '' : String(discount.percent),
    amount: discount?.amount === undefined ? '' : writeMoney(discount.amount, currency),
    until: discount?.until ?? '',
    delivery: pricing.delivery,
    recipient: pricing.recipient,
    billingAddress: pricing.billingAddress,
  };
}

/** The last month of a discount that has ended; undefined without one, and while it applies. */
export function endedWith({ discount }: TenantPricing, { month }: Prices): Month | undefined {
  return discount !== null && discount.until < month ? discount.until : undefined;
}

function kindOf(discount: Discount | null): DiscountKind {
  if (discount === null) return 'none';
  if (discount.percent === 100) return 'free';
  return discount.amount === undefined ? 'percent' : 'amount';
}

/** The currency in which the tenant is billed. */
export function currencyOf(values: PricingValues, shared: Prices): Currency {
  return values.list === 'own'
    ? values.currency
    : ((shared.current ?? shared.next)?.currency ?? values.currency);
}

/** Validation messages by field. */
export function violationsOfPricing(values: PricingValues, shared: Prices): Record<string, string> {
  const { month } = shared;
  const { discountKind, percent, amount, until } = values;
  const { form } = common.get();
  const found: Record<string, string> = values.list === 'own' ? violationsOf(values, month) : {};
  if (discountKind === 'percent') {
    const rate = readRate(percent);
    if (rate === undefined) found['percent'] = form.required;
    else if (!(rate > 0 && rate <= 100)) found['percent'] = form.outOfRange('0.01', '100');
  }
  const wrongAmount = discountKind === 'amount' && violationOfAmount(amount, currencyOf(values, shared));
  if (wrongAmount) found['amount'] = wrongAmount;
  if (discountKind !== 'none' && !(isMonth(until) && until >= month))
    found['until'] = messages.get().tenant.untilNeeded(format.month(month));
  return found;
}

/** The body to send; the typed values must be valid. */
export function toPricingChange(
  values: PricingValues,
  { shared, version }: { shared: Prices; version: number },
): TenantPricingChange {
  return {
    prices: values.list === 'own' ? (toPrices(values, shared.month) ?? null) : null,
    discount: toDiscount(values, currencyOf(values, shared)),
    delivery: values.delivery,
    recipient: values.recipient.trim(),
    billingAddress: values.billingAddress.trim(),
    version,
  };
}

function toDiscount({ discountKind, percent, amount, until }: PricingValues, currency: Currency) {
  if (discountKind === 'none') return null;
  const last: { until: Month } = { until };
  if (discountKind === 'free') return { percent: 100, ...last };
  return discountKind === 'percent'
    ? { percent: readRate(percent) ?? 0, ...last }
    : { amount: readMoney(amount, currency) ?? 0, ...last };
}
