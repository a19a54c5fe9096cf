import { addDays, dayInMonth, monthsBetween, monthOfDay, type Day, type Month } from '@ocr/billing';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { required } from '#platform/errors/required.ts';
import { getValuesHistory, lastDayOver } from '../billing-calendar.store.ts';
import { forEachPartner } from '../for-each-partner.ts';
import type { ClosingPartner } from '../invoices/closing.store.ts';
import {
  countTenantsOfMonths,
  findReservedDay,
  replaceSums,
  selectSummed,
  type Summed,
} from './stored-sums.store.ts';
import { ratesOf, type MonthRates } from './month-rates.ts';
import { sumDays, sumMonths } from './usage-sums.store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log'>;

/**
 * Sums what all tenants of a partner used: closed months, and days that are over and have nothing in progress. Can run at any time and in several processes. A day more, or other
 * values, sum the whole month again.
 * @throws AggregateError in the end, if it failed for a partner
 */
export async function storeUsageSums({ db, clock, log }: Deps): Promise<void> {
  await forEachPartner({ db, log }, 'sum-usage', async (partner) => {
    const { history, summed } = await db.withSystem(async (trx) => ({
      history: await getValuesHistory(trx, partner),
      summed: await selectSummed(trx, partner),
    }));
    const over = lastDayOver(history, clock.now());
    const first = required(history[0]).month;
    for (const month of monthsBetween(first, monthOfDay(over))) {
      const rates = ratesOf(history, month);
      const wanted = wantedOf(partner, month, over);
      if (isSummed(summed.get(month), wanted, rates)) continue;
      await db.withSystem((trx) => sumMonth(trx, partner, rates, wanted));
    }
    await db.withSystem((trx) => countTenantsOfMonths(trx, partner));
  });
}

/** Until which day a month can be summed, and whether it can be as a whole. */
interface Wanted {
  readonly until: Day;
  readonly isWhole: boolean;
}

function wantedOf({ closedMonth }: ClosingPartner, month: Month, over: Day): Wanted {
  const last = dayInMonth(month, 31);
  const isWhole = closedMonth !== null && month <= closedMonth && last <= over;
  return { until: last < over ? last : over, isWhole };
}

function isSummed(summed: Summed | undefined, { until, isWhole }: Wanted, rates: MonthRates): boolean {
  return (
    summed !== undefined &&
    summed.until === until &&
    (summed.isWhole || !isWhole) &&
    summed.perBlock === rates.pagesPerBlock &&
    summed.perPackage === rates.blocksPerPackage
  );
}

async function sumMonth(
  trx: Trx,
  { partnerId }: ClosingPartner,
  rates: MonthRates,
  { until, isWhole }: Wanted,
): Promise<void> {
  const scope = { partnerId, tenantId: undefined };
  // Before the sums: what ends between the two statements belongs to a day that is left out.
  const reserved = await findReservedDay(trx, scope, rates.month);
  const last = reserved !== undefined && reserved <= until ? addDays(reserved, -1) : until;
  const days = (await sumDays(trx, scope, [rates], () => undefined)).get(rates.month)?.days ?? [];
  const isOver = isWhole && reserved === undefined;
  const whole = isOver ? ((await sumMonths(trx, scope, [rates]))[0] ?? nothing) : undefined;
  await replaceSums(trx, scope, { rates, days, until: last, whole });
}

const nothing = {
  request_count: 0,
  pages_used: 0,
  blocks_used: 0,
  packages_used: 0,
  block_limit: 0,
  page_limit: 0,
};
