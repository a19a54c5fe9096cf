import type { DocumentView } from '../document.ts';
import { overlapX, toRect, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { PageLayout, Row } from '../layout/layout.ts';
import type { Evidence } from '../ground.ts';
import { groundRows } from '../llm/ground-rows.ts';
import { fold } from '../text/fold.ts';
import type { TemplateDefinition } from '../types.ts';
import { learnColumns } from './columns.ts';
import { learnLeftOut } from './left-out.ts';
import type { CheckedDocument, CheckedTable, TableLesson } from './types.ts';

/** A header is at most this many rows above its first item. */
const MAX_ROWS_UP = 6;
const MAX_HEADER = 40;
const MAX_ROWS = 200;

/** What heads the columns of a checked document's tables, found above the values that were left or put there, which rows are none of them, and how columns are printed. */
export function learnTables(
  document: CheckedDocument,
  template: TemplateDefinition,
  view: DocumentView,
): TableLesson[] {
  return template.tables.flatMap((asked) => {
    const table = document.tables.find(({ name }) => name === asked.name);
    if (!table) return [];
    const texts = headersOf(table, document, view) ?? [];
    const headers = asked.columns.flatMap((column, index) => {
      const text = texts[index] ?? '';
      return text === '' ? [] : [{ column: column.name, text }];
    });
    const leftOut = learnLeftOut(asked, table, view);
    const columns = learnColumns(asked, table);
    if (headers.length + leftOut.length + columns.length === 0) return [];
    const { corrected = [] } = table;
    const more = {
      ...(leftOut.length > 0 && { leftOut }),
      ...(columns.length > 0 && { columns }),
      ...(corrected.length > 0 && { corrected }),
    };
    return [{ name: asked.name, headers, ...more }];
  });
}

function headersOf(
  { rows }: CheckedTable,
  { pages }: CheckedDocument,
  view: DocumentView,
): string[] | undefined {
  const grounded = groundRows(rows.slice(0, MAX_ROWS), { pages });
  const first = grounded.find((row) => row.filter((cell) => cell !== undefined).length >= 2);
  const number = first?.find((cell) => cell !== undefined)?.page;
  const layout = view.pages.find(({ page }) => page.number === number);
  if (!first || !layout) return undefined;
  const columns = columnRects(grounded, layout);
  const top = Math.min(
    ...first.flatMap((cell) =>
      cell !== undefined && cell.page === number ? [toRect(cell.box, layout.page).top] : [],
    ),
  );
  return headAbove(layout, columns, top);
}

/** Where each column's values are on one page. */
function columnRects(
  rows: readonly (readonly (Evidence | undefined)[])[],
  layout: PageLayout,
): (Rect | undefined)[] {
  return (rows[0] ?? []).map((_, column) => {
    const rects = rows.flatMap((row) => {
      const cell = row[column];
      return cell?.page === layout.page.number ? [toRect(cell.box, layout.page)] : [];
    });
    return rects.length > 0 ? unite(rects) : undefined;
  });
}

/** The nearest row above the items that has words over most columns. */
function headAbove(
  layout: PageLayout,
  columns: readonly (Rect | undefined)[],
  top: number,
): string[] | undefined {
  const above = layout.rows
    .filter((row) => row.rect.bottom < top + 0.3 * layout.lineHeight)
    .slice(-MAX_ROWS_UP);
  const needed = Math.max(2, Math.ceil(0.5 * columns.length));
  for (const row of above.toReversed()) {
    const texts = columns.map((column) => (column ? wordsOver(row, column) : ''));
    if (texts.filter((text) => text !== '').length >= needed) return texts;
  }
  return undefined;
}

function wordsOver(row: Row, column: Rect): string {
  let text = '';
  for (const segment of row.segments) {
    for (const word of segment.words)
      if (overlapX(word.rect, column) > 0) text += segment.text.slice(word.from, word.to);
  }
  const folded = fold(text);
  return /\p{L}/u.test(folded) && !/\d{2}/.test(folded) ? folded.slice(0, MAX_HEADER) : '';
}
