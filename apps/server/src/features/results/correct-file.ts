import type { DataOf, DoubtChanges } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { updateCheckState } from '#features/requests/check-request.ts';
import { resolveByHand } from '#features/requests/second-check/blind-check.ts';
import { assertMayChange } from '#features/requests/second-check/review-request.ts';
import { updateDocumentKeys } from '#features/requests/duplicates.store.ts';
import { getDefinition, lockRequest } from '#features/requests/requests.store.ts';
import { storeWords } from '#features/requests/search-words.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { getCheckedParts, getFileParts, recheckDoubts } from './answer-request.ts';
import { storeOpenDoubts } from './parts/result-parts.store.ts';
import { transactWithAnswers, type Ask } from './answered-outside.ts';
import {
  nameRows,
  resolveRowChanges,
  withRows,
  type AskedRowChange,
  type NamedRowChange,
} from './change-rows.ts';
import type { FileChanges } from './present-file.ts';
import { resolveCorrections, type AskedCorrection } from './resolve-corrections.ts';
import type { FileParts } from './results.present.ts';
import {
  findValueNames,
  hasTableChecks,
  insertCorrections,
  insertRowEdits,
  selectCorrections,
  selectRowEdits,
  type ActiveFile,
} from './results.store.ts';
import { withPlaces } from './locating/with-places.ts';

export interface AskedChanges {
  /** A null value takes a correction back. */
  readonly corrections: readonly AskedCorrection[];
  readonly rows: readonly AskedRowChange[];
}

/**
 * Applies row changes and corrections to a file, all or nothing. The original reading is kept.
 * @throws AppError `FAILED` with what is wrong of each, or `CHANGED_MEANWHILE` if rows or values are not as the caller says that they were
 */
export async function correctFile(
  context: Context,
  caller: TenantCaller,
  file: ActiveFile,
  changes: AskedChanges,
): Promise<FileParts> {
  return changeFile(context, caller, { file, ...changes }, (trx) => getCheckedParts(trx, caller, file));
}

/** As `correctFile`, but returns only the stored corrections. */
export async function addCorrections(
  context: Context,
  caller: TenantCaller,
  file: ActiveFile,
  changes: AskedChanges,
): Promise<DataOf<'addCorrections'>> {
  const asked = { file, ...changes };
  const { at, stored, doubts } = await changeFile(context, caller, asked, (_trx, made) =>
    Promise.resolve(made),
  );
  const corrections = changes.corrections.map(({ path }, index) => {
    const { value = null, page, box } = stored[index] ?? {};
    const place = page !== undefined && { page, box };
    return {
      path,
      corrected: value === null ? null : { value, by: caller.name, at: at.toISOString(), ...place },
    };
  });
  return { corrections, doubts };
}

/** The stored values and places in the order of the corrections, and their time. */
interface StoredChanges {
  readonly at: Date;
  readonly stored: readonly Pick<AskedCorrection, 'value' | 'page' | 'box'>[];
  /** What the changes settled and raised elsewhere in their tables. */
  readonly doubts: DoubtChanges;
}

/** Stores changes and makes the answer, in one transaction. */
async function changeFile<Answer>(
  context: Context,
  caller: TenantCaller,
  { rows, ...asked }: AskedChanges & { readonly file: ActiveFile },
  answer: (trx: Trx, made: StoredChanges) => Promise<Answer>,
): Promise<Answer> {
  const changes = { ...asked, rows: nameRows(rows), at: context.clock.now() };
  return transactWithAnswers(context.db, tenantScope(caller), async (trx, ask) =>
    answer(trx, await storeChanges({ context, ask }, trx, caller, changes)),
  );
}

interface NewChanges {
  readonly file: ActiveFile;
  readonly corrections: AskedChanges['corrections'];
  readonly rows: readonly NamedRowChange[];
  readonly at: Date;
}

async function storeChanges(
  { context, ask }: Asking,
  trx: Trx,
  caller: TenantCaller,
  { file, corrections, rows, at }: NewChanges,
): Promise<StoredChanges> {
  const scope = tenantScope(caller);
  const request = await lockRequest(trx, scope, file.request_id);
  if (request === undefined) throw notFound();
  const isBlind = await assertMayChange(trx, caller, request);
  const read = await findValueNames(trx, scope, file.id);
  if (read === undefined) throw new AppError('NOT_READY');
  const edits = await selectRowEdits(trx, scope, [file.id]);
  const known = withRows(read, edits);
  const before = { rowEdits: edits, corrections: await selectCorrections(trx, scope, [file.id]) };
  const by = { fileId: file.id, userId: caller.userId, userName: caller.name, at };
  const { made, isOutdated } = resolveRowChanges(rows, known, { read, edits });
  const definition = corrections.length > 0 ? await getDefinition(trx, scope, file.request_id) : undefined;
  const pages = file.page_count;
  const stored = before.corrections;
  const given = resolveCorrections(corrections, known, { pages, definition, stored, isOutdated });
  await insertRowEdits(trx, scope, made, by);
  const resolved = await withPlaces({ context, ask }, trx, scope, { id: file.id, pages, definition }, given);
  await insertCorrections(
    trx,
    scope,
    resolved.map((entry) => ({ id: newId(), ...entry, ...by })),
  );
  if (corrections.length > 0) await updateSearch(trx, scope, file);
  const { toCheck, doubts } = await recheck({ context, ask }, trx, scope, { fileId: file.id, before });
  const places = { requestId: request.id, fileId: file.id };
  const isLastResolved = isBlind && (await resolveByHand(trx, scope, places, resolved));
  await updateCheckState(context, trx, caller, request, { fileId: file.id, at, toCheck, isLastResolved });
  await recordAudit(trx, {
    ...auditedBy(caller),
    at,
    action: 'result.correct',
    target: file.request_number,
    details: {
      // How much the first person changed is for the second to find out.
      ...(!isBlind && corrections.length > 0 && { corrections: corrections.length }),
      ...(!isBlind && rows.length > 0 && { rows: rows.length }),
    },
  });
  return { at, stored: resolved, doubts };
}

/** Who answers questions that the transaction does not wait for. */
interface Asking {
  readonly context: Context;
  readonly ask: Ask;
}

/** What the changes did to the doubts of the file's tables; nothing where none of them can be checked. */
export async function recheck(
  { context, ask }: Asking,
  trx: Trx,
  scope: TenantScope,
  { fileId, before }: { readonly fileId: string; readonly before: FileChanges },
): Promise<{ readonly toCheck?: number; readonly doubts: DoubtChanges }> {
  if (!(await hasTableChecks(trx, scope, fileId))) return { doubts: [] };
  const [rowEdits, corrections] = await Promise.all([
    selectRowEdits(trx, scope, [fileId]),
    selectCorrections(trx, scope, [fileId]),
  ]);
  const { standing, ...rechecked } = await ask({
    key: { kind: 'recheck', fileId, before, after: { rowEdits, corrections } },
    prepare: async () => {
      const file = await getFileParts(trx, scope, fileId);
      return recheckDoubts(context, scope.tenantId, { file, before });
    },
  });
  await storeOpenDoubts(trx, scope, fileId, standing);
  return rechecked;
}

/** What else is known of a file by its values. */
export async function updateSearch(
  trx: Trx,
  scope: TenantScope,
  file: Pick<ActiveFile, 'id' | 'request_id'>,
): Promise<void> {
  await updateDocumentKeys(trx, scope, file.id);
  const words = (await selectCorrections(trx, scope, [file.id])).map(({ value }) => value ?? '');
  await storeWords(trx, scope, { fileId: file.id, requestId: file.request_id }, 'corrections', words);
}
