import { blocksUsed, pageLimit } from '@ocr/billing';
import type { UsageRow } from '@ocr/contract';

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

/** Days with their running sums. Blocks are counted per tenant, as they are billed: never over tenants together. */
export function figuresByDay(rows: readonly UsageRow[], days: readonly string[]): DayFigures[] {
  const pagesOf = new Map<string, number>();
  let blocksSoFar = 0;
  let pagesSoFar = 0;
  return days.map((day) => {
    const ofDay = rows.filter((row) => row.day === day);
    const before = blocksSoFar;
    for (const { tenantId, pagesUsed, pagesPerBlock } of ofDay) {
      const pages = pagesOf.get(tenantId) ?? 0;
      blocksSoFar += blocksUsed(pages + pagesUsed, pagesPerBlock) - blocksUsed(pages, pagesPerBlock);
      pagesOf.set(tenantId, pages + pagesUsed);
    }
    const pagesUsed = sumOf(ofDay, 'pagesUsed');
    pagesSoFar += pagesUsed;
    const requestCount = sumOf(ofDay, 'requestCount');
    return { day, requestCount, pagesUsed, blocksBegun: blocksSoFar - before, pagesSoFar, blocksSoFar };
  });
}

/** One month, over all tenants in question. */
export interface MonthFigures {
  readonly month: string;
  readonly pagesUsed: number;
  readonly blocksUsed: number;
  readonly blockLimit: number;
}

/** The given months in their order, those without any row included. */
export function figuresByMonth(rows: readonly UsageRow[], months: readonly string[]): MonthFigures[] {
  return months.map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    return {
      month,
      pagesUsed: sumOf(ofMonth, 'pagesUsed'),
      blocksUsed: sumOf(ofMonth, 'blocksUsed'),
      blockLimit: sumOf(ofMonth, 'blockLimit'),
    };
  });
}

export function sumOf<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

/** The page limit of the tenants that have rows: each counts once. */
export function limitOf(rows: readonly UsageRow[]): number {
  const tenants = new Map(rows.map((row) => [row.tenantId, row]));
  return [...tenants.values()].reduce(
    (total, row) => total + pageLimit(row.blockLimit, row.pagesPerBlock),
    0,
  );
}

/** The tenant's month as it stands, from which the rest of it is foreseen. */
interface Standing {
  readonly days: readonly DayFigures[];
  /** Every day of the month. */
  readonly monthDays: readonly string[];
  readonly today: string;
  readonly pagesReserved: number;
}

/**
 * Pages so far as they are expected at each day's end, from today on, by the rule of the limit's forecast: the mean of
 * the last seven finished days of this month; today comes to that pace at least. `undefined` without any pace.
 */
export function forecastPages({
  days,
  monthDays,
  today,
  pagesReserved,
}: Standing): Map<string, number> | undefined {
  const at = monthDays.indexOf(today);
  if (at === -1) return undefined;
  const pagesOn = new Map(days.map(({ day, pagesUsed }) => [day, pagesUsed]));
  const finished = monthDays.slice(Math.max(0, at - 7), at);
  const pagesToday = pagesOn.get(today) ?? 0;
  const pace =
    finished.length === 0
      ? pagesToday
      : finished.reduce((total, day) => total + (pagesOn.get(day) ?? 0), 0) / finished.length;
  if (pace === 0) return undefined;
  const taken = sumOf(days, 'pagesUsed') + pagesReserved;
  const endOfToday = taken + Math.max(0, pace - pagesToday);
  return new Map(monthDays.slice(at).map((day, ahead) => [day, endOfToday + pace * ahead]));
}

/** Rows sorted by one of their fields, `-` for descending; months newest first otherwise. */
export function sortRows(rows: readonly UsageRow[], sort: string | undefined): UsageRow[] {
  const key = (sort ?? '-month').replace(/^-/, '') as 'month' | 'companyName' | 'requestCount' | 'pagesUsed';
  const direction = (sort ?? '-month').startsWith('-') ? -1 : 1;
  const compare = (a: UsageRow, b: UsageRow): number => {
    const [one, other] = [a[key], b[key]];
    return typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  };
  return [...rows].sort(
    (a, b) =>
      direction * compare(a, b) ||
      b.month.localeCompare(a.month) ||
      a.companyName.localeCompare(b.companyName),
  );
}
