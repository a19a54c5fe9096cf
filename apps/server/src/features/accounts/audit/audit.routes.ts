import type { AuditEntryData } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import { instantsOfDays } from '#platform/clock/day-filter.ts';
import { isId } from '#platform/database/ids.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Api } from '#platform/http/route.ts';
import { isListedAtOnce, listAudit, type AuditFilter, type AuditRow } from './audit.store.ts';
import { findTimeZone } from '../time-zone.store.ts';
import { withCaller } from '../sessions/with-caller.ts';

interface AuditQuery {
  from?: string | undefined;
  to?: string | undefined;
  action?: string | undefined;
  search?: string | undefined;
  tenantId?: string | undefined;
  sort?: 'at' | '-at' | undefined;
}

/** Who did what: for a partner its administration, for a tenant its own. */
export function registerAudit(api: Api, context: Context): void {
  api.on('listAudit', {
    handle: ({ caller, query, timeZone }) => {
      const { page, size } = query;
      const hasDays = query.from !== undefined || query.to !== undefined;
      const atOnce = !hasDays && isListedAtOnce({ search: query.search }, { page, size });
      return withCaller(
        context.db,
        caller,
        async (trx) => {
          // Without days no zone matters, and none is looked up.
          const findZone = async () => findTimeZone(trx, caller.partnerId, context.clock.now());
          const filter = toAuditFilter(query, timeZone ?? (hasDays ? await findZone() : 'UTC'));
          const options = { ascending: query.sort === 'at', page, size };
          const { rows, total } = await listAudit(trx, caller, filter, options);
          return { items: rows.map(presentEntry), total, page, size };
        },
        { snapshot: true, atOnce, endsEarly: true },
      );
    },
  });
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

function presentEntry(row: AuditRow): AuditEntryData {
  return {
    id: row.id,
    at: row.at.toISOString(),
    userName: row.user_name,
    action: row.action,
    target: row.target,
    tenantId: row.tenant_id,
    companyName: row.company_name,
    details: row.details,
  };
}
