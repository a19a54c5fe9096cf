import { dayOf } from '@ocr/billing';
import { limits } from '@ocr/contract';
import { getTimeZone } from '#features/billing/usage/metering.store.ts';
import { presentExported } from '#features/requests/requests.present.ts';
import { findRequest, getDefinition, type RequestRow } from '#features/requests/requests.store.ts';
import { selectFileParts } from '#features/results/results.present.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { isId } from '#platform/database/ids.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import { findLayout } from '../layouts/layouts.store.ts';
import { auditExport } from '../audit-export.ts';
import type { RequestParts } from '../write-export.ts';

/**
 * Whether several requests can be one file, before anything waits for its turn.
 * @throws AppError `FAILED` without ids or with too many, `NOT_FOUND`, `NOT_READY` while one is processing, `TOO_MANY_PAGES`
 */
export async function assertExportable(
  { db }: Pick<Context, 'db'>,
  caller: TenantCaller,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) throw invalidField('ids', 'REQUIRED');
  if (ids.length > limits.exportRequests) throw invalidField('ids', 'OUT_OF_RANGE');
  const scope = tenantScope(caller);
  await db.withTenant(scope, async (trx) => void (await getExportable(trx, scope, ids)));
}

/**
 * The data of several requests for one file, and the day on the partner's calendar.
 * @throws AppError `NOT_FOUND`, `NOT_READY`, `TOO_MANY_PAGES` where the requests have changed since they were found exportable
 */
export async function gatherResults(
  context: Context,
  caller: TenantCaller,
  { ids, format }: { readonly ids: readonly string[]; readonly format: string },
): Promise<{ readonly day: string; readonly requests: readonly RequestParts[] }> {
  const scope = tenantScope(caller);
  const now = context.clock.now();
  return context.db.withTenant(scope, async (trx) => {
    const rows = await getExportable(trx, scope, ids);
    const details = { format, requests: rows.length };
    await auditExport(trx, caller, { at: now, target: null, details });
    const requests: RequestParts[] = [];
    for (const row of rows) requests.push(await gatherRequest(trx, scope, row));
    return { day: dayOf(now, await getTimeZone(trx, scope, now)), requests };
  });
}

/** The data of a request for a file. */
export async function gatherRequest(trx: Trx, scope: TenantScope, row: RequestRow): Promise<RequestParts> {
  return {
    request: presentExported(row),
    files: await selectFileParts(trx, scope, row.id),
    definition: await getDefinition(trx, scope, row.id),
    layout: await findLayout(trx, scope, row.template_id),
  };
}

async function getExportable(trx: Trx, scope: TenantScope, ids: readonly string[]): Promise<RequestRow[]> {
  const rows = await getRequests(trx, scope, ids);
  if (rows.some(({ status }) => status === 'processing')) throw new AppError('NOT_READY');
  const pages = rows.reduce((sum, row) => sum + row.page_count, 0);
  if (pages > limits.exportPages)
    throw new AppError('TOO_MANY_PAGES', { details: { maxPages: limits.exportPages } });
  return rows;
}

async function getRequests(trx: Trx, scope: TenantScope, ids: readonly string[]): Promise<RequestRow[]> {
  const rows: RequestRow[] = [];
  for (const id of ids) {
    const row = isId(id) ? await findRequest(trx, scope, id) : undefined;
    if (row === undefined) throw notFound();
    rows.push(row);
  }
  return rows;
}
