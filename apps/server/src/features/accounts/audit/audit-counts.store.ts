import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Caller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { splitDays, type Span } from '#platform/database/day-spans.ts';
import type { Place } from '#platform/database/lists.ts';

/** What the counts know of an entry. */
interface CountedFilter extends Span {
  /** What the action begins with. */
  readonly action?: string | undefined;
  readonly tenantId?: string | undefined;
}

/**
 * How many entries match a filter, exactly: the sum of the counted days (UTC), plus the rows at the filter's ends, which `countRows`
 * counts. Undefined until the owner's entries are counted.
 */
export async function findAuditCount(
  trx: Trx,
  caller: Caller,
  filter: CountedFilter,
  countRows: (span: Span) => Promise<number>,
): Promise<number | undefined> {
  const counted = await findCounted(trx, caller, filter);
  if (counted === undefined) return undefined;
  const { days, parts } = splitDays(filter, counted.until);
  const numbers = await Promise.all([
    days === undefined ? 0 : sumDays(trx, counted.owner, { ...days, action: filter.action }),
    ...parts.map(countRows),
  ]);
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * The same without a span, in one statement: the counted days, and the rows since then. Undefined until the owner's entries are counted.
 * @param rowsSince the number of matching rows from an instant on
 */
export async function findWholeAuditCount(
  trx: Trx,
  caller: Caller,
  { action, tenantId }: Omit<CountedFilter, keyof Span>,
  rowsSince: (at: RawBuilder<Date>) => Expression<unknown>,
): Promise<number | undefined> {
  const owner = ownerOf(caller, tenantId);
  const days = daysOf(trx, owner, { action })
    .where('day', '<', sql<string>`(counted.counted_until at time zone 'UTC')::date`)
    .select(sql`coalesce(sum(entries), 0)`.as('total'));
  const { rows } = await sql<{ total: string }>`
    select (${days}) + (${rowsSince(sql`counted.counted_until`)}) as total from audit_counted as counted where owner_id = ${owner}`.execute(
    trx,
  );
  return rows[0] && Number(rows[0].total);
}

function ownerOf(caller: Caller, tenantId: string | undefined): string {
  return caller.roleName === 'TENANT' ? caller.tenantId : (tenantId ?? caller.partnerId);
}

/** Whose entries a filter selects, and until when they are counted. Undefined until they are. */
async function findCounted(trx: Trx, caller: Caller, { tenantId }: CountedFilter) {
  const owner = ownerOf(caller, tenantId);
  const counted = await trx
    .selectFrom('audit_counted')
    .select('counted_until')
    .where('owner_id', '=', owner)
    .executeTakeFirst();
  return counted && { owner, until: counted.counted_until };
}

/**
 * The start of the day (UTC) that an entry of the list is in, and the number of entries before that day, from the counts of the days: nothing is
 * skipped one by one. Undefined if the entry is in a part of the filter's span that is not counted by day.
 */
export async function findAuditPlace(
  trx: Trx,
  caller: Caller,
  filter: CountedFilter,
  {
    descending,
    offset,
    countRows,
  }: {
    readonly descending: boolean;
    readonly offset: number;
    readonly countRows: (span: Span) => Promise<number>;
  },
): Promise<Place | undefined> {
  const counted = await findCounted(trx, caller, filter);
  if (counted === undefined) return undefined;
  const { days, parts } = splitDays(filter, counted.until);
  if (days === undefined) return undefined;
  const first = parts.find((part) => (descending ? part.to === filter.to : part.from === filter.from));
  const before = first === undefined ? 0 : await countRows(first);
  const byDay = daysOf(trx, counted.owner, { ...days, action: filter.action })
    .select(['day', sql<number>`sum(entries)::int`.as('number')])
    .groupBy('day');
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const { rows } = await sql<{ start: Date; skipped: number }>`
    select (day ${sql.raw(descending ? '+ 1' : '')})::timestamp at time zone 'UTC' as start, skipped::float8 from (
      select day, number, ${before}::int + sum(number) over (order by day ${direction}) - number as skipped from (${byDay}) as counted
    ) as days where skipped <= ${offset} and skipped + number > ${offset} limit 1`.execute(trx);
  const [day] = rows;
  const comparison = sql.raw(descending ? '<' : '>=');
  return day && { skipped: day.skipped, beyond: sql`audit_entries.at ${comparison} ${day.start}` };
}

/** The sum of whole days. */
async function sumDays(trx: Trx, owner: string | null, filter: CountedFilter): Promise<number> {
  const { total } = await daysOf(trx, owner, filter)
    .select(sql<string>`coalesce(sum(entries), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The counts of whole days. Row-level security hides confidential entries from a partner. */
function daysOf(trx: Trx, owner: string | null, { from, to, action }: CountedFilter) {
  const day = (at: Date) => sql<string>`(${at}::timestamptz at time zone 'UTC')::date`;
  let query = trx.selectFrom('audit_counts').where('owner_id', '=', owner);
  if (from !== undefined) query = query.where('day', '>=', day(from));
  if (to !== undefined) query = query.where('day', '<', day(to));
  if (action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${action})`);
  return query;
}

/** Partners whose counts changed after the given instant. */
export async function selectPartnersToCount(trx: Trx, until: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('partners')
    .leftJoin('audit_counted', 'audit_counted.owner_id', 'partners.id')
    .select('partners.id')
    .where(sql<boolean>`counted_until is distinct from ${until}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** This many days are counted again, because a late clock may have added entries to them. */
const againDays = 7;

/**
 * Counts the entries of a partner and of each of its tenants before `until`, the beginning of a day (UTC) that is over for every process. Two
 * that count at once wait for each other.
 */
export async function countAuditEntries(trx: Trx, partnerId: string, until: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit-counts ${partnerId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ since: Date }>`
    select coalesce((select least(counted_until, ${until}) - ${againDays} * interval '24 hours' from audit_counted
      where owner_id = ${partnerId}), 'epoch'::timestamptz) as since`.execute(trx);
  const since = sql`${rows[0]?.since}::timestamptz`;
  await sql`delete from audit_counts where partner_id = ${partnerId} and day >= (${since} at time zone 'UTC')::date`.execute(
    trx,
  );
  await sql`
    insert into audit_counts (owner_id, partner_id, day, action, confidential, entries)
    select e.tenant_id, e.partner_id, (at at time zone 'UTC')::date as day, action, confidential, count(*)
      from tenants t join audit_entries e on e.tenant_id = t.id and at >= ${since} and at < ${until}
      where t.partner_id = ${partnerId} group by 1, 2, 3, 4, 5
    union all
    select partner_id, partner_id, (at at time zone 'UTC')::date as day, action, false, count(*)
      from audit_entries where partner_id = ${partnerId} and not confidential and at >= ${since} and at < ${until}
      group by 1, 2, 3, 4`.execute(trx);
  await sql`
    insert into audit_counted (owner_id, partner_id, counted_until)
    select id, partner_id, ${until}::timestamptz from tenants where partner_id = ${partnerId}
    union all select ${partnerId}, ${partnerId}, ${until}::timestamptz
    on conflict (owner_id) do update set counted_until = excluded.counted_until`.execute(trx);
}
