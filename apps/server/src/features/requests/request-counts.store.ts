import { sql, type RawBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { splitDays, type Span } from '#platform/database/day-spans.ts';

/** What the counts know of a request. */
export interface CountedFilter extends Span {
  readonly status?: 'processing' | 'completed' | 'failed' | undefined;
  readonly checked?: boolean | undefined;
}

/**
 * How many of a tenant's requests match a filter, exactly: the sum of the counts per day (UTC), plus the rows of the partial days at the
 * filter's ends. Undefined until the tenant's older requests are counted.
 */
export async function findRequestCount(
  trx: Trx,
  scope: TenantScope,
  filter: CountedFilter,
): Promise<number | undefined> {
  const { days, parts } = splitDays(filter);
  const counted = sql`(select coalesce(sum(change), 0) from request_counts where ${countsOf(scope, filter, days)})`;
  const rows = parts.map((part) => countOfPart(scope, filter, part));
  const { rows: found } = await sql<{
    total: string | null;
  }>`select case when exists (select from counted_tenants where tenant_id = ${scope.tenantId})
      then ${sql.join([counted, ...rows], sql` + `)} end as total`.execute(trx);
  const total = found[0]?.total ?? null;
  return total === null ? undefined : Number(total);
}

/** Which counts belong to the whole days of a filter; of no days, none. */
export function countsOf(
  scope: TenantScope,
  { status, checked }: CountedFilter,
  days: Span | undefined,
): RawBuilder<boolean> {
  return sql`tenant_id = ${scope.tenantId} ${days === undefined ? sql`and false` : onDays(days)}
    ${also(status, (value) => sql`status = ${value}`)} ${also(checked, (value) => sql`checked = ${value}`)}`;
}

/** The number of rows in a part of a day, to be a part of a statement. */
export function countOfPart(
  scope: TenantScope,
  { status, checked }: CountedFilter,
  part: Span,
): RawBuilder<string> {
  return sql`(select count(*) from requests where tenant_id = ${scope.tenantId} and deleted_at is null
    ${alsoFiltered({ status, checked, ...part })})`;
}

/** The conditions of a filter for rows of requests, each after an `and`. */
export function alsoFiltered({ status, checked, from, to }: CountedFilter): RawBuilder<unknown> {
  return sql`${also(from, (at) => sql`accepted_at >= ${at}`)} ${also(to, (at) => sql`accepted_at < ${at}`)} ${also(status, (value) => sql`status = ${value}`)}
    ${also(checked, (value) => (value ? sql`checked_at is not null` : sql`checked_at is null`))}`;
}

function also<Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return value === undefined ? sql`` : sql`and ${condition(value)}`;
}

/** A condition for whole days. */
function onDays({ from, to }: Span): RawBuilder<unknown> {
  const day = (at: Date) => sql`(${at}::timestamptz at time zone 'UTC')::date`;
  return sql`${also(from, (at) => sql`day >= ${day(at)}`)} ${also(to, (at) => sql`day < ${day(at)}`)}`;
}

/**
 * Compares the counts of a tenant with its requests and corrects differences while others write: one statement reads both. Returns how many
 * counts differed: all of them, the first time.
 */
export async function recountRequests(trx: Trx, scope: TenantScope, at: Date): Promise<number> {
  await lockCounts(trx, scope);
  const { numAffectedRows = 0n } = await sql`
    insert into request_counts (tenant_id, partner_id, day, status, checked, change)
    select ${scope.tenantId}, ${scope.partnerId}, day, status, checked, sum(change) from (
      select (accepted_at at time zone 'UTC')::date as day, status, checked_at is not null as checked, 1 as change
        from requests where tenant_id = ${scope.tenantId} and deleted_at is null
      union all
      select day, status, checked, -change from request_counts where tenant_id = ${scope.tenantId}
    ) as compared group by day, status, checked having sum(change) <> 0`.execute(trx);
  await trx
    .insertInto('counted_tenants')
    .values({ tenant_id: scope.tenantId, partner_id: scope.partnerId, counted_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ counted_at: at }))
    .execute();
  return Number(numAffectedRows);
}

/** Merges the rows of a day, status and check state into one, where some were added. Others read and write meanwhile. */
export async function foldRequestCounts(trx: Trx, scope: TenantScope): Promise<void> {
  await sql`
    with gone as (
      delete from request_counts where tenant_id = ${scope.tenantId}
        and day in (select day from request_counts where tenant_id = ${scope.tenantId} and not folded)
      returning day, status, checked, change
    ) insert into request_counts (tenant_id, partner_id, day, status, checked, change, folded)
    select ${scope.tenantId}, ${scope.partnerId}, day, status, checked, sum(change), true from gone
    group by day, status, checked having sum(change) <> 0`.execute(trx);
}

/** Two that compare at once would both put the same difference right. */
async function lockCounts(trx: Trx, { tenantId }: TenantScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`request-counts ${tenantId}`}, 0))`.execute(trx);
}

/** Tenants whose older requests are not counted yet. */
export async function selectUncountedTenants(trx: Trx): Promise<TenantScope[]> {
  const rows = await trx
    .selectFrom('tenants')
    .leftJoin('counted_tenants', 'counted_tenants.tenant_id', 'tenants.id')
    .select(['tenants.id', 'tenants.partner_id'])
    .where('tenants.deleted_at', 'is', null)
    .where('counted_tenants.tenant_id', 'is', null)
    .execute();
  return rows.map((row) => ({ tenantId: row.id, partnerId: row.partner_id }));
}

/** Tenants whose requests have changed since their counts were folded. */
export async function selectUnfoldedTenants(trx: Trx): Promise<TenantScope[]> {
  const rows = await trx
    .selectFrom('request_counts')
    .select(['tenant_id', 'partner_id'])
    .distinct()
    .where('folded', '=', false)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, partnerId: row.partner_id }));
}

/** Tenants whose requests are counted. */
export async function selectCountedTenants(trx: Trx): Promise<TenantScope[]> {
  const rows = await trx.selectFrom('counted_tenants').select(['tenant_id', 'partner_id']).execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, partnerId: row.partner_id }));
}

/** Maximum requests counted at once: each is updated, and others wait for it meanwhile. */
const batch = 500;

/** Counts the values to check in requests from before that was stored. False once none are left. */
export async function countOlderToCheck(trx: Trx, { tenantId }: TenantScope): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update requests q set to_check = (select coalesce(sum(f.to_check), 0) from request_files f where f.request_id = q.id)
    where q.id in (select id from requests where tenant_id = ${tenantId} and to_check is null and deleted_at is null
      order by id limit ${batch} for update skip locked)`.execute(trx);
  return numAffectedRows > 0n;
}

/** Tenants with requests whose values to check are not counted. */
export async function selectTenantsToCount(trx: Trx): Promise<TenantScope[]> {
  const rows = await trx
    .selectFrom('requests')
    .select(['tenant_id', 'partner_id'])
    .distinct()
    .where('to_check', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id, partnerId: row.partner_id }));
}
