import { instantsOfDays } from '#platform/clock/day-filter.ts';
import { isId } from '#platform/database/ids.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { AuditFilter } from './audit.store.ts';

interface AuditQuery {
  from?: string | undefined;
  to?: string | undefined;
  action?: string | undefined;
  search?: string | undefined;
  tenantId?: string | undefined;
  sort?: 'at' | '-at' | undefined;
}

/** What the address asks for; days are those of the time zone. Throws `NOT_FOUND` for a tenant that cannot be one. */
export function toAuditFilter(query: AuditQuery, timeZone: string): AuditFilter {
  const { action, search, tenantId } = query;
  if (tenantId !== undefined && !isId(tenantId)) throw notFound();
  return {
    ...instantsOfDays(query, timeZone),
    action,
    search,
    tenantId,
  };
}
