import { sql, type RawBuilder } from 'kysely';

/**
 * A tenant's block limit or company name as it was at the end of a month, as SQL: null where it has not been changed since, and is the tenant's own. `end` is the
 * first instant after the month. A month that has ended is not touched by any change.
 */
export function pastValue<Column extends 'block_limit' | 'company_name'>(
  column: Column,
  { tenantId, end }: { tenantId: RawBuilder<unknown>; end: RawBuilder<unknown> },
): RawBuilder<Column extends 'block_limit' ? number | null : string | null> {
  return sql`(select past.${sql.ref(column)} from tenant_past_values past where past.tenant_id = ${tenantId} and past.until >= ${end} order by past.position limit 1)`;
}
