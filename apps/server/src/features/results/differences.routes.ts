import type { CheckDifference } from '@ocr/contract';
import { updateCheckState } from '#features/requests/check-request.ts';
import { findRequest, lockRequest } from '#features/requests/requests.store.ts';
import { replaceRows } from '#features/requests/second-check/snapshots.store.ts';
import { findRowsOfOne, partsOf, resolveDifferences } from '#features/requests/second-check/blind-check.ts';
import { selectDifferences, type DifferenceRow } from '#features/requests/second-check/differences.store.ts';
import { assertMayChange } from '#features/requests/second-check/review-request.ts';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Api } from '#platform/http/route.ts';
import { transactWithAnswers, type Ask } from './answered-outside.ts';
import { updateSearch, recheck } from './correct-file.ts';
import { changeResult } from './result-turns.ts';
import { insertCorrections, selectCorrections, selectRowEdits } from './results.store.ts';

/** What the third person settles after two who checked blind: where they differ, and whose is right. */
export function registerDifferences(api: Api, context: Context): void {
  const find = async ({ caller, params }: { caller: TenantCaller; params: { id: string } }) => {
    const row = await context.db.withTenant(tenantScope(caller), (trx) =>
      findRequest(trx, tenantScope(caller), params.id),
    );
    if (row === undefined) throw notFound();
    return row;
  };
  const show = async (caller: TenantCaller, requestId: string) => {
    const scope = tenantScope(caller);
    const rows = await context.db.withTenant(scope, (trx) => selectDifferences(trx, scope, requestId));
    return { differences: rows.map(present) };
  };
  api.on('getDifferences', { find, handle: ({ caller, found }) => show(caller, found.id) });
  api.on('settleDifference', {
    find,
    handle: async ({ caller, found, params, body }) => {
      const scope = tenantScope(caller);
      const at = context.clock.now();
      const picked = { requestId: found.id, id: params.differenceId, pick: body.pick, at };
      await changeResult(scope, () =>
        transactWithAnswers(context.db, scope, (trx, ask) => pick({ context, ask }, trx, caller, picked)),
      );
      return show(caller, found.id);
    },
  });
}

interface Pick {
  readonly requestId: string;
  readonly id: string;
  readonly pick: 'first' | 'second';
  readonly at: Date;
}

/** Puts one person's value, or rows, in place. The last one settled has the request checked. */
async function pick(
  { context, ask }: { readonly context: Context; readonly ask: Ask },
  trx: Trx,
  caller: TenantCaller,
  { requestId, id, pick: picked, at }: Pick,
): Promise<void> {
  const scope = tenantScope(caller);
  const request = await lockRequest(trx, scope, requestId);
  if (request === undefined) throw notFound();
  await assertMayChange(trx, caller, request);
  const row = (await selectDifferences(trx, scope, requestId)).find((one) => one.id === id);
  if (row === undefined) throw notFound();
  const file = { id: row.file_id, request_id: requestId };
  const before = {
    rowEdits: await selectRowEdits(trx, scope, [file.id]),
    corrections: await selectCorrections(trx, scope, [file.id]),
  };
  await putInPlace(trx, caller, row, { picked, at });
  const isLastResolved = await resolveDifferences(
    trx,
    scope,
    { requestId, fileId: file.id, paths: [row.path] },
    picked,
  );
  await updateSearch(trx, scope, file);
  const { toCheck } = await recheck({ context, ask }, trx, scope, { fileId: file.id, before });
  await updateCheckState(context, trx, caller, request, { fileId: file.id, at, toCheck, isLastResolved });
  const entry = { ...auditedBy(caller), at, target: request.number, details: {} };
  await recordAudit(trx, { ...entry, action: 'request.settle' });
}

async function putInPlace(
  trx: Trx,
  caller: TenantCaller,
  { request_id: requestId, file_id: fileId, path, ...row }: DifferenceRow,
  { picked, at }: { readonly picked: 'first' | 'second'; readonly at: Date },
): Promise<void> {
  const scope = tenantScope(caller);
  if (row.first_rows !== null) {
    const check = picked === 'first' ? 1 : 2;
    const { table = '' } = partsOf(path);
    const rows = await findRowsOfOne(trx, scope, { requestId, fileId, table });
    return replaceRows(trx, scope, { requestId, fileId, check }, { table, rows });
  }
  const value = (picked === 'first' ? row.first_value : row.second_value) ?? '';
  const by = { userId: caller.userId, userName: caller.name, at };
  return insertCorrections(trx, scope, [{ id: newId(), fileId, path, value, ...by }]);
}

function present(row: DifferenceRow): CheckDifference {
  const { field = null, table = null, row: key = null, column = null } = partsOf(row.path);
  return {
    id: row.id,
    fileId: row.file_id,
    field,
    table,
    row: key,
    column,
    first: row.first_value,
    second: row.second_value,
    rows: row.first_rows === null ? null : { first: row.first_rows, second: row.second_rows ?? [] },
    settled: row.settled,
  };
}
