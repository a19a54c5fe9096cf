import type { DocumentView } from '../document.ts';
import { findTable } from '../tables/find-table.ts';
import { fold } from '../text/fold.ts';
import type { CellResult, TableInstruction } from '../types.ts';
import { edits } from '../text/distance.ts';
import { isMisread } from './places.ts';
import type { Match } from './layouts/recognise.ts';
import type { CheckedTable } from './types.ts';

/** A row without so many letters is not known again. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 60;
const MAX_ROWS = 20;
/** Share of letters that may be misread. */
const MAX_EDITS = 0.2;

type Row = readonly Pick<CellResult, 'value' | 'text'>[];

/** The letters of a row: what stays the same where its sums change. */
const lettersOf = (row: Row): string =>
  fold(row.map(({ text, value }) => text ?? value ?? '').join(''))
    .replace(/\d/g, '')
    .slice(0, MAX_LETTERS);

/**
 * The letters of rows that the rules read into a table and that a person took out: sums, taxes, what was carried forward. None where nothing of
 * the table was kept.
 */
export function learnLeftOut(asked: TableInstruction, { rows }: CheckedTable, view: DocumentView): string[] {
  const read = findTable(asked, view).rows.map(({ cells }) => cells);
  const isKept = (row: Row): boolean => rows.some((checked) => isSameRow(row, checked));
  const kept = read.filter(isKept);
  if (kept.length === 0) return [];
  const known = new Set(kept.map(lettersOf));
  const letters = read.filter((row) => !isKept(row)).map(lettersOf);
  const found = letters.filter((text) => text.length >= MIN_LETTERS && !known.has(text));
  return [...new Set(found)].slice(0, MAX_ROWS);
}

/** Whether half of what was read of a row, or more, is in the checked one. */
function isSameRow(row: Row, checked: readonly (string | null)[]): boolean {
  const filled = row.filter(({ value }) => value !== null);
  const same = row.filter(({ value, text }, column) => {
    const right = checked[column] ?? '';
    return value !== null && right !== '' && (isMisread(right, value) || isMisread(right, text ?? ''));
  });
  return same.length > 0 && same.length * 2 >= filled.length;
}

/**
 * Whether a row is one that was taken out of a checked document of the layout: it has the letters of such a row, and not a value in every column,
 * as items mostly have.
 */
export function leftOutBy(matches: readonly Match[], table: TableInstruction): (row: Row) => boolean {
  const known = matches.flatMap(
    ({ lesson }) => lesson.tables.find(({ name }) => name === table.name)?.leftOut ?? [],
  );
  return (row) => {
    if (known.length === 0 || row.every(({ value }) => value !== null)) return false;
    const letters = lettersOf(row);
    return known.some((text) => edits(text, letters) <= MAX_EDITS * Math.max(text.length, letters.length));
  };
}
