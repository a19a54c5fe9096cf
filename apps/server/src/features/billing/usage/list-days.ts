import type { Month } from '@ocr/billing';
import type { Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import { parseSort } from '#platform/database/lists.ts';
import { required } from '#platform/errors/required.ts';
import type { ValuesHistory } from '../billing-calendar.store.ts';
import type { BillingScope } from '../billing-scope.ts';
import type { KnownDays } from './day-memory.ts';
import { ratesOf } from './month-rates.ts';
import {
  countDays,
  findTenantLimits,
  selectUsageOfDays,
  type CountedDay,
  type CountedMonth,
} from './usage-days.store.ts';
import { selectUsage, type UsageFilter, type UsagePage, type UsageRecord } from './usage.store.ts';

interface Asked {
  readonly filter: UsageFilter;
  readonly page: UsagePage;
  readonly history: ValuesHistory;
  readonly known: KnownDays<CountedDay>;
}
interface Found {
  readonly rows: UsageRecord[];
  readonly total: number;
}

/**
 * A page of usage by day, and how many rows there are. Days that are over are `known` from before: only those after them are added up again. One
 * tenant's page needs nothing more; a page of all tenants in the order of time reads the days it lies in. In the other orders a row
 * may be of any day, and all are read. In a snapshot.
 */
export async function listDays(trx: Trx, scope: BillingScope, asked: Asked): Promise<Found> {
  const { sort = '-month' } = asked.page;
  if (scope.tenantId !== undefined) return listDaysOfTenant(trx, scope, asked);
  const { by, descending } = parseSort<Field>(sort);
  if (by === 'month' || by === 'day') return listDaysInOrder(trx, scope, asked, { by, descending });
  endWithNext(trx);
  return selectUsage(trx, scope, asked.filter, asked.page);
}

type Sort = NonNullable<UsagePage['sort']>;
type Field = Exclude<Sort, `-${string}`>;
interface Order {
  readonly by: Field;
  readonly descending: boolean;
}

async function listDaysOfTenant(trx: Trx, scope: BillingScope, asked: Asked): Promise<Found> {
  endWithNext(trx);
  const [days, tenant] = await Promise.all([
    findDays(trx, scope, asked),
    findTenantLimits(trx, scope, asked.filter.months),
  ]);
  if (tenant === undefined) return { rows: [], total: days.length };
  const { sort = '-month', limit, offset } = asked.page;
  const { limits, ...ofTenant } = tenant;
  const rows = inOrder(days, parseSort<Field>(sort))
    .slice(offset, offset + limit)
    .map(({ tenant_count: _one, ...day }) => ({
      ...ofTenant,
      ...day,
      block_limit: required(limits[day.month]),
    }));
  return { rows, total: days.length };
}

async function listDaysInOrder(trx: Trx, scope: BillingScope, asked: Asked, order: Order): Promise<Found> {
  const { limit, offset } = asked.page;
  const days = inOrder(await findDays(trx, scope, asked), order);
  const ofPage: CountedDay[] = [];
  let total = 0;
  let before = 0;
  for (const day of days) {
    const end = total + day.tenant_count;
    if (end <= offset) before = end;
    else if (total < offset + limit) ofPage.push(day);
    total = end;
  }
  endWithNext(trx);
  const rows = await selectUsageOfDays(trx, scope, ofPage, {
    months: asked.filter.months,
    page: { ...asked.page, offset: offset - before },
  });
  return { rows, total };
}

/** As the list is ordered: by the field, then the latest first. A company's name is the same for all days of a tenant. */
function inOrder(days: readonly CountedDay[], { by, descending }: Order): CountedDay[] {
  const compare = (one: number | string, other: number | string) =>
    one === other ? 0 : one < other ? -1 : 1;
  const valueOf = (day: CountedDay) => {
    if (by === 'requestCount') return day.request_count;
    if (by === 'pagesUsed') return day.pages_used;
    return by === 'companyName' ? 0 : day[by];
  };
  const sign = descending ? -1 : 1;
  return days.toSorted(
    (one, other) =>
      sign * compare(valueOf(one), valueOf(other)) ||
      compare(other.month, one.month) ||
      compare(other.day, one.day),
  );
}

/** The scope's days. What is known of a month must come to the tenants' own rows of it with the days after: else something came late, and all are read. */
async function findDays(
  trx: Trx,
  scope: BillingScope,
  { filter, history, known }: Asked,
): Promise<CountedDay[]> {
  const months = filter.months.map(({ month }) => {
    const rates = ratesOf(history, month);
    return { month, rates, over: known.find(rates) };
  });
  if (months.length === 0) return [];
  const added = await countDays(
    trx,
    scope,
    months.map(({ month, over }) => ({ month, known: over.at(-1)?.day })),
  );
  const differing = months.filter(({ month, over }) => !isWhole(over, added.get(month)));
  const again = await readAll(
    trx,
    scope,
    differing.map(({ month }) => month),
  );
  return months.flatMap(({ month, rates, over }) => {
    const days = again.get(month)?.days ?? [...over, ...(added.get(month)?.days ?? [])];
    known.keep(rates, days);
    return days;
  });
}

async function readAll(
  trx: Trx,
  scope: BillingScope,
  months: readonly Month[],
): Promise<Map<Month, CountedMonth>> {
  if (months.length === 0) return new Map();
  return countDays(
    trx,
    scope,
    months.map((month) => ({ month, known: undefined })),
  );
}

function isWhole(over: readonly CountedDay[], added: CountedMonth | undefined): boolean {
  if (over.length === 0) return true;
  const all = [...over, ...(added?.days ?? [])];
  return (['request_count', 'pages_used', 'pages_reserved'] as const).every(
    (key) => all.reduce((sum, day) => sum + day[key], 0) === added?.whole[key],
  );
}
