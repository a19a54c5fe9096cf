import type { FileRow } from '#features/requests/files.store.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { ROWS_PER_PART } from '#platform/extraction/stored-parts.ts';
import { rowsInOrder, type RowKey } from '#platform/extraction/edited-rows.ts';
import { isChanged, type FileChanges } from '../present-file.ts';
import { selectFacts, selectPartsOf, type FileFacts, type FileParts } from '../results.present.ts';
import { selectResultsAsJson, selectShortResults } from '../results.store.ts';
import type { OutlineParts } from './present-outline.ts';
import { selectOutlines, selectTableParts, type StoredOutline } from './result-parts.store.ts';

/** The stored data that the first rows of a file's tables need: parts if they are sufficient, or all of it. */
export type CutParts = FileParts | OutlineParts;

/** Files with as much of their results as the first rows need. */
export async function selectCutParts(
  trx: Trx,
  scope: TenantScope,
  files: readonly FileRow[],
  rows: number,
): Promise<CutParts[]> {
  const ids = files.map(({ id }) => id);
  const [outlines, known, short] = await Promise.all([
    selectOutlines(trx, scope, ids),
    selectFacts(trx, scope, files),
    selectShortResults(trx, scope, ids),
  ]);
  const inParts = await Promise.all(
    known.map(async (file) => {
      const stored = outlines.get(file.facts.id);
      if (stored === undefined || !isInParts(stored, file)) return undefined;
      const chosen = stored.heads.map(({ name, rows: length }) =>
        rowsInOrder(name, length, file.rowEdits).slice(0, rows),
      );
      return withParts(trx, scope, { file, stored, chosen });
    }),
  );
  const whole = ids.filter((id, place) => inParts[place] === undefined && outlines.has(id));
  const results = new Map([...short, ...(await selectResultsAsJson(trx, scope, whole))]);
  return known.map((file, place) => inParts[place] ?? { ...file, result: results.get(file.facts.id) });
}

/** One file with the part of its result that some rows of a table need; without rows if no table has the name. */
export async function selectRowParts(
  trx: Trx,
  scope: TenantScope,
  file: FileRow,
  { table, keys }: { readonly table: string; readonly keys: readonly RowKey[] },
): Promise<CutParts | undefined> {
  const [[known], outlines] = await Promise.all([
    selectFacts(trx, scope, [file]),
    selectOutlines(trx, scope, [file.id]),
  ]);
  const stored = outlines.get(file.id);
  if (known === undefined || stored === undefined || !isInParts(stored, known))
    return (await selectPartsOf(trx, scope, [file]))[0];
  const chosen = stored.heads.map(({ name }) => (name === table ? keys : []));
  return withParts(trx, scope, { file: known, stored, chosen });
}

/** Not if a change may have flagged or unflagged rows that it does not touch, and that is not stored: then all rows are read. */
function isInParts({ heads, doubts }: StoredOutline, changes: FileChanges): boolean {
  if (doubts !== null) return true;
  return heads.every(({ name, isChecked }) => !isChecked || !isChanged(name, changes));
}

interface OutlineRequest {
  readonly file: FileFacts;
  readonly stored: StoredOutline;
  /** The rows of each table that are wanted. */
  readonly chosen: readonly (readonly RowKey[])[];
}

async function withParts(
  trx: Trx,
  scope: TenantScope,
  { file, stored, chosen }: OutlineRequest,
): Promise<OutlineParts> {
  const requested = chosen.map((keys, table) => ({
    table,
    numbers: [
      ...new Set(keys.flatMap((key) => (typeof key === 'number' ? Math.floor(key / ROWS_PER_PART) : []))),
    ],
  }));
  const { heads: _known, ...outline } = stored;
  return {
    ...file,
    outline: { ...outline, parts: await selectTableParts(trx, scope, file.facts.id, requested) },
  };
}
