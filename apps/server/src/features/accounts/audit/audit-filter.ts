import { instantsOfDays } from '#platform/clock/day-filter.ts';
import type { AuditFilter } from './audit.store.ts';

interface AuditQuery {
  from?: string | undefined;
  to?: string | undefined;
  action?: string | undefined;
  search?: string | undefined;
  tenantId?: string | undefined;
  sort?: 'at' | '-at' | undefined;
}

/** What the address asks for, of a tenant that is known; days are those of the time zone. */
export function toAuditFilter(query: AuditQuery, timeZone: string): AuditFilter {
  const { action, search, tenantId } = query;
  return {
    ...instantsOfDays(query, timeZone),
    action,
    search,
    tenantId,
  };
}
