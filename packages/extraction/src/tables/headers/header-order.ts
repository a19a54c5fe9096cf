import { rolesOfHeader } from '../../lexicon/columns.ts';
import { fold } from '../../text/fold.ts';
import type { ColumnQuery } from '../column.ts';
import type { HeaderCell, OtherCell } from './header-cell.ts';

/** Of two headers that may both name the item ("Item | Description"), the left one contains its code, where one is asked for. */
export function nameCode(
  cells: HeaderCell[],
  others: readonly OtherCell[],
  queries: readonly ColumnQuery[],
): void {
  const code = queries.findIndex((query) => query.role === 'code');
  const item = queries.findIndex((query) => query.role === 'item');
  const known = cells.findIndex((cell) => cell.column === item);
  const found = cells[known];
  if (code < 0 || item < 0 || !found || cells.some((cell) => cell.column === code)) return;
  const other = others.find(({ text }) => rolesOfHeader(fold(text)).includes('item'));
  const place = cells.findIndex((cell) => cell.rect === other?.rect);
  if (!other || place < 0) return;
  const isLeft = other.rect.left < found.rect.left;
  cells[place] = { rect: other.rect, column: isLeft ? code : item };
  cells[known] = { rect: found.rect, column: isLeft ? item : code };
}

/** Of the columns asked for at least this share are known by their words before others are taken by their order. */
const KNOWN_SHARE = 0.35;

/** Headers that were misread are known by their neighbours: templates name columns in the order in which they are printed. */
export function fillByOrder(cells: HeaderCell[], count: number): void {
  const known = [
    { cell: -1, column: -1 },
    ...cells.flatMap(({ column }, cell) => (column === undefined ? [] : [{ cell, column }])),
    { cell: cells.length, column: count },
  ];
  const several = known.length - 2 >= KNOWN_SHARE * count;
  known.slice(1).forEach((after, index) => {
    const before = known[index] ?? after;
    const missing = after.column - before.column;
    if (after.cell - before.cell !== missing || (missing > 2 && !several)) return;
    for (let step = 1; step < missing; step++) {
      const cell = cells[before.cell + step];
      if (cell) cells[before.cell + step] = { rect: cell.rect, column: before.column + step };
    }
  });
}
