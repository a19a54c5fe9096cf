import type { DocumentView } from '../document.ts';
import type { Stretch } from '../fields/candidate.ts';
import type { Row } from '../layout/layout.ts';
import type { TableInstruction, TableResult } from '../types.ts';
import { findBounds } from './bounds.ts';
import { cutRow, readCell } from './cells.ts';
import { understandColumn } from './column.ts';
import type { ColumnWish } from './column.ts';
import { findHeaders } from './header.ts';
import type { Header } from './header.ts';
import { isTotalRow } from './totals.ts';

type Cells = Stretch[][];

/** The rows of a template's table over all pages of the document. */
export function findTable(table: TableInstruction, view: DocumentView): TableResult {
  const wishes = table.columns.map(understandColumn);
  const rows: Cells[] = [];
  for (const layout of view.pages) {
    const header = findHeaders(layout, wishes).toSorted((a, b) => b.score - a.score)[0];
    if (header) rows.push(...readRows(header, wishes, view));
  }
  return {
    name: table.name,
    columns: table.columns.map((column) => column.name),
    rows: rows.map((cells) => ({
      cells: wishes.map((wish, index) => readCell(wish, cells[index] ?? [], view)),
    })),
  };
}

function readRows(header: Header, wishes: readonly ColumnWish[], view: DocumentView): Cells[] {
  const body = bodyRows(header, view);
  const bounds = findBounds(header, body);
  const rows: Cells[] = [];
  for (const row of body) {
    const printed = cutRow(row, bounds);
    const cells: Cells = wishes.map(
      (_, column) => printed[header.cells.findIndex((cell) => cell.column === column)] ?? [],
    );
    const filled = cells.filter((cell) => cell.length > 0).length;
    if (isTotalRow(row, view) || filled < Math.min(2, wishes.length)) continue;
    rows.push(cells);
  }
  return rows;
}

/** The rows under a header down to the totals. */
function bodyRows(header: Header, view: DocumentView): Row[] {
  const rows: Row[] = [];
  let previous = header.layout.rows[header.row];
  for (const row of header.layout.rows.slice(header.row + 1)) {
    const gap = row.rect.top - (previous?.rect.bottom ?? 0);
    if (gap > 5 * header.layout.lineHeight && rows.length > 0) break;
    if (isTotalRow(row, view)) break;
    rows.push(row);
    previous = row;
  }
  return rows;
}
