import { nextMonth, type Month } from '../months.ts';
import type { PriceList } from './prices.ts';
import { valuesInForce, type MonthlyValues } from '../settings.ts';

/** A partner's or a tenant's prices over time. `null`: no prices from that month on. */
export type PriceHistory = readonly MonthlyValues<PriceList | null>[];

/** The prices of the running month, and those from the next month on. */
export type PriceSlots = { current: PriceList | null; next: PriceList | null };

/** The prices in force in a month: those of the latest entry that is not after it, none before the first. */
export function pricesInForce(history: PriceHistory, month: Month): PriceList | null {
  const begun = history.filter((entry) => entry.month <= month);
  return begun.length === 0 ? null : valuesInForce(begun, month);
}

/** The price lists in force this month and the next. */
export function priceSlots(history: PriceHistory, month: Month): PriceSlots {
  return { current: pricesInForce(history, month), next: pricesInForce(history, nextMonth(month)) };
}

/**
 * Sets the prices of the running month or of the next one on; null: none from then on. As with the billing configuration, the next month follows the running one
 * where it was the same. Store `current` for the running month and `next` for the month after: an ended month is never written.
 */
export function changePrices(
  slots: PriceSlots,
  effective: 'current' | 'next',
  prices: PriceList | null,
): PriceSlots {
  if (effective === 'next') return { ...slots, next: prices };
  return { current: prices, next: areSamePrices(slots.current, slots.next) ? prices : slots.next };
}

/** Cancels a scheduled change: the next month gets the running month's prices. */
export function withdrawNextPrices({ current }: PriceSlots): PriceSlots {
  return { current, next: current };
}

/** Whether two price lists would charge the same. */
export function areSamePrices(one: PriceList | null, other: PriceList | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.currency === other.currency &&
    one.baseFee === other.baseFee &&
    one.packagePrice === other.packagePrice &&
    one.blockPrice === other.blockPrice &&
    one.overBlockPrice === other.overBlockPrice &&
    one.taxRate === other.taxRate &&
    one.tiers.length === other.tiers.length &&
    one.tiers.every((tier, index) => {
      const against = other.tiers[index];
      return tier.fromBlock === against?.fromBlock && tier.price === against.price;
    })
  );
}
