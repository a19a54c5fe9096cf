import { sql } from 'kysely';
import type { Caller } from '#platform/access/caller.ts';
import type { Trx } from '#platform/database/database.ts';
import { splitDays, type Span } from '#platform/database/day-spans.ts';

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
  const owner = caller.roleName === 'TENANT' ? caller.tenantId : (filter.tenantId ?? caller.partnerId);
  const counted = await trx
    .selectFrom('audit_counted')
    .select('counted_until')
    .where('owner_id', '=', owner)
    .executeTakeFirst();
  if (counted === undefined) return undefined;
  const { days, parts } = splitDays(filter, counted.counted_until);
  let total = days === undefined ? 0 : await sumDays(trx, owner, { ...days, action: filter.action });
  for (const part of parts) total += await countRows(part);
  return total;
}

/** The sum of whole days. Row-level security hides confidential entries from a partner. */
async function sumDays(trx: Trx, owner: string | null, { from, to, action }: CountedFilter): Promise<number> {
  const day = (at: Date) => sql<string>`(${at}::timestamptz at time zone 'UTC')::date`;
  let query = trx
    .selectFrom('audit_counts')
    .select(sql<string>`coalesce(sum(entries), 0)`.as('total'))
    .where('owner_id', '=', owner);
  if (from !== undefined) query = query.where('day', '>=', day(from));
  if (to !== undefined) query = query.where('day', '<', day(to));
  if (action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${action})`);
  return Number((await query.executeTakeFirstOrThrow()).total);
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
