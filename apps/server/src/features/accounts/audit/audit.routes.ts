import type { AuditEntryData } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { isCountedInParallel, listAudit, type AuditRow } from './audit.store.ts';
import { toAuditFilter } from './audit-filter.ts';
import { getTenantOfQuery } from '../tenant-of-query.ts';
import { findTimeZone } from '../time-zone.store.ts';
import { withCaller } from '../sessions/with-caller.ts';

/** Who did what: for a partner its administration, for a tenant its own. */
export function registerAudit(api: Api, context: Context): void {
  api.on('listAudit', {
    handle: async ({ caller, query: asked, timeZone }) => {
      const query = { ...asked, tenantId: await getTenantOfQuery(context.db, caller, asked.tenantId) };
      const { page, size } = query;
      const hasDays = query.from !== undefined || query.to !== undefined;
      const atOnce = !hasDays && isCountedInParallel({ search: query.search }, { page, size });
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
