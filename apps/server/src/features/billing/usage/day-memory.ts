import type { Day } from '@ocr/billing';
import type { MonthRates } from './month-rates.ts';

/** Months of tenants whose days are remembered; one takes about 8 KB. */
const MAX_MONTHS = 500;

/** Days of a scope's months that were added up before. Its months' own rows say whether they still hold. */
export interface KnownDays<OfDay> {
  find(rates: MonthRates): readonly OfDay[];
  keep(rates: MonthRates, days: readonly OfDay[]): void;
}
/** The days of one scope; `over` is the last of them that is kept. */
export type DayMemory<OfDay> = (scope: string, over: Day) => KnownDays<OfDay>;

/** What this process added up of days that are over, so that only the running day is read again. The months that were not asked for the longest are forgotten. */
export function createDayMemory<OfDay extends { readonly day: Day }>(): DayMemory<OfDay> {
  const months = new Map<string, readonly OfDay[]>();
  return (scope, over) => ({
    find(rates) {
      return months.get(keyOf(scope, rates)) ?? [];
    },
    keep(rates, days) {
      const key = keyOf(scope, rates);
      months.delete(key);
      months.set(
        key,
        days.filter(({ day }) => day <= over),
      );
      for (const oldest of months.keys()) {
        if (months.size <= MAX_MONTHS) break;
        months.delete(oldest);
      }
    },
  });
}

/** Blocks were counted by the month's values: with others, they are counted again. */
function keyOf(scope: string, { month, pagesPerBlock, blocksPerPackage }: MonthRates): string {
  return [scope, month, pagesPerBlock, blocksPerPackage].join(' ');
}
