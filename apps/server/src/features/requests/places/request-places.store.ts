import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { splitDays } from '#platform/database/day-spans.ts';
import type { Place } from '#platform/database/lists.ts';
import { countOfPart, countsOf, type CountedFilter } from '../request-counts.store.ts';

/** A row of a list, by how many come before it in this order. */
interface PlaceQuery {
  readonly by: string;
  readonly descending: boolean;
  readonly offset: number;
}

/**
 * Where the day (UTC) of a row begins in a list's order, and how many rows come before that day: from the counts of the days, without passing over their rows. Undefined in orders
 * that are neither by date nor by status, and for a row in the part of a day with which the filter begins or ends. Only for tenants whose requests are counted, in the snapshot of the list.
 */
export async function findCountedPlace(
  trx: Trx,
  scope: TenantScope,
  filter: CountedFilter,
  { by, descending, offset }: PlaceQuery,
): Promise<Place | undefined> {
  const isByStatus = by === 'status' && filter.status === undefined;
  const { days, parts } = splitDays(filter);
  // Each status has a part of a day of its own; these are not counted.
  const isKnown = isByStatus ? parts.length === 0 : by === 'status' || by === 'uploadDate';
  if (!isKnown) return undefined;
  const first = parts.find((part) => (descending ? part.to === filter.to : part.from === filter.from));
  const before = days === undefined || first === undefined ? sql`0` : countOfPart(scope, filter, first);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const order = isByStatus ? sql`status ${direction}, day ${direction}` : sql`day ${direction}`;
  const { rows } = await sql<CountedDay>`
    select status, (day ${sql.raw(descending ? '+ 1' : '')})::timestamp at time zone 'UTC' as start, skipped from (
      select status, day, requests, ${before} + sum(requests) over (order by ${order}) - requests as skipped from (
        select ${isByStatus ? sql`status` : sql`null as status`}, day, sum(change) as requests from request_counts
        where ${countsOf(scope, filter, days)} group by 1, 2) as counted
    ) as days where skipped <= ${offset} and skipped + requests > ${offset} limit 1`.execute(trx);
  return rows[0] && { skipped: Number(rows[0].skipped), beyond: isAfter(rows[0], descending) };
}

interface CountedDay {
  readonly status: string | null;
  readonly start: Date;
  readonly skipped: string;
}

function isAfter({ status, start }: CountedDay, descending: boolean): RawBuilder<boolean> {
  const comparison = sql.raw(descending ? '<' : '>=');
  return status === null
    ? sql`accepted_at ${comparison} ${start}`
    : sql`(status, accepted_at) ${comparison} (${status}, ${start}::timestamptz)`;
}
