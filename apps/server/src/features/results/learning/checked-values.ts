import type { CellValue } from '@ocr/contract';
import type { CheckedDocument } from '@ocr/extraction';
import type { FileParts } from '../results.present.ts';
import { parseFields, presentParts } from '../present-parts.ts';

/** As many rows as there can be lessons in. */
const MAX_ROWS = 200;

/** The correct values of a file with what was read: corrected ones, and those left unchanged. */
export function checkedValues(parts: FileParts): Pick<CheckedDocument, 'fields' | 'tables'> {
  const read = parseFields(parts.result?.fields ?? '[]');
  const { fields, tables } = presentParts(parts);
  return {
    fields: fields.map(({ name, value, corrected }, index) => {
      const found = read[index];
      const { page, box } = corrected ?? {};
      return {
        name,
        value: corrected === null ? value : corrected.value,
        read: found ? { value: found.value, text: found.text, page: found.page, box: found.box } : null,
        ...(page !== undefined && box !== undefined && { place: { page, box } }),
      };
    }),
    tables: tables.map(({ name, columns, rows }) => {
      const shown = rows.slice(0, MAX_ROWS).map(({ cells }) => cells);
      const corrected = columns.filter((_, index) => shown.some((cells) => isChanged(cells[index])));
      return {
        name,
        rows: shown.map((cells) =>
          cells.map(({ value, corrected: change }) => (change ? change.value : value)),
        ),
        ...(corrected.length > 0 && { corrected }),
      };
    }),
  };
}

/** Whether another value was put in the place of what was read; accepting it is none. */
function isChanged(cell: CellValue | undefined): boolean {
  return cell !== undefined && cell.corrected !== null && cell.corrected.value !== (cell.value ?? '');
}
