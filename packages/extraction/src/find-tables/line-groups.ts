import { heightOf, median } from '../layout/geometry.ts';
import { isValue, textOfLine } from './table-words.ts';
import type { TableWord } from './types.ts';

/** One printed line across a table: its words by column. */
export interface TableLine {
  readonly columns: readonly (readonly TableWord[])[];
  readonly top: number;
  readonly bottom: number;
}

/** Lines closer than this share of a line's height are on the same row: a value centred next to two lines of text. */
const BESIDE = 0.75;
/** Lines closer than this share of the rows' distance belong to one row. */
const TIGHT = 0.8;
/** White space of so much of a line's height parts two rows of a ruled band. */
const BLANK = 0.7;
/** A gap so many times the distance of lines within a cell parts two rows. */
const WIDE = 1.45;

/** Lines of words that are in columns, from top to bottom. */
export function tableLines(
  words: readonly TableWord[],
  columnOf: (word: TableWord) => number,
  count: number,
): TableLine[] {
  const rows = new Map<number, TableWord[]>();
  for (const word of words) rows.set(word.segment.row, [...(rows.get(word.segment.row) ?? []), word]);
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => {
      const columns = Array.from({ length: count }, (): TableWord[] => []);
      for (const word of line.toSorted((a, b) => a.rect.left - b.rect.left))
        columns[columnOf(word)]?.push(word);
      return {
        columns,
        top: Math.min(...line.map((word) => word.rect.top)),
        bottom: Math.max(...line.map((word) => word.rect.bottom)),
      };
    });
}

/** The columns most of whose lines contain values; at least `least` of them. */
export function valueColumns(lines: readonly TableLine[], share: number, least = 2): number[] {
  const count = lines[0]?.columns.length ?? 0;
  return Array.from({ length: count }, (_, column) => column).filter((column) => {
    const texts = lines.map((line) => textOfLine(line.columns[column] ?? [])).filter((text) => text !== '');
    return texts.length >= least && texts.filter(isValue).length >= share * texts.length;
  });
}

/** Lines put together to the rows that a person sees; `isDivided` returns whether a ruled line parts two neighbours. */
export function groupLines(
  lines: readonly TableLine[],
  isDivided: (upper: TableLine, lower: TableLine) => boolean,
): TableLine[][] {
  const values = valueColumns(lines, 0.6).filter(
    (column) => column > 0 || (lines[0]?.columns.length ?? 0) === 1,
  );
  const joins = values.length > 0 ? joinsByValues(lines, values) : joinsByText(lines);
  const groups: TableLine[][] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const open = groups.at(-1);
    if (open && previous && joins[index] === true && !isDivided(previous, line)) open.push(line);
    else groups.push([line]);
  });
  return groups;
}

/** For each line whether it continues the row of the line before it, where some columns contain values. */
function joinsByValues(lines: readonly TableLine[], values: readonly number[]): boolean[] {
  const anchors = lines.map((line) => values.some((column) => (line.columns[column] ?? []).length > 0));
  const em = median(lines.map((line) => line.bottom - line.top));
  const pitches = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    return before && anchors[index] === true && anchors[index + 1] === true ? [pitch(before, line)] : [];
  });
  const usual = pitches.length > 0 ? median(pitches) : Infinity;
  const joins = lines.map(() => false);
  lines.forEach((line, index) => {
    if (anchors[index] === true) return;
    const before = lines[index - 1];
    const after = lines[index + 1];
    const above = before ? pitch(before, line) : Infinity;
    const below = after ? pitch(line, after) : Infinity;
    const valueAbove = anchors[index - 1] === true;
    const valueBelow = anchors[index + 1] === true;
    const reach = Math.max(BESIDE * em, usual < Infinity ? TIGHT * usual : 0);
    if (above <= below && above < reach && valueAbove) joins[index] = true;
    else if (below < reach && valueBelow) joins[index + 1] = true;
    else if (above < reach && !valueAbove && before) joins[index] = true;
    else if (before && goesOn(before, line) && above < 1.3 * Math.min(usual, 2 * em)) joins[index] = true;
    else if (
      after &&
      valueBelow &&
      goesOn(line, after, filledIn(line)) &&
      below < 1.3 * Math.min(usual, 2 * em)
    )
      joins[index + 1] = true;
  });
  return joins;
}

/** The same where no column contains values: by the gaps between lines, and by how a line begins. */
function joinsByText(lines: readonly TableLine[]): boolean[] {
  const pitches = lines.slice(1).map((line, index) => pitch(lines[index] ?? line, line));
  const tight = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 4)] ?? 0;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (!before) return false;
    if (pitch(before, line) > WIDE * tight) return false;
    return goesOn(before, line) || (line.columns[0] ?? []).length === 0;
  });
}

const pitch = (upper: TableLine, lower: TableLine): number =>
  (lower.top + lower.bottom) / 2 - (upper.top + upper.bottom) / 2;

const filledIn = (line: TableLine): number[] =>
  line.columns.flatMap((words, column) => (words.length > 0 ? [column] : []));

/** Whether every text of a line continues with one above it: it begins small, or the one above does not end. */
function goesOn(upper: TableLine, lower: TableLine, columns = filledIn(lower)): boolean {
  return columns.every((column) => {
    const above = textOfLine(upper.columns[column] ?? []);
    const text = textOfLine(lower.columns[column] ?? []);
    if (above === '' || isValue(above)) return false;
    return /^[\p{Ll}(]/u.test(text) || /(?:[-–,/&]|\b(?:of|and|the|for|in|to|or|with|by))$/iu.test(above);
  });
}

/** Whether the lines of a ruled band are separate rows: values under each other, or gaps wider than within a cell. */
export function splitBand(lines: readonly TableLine[]): TableLine[][] {
  if (lines.length < 2) return [[...lines]];
  const values = valueColumns(lines, 0.8).filter((column) => column > 0);
  if (values.length > 0) return groupLines(lines, () => false);
  const groups: TableLine[][] = [];
  let bottom = -Infinity;
  for (const line of lines) {
    const open = groups.at(-1);
    const apart = line.top - bottom > BLANK * heightOfLine(line) && (line.columns[0] ?? []).length > 0;
    if (open && !apart) open.push(line);
    else groups.push([line]);
    bottom = Math.max(bottom, line.bottom);
  }
  return groups;
}

function heightOfLine(line: TableLine): number {
  return median(line.columns.flat().map((word) => heightOf(word.rect)));
}
