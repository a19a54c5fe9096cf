import type { CellValue, TableValues } from '@ocr/contract';
import { judgeTable, parseNumber, type DoubtReason, type TableCheck } from '@ocr/extraction';

type Row = TableValues['rows'][number];

/**
 * Checks a table again after its values or rows were changed by hand: rows that add up now lose their flag, rows that no longer do are
 * flagged. Cells that a person decided keep their reading.
 * @param sums further sums that the amounts may add up to: corrected fields
 */
export function recheckTable(table: TableValues, check: TableCheck, sums: readonly number[]): TableValues {
  const rows = table.rows.map(({ cells }) => ({
    values: cells.map(numericValue),
    page: cells.find(({ page }) => page !== null)?.page ?? 0,
  }));
  // Without a printed sum there is nothing that a corrected field could be in the place of.
  const all = check.sums.length === 0 ? [] : [...check.sums, ...sums];
  const verdicts = judgeTable(rows, { ...check, sums: all });
  const recheckRow = (row: Row, index: number): Row => {
    const verdict = verdicts.products[index];
    const isWhole = !verdicts.broken.has(index);
    const cells = row.cells.map((cell, column) => {
      if (cell.value === null || cell.corrected !== null) return cell;
      const isAmount = column === check.amount;
      const inProduct = isAmount || column === check.quantity || column === check.price;
      if (cell.reason === 'PAGE_CONTINUITY') return isWhole ? settle(cell, 0.85) : cell;
      if (cell.reason === 'ROWS_MISSING') return verdicts.short ? cell : settle(cell, 0.9);
      if (cell.reason === 'WRONG_KIND') return cell;
      if (inProduct && verdict === 'wrong') return { ...cell, reason: cell.reason ?? wrongRow };
      if (isAmount && verdicts.sum === 'wrong') return settleRow(cell, verdict);
      return (inProduct && verdict === 'right') || (isAmount && verdicts.sum === 'right')
        ? trust(cell)
        : cell;
    });
    return { ...row, cells };
  };
  return { ...table, reason: verdicts.reason, rows: table.rows.map(recheckRow) };
}

const wrongRow: DoubtReason = 'ROW_MISMATCH';

/** The effective value: the correction, parsed as a number if it is one. */
function numericValue({ value, corrected }: CellValue): string | null {
  if (corrected === null) return value;
  const text = corrected.value.trim();
  if (text === '') return null;
  return parseNumber(text) ?? text;
}

/** The objection to the value is removed, and so is its effect on the confidence. */
function settle(cell: CellValue, factor: number): CellValue {
  const confidence = Math.min(100, Math.round((cell.confidence ?? 0) / factor));
  return { ...cell, reason: null, confidence };
}

/** The row is right now, although the sum is not: only what the row was doubted for is settled. */
function settleRow(cell: CellValue, verdict: string | undefined): CellValue {
  return cell.reason === wrongRow && verdict === 'right' ? trust(cell) : cell;
}

function trust(cell: CellValue): CellValue {
  return { ...cell, reason: null, confidence: Math.max(cell.confidence ?? 0, 97) };
}
