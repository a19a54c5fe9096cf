import { heightOf, toBox, unite } from '../layout/geometry.ts';
import { readLayout } from '../layout/layout.ts';
import type { PageLayout } from '../layout/layout.ts';
import type { Page } from '../types.ts';
import { wordsOfPage, isInside, textOf } from './table-words.ts';
import { plainTables } from './plain-tables.ts';
import { gridsOf } from './ruled-grids.ts';
import { ruledTable } from './ruled-table.ts';
import type { DraftTable, FoundTable } from './types.ts';

/** How near ruled lines must come to meet, in 800ths of the page's longer side. */
const NEAR = 3;

/** Every table that a page shows, from top to bottom: ruled ones, and those set in columns alone. Nothing is asked for. */
export function findTables(page: Page): FoundTable[] {
  return draftTables(readLayout(page)).map((table) => present(table, page));
}

/** The same in page units, with the words of each cell. */
export function draftTables(layout: PageLayout): DraftTable[] {
  const { page } = layout;
  const words = wordsOfPage(layout);
  const near = (NEAR * Math.max(page.width, page.height)) / 800;
  const grids = gridsOf(layout.strokes, near);
  const ruled: DraftTable[] = [];
  for (const grid of grids.toSorted((a, b) => heightOf(b.rect) - heightOf(a.rect))) {
    const table = ruledTable(grid, words);
    if (table && !ruled.some((other) => isInside(table.rect, other.rect))) ruled.push(table);
  }
  const free = words.filter((word) => !ruled.some((table) => isInside(word.rect, table.rect)));
  const tables = [...ruled, ...plainTables(layout, free)];
  return tables.toSorted((a, b) => a.rect.top - b.rect.top);
}

function present(table: DraftTable, page: Page): FoundTable {
  const rows = [...new Set(table.cells.flatMap((cell) => [cell.row, cell.row + cell.rowSpan]))];
  const columns = [...new Set(table.cells.flatMap((cell) => [cell.column, cell.column + cell.columnSpan]))];
  return {
    page: page.number,
    box: toBox(table.rect, page),
    rowCount: Math.max(...rows),
    columnCount: Math.max(...columns),
    headerRows: table.headerRows,
    cells: table.cells
      .toSorted((a, b) => a.row - b.row || a.column - b.column)
      .map(({ words, ...cell }) => ({
        ...cell,
        text: textOf(words),
        box: toBox(unite(words.map((word) => word.box)), page),
      })),
  };
}
