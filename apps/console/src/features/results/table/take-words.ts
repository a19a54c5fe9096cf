import type { PageWord, ReadFile, TableValues } from '@ocr/contract';
import { assignToColumns, assignToRows } from '#features/results/table/assign-words.ts';
import { correctedOf, maxFilled, type CellInWork, type RowEdit } from '#features/results/table/row-edits.ts';
import { wholeColumn, wholeLines } from '#features/results/viewer/lines.ts';
import { pickWords, wordsIn } from '#ui/viewer/words.ts';
import { unite, type Box, type PageShape } from '#ui/viewer/geometry.ts';

/** What of a table is pointed out at once: the row, or the column, of the active cell. */
export type LineKind = 'row' | 'column';
export const lineKinds = ['row', 'column'] as const satisfies readonly LineKind[];

/** A page and words of it. */
export interface PrintedWords {
  readonly page: PageShape;
  readonly words: readonly PageWord[];
}

type CellPlace = Pick<CellInWork, 'table' | 'row' | 'column'>;

/** Sets the row or the column of a cell from the words on a page, in one change; undefined if no word belongs there. */
export function planTaking(
  kind: LineKind,
  { tables }: ReadFile,
  cell: CellPlace,
  printed: PrintedWords,
): RowEdit | undefined {
  const table = tables[cell.table];
  if (table === undefined) return undefined;
  const found = kind === 'row' ? wordsOfRow(table, cell, printed) : wordsOfColumn(table, cell, printed);
  const values = found.slice(0, maxFilled).flatMap(({ row, column, words }) => {
    const [of, name] = [table.rows[row], table.columns[column]];
    if (of === undefined || name === undefined || words.length === 0) return [];
    const { page, box, text } = pickWords(printed.page, words);
    const spot = { table: table.name, row: of.id, column: name };
    return [{ spot, to: { value: text, page, box, printed: true }, before: correctedOf(of.cells[column]) }];
  });
  if (values.length === 0) return undefined;
  const place = { kind: 'cell', ...cell } as const;
  return {
    change: { rows: [], values: values.map(({ spot, to }) => ({ spot, to })) },
    back: { rows: [], values: values.map(({ spot, before }) => ({ spot, to: before })) },
    focus: place,
    from: place,
  };
}

interface CellWords {
  readonly row: number;
  readonly column: number;
  readonly words: readonly PageWord[];
}

function wordsOfRow(table: TableValues, { row }: CellPlace, { page, words }: PrintedWords): CellWords[] {
  const cells = table.columns.map((_, column) =>
    table.rows.flatMap((other, index) => (index === row ? [] : boxOn(page, other.cells[column]))),
  );
  return assignToColumns(words, cells, page).map((taken, column) => ({ row, column, words: taken }));
}

function wordsOfColumn(
  table: TableValues,
  { column }: CellPlace,
  { page, words }: PrintedWords,
): CellWords[] {
  // In a table of one column nothing else shows where its rows are.
  const isBeside = (index: number): boolean => table.columns.length === 1 || index !== column;
  const rows = table.rows.map(({ cells }) =>
    cells.flatMap((cell, index) => (isBeside(index) ? boxOn(page, cell) : [])),
  );
  return assignToRows(words, rows).flatMap((taken, row) =>
    taken.length === 0 ? [] : [{ row, column, words: taken }],
  );
}

type Placed = { readonly page: number | null; readonly box: Box | null };

function boxOn({ number }: PageShape, cell: Placed | undefined): Box[] {
  return cell === undefined || cell.box === null || cell.page !== number ? [] : [cell.box];
}

/** The whole printed row or column of a table at a box of the page; nothing where no word is in it. */
export function wordsAround(
  kind: LineKind,
  file: ReadFile,
  cell: CellPlace,
  { page, words, box }: PrintedWords & { readonly box: Box },
): PageWord[] {
  const taken = wordsIn(words, box);
  if (taken.length === 0) return [];
  // The position of the current row or column may be the error.
  const others = cellsOn(page, file, cell).filter(({ row, column }) =>
    kind === 'row' ? row !== cell.row : column !== cell.column,
  );
  const table = others.length === 0 ? undefined : unite(others.map((other) => other.box));
  return kind === 'row' ? wholeLines(words, taken, table) : wholeColumn(words, taken, { page, table });
}

/**
 * Where keyboard picking starts: at the cell, or the nearest cell of its column or of the rows around it. Null if the table is not on the
 * page.
 */
export function startOf(kind: LineKind, file: ReadFile, cell: CellPlace, page: PageShape): Box | null {
  const away = ({ row, column }: { readonly row: number; readonly column: number }): number[] => {
    const [rows, columns] = [Math.abs(row - cell.row), Math.abs(column - cell.column)];
    return kind === 'row' ? [rows, columns] : [columns, rows];
  };
  const [nearest] = cellsOn(page, file, cell)
    .map((other) => ({ ...other, away: away(other) }))
    .toSorted((a, b) => (a.away[0] ?? 0) - (b.away[0] ?? 0) || (a.away[1] ?? 0) - (b.away[1] ?? 0));
  return nearest?.box ?? null;
}

function cellsOn(page: PageShape, { tables }: ReadFile, { table }: CellPlace) {
  return (tables[table]?.rows ?? []).flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) => boxOn(page, cell).map((box) => ({ row, column, box }))),
  );
}
