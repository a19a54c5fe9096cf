import type { DocumentView } from '../document.ts';
import type { CellResult } from '../types.ts';
import type { ColumnQuery } from './column.ts';

/** Behind an item that is taxed at the reduced rate. */
const MARK = /\s*([*＊※])$/u;
/** What readers make of it on pictures, where it is no end of a word: behind a letter other than katakana. */
const MISREAD = /(?<=[^\p{Script=Katakana}ー\s])\s*[ネホ]$/u;
const REDUCED_RATE = /軽減|8\s*[%％]/u;

/**
 * Items whose mark of the reduced tax rate was read as kana ("令和6年産ネ") with the mark that it is, where the document speaks
 * of that rate and several items end so.
 */
export function repairMarks(
  rows: readonly (readonly CellResult[])[],
  queries: readonly ColumnQuery[],
  view: DocumentView,
): readonly (readonly CellResult[])[] {
  const column = queries.findIndex((query) => query.role === 'item');
  const isPicture = view.pages.some(({ page }) => page.source !== 'text');
  if (column < 0 || !isPicture) return rows;
  const names = rows.map((row) => row[column]?.value ?? '');
  const marks = names.flatMap((name) => MARK.exec(name)?.[1] ?? []);
  const misread = names.filter((name) => MISREAD.test(name));
  if (misread.length === 0 || misread.length + marks.length < 2 || !speaksOfRate(view)) return rows;
  const mark = marks[0] ?? '※';
  const repair = (text: string | null) => text?.replace(MISREAD, mark) ?? null;
  return rows.map((row) =>
    row.map((cell, index) =>
      index === column ? { ...cell, value: repair(cell.value), text: repair(cell.text) } : cell,
    ),
  );
}

const speaksOfRate = (view: DocumentView): boolean =>
  view.pages.some((layout) =>
    layout.rows.some((row) => row.segments.some(({ text }) => REDUCED_RATE.test(text))),
  );
