import { textOfLine } from './ink.ts';
import { valueColumns } from './line-groups.ts';
import type { TableLine } from './line-groups.ts';
import type { Column } from './plain-columns.ts';

interface Candidate {
  /** The body's rows, each of one or more lines. */
  readonly groups: readonly (readonly TableLine[])[];
  readonly columns: readonly Column[];
  /** Level lines over its width. */
  readonly lines: number;
  readonly headed: number;
}

const LEAST_FILLED = 0.35;
/** Letters of a cell in a table without values and lines; running text in columns has more. */
const SHORT = 24;

/** Whether rows in columns are a table, and not a letterhead, a form, a list, or text set in columns. */
export function isTable({ groups, columns, lines, headed }: Candidate): boolean {
  const rows = groups.map((group) => group.map((line) => line.columns.map((inks) => textOfLine(inks))));
  const texts = rows.map((row) =>
    columns.map((_, column) =>
      row
        .map((line) => line[column] ?? '')
        .join(' ')
        .trim(),
    ),
  );
  const several = texts.filter((row) => row.filter((text) => text !== '').length > 1);
  if (several.length < 2) return false;
  const cells = several.flat().filter((text) => text !== '');
  if (cells.length < LEAST_FILLED * several.length * columns.length) return false;
  if (labelled(several)) return false;
  const values = valueColumns(groups.flat(), 0.7, Math.max(2, 0.3 * several.length)).filter(
    (column) => column > 0,
  ).length;
  if (lines >= 2) return values > 0 || cells.length >= 0.6 * several.length * columns.length;
  if (columns.length === 2) return values === 1 && several.length >= 4 && headed > 0;
  if (values > 0) return several.length >= 3 || (several.length === 2 && headed > 0 && columns.length > 3);
  const letters = cells.reduce((sum, text) => sum + text.length, 0) / Math.max(1, cells.length);
  return several.length >= 4 && letters <= SHORT && cells.length >= 0.7 * several.length * columns.length;
}

/** A list of names with their values, or of contents with their pages. */
function labelled(rows: readonly (readonly string[])[]): boolean {
  const labels = rows.filter(([first = '']) => /[:：]$|\.{4}|…/.test(first)).length;
  return labels > 0.5 * rows.length;
}
