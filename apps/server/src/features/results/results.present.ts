import type { CellValue, FileError, FieldValue, ReadFile } from '@ocr/contract';
import type { FoundValue } from '@ocr/extraction';
import { selectFiles, type FileRow } from '#features/requests/files.store.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import {
  selectCorrections,
  selectPageSizes,
  selectResults,
  type CorrectionRow,
  type StoredResult,
} from './results.store.ts';
import { pathKey, type ValuePath } from './value-paths.ts';

/** A document before its values: a request's file, or a preview's. */
export type DocumentFacts = Pick<
  ReadFile,
  'id' | 'name' | 'status' | 'error' | 'pageCount' | 'pagesDone' | 'ocrRate' | 'pages'
>;
type Correction = Pick<CorrectionRow, 'path' | 'value' | 'user_name' | 'at'>;

/** The files of a request with everything that is known of them, in the order in which they were sent. */
export async function presentFiles(trx: Trx, scope: TenantScope, requestId: string): Promise<ReadFile[]> {
  return presentRows(trx, scope, await selectFiles(trx, scope, requestId));
}

/** The given files with their pages, results and corrections. */
export async function presentRows(
  trx: Trx,
  scope: TenantScope,
  files: readonly FileRow[],
): Promise<ReadFile[]> {
  const ids = files.map((file) => file.id);
  const results = await selectResults(trx, scope, ids);
  const pages = Map.groupBy(await selectPageSizes(trx, scope, ids), (page) => page.file_id);
  const corrections = Map.groupBy(await selectCorrections(trx, scope, ids), (entry) => entry.file_id);
  return files.map((file) =>
    presentFile(
      {
        id: file.id,
        name: file.name,
        status: file.status,
        error: file.error as FileError | null,
        pageCount: file.page_count,
        pagesDone: file.pages_done,
        ocrRate: file.ocr_rate === null ? null : Number(file.ocr_rate),
        pages: (pages.get(file.id) ?? []).map(({ number, width, height }) => ({ number, width, height })),
      },
      results.get(file.id),
      corrections.get(file.id) ?? [],
    ),
  );
}

/** One document with its values; each carries what was read and, beside it, what was put in its place. */
export function presentFile(
  file: DocumentFacts,
  result: StoredResult | undefined,
  corrections: readonly Correction[],
): ReadFile {
  const byPath = new Map(corrections.map((correction) => [correction.path, correction]));
  const evidence = (found: FoundValue, path: ValuePath) => ({
    value: found.value,
    text: found.text,
    confidence: found.confidence,
    page: found.page,
    box: found.box && { x: found.box.x, y: found.box.y, width: found.box.width, height: found.box.height },
    corrected: presentCorrection(byPath.get(pathKey(path))),
    reason: found.reason,
  });
  return {
    ...file,
    fields: (result?.fields ?? []).map((field): FieldValue => ({
      name: field.name,
      ...evidence(field, { field: field.name }),
    })),
    tables: (result?.tables ?? []).map((table) => ({
      name: table.name,
      columns: [...table.columns],
      // Results that were stored before tables had a reason have none.
      reason: table.reason ?? null,
      rows: table.rows.map(({ cells }, row) => ({
        cells: cells.map((cell): CellValue => ({
          column: cell.column,
          ...evidence(cell, { table: table.name, row, column: cell.column }),
        })),
      })),
    })),
    text: result?.text ?? '',
  };
}

function presentCorrection(correction: Correction | undefined): FieldValue['corrected'] {
  if (correction === undefined || correction.value === null) return null;
  return { value: correction.value, by: correction.user_name, at: correction.at.toISOString() };
}
