import type { DataOf, ReadFile } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { followDoubts } from '#features/requests/check-request.ts';
import { findFile } from '#features/requests/files.store.ts';
import { lockRequest } from '#features/requests/requests.store.ts';
import { storeWords } from '#features/requests/search-words.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { TenantCaller } from '#platform/access/caller.ts';
import { presentRows } from './results.present.ts';
import { findValueNames, insertCorrections, selectCorrections, type ActiveFile } from './results.store.ts';
import { parsePath, pathKey, type KnownValues } from '#features/requests/value-paths.ts';

export interface AskedCorrection {
  readonly path: string;
  /** Null takes a correction back. */
  readonly value: string | null;
}

type AddedCorrection = DataOf<'addCorrections'>[number];

/** Puts values in the place of what was read; all of them or none. What was read stays beside them. */
export async function correctFile(
  context: Context,
  caller: TenantCaller,
  file: ActiveFile,
  corrections: readonly AskedCorrection[],
): Promise<ReadFile> {
  const scope = { tenantId: caller.tenantId, partnerId: caller.partnerId };
  return context.db.withTenant(scope, async (trx) => {
    await storeCorrections(context, trx, caller, { file, corrections });
    const row = await findFile(trx, scope, file.id);
    if (row === undefined) throw notFound();
    const [corrected] = await presentRows(trx, scope, [row]);
    return corrected!;
  });
}

/** As `correctFile`, but returns only what was put in which place. */
export async function addCorrections(
  context: Context,
  caller: TenantCaller,
  file: ActiveFile,
  corrections: readonly AskedCorrection[],
): Promise<AddedCorrection[]> {
  const scope = { tenantId: caller.tenantId, partnerId: caller.partnerId };
  const at = await context.db.withTenant(scope, (trx) =>
    storeCorrections(context, trx, caller, { file, corrections }),
  );
  return corrections.map(({ path, value }) => ({
    path,
    corrected: value === null ? null : { value, by: caller.name, at: at.toISOString() },
  }));
}

/** Returns when it was. */
async function storeCorrections(
  context: Context,
  trx: Trx,
  caller: TenantCaller,
  { file, corrections }: { file: ActiveFile; corrections: readonly AskedCorrection[] },
): Promise<Date> {
  const scope = { tenantId: caller.tenantId, partnerId: caller.partnerId };
  const request = await lockRequest(trx, scope, file.request_id);
  if (request === undefined) throw notFound();
  const known = await findValueNames(trx, scope, file.id);
  if (known === undefined) throw new AppError('NOT_READY');
  const at = context.clock.now();
  const by = { fileId: file.id, userId: caller.userId, userName: caller.name, at };
  const rows = resolvePaths(corrections, known).map((entry) => ({ id: newId(), ...entry, ...by }));
  await insertCorrections(trx, scope, rows);
  await storeCorrectedWords(trx, scope, file);
  await followDoubts(trx, caller, request, { fileId: file.id, at });
  await recordAudit(trx, {
    ...auditedBy(caller),
    at,
    action: 'result.correct',
    target: file.request_number,
    details: { corrections: rows.length },
  });
  return at;
}

async function storeCorrectedWords(trx: Trx, scope: TenantScope, file: ActiveFile): Promise<void> {
  const words = (await selectCorrections(trx, scope, [file.id])).map(({ value }) => value ?? '');
  await storeWords(trx, scope, { fileId: file.id, requestId: file.request_id }, 'corrections', words);
}

function resolvePaths(corrections: readonly AskedCorrection[], known: KnownValues): AskedCorrection[] {
  const details: { field: string; code: string }[] = [];
  const resolved = corrections.map(({ path, value }, index) => {
    const place = parsePath(path, known);
    if (place === undefined) details.push({ field: `corrections[${index}].path`, code: 'UNKNOWN' });
    return { path: place === undefined ? '' : pathKey(place), value };
  });
  if (details.length > 0) throw new AppError('FAILED', { details });
  return resolved;
}
