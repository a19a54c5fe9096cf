import type { DocumentView } from '../document.ts';
import { understandColumn } from '../tables/column.ts';
import type { CellResult, TableInstruction, TableResult } from '../types.ts';
import type { Match } from './layouts/recognise.ts';
import { taughtColumn } from './taught-by.ts';
import type { CheckedTable, ColumnLesson } from './types.ts';
import { asPrinted, commonPattern, isSpelled, patternOf } from './value-pattern.ts';

/** Patterns of a column that differ in the lengths of their figures alone: more of them say no more. */
const MAX_PATTERNS = 5;

/** How the values of a checked table's columns are printed, of those whose values all are printed alike. */
export function learnColumns(asked: TableInstruction, { rows }: CheckedTable): ColumnLesson[] {
  return asked.columns.flatMap((column, index) => {
    const values = rows.flatMap((row) => row[index] ?? []).filter((value) => value !== '');
    if (values.length < 2 || !isSpelled(understandColumn(column).kind)) return [];
    const patterns = values.flatMap((value) => patternOf(value) ?? []);
    if (patterns.length < values.length || commonPattern(patterns) === undefined) return [];
    const [first = ''] = patterns;
    // Twice where it is the only one: all values have as many figures.
    return [{ column: column.name, patterns: [first, ...new Set(patterns)].slice(0, MAX_PATTERNS) }];
  });
}

/** A table whose doubtful cells on pictures are as the layout prints such cells; see `asPrinted`. */
export function withLearntColumns(
  table: TableResult,
  matches: readonly Match[],
  { pages }: DocumentView,
): TableResult {
  const lessons = matches.flatMap(({ lesson }) =>
    lesson.tables
      .filter(({ name }) => name === table.name)
      .flatMap((learnt) =>
        (learnt.columns ?? []).map((column) => ({
          ...column,
          source: taughtColumn(lesson, learnt, column.column),
        })),
      ),
  );
  if (lessons.length === 0) return table;
  const scanned = new Set(pages.flatMap(({ page }) => (page.source === 'ocr' ? [page.number] : [])));
  const printed = (cell: CellResult): CellResult => {
    const known = lessons.filter(({ column }) => column === cell.column);
    const [first] = known;
    if (!first || cell.page === null || !scanned.has(cell.page)) return cell;
    const patterns = known.flatMap((column) => column.patterns);
    return asPrinted(cell, patterns, first.source);
  };
  return { ...table, rows: table.rows.map(({ cells }) => ({ cells: cells.map(printed) })) };
}
