import { getTimeZone } from '#features/billing/usage/metering.store.ts';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { dayOf } from '@ocr/billing';
import { presentRequestDetail } from '#features/requests/requests.present.ts';
import { requestFilter, requestOrder } from '#features/requests/request-filter.ts';
import { selectRequests } from '#features/requests/request-list.store.ts';
import { findRequest, getDefinition, type RequestRow } from '#features/requests/requests.store.ts';
import { selectFileParts } from '#features/results/results.present.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { sendWrittenFile, xlsxType } from '#platform/http/download.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { messagesFor } from './messages.ts';
import { sendExport } from './send-export.routes.ts';
import { writeRequestList } from './write-request-list.ts';

const types = {
  xlsx: xlsxType,
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export function registerExports(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: Record<string, string> }) =>
    context.db.withTenant(tenantScope(caller), async (trx) => {
      const row = await findRequest(trx, tenantScope(caller), params.id!);
      if (row === undefined) throw notFound();
      return row;
    });
  api.on('exportRequest', { find, handle: (call) => exportRequest(context, call) });
  api.on('exportRequests', { handle: (call) => exportRequests(context, call) });
}

async function exportRequest(
  context: Context,
  { caller, found, query, language, reply }: Call<'exportRequest', RequestRow>,
): Promise<void> {
  if (found.status === 'processing') throw new AppError('NOT_READY');
  const scope = tenantScope(caller);
  const { format } = query;
  const job = await context.db.withTenant(scope, async (trx) => {
    const row = await findRequest(trx, scope, found.id);
    if (row === undefined) throw notFound();
    await audit(context, trx, caller, { target: row.number, details: { format } });
    const { files: _none, ...request } = presentRequestDetail(row, []);
    const files = await selectFileParts(trx, scope, row.id);
    return { request, files, definition: await getDefinition(trx, scope, row.id) };
  });
  const name = `${job.request.number} ${job.request.templateName}.${format}`;
  await sendExport(context, reply, {
    name,
    type: types[format],
    owner: scope.tenantId,
    job: { kind: 'request', format, language, ...job },
  });
}

async function exportRequests(
  context: Context,
  { caller, query, language, reply }: Call<'exportRequests'>,
): Promise<void> {
  const scope = tenantScope(caller);
  const t = messagesFor(language);
  const now = context.clock.now();
  const timeZone = await context.db.withTenant(scope, (trx) => getTimeZone(trx, scope, now));
  const file = { name: `${t.requests}_${dayOf(now, timeZone)}.xlsx`, type: xlsxType };
  await sendWrittenFile(context, reply, file, (path) =>
    context.db.withTenant(scope, async (trx) => {
      const filter = await requestFilter(context, trx, scope, query);
      const rows = selectRequests(trx, scope, filter, requestOrder(query.sort)).stream(200);
      const count = await writeRequestList(path, rows, { t, timeZone, language });
      await audit(context, trx, caller, { target: null, details: { format: 'xlsx', requests: count } });
    }),
  );
}

async function audit(
  context: Context,
  trx: Trx,
  caller: TenantCaller,
  entry: { target: string | null; details: Record<string, unknown> },
): Promise<void> {
  await recordAudit(trx, {
    ...auditedBy(caller),
    at: context.clock.now(),
    action: 'request.export',
    ...entry,
  });
}
