import {
  auditedBy,
  recordAudit,
  selectAudit,
  type AuditFilter,
} from '#features/accounts/audit/audit.store.ts';
import { toAuditFilter } from '#features/accounts/audit/audit-filter.ts';
import { en } from '#features/accounts/messages.en.ts';
import { jp } from '#features/accounts/messages.jp.ts';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import { getTenantOfQuery } from '#features/accounts/tenant-of-query.ts';
import { findTimeZone } from '#features/accounts/time-zone.store.ts';
import type { Caller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { sendList, type WriteRows } from '../send-export.routes.ts';

const rowsAtOnce = 500;

/** Who did what, as a sheet: for a partner its administration, for a tenant its own. */
export function registerAuditExport(api: Api, context: Context): void {
  api.on('exportAudit', {
    handle: async ({ caller, query, language, timeZone: readersZone, reply }) => {
      const { audit } = language === 'jp' ? jp : en;
      const tenantId = await getTenantOfQuery(context.db, caller, query.tenantId);
      const partnersZone = await beginExport(context, caller);
      const timeZone = readersZone ?? partnersZone;
      const filter = toAuditFilter({ ...query, tenantId }, timeZone);
      await sendList(context, reply, {
        name: audit.fileName,
        owner: caller.tenantId ?? caller.partnerId,
        head: { kind: 'audit', language, timeZone },
        feed: (write) => feedRows(context, caller, filter, write),
      });
    },
  });
}

/** Notes the export itself, and returns the partner's time zone: on its clocks the sheet is where the reader's are not known. */
function beginExport(context: Context, caller: Caller): Promise<string> {
  const at = context.clock.now();
  return withCaller(context.db, caller, async (trx) => {
    await recordAudit(trx, { ...auditedBy(caller), at, action: 'audit.export', target: null, details: {} });
    return findTimeZone(trx, caller.partnerId, at);
  });
}

/** Read in pieces, each in its own transaction, so that none stays open while the file is written. */
async function feedRows(
  context: Context,
  caller: Caller,
  filter: AuditFilter,
  write: WriteRows,
): Promise<void> {
  let before: { at: Date; id: string } | undefined;
  for (;;) {
    const rows = await withCaller(context.db, caller, (trx) =>
      selectAudit(trx, caller, filter, { before, limit: rowsAtOnce }),
    );
    await write(rows);
    if (rows.length < rowsAtOnce) return;
    before = rows.at(-1);
  }
}
