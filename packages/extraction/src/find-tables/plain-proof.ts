import { textOfLine } from './table-words.ts';
import { valueColumns } from './line-groups.ts';
import type { TableLine } from './line-groups.ts';
import { countWords } from './plain-runs.ts';
import type { DraftCell } from './types.ts';
import type { Column } from './plain-columns.ts';

interface Candidate {
  /** The body's rows, each of one or more lines. */
  readonly groups: readonly (readonly TableLine[])[];
  readonly columns: readonly Column[];
  /** Level lines over its width. */
  readonly lines: number;
  readonly header: readonly DraftCell[];
  /** Whether its header names columns that business tables have. */
  readonly known: boolean;
}

const MIN_FILLED = 0.35;
/** Share of the rows that contain more than one text; the rest are sub-headings. */
const MIN_SHARED = 0.4;
/** Letters of a cell in a table without values and lines; running text in columns has more. */
const SHORT = 24;

/** Whether rows in columns are a table, and not a letterhead, a form, a list, or text set in columns. */
export function isTable({ groups, columns, lines, header, known }: Candidate): boolean {
  const rows = groups.map((group) => group.map((line) => line.columns.map((words) => textOfLine(words))));
  const texts = rows.map((row) =>
    columns.map((_, column) =>
      row
        .map((line) => line[column] ?? '')
        .join(' ')
        .trim(),
    ),
  );
  const several = texts.filter((row) => row.filter((text) => text !== '').length > 1);
  if (known && several.length > 0 && columns.length > 2) return true;
  if (several.length < Math.max(2, MIN_SHARED * rows.length)) return false;
  const cells = several.flat().filter((text) => text !== '');
  if (cells.length < MIN_FILLED * several.length * columns.length) return false;
  if (labelled(several) || isRunningText(several)) return false;
  const full = cells.length >= 0.8 * several.length * columns.length;
  const headed = header.length > 0;
  // The first column needs no name; a chart's words and numbers name nothing.
  const named = columns.filter((_, at) =>
    header.some(({ column, columnSpan }) => column <= at && at < column + columnSpan),
  );
  if (headed ? named.length < 0.5 * columns.length || (named.length === 1 && named[0] === columns[0]) : !full)
    return false;
  const values = valueColumns(groups.flat(), 0.7, Math.max(2, 0.3 * several.length)).filter(
    (column) => column > 0,
  ).length;
  if (lines >= 2) return values > 0 || cells.length >= 0.6 * several.length * columns.length;
  if (columns.length === 2) return values === 1 && several.length >= 4 && headed;
  if (values > 0) return several.length >= 4 || (full && headed);
  const letters = cells.reduce((sum, text) => sum + text.length, 0) / Math.max(1, cells.length);
  return several.length >= 4 && letters <= SHORT && cells.length >= 0.7 * several.length * columns.length;
}

/** Columns of an article: each line of each column contains many words. */
function isRunningText(rows: readonly (readonly string[])[]): boolean {
  const columns =
    rows[0]?.map((_, column) => rows.map((row) => row[column] ?? '').filter((text) => text !== '')) ?? [];
  return columns.every((texts) => {
    const words = texts.reduce((sum, text) => sum + countWords({ text }), 0);
    return words >= 5 * texts.length;
  });
}

/** A list of names with their values, or of contents with their pages. */
function labelled(rows: readonly (readonly string[])[]): boolean {
  return (rows[0] ?? []).some((_, column) => {
    const texts = rows.map((row) => row[column] ?? '').filter((text) => text !== '');
    const labels = texts.filter((text) => /[:：]$|\.{4}|…/.test(text)).length;
    return labels > 0.5 * texts.length && labels >= 2;
  });
}
