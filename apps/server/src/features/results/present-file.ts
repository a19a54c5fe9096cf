import type { CellValue, FieldValue, ReadFile } from '@ocr/contract';
import type { FoundValue } from '@ocr/extraction';
import type { CorrectionRow, StoredResult } from './results.store.ts';
import { pathKey, type ValuePath } from '#features/requests/value-paths.ts';

/** A document before its values: a request's file, or a preview's. */
export type DocumentFacts = Pick<
  ReadFile,
  'id' | 'name' | 'status' | 'error' | 'pageCount' | 'pagesDone' | 'ocrRate' | 'pages'
>;
export type Correction = Pick<CorrectionRow, 'path' | 'value' | 'user_name' | 'at'>;

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
