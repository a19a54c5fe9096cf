import type { ReadFile } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit.store.ts';
import { findFile } from '#features/requests/files.store.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import type { TenantCaller } from '#platform/http/caller.ts';
import { presentRows } from './results.present.ts';
import {
  holdRequest,
  insertCorrections,
  selectResults,
  type LivingFile,
  type StoredResult,
} from './results.store.ts';
import { parsePath, pathKey } from './value-paths.ts';

export interface AskedCorrection {
  readonly path: string;
  /** Null takes a correction back. */
  readonly value: string | null;
}

/** Puts values in the place of what was read; all of them or none. What was read stays beside them. */
export async function correctFile(
  context: Context,
  caller: TenantCaller,
  file: LivingFile,
  corrections: readonly AskedCorrection[],
): Promise<ReadFile> {
  const scope = { tenantId: caller.tenantId, partnerId: caller.partnerId };
  return context.db.withTenant(scope, async (trx) => {
    if (!(await holdRequest(trx, scope, file.request_id))) throw notFound();
    const result = (await selectResults(trx, scope, [file.id])).get(file.id);
    if (result === undefined) throw new AppError('NOT_READY');
    const at = context.clock.now();
    const by = { fileId: file.id, userId: caller.userId, userName: caller.name, at };
    const rows = resolvePaths(corrections, result).map((entry) => ({ id: newId(), ...entry, ...by }));
    await insertCorrections(trx, scope, rows);
    await recordAudit(trx, {
      ...auditedBy(caller),
      at,
      action: 'result.correct',
      target: file.request_number,
      details: { corrections: rows.length },
    });
    const row = await findFile(trx, scope, file.id);
    if (row === undefined) throw notFound();
    const [corrected] = await presentRows(trx, scope, [row]);
    return corrected!;
  });
}

function resolvePaths(corrections: readonly AskedCorrection[], result: StoredResult): AskedCorrection[] {
  const details: { field: string; code: string }[] = [];
  const resolved = corrections.map(({ path, value }, index) => {
    const place = parsePath(path, result);
    if (place === undefined) details.push({ field: `corrections[${index}].path`, code: 'UNKNOWN' });
    return { path: place === undefined ? '' : pathKey(place), value };
  });
  if (details.length > 0) throw new AppError('FAILED', { details });
  return resolved;
}
