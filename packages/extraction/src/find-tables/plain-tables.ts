import { middleX, middleY, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { PageLayout } from '../layout/layout.ts';
import type { Stroke } from '../layout/rules.ts';
import { isDivided } from '../layout/rules.ts';
import { isValue, textOfLine } from './table-words.ts';
import { groupLines, valueColumns } from './line-groups.ts';
import type { TableLine } from './line-groups.ts';
import { columnAt, findColumns, phrasesOf } from './plain-columns.ts';
import type { Column } from './plain-columns.ts';
import { headerCells, spanOf } from './plain-header.ts';
import type { HeaderPhrase } from './plain-header.ts';
import { emOfRows, isCaption, isHeading, isProse, plainRows, runsOf } from './plain-runs.ts';
import type { PlainRow } from './plain-runs.ts';
import { isTable } from './plain-proof.ts';
import type { DraftCell, DraftTable, TableWord } from './types.ts';

const MAX_HEADER_LINES = 7;

/** The tables of a page that no upright lines enclose: rows of texts in columns. `words` are the words outside ruled tables. */
export function plainTables(layout: PageLayout, words: readonly TableWord[]): DraftTable[] {
  const rows = plainRows(words);
  const em = emOfRows(rows);
  return runsOf(rows, em, framesOf(layout, em)).flatMap((run) =>
    readRun(run, { rows, layout, em, depth: 0 }),
  );
}

/** A header is at most so many letter heights high. */
const MAX_HEADER_HEIGHT = 9;

/**
 * Whether a row is in a table drawn with level lines alone: one above its header, one right below that, and one
 * at its end, all from the same left to the same right. Lines of the page's head and foot are too far apart for that.
 */
function framesOf({ strokes, page }: PageLayout, em: number): (row: PlainRow) => boolean {
  const wide = strokes.horizontal.filter((stroke) => stroke.to - stroke.from > 0.25 * page.width);
  const frames: { top: number; bottom: number }[] = [];
  for (const top of wide) {
    const last = frames.at(-1);
    if (last && top.at <= last.bottom + 0.2 * em) continue;
    const same = wide.filter(
      (stroke) =>
        stroke.at > top.at + em && Math.abs(stroke.from - top.from) < em && Math.abs(stroke.to - top.to) < em,
    );
    const [header, bottom] = same;
    if (header && bottom && header.at - top.at < MAX_HEADER_HEIGHT * em)
      frames.push({ top: top.at, bottom: bottom.at });
  }
  return ({ rect }) =>
    frames.some(({ top, bottom }) => rect.top > top - 0.5 * em && rect.bottom < bottom + 0.5 * em);
}

interface RunContext {
  readonly rows: readonly PlainRow[];
  readonly layout: PageLayout;
  readonly em: number;
  readonly depth: number;
}

function readRun(run: readonly PlainRow[], context: RunContext): DraftTable[] {
  const several = run.filter((row) => row.pieces.length > 1);
  if (several.length < 2) return [];
  const columns = findColumns(several, context.em);
  const table = columns.length > 1 ? readTable(run, columns, context) : undefined;
  if (table) return [table];
  const cut = widestGap(run);
  if (cut === undefined || context.depth > 3) return [];
  const deeper = { ...context, depth: context.depth + 1 };
  return [...readRun(run.slice(0, cut), deeper), ...readRun(run.slice(cut), deeper)];
}

function widestGap(run: readonly PlainRow[]): number | undefined {
  const gaps = run.slice(1).map((row, index) => row.rect.top - (run[index]?.rect.bottom ?? 0));
  const widest = Math.max(...gaps);
  return gaps.length > 2 ? gaps.indexOf(widest) + 1 : undefined;
}

function readTable(
  run: readonly PlainRow[],
  columns: readonly Column[],
  context: RunContext,
): DraftTable | undefined {
  const { strokes } = context.layout;
  const whole = [...rowsAbove(run, columns, context), ...run];
  const lines = whole.map((row) => lineOf(row, columns));
  const rect = unite(whole.map((row) => row.rect));
  const level = wideRules(strokes.horizontal, rect, context.em);
  const named = headerLines(lines, whole);
  const headed = Math.max(named, ruledHeader(whole, level, named));
  const body = lines.slice(headed);
  const divided = (upper: TableLine, lower: TableLine): boolean =>
    isDivided(strokes, rectOf(upper), rectOf(lower));
  const groups = groupLines(body, divided);
  const header = headerCells(
    whole.slice(0, headed).map((row) => phrasesIn(row, columns, context)),
    strokes,
  );
  const known = whole.slice(0, headed).some(isHeading);
  if (!isTable({ groups, columns, lines: level.length, header, known })) return undefined;
  const start = Math.max(0, ...header.map((cell) => cell.row + cell.rowSpan));
  const cells = [
    ...header,
    ...groups.flatMap((group, index) => bodyCells(group, start + index, columns, context)),
  ];
  return {
    cells,
    headerRows: start,
    rect: unite([rect, ...level.map(({ at, from, to }) => ({ left: from, right: to, top: at, bottom: at }))]),
  };
}

/** Rows right above that head columns: spanning titles and first lines of headers, up to the table's top line. */
function rowsAbove(
  run: readonly PlainRow[],
  columns: readonly Column[],
  { rows, layout, em }: RunContext,
): PlainRow[] {
  const above: PlainRow[] = [];
  const level = wideRules(layout.strokes.horizontal, unite(run.map((row) => row.rect)), em, 4);
  let at = rows.findIndex((row) => row.index === run[0]?.index);
  let lower = run[0];
  while (lower && at > 0 && above.length < 3) {
    const row = rows[--at];
    if (!row || isCaption(row) || isProse(row)) break;
    const [top, bottom] = [middleY(row.rect), middleY(lower.rect)];
    const roofed = level.some((stroke) => stroke.at < top && stroke.at > row.rect.top - 1.5 * em);
    const isNear = lower.rect.top - row.rect.bottom < (roofed ? 2 : 0.9) * em;
    const parted = level.some((stroke) => stroke.at > top && stroke.at < bottom);
    const heads = row.pieces.every((piece) => columnAt(columns, piece.rect.left) > 0);
    if (!isNear || parted || !heads) break;
    above.unshift(row);
    lower = row;
  }
  return above;
}

function lineOf(row: PlainRow, columns: readonly Column[]): TableLine {
  const cells = columns.map((): TableWord[] => []);
  for (const piece of row.pieces)
    for (const phrase of phrasesOf(piece.words, 0.5 * (piece.rect.bottom - piece.rect.top))) {
      const first = columnAt(columns, phrase[0]?.rect.left ?? 0);
      // A label may run over into the empty column next to it.
      if (first === 0) cells[0]?.push(...phrase);
      else for (const word of phrase) cells[columnAt(columns, middleX(word.rect))]?.push(word);
    }
  return { columns: cells, top: row.rect.top, bottom: row.rect.bottom };
}

/** The lines between a table's top line and its next one are its header, numbered columns included. */
function ruledHeader(rows: readonly PlainRow[], level: readonly Stroke[], known: number): number {
  const above = level.map(({ at }) => rows.filter((row) => row.rect.top + row.rect.bottom < 2 * at).length);
  const count = above.find((lines) => lines > 0) ?? 0;
  return above[0] === 0 && count <= known + 1 && rows.length - count >= 2 ? count : 0;
}

/** How many lines at the top name columns: those before the first line of values. */
function headerLines(lines: readonly TableLine[], rows: readonly PlainRow[]): number {
  const values = valueColumns(lines, 0.5);
  const first = lines.findIndex((line) => {
    const texts = values.map((column) => textOfLine(line.columns[column] ?? []));
    const filled = texts.filter((text) => text !== '');
    return (
      filled.length > 0 &&
      filled.filter((text) => isValue(text) && !isYear(text)).length >= 0.5 * filled.length
    );
  });
  if (values.length === 0) return 1;
  // Sub-headings right above the first values belong to the body.
  let count = Math.max(0, first);
  while (count > 1 && rows[count - 1]?.pieces.length === 1 && (lines[count - 1]?.columns[0] ?? []).length > 0)
    count--;
  return count > MAX_HEADER_LINES ? 0 : count;
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:[-–/]\d{2,4})?$/.test(text.trim());

function phrasesIn(row: PlainRow, columns: readonly Column[], { layout }: RunContext): HeaderPhrase[] {
  return row.pieces.flatMap((piece) => {
    const height = piece.rect.bottom - piece.rect.top;
    return phrasesOf(piece.words, 0.5 * height)
      .flatMap((phrase) => splitAtEdges(phrase, columns, height))
      .map((phrase) => spanOf(phrase, columns, layout.strokes));
  });
}

/** Neighbouring headers may be close: a space that is wider than usual and over a channel parts them. */
function splitAtEdges(
  phrase: readonly TableWord[],
  columns: readonly Column[],
  height: number,
): TableWord[][] {
  const parts: TableWord[][] = [];
  for (const word of phrase) {
    const last = parts.at(-1)?.at(-1);
    const edge = last && columnAt(columns, middleX(last.rect)) !== columnAt(columns, middleX(word.rect));
    if (last && !(edge && word.rect.left - last.rect.right > 0.32 * height)) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}

function bodyCells(
  lines: readonly TableLine[],
  row: number,
  columns: readonly Column[],
  { layout }: RunContext,
): DraftCell[] {
  const filled = columns.flatMap((_, column) => {
    const words = lines.flatMap((line) => line.columns[column] ?? []);
    return words.length > 0 ? [{ column, words }] : [];
  });
  const all = filled.flatMap((cell) => cell.words);
  // A text alone, over columns of values, heads the rows below it.
  if (
    lines.length === 1 &&
    (filled[0]?.column ?? 0) > 0 &&
    phrasesOf(all, 0.5 * heightOfLine(lines)).length === 1
  ) {
    const { from, to } = spanOf(all, columns, layout.strokes);
    return [{ row, rowSpan: 1, column: from, columnSpan: to - from + 1, words: all }];
  }
  return filled.map(({ column, words }) => ({ row, rowSpan: 1, column, columnSpan: 1, words }));
}

const heightOfLine = (lines: readonly TableLine[]): number => (lines[0] ? lines[0].bottom - lines[0].top : 0);

function rectOf(line: TableLine): Rect {
  return unite(line.columns.flat().map((word) => word.rect));
}

/** Level lines about as wide as a table, in it or right above or below. */
function wideRules(strokes: readonly Stroke[], rect: Rect, em: number, reach = 1.5): Stroke[] {
  const width = rect.right - rect.left;
  return strokes.filter(
    (stroke) =>
      stroke.at > rect.top - reach * em &&
      stroke.at < rect.bottom + reach * em &&
      Math.min(stroke.to, rect.right) - Math.max(stroke.from, rect.left) > 0.8 * width &&
      stroke.to - stroke.from < 1.6 * width,
  );
}
