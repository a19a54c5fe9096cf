import type { DocumentView } from '../document.ts';
import { mayHaveCharges, printedSums } from '../fields/amounts/sums.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import type { ColumnQuery } from '../tables/column.ts';
import type { CellResult, DoubtReason, TableCheck } from '../types.ts';
import { judgeTable } from './arithmetic.ts';

interface TableToCheck {
  readonly rows: readonly (readonly CellResult[])[];
  readonly pages: readonly number[];
  readonly queries: readonly ColumnQuery[];
  readonly view: DocumentView;
  /** How many rows the ruled lines draw with something in them; 0 where none are drawn. */
  readonly ruledRows: number;
}

interface CheckedTable {
  readonly rows: CellResult[][];
  /** Why the table as a whole should be checked. */
  readonly reason: DoubtReason | null;
  readonly check: TableCheck;
}

/** More sums than any document prints; they are kept with each result. */
const MAX_SUMS = 1000;

/**
 * Checks a table against itself, the document's sums and the lines drawn around it: cells that fail are doubted with the
 * reason, cells that agree are trusted, and a table that is inconsistent is marked as a whole.
 */
export function checkTable({ rows, pages, queries, view, ruledRows }: TableToCheck): CheckedTable {
  const at = (role: ColumnRole): number => queries.findIndex((query) => query.role === role);
  const check: TableCheck = {
    quantity: at('quantity'),
    price: at('price'),
    amount: at('amount'),
    discount: at('discount'),
    line: at('line'),
    sums: at('amount') < 0 ? [] : printedSums(view).slice(0, MAX_SUMS),
    mayHaveCharges: mayHaveCharges(view),
    ruledRows,
  };
  const judged = rows.map((row, index) => ({
    values: row.map(({ value }) => value),
    page: pages[index] ?? 0,
  }));
  const { products, sum, broken, short, reason } = judgeTable(judged, check);
  const checked = rows.map((row, index) =>
    row.map((cell, column) => {
      if (cell.value === null) return cell;
      const isAmount = column === check.amount;
      const inProduct = column === check.quantity || column === check.price || isAmount;
      if (broken.has(index)) return doubt(cell, 'PAGE_CONTINUITY', 0.85);
      if (inProduct && products[index] === 'wrong')
        return doubt(cell, 'ROW_MISMATCH', isAmount && sum === 'right' ? 0.95 : 0.6);
      // A row that is right in itself says nothing of a row that is missing.
      if (isAmount && sum === 'wrong')
        return doubt(cell, 'SUM_MISMATCH', products[index] === 'right' ? 0.92 : 0.85);
      if (short) return doubt(cell, 'ROWS_MISSING', 0.9);
      if (inProduct && products[index] === 'right') return trust(cell);
      return isAmount && sum === 'right' ? trust(cell) : cell;
    }),
  );
  return { rows: checked, reason, check };
}

/** A cell with an objection to it, believed less by a factor. */
export function doubt(cell: CellResult, reason: DoubtReason, factor: number): CellResult {
  return { ...cell, reason: cell.reason ?? reason, confidence: Math.round((cell.confidence ?? 0) * factor) };
}

function trust(cell: CellResult): CellResult {
  return cell.reason === 'WRONG_KIND'
    ? cell
    : { ...cell, reason: null, confidence: Math.max(cell.confidence ?? 0, 97) };
}
