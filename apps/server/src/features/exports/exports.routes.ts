import { getTimeZone } from '#features/billing/usage/metering.store.ts';
import { dayOf } from '@ocr/billing';
import { requestFilter, requestOrder } from '#features/requests/request-filter.ts';
import { selectRequests } from '#features/requests/request-list.store.ts';
import { findRequest, type RequestRow } from '#features/requests/requests.store.ts';
import type { Context } from '#platform/context.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { xlsxType } from '#platform/http/download.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { auditExport } from './audit-export.ts';
import { assertExportable, gatherRequest, gatherResults } from './many/export-results.ts';
import type { Encoding } from './csv/write-csv.ts';
import { registerExportLayouts } from './layouts/layouts.routes.ts';
import { messagesFor } from './messages.ts';
import { sendExport, sendList, type WriteRows } from './send-export.routes.ts';

const rowsAtOnce = 200;
const types = {
  xlsx: xlsxType,
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
const typeOf = ({ format, encoding }: { format: keyof typeof types; encoding: Encoding }): string =>
  format === 'csv' ? `text/csv; charset=${encoding}` : types[format];

/** Routes of the exports of requests and results. */
export function registerExports(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    context.db.withTenant(tenantScope(caller), async (trx) => {
      const row = await findRequest(trx, tenantScope(caller), params.id);
      if (row === undefined) throw notFound();
      return row;
    });
  registerExportLayouts(api, context);
  api.on('exportRequest', { find, handle: (call) => exportRequest(context, call) });
  api.on('exportRequests', { handle: (call) => exportRequests(context, call) });
}

async function exportRequest(
  context: Context,
  { caller, found, query, language, reply }: Call<'exportRequest', RequestRow>,
): Promise<void> {
  if (found.status === 'processing') throw new AppError('NOT_READY');
  const scope = tenantScope(caller);
  const { format, encoding } = query;
  const gather = () =>
    context.db.withTenant(scope, async (trx) => {
      const row = await findRequest(trx, scope, found.id);
      if (row === undefined) throw notFound();
      await auditExport(trx, caller, { at: context.clock.now(), target: row.number, details: { format } });
      return gatherRequest(trx, scope, row);
    });
  await sendExport(context, reply, {
    owner: scope.tenantId,
    gather: async () => ({
      name: `${found.number} ${found.template_name}.${format}`,
      type: typeOf(query),
      job: { kind: 'request', format, encoding, language, ...(await gather()) },
    }),
  });
}

async function exportRequests(context: Context, call: Call<'exportRequests'>): Promise<void> {
  return call.query.content === 'results' ? exportResults(context, call) : exportList(context, call);
}

/** The results of several requests in one file; CSV come as an archive, one a table. */
async function exportResults(
  context: Context,
  { caller, query, language, reply }: Call<'exportRequests'>,
): Promise<void> {
  const { format, encoding, ids = [] } = query;
  const { ending, type } =
    format === 'csv' ? { ending: 'zip', type: 'application/zip' } : { ending: format, type: types[format] };
  await assertExportable(context, caller, ids);
  await sendExport(context, reply, {
    owner: caller.tenantId,
    gather: async () => {
      const { day, requests } = await gatherResults(context, caller, { ids, format });
      const name = `${messagesFor(language).results}_${day}.${ending}`;
      return { name, type, job: { kind: 'requests', format, encoding, language, requests } };
    },
  });
}

async function exportList(
  context: Context,
  { caller, query, language, timeZone: readersZone, reply }: Call<'exportRequests'>,
): Promise<void> {
  if (query.format !== 'xlsx') throw invalidField('format', 'INVALID');
  const scope = tenantScope(caller);
  const now = context.clock.now();
  const timeZone = readersZone ?? (await context.db.withTenant(scope, (trx) => getTimeZone(trx, scope, now)));
  await sendList(context, reply, {
    name: `${messagesFor(language).requests}_${dayOf(now, timeZone)}.xlsx`,
    owner: scope.tenantId,
    head: { kind: 'requests', language, timeZone },
    feed: (write) => feedRequests(context, { caller, query, timeZone }, write),
  });
}

/** Every request that the filter finds. The note in the audit says how many there were. */
function feedRequests(
  context: Context,
  { caller, query, timeZone }: Pick<Call<'exportRequests'>, 'caller' | 'query' | 'timeZone'>,
  write: WriteRows,
): Promise<void> {
  const scope = tenantScope(caller);
  return context.db.withTenant(scope, async (trx) => {
    const filter = await requestFilter(context, trx, scope, query, timeZone);
    let count = 0;
    let rows: RequestRow[] = [];
    for await (const row of selectRequests(trx, scope, filter, requestOrder(query.sort)).stream(rowsAtOnce)) {
      count += 1;
      rows.push(row);
      if (rows.length < rowsAtOnce) continue;
      await write(rows);
      rows = [];
    }
    await write(rows);
    const details = { format: 'xlsx', requests: count };
    await auditExport(trx, caller, { at: context.clock.now(), target: null, details });
  });
}
