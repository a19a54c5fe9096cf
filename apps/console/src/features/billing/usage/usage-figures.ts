import type { UsageSum } from '@ocr/contract';

/** One day of a month, over all tenants in question. */
export interface DayFigures {
  readonly day: string;
  readonly requestCount: number;
  readonly pagesUsed: number;
  /** Blocks that this day's pages began; over the month they add up to the blocks used. */
  readonly blocksBegun: number;
  readonly pagesSoFar: number;
  readonly blocksSoFar: number;
}

/** The given days with their running sums, those without use included. */
export function figuresByDay(sums: readonly UsageSum[], days: readonly string[]): DayFigures[] {
  const sumOfDay = new Map(sums.map((sum) => [sum.day, sum]));
  let pagesSoFar = 0;
  let blocksSoFar = 0;
  return days.map((day) => {
    const { requestCount = 0, pagesUsed = 0, blocksUsed: blocksBegun = 0 } = sumOfDay.get(day) ?? {};
    pagesSoFar += pagesUsed;
    blocksSoFar += blocksBegun;
    return { day, requestCount, pagesUsed, blocksBegun, pagesSoFar, blocksSoFar };
  });
}

/** One month, over all tenants in question. */
export type MonthFigures = Pick<UsageSum, 'month' | 'pagesUsed' | 'blocksUsed' | 'blockLimit'>;

/** The given months in their order, those without use included. */
export function figuresByMonth(sums: readonly UsageSum[], months: readonly string[]): MonthFigures[] {
  const sumOfMonth = new Map(sums.map((sum) => [sum.month, sum]));
  return months.map(
    (month) => sumOfMonth.get(month) ?? { month, pagesUsed: 0, blocksUsed: 0, blockLimit: 0 },
  );
}

/** The sum of one column over all rows. */
export function sumOf<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
