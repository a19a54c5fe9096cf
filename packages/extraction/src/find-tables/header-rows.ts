import { isValue, textOf } from './table-words.ts';
import type { DraftCell } from './types.ts';

const MAX_HEADER_ROWS = 4;

/** How many rows at the top name columns: those before the first that contains values. */
export function headerRowsOf(cells: readonly DraftCell[]): number {
  const rows = Math.max(...cells.map((cell) => cell.row + cell.rowSpan));
  const hasValues = (row: number): boolean => {
    const own = cells.filter((cell) => cell.row === row && cell.column > 0);
    const values = own.filter((cell) => isValue(textOf(cell.words)) && !isYear(textOf(cell.words))).length;
    return values > 0 && values >= 0.5 * own.length;
  };
  let count = 0;
  while (count < rows && count <= MAX_HEADER_ROWS && !hasValues(count)) count++;
  return count > MAX_HEADER_ROWS || count >= rows ? 1 : count;
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:[-–/]\d{2,4})?$/.test(text.trim());
