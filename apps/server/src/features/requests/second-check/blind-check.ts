import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { normaliseValue } from '#platform/extraction/printed-value.ts';
import { parsePathKey, type ValuePath } from '#platform/extraction/value-paths.ts';
import { recountFile } from '../checks.store.ts';
import { updateDocumentKeys } from '../duplicates.store.ts';
import { getDefinition } from '../requests.store.ts';
import { storeWords } from '../search-words.store.ts';
import {
  restoreSnapshot,
  snapshotChanges,
  selectCorrectedWords,
  selectSnapshots,
  type CheckSnapshot,
} from './snapshots.store.ts';
import { compareChecks, rowsOfOne, type CheckDifference } from './compare-checks.ts';
import {
  countOpenDifferences,
  insertDifferences,
  selectReadRows,
  selectReadTables,
  selectReadValues,
  storeResolution,
  type ShownDifference,
} from './differences.store.ts';

/** Ends the first check: every call, search and export shows the files as they were read. */
export async function hideFirstCheck(trx: Trx, scope: TenantScope, requestId: string): Promise<void> {
  await snapshotChanges(trx, scope, requestId, { check: 1, move: true });
  await updateDerivedData(trx, scope, requestId);
}

/** Restores the first check when its person reopens it. */
export async function restoreFirstCheck(trx: Trx, scope: TenantScope, requestId: string): Promise<void> {
  await restoreSnapshot(trx, scope, requestId);
  await updateDerivedData(trx, scope, requestId);
}

/** Updates everything derived from the files that the first check changed. */
async function updateDerivedData(trx: Trx, scope: TenantScope, requestId: string): Promise<void> {
  for (const fileId of (await selectSnapshots(trx, scope, requestId, 1)).keys()) {
    await updateDocumentKeys(trx, scope, fileId);
    const words = await selectCorrectedWords(trx, scope, fileId);
    await storeWords(trx, scope, { fileId, requestId }, 'corrections', words);
    await recountFile(trx, scope, fileId);
  }
}

const untouched: CheckSnapshot = { values: new Map(), edits: [] };

/** Ends the second check: stores its differences from the first and returns the files that have any. The files stay as the second person left them. */
export async function compareWithFirst(trx: Trx, scope: TenantScope, requestId: string): Promise<string[]> {
  await snapshotChanges(trx, scope, requestId, { check: 2, move: false });
  const [first, second] = [
    await selectSnapshots(trx, scope, requestId, 1),
    await selectSnapshots(trx, scope, requestId, 2),
  ];
  const definition = await getDefinition(trx, scope, requestId);
  const differing: string[] = [];
  for (const fileId of new Set([...first.keys(), ...second.keys()])) {
    const snapshots = { first: first.get(fileId) ?? untouched, second: second.get(fileId) ?? untouched };
    const differences = await compareFile(trx, scope, { fileId, definition, ...snapshots });
    await insertDifferences(trx, scope, { requestId, fileId }, differences);
    if (differences.length > 0) differing.push(fileId);
  }
  return differing;
}

interface FileSnapshots {
  readonly fileId: string;
  readonly definition: StoredDefinition;
  readonly first: CheckSnapshot;
  readonly second: CheckSnapshot;
}

async function compareFile(
  trx: Trx,
  scope: TenantScope,
  { fileId, definition, first, second }: FileSnapshots,
): Promise<ShownDifference[]> {
  const paths = [...new Set([...first.values.keys(), ...second.values.keys()])];
  const read = await selectReadValues(trx, scope, fileId, paths);
  const differences = compareChecks({
    first,
    second,
    tables: await selectReadTables(trx, scope, fileId),
    read: (path) => read.get(path) ?? null,
    isSame: (path, one, other) => fold(definition, path, one) === fold(definition, path, other),
  });
  return Promise.all(
    differences.map(async ({ rows, ...difference }) => {
      if (rows === undefined) return difference;
      const shown = (of: CheckSnapshot, keys: typeof rows.first) =>
        showRows(trx, scope, { fileId, path: difference.path, definition }, of, keys);
      return {
        ...difference,
        rows: { first: await shown(first, rows.first), second: await shown(second, rows.second) },
      };
    }),
  );
}

/** Keys of a table's rows that only one of the two people has. */
export async function findRowsOfOne(
  trx: Trx,
  scope: TenantScope,
  {
    requestId,
    fileId,
    table,
  }: { readonly requestId: string; readonly fileId: string; readonly table: string },
): Promise<string[]> {
  const first = (await selectSnapshots(trx, scope, requestId, 1)).get(fileId) ?? untouched;
  const second = (await selectSnapshots(trx, scope, requestId, 2)).get(fileId) ?? untouched;
  const read = (await selectReadTables(trx, scope, fileId)).find(({ name }) => name === table);
  return read === undefined ? [] : rowsOfOne({ first, second }, read).map(String);
}

/** The values of one person's rows, in the order of the table's columns. */
async function showRows(
  trx: Trx,
  scope: TenantScope,
  { fileId, path, definition }: Pick<FileSnapshots, 'fileId' | 'definition'> & Pick<CheckDifference, 'path'>,
  { values }: CheckSnapshot,
  keys: readonly (number | string)[],
): Promise<string[][]> {
  const { table = '' } = partsOf(path);
  const columns = definition.tables.find(({ name }) => name === table)?.columns ?? [];
  const rows = keys.filter((key) => typeof key === 'number');
  const read = await selectReadRows(trx, scope, fileId, { table, rows });
  return keys.map((key) =>
    columns.map(({ name }) => {
      const corrected = values.get(JSON.stringify(['tables', table, key, name]));
      return corrected ?? (typeof key === 'number' ? read.get(key)?.get(name) : null) ?? '';
    }),
  );
}

/** What a stored path names. */
export function partsOf(path: string): {
  readonly field?: string;
  readonly table?: string;
  readonly row?: string;
  readonly column?: string;
} {
  const { row, column, ...place } = parsePathKey(path);
  return { ...place, ...(row !== undefined && column !== undefined && { row: String(row), column }) };
}

/** Normalises a value for comparison: in the template's format, ignoring character width and spaces. */
function fold(definition: StoredDefinition, path: string, value: string | null): string {
  if (value === null) return '';
  const { field, table = '', column = '' } = partsOf(path);
  const place: ValuePath = field === undefined ? { table, row: 0, column } : { field };
  return normaliseValue(definition, place, value).normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
}

interface Places {
  readonly requestId: string;
  readonly fileId: string;
  readonly paths: readonly string[];
}

/** Marks differences as resolved. Returns whether the last open one was among them. */
export async function resolveDifferences(
  trx: Trx,
  scope: TenantScope,
  { requestId, ...places }: Places,
  by: 'first' | 'second' | 'other',
): Promise<boolean> {
  const before = await countOpenDifferences(trx, scope, requestId);
  await storeResolution(trx, scope, places, by);
  return before > 0 && (await countOpenDifferences(trx, scope, requestId)) === 0;
}

/** The same for values entered by hand; removing a correction reopens the difference. */
export async function resolveByHand(
  trx: Trx,
  scope: TenantScope,
  file: Omit<Places, 'paths'>,
  corrections: readonly { readonly path: string; readonly value: string | null }[],
): Promise<boolean> {
  const [removed, given] = [true, false].map((isRemoved) =>
    corrections.filter(({ value }) => (value === null) === isRemoved).map(({ path }) => path),
  );
  await storeResolution(trx, scope, { fileId: file.fileId, paths: removed ?? [] }, null);
  return resolveDifferences(trx, scope, { ...file, paths: given ?? [] }, 'other');
}
