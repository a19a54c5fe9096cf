import {
  addDays,
  billingDayAt,
  billingMonthAt,
  billingMonthRange,
  valuesInForce,
  type Day,
  type Month,
  type MonthlyValues,
  type SettingsValues,
} from '@ocr/billing';
import type { PartnerScope, Trx } from '#platform/database/database.ts';

/** A partner's values, each from its month on. */
export type ValuesHistory = MonthlyValues<SettingsValues>[];

/** A partner's values of billing, one entry per month in which they changed. Never empty. */
export async function getValuesHistory(trx: Trx, { partnerId }: PartnerScope): Promise<ValuesHistory> {
  const rows = await trx
    .selectFrom('billing_values')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('month')
    .execute();
  return rows.map((row) => ({
    month: monthFromColumn(row.month),
    values: {
      pagesPerBlock: row.pages_per_block,
      blocksPerPackage: row.blocks_per_package,
      packagesRegistered: row.packages_registered,
      blocksRegistered: row.blocks_registered,
      timeZone: row.time_zone,
    },
  }));
}

/** The billing month and day of an instant, and the values in force then. */
export function billingDateAt(
  history: ValuesHistory,
  at: Date,
): { month: Month; day: Day; values: SettingsValues } {
  const month = billingMonthAt(at, history);
  return { month, day: billingDayAt(at, history), values: valuesInForce(history, month) };
}

/** The first instant after a month. */
export function endOfMonth(history: ValuesHistory, month: Month): Date {
  return billingMonthRange(month, history).end;
}

/** A day is over so long after its end: clocks differ, and what is accepted at midnight is committed later. */
const marginMs = 3_600_000;

/** The last billing day to which nothing is added any more, but for what comes by a clock that is hours behind. */
export function lastDayOver(history: ValuesHistory, at: Date): Day {
  return addDays(billingDayAt(new Date(at.getTime() - marginMs), history), -1);
}

/** Months are spoken as `YYYY-MM` and stored as their first day. */
export function monthToColumn(month: Month): string {
  return `${month}-01`;
}

/** `YYYY-MM` of a month column, which stores the month's first day. */
export function monthFromColumn(column: string): Month {
  return column.slice(0, 7);
}
