import type { CellValue, FieldValue, ReadFile, TableValues } from '@ocr/contract';
import { parseNumber, type CellResult, type FoundValue } from '@ocr/extraction';
import type { CorrectionRow, StoredResult } from './results.store.ts';
import { pathKey, type PermanentPath } from '#platform/extraction/value-paths.ts';
import type { Bounded } from '#platform/extraction/stored-values.ts';
import { recheckTable } from './recheck-table.ts';
import { rowsInOrder, type RowEdit, type RowKey } from '#platform/extraction/edited-rows.ts';

/** A document before its values: a request's file, or a preview's. */
export type DocumentFacts = Pick<
  ReadFile,
  | 'id'
  | 'name'
  | 'status'
  | 'error'
  | 'pageCount'
  | 'pagesDone'
  | 'ocrRate'
  | 'pages'
  | 'duplicateOf'
  | 'check'
>;
export type Correction = Pick<CorrectionRow, 'path' | 'value' | 'user_name' | 'at' | 'page' | 'box'>;

/** What people changed in a document's values. */
export interface FileChanges {
  readonly corrections: readonly Correction[];
  readonly rowEdits: readonly RowEdit[];
}

/**
 * One document with its values; each has what was read and, if corrected, its correction.
 * @param chosen the requested rows of each table, if not all; changes to other rows are then not considered for their flags
 */
export function presentFile(
  file: DocumentFacts,
  result: StoredResult | undefined,
  { corrections, rowEdits }: FileChanges = { corrections: [], rowEdits: [] },
  chosen?: (table: string) => readonly RowKey[],
): ReadFile {
  const byPath = new Map(corrections.map((correction) => [correction.path, correction]));
  const evidence = (found: Bounded<FoundValue>, path: PermanentPath) => {
    const corrected = presentCorrection(byPath.get(pathKey(path)));
    return {
      value: found.value,
      text: found.text,
      confidence: found.confidence,
      ...(corrected?.page === undefined ? placeOf(found) : { ...placeOf(corrected), readAt: placeOf(found) }),
      corrected,
      reason: found.reason,
      learnedFrom: presentSource(found.learnedFrom),
      ...sometimes(found),
    };
  };
  const presentCell = (table: string, row: RowKey, cell: Bounded<CellResult>): CellValue => ({
    column: cell.column,
    ...evidence(cell, { table, row, column: cell.column }),
  });
  return {
    ...file,
    fields: (result?.fields ?? []).map((field): FieldValue => ({
      name: field.name,
      ...evidence(field, { field: field.name }),
    })),
    tables: (result?.tables ?? []).map((table) => {
      const keys = chosen?.(table.name) ?? rowsInOrder(table.name, table.rows.length, rowEdits);
      const shown = presentTable(table, keys, presentCell);
      const isJudged = chosen === undefined && table.check !== undefined;
      if (!isJudged || !isChanged(table.name, { corrections, rowEdits })) return shown;
      return recheckTable(shown, table.check, correctedNumbers(corrections));
    }),
    text: result?.text ?? '',
  };
}

function presentTable(
  table: StoredResult['tables'][number],
  keys: readonly RowKey[],
  presentCell: (table: string, row: RowKey, cell: Bounded<CellResult>) => CellValue,
): TableValues {
  return {
    name: table.name,
    columns: [...table.columns],
    // Results that were stored before tables had a reason have none.
    reason: table.reason ?? null,
    rows: keys.map((row) => ({
      id: String(row),
      cells: cellsOf(table, row).map((cell) => presentCell(table.name, row, cell)),
    })),
  };
}

/** What few values have. */
function sometimes({ doubtBelow, otherReading }: Bounded<FoundValue>) {
  return {
    ...(doubtBelow !== undefined && { doubtBelow }),
    ...(otherReading !== undefined && { otherReading }),
  };
}

/** Whether a person changed what a table is checked by: its values, its rows, or a field that may be its sum. */
export function isChanged(table: string, { corrections, rowEdits }: FileChanges): boolean {
  const prefix = JSON.stringify(['tables', table]).slice(0, -1);
  return (
    rowEdits.some((edit) => edit.table_name === table) ||
    corrections.some(
      ({ path, value }) => value !== null && (path.startsWith(prefix) || path.startsWith('["fields"')),
    )
  );
}

/** Corrected fields that are numbers. */
function correctedNumbers(corrections: readonly Correction[]): number[] {
  return corrections.flatMap(({ path, value }) => {
    const number = path.startsWith('["fields"') && value !== null ? parseNumber(value) : null;
    return number === null ? [] : [Number(number)];
  });
}

const nothing: FoundValue = {
  value: null,
  text: null,
  confidence: null,
  page: null,
  box: null,
  reason: null,
};

/** The cells of a row as they were read; of one that was added, empty ones. */
function cellsOf(
  { rows, columns }: StoredResult['tables'][number],
  row: RowKey,
): readonly Bounded<CellResult>[] {
  if (typeof row === 'number') return rows[row]?.cells ?? [];
  return columns.map((column) => ({ column, ...nothing }));
}

function placeOf({
  page = null,
  box,
}: {
  readonly page?: number | null | undefined;
  readonly box?: FoundValue['box'] | undefined;
}) {
  return { page, box: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null };
}

function presentSource(source: FoundValue['learnedFrom']): FieldValue['learnedFrom'] {
  if (source === undefined) return null;
  const { requestNumber, by, at, corrected } = source;
  return { requestNumber, by, at, ...(corrected && { corrected }) };
}

function presentCorrection(correction: Correction | undefined): FieldValue['corrected'] {
  if (correction === undefined || correction.value === null) return null;
  const { value, user_name: by, page, box } = correction;
  return {
    value,
    by,
    at: correction.at.toISOString(),
    ...(page !== null && { page }),
    ...(box !== null && { box }),
  };
}
