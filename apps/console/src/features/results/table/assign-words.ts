import type { PageWord } from '@ocr/contract';
import { columnGap, gapBetween, linesOf, piecesOf } from '#features/results/viewer/lines.ts';
import { unite, type Box, type Size } from '#ui/viewer/geometry.ts';

/** From where to where, in fractions of the page. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Words this many letter heights next to a column may belong to it. */
const nearby = 0.8;
/** A word in the middle of one column is no other's, however it is spaced. */
const elsewhere = 1000;
/** Between columns that fit alike, the first. */
const later = 0.001;
/** Lines of one cell are closer to each other than this part of a line's height. */
const leading = 0.9;
/** A line whose middle is this far beyond a row still belongs to it, in line heights. */
const beside = 0.35;
/** Gaps between lines that differ by less are the same, in lines' heights. */
const alike = 0.15;

/**
 * Splits the words of one row of a table over its columns. `cells` are for each column the boxes that other rows of the page have there; a column
 * without any is looked for between its neighbours, where the gaps are widest. Line by line, the columns keep their order from left to right.
 * @returns for each column its words, in reading order
 */
export function assignToColumns(
  words: readonly PageWord[],
  cells: readonly (readonly Box[])[],
  page: Size,
): PageWord[][] {
  const lines = linesOf(words);
  const known = cells.map((boxes) => columnRange(boxes));
  const assigned = cells.map((): PageWord[] => []);
  // The longest line shows the positions of columns of which no other row has a cell.
  const main = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const first = assignLine(main, known, page);
  const all = known.map((range, column) => range ?? extentOf(main.filter((_, at) => first[at] === column)));
  for (const line of lines) {
    const columns = line === main ? first : assignLine(line, all, page);
    for (const [column, range] of known.entries()) {
      const words = line.filter((_, at) => columns[at] === column);
      assigned[column]?.push(...ownWords(words, range, page));
    }
  }
  return assigned;
}

/**
 * Removes from a column's line the words of a printed column that the table does not have, such as a unit or a tax rate: they are printed
 * apart, outside the column's position in other rows.
 */
function ownWords(line: readonly PageWord[], range: Range | undefined, page: Size): readonly PageWord[] {
  if (range === undefined) return line;
  const { from, to } = range;
  const isBeside = ({ box }: PageWord): boolean => {
    const edge = nearby * ((box.height * page.height) / page.width);
    return box.x < to + edge && box.x + box.width > from - edge;
  };
  return piecesOf(line, page)
    .filter((piece) => piece.some((word) => isBeside(word)))
    .flat();
}

/** The position of a column. Cells that do not overlap most of the others were misread. */
function columnRange(boxes: readonly Box[]): Range | undefined {
  if (boxes.length === 0) return undefined;
  const left = median(boxes.map(({ x }) => x));
  const right = median(boxes.map(({ x, width }) => x + width));
  const usual = boxes.filter(
    ({ x, width }) => x < Math.max(left, right) && x + width > Math.min(left, right),
  );
  return extentOf((usual.length > 0 ? usual : boxes).map((box) => ({ box })));
}

function extentOf(words: readonly Pick<PageWord, 'box'>[]): Range | undefined {
  if (words.length === 0) return undefined;
  const { x, width } = unite(words.map(({ box }) => box));
  return { from: x, to: x + width };
}

/** A column, by where it is printed: one that no other row shows may be anywhere between its neighbours. */
interface Column extends Range {
  readonly column: number;
  readonly isKnown: boolean;
}

/** A way through the columns as far as a word, one column for each word, and how badly it fits. */
interface Way {
  readonly cost: number;
  readonly path: readonly Column[];
}

/** The column of each word of a line: of all ways from left to right the one that fits best. */
function assignLine(line: readonly PageWord[], known: readonly (Range | undefined)[], page: Size): number[] {
  const columns = fromLeft(known);
  const [first, ...others] = line;
  if (first === undefined) return [];
  let ways = columns.map((column, place): Way => ({
    cost: columnDistance(first.box, column, columns, page) + place * later,
    path: [column],
  }));
  let before = first.box;
  for (const { box } of others) {
    const gap = gapBetween(before, box, page) - columnGap;
    const reached = ways;
    ways = columns.map((column, place): Way => {
      const steps = reached.slice(0, place + 1).map(({ cost, path }, from) => {
        const step = from === place ? Math.max(0, gap) : Math.max(0, -gap) + (place - from) * later;
        return { cost: cost + step, path };
      });
      const { cost, path } = cheapest(steps);
      return { cost: cost + columnDistance(box, column, columns, page), path: [...path, column] };
    });
    before = box;
  }
  return cheapest(ways).path.map(({ column }) => column);
}

const cheapest = (ways: readonly Way[]): Way =>
  ways.reduce((best, way) => (way.cost < best.cost ? way : best), { cost: Infinity, path: [] });

/** How far a word is from a column, in letters' heights. */
function columnDistance(
  box: Box,
  column: Column,
  columns: readonly Column[],
  { width, height }: Size,
): number {
  const middle = box.x + box.width / 2;
  const isIn = ({ from, to }: Range): boolean => from <= middle && middle <= to;
  if (column.isKnown && isIn(column)) return 0;
  const away = Math.max(0, column.from - middle, middle - column.to) * width;
  const distance = away / Math.max(box.height * height, Number.EPSILON);
  return columns.some((other) => other.isKnown && isIn(other)) ? elsewhere + distance : distance;
}

/** The columns as they are printed: unknown ones after the column that they follow in the table. */
function fromLeft(known: readonly (Range | undefined)[]): Column[] {
  const places = known
    .flatMap((range, column) => (range ? [{ ...range, column, isKnown: true }] : []))
    .toSorted((a, b) => a.from + a.to - b.from - b.to);
  const ordered: Column[] = [...places];
  for (const [column, range] of known.entries()) {
    if (range !== undefined) continue;
    const at = ordered.findIndex((other) => other.column === column - 1) + 1;
    const from = ordered[at - 1]?.to ?? 0;
    const to = ordered.slice(at).find(({ isKnown }) => isKnown)?.from ?? 1;
    // After an unknown one it may begin where that may, too.
    const start = ordered[at - 1]?.isKnown === false ? (ordered[at - 1]?.from ?? from) : from;
    ordered.splice(at, 0, { from: start, to, column, isKnown: false });
  }
  return ordered;
}

/** A row of a table: the boxes of its cells on the page, but for those of the column that is assigned. */
type RowCells = readonly Box[];

/**
 * Assigns the words of one column of a table to its rows, from the top. A line belongs to the row that it is printed next to. Lines between
 * two rows belong to one of them, depending on the widest gap. Lines far from every row are dropped.
 * @returns for each row its words, in reading order; none for a row without cells on the page
 */
export function assignToRows(words: readonly PageWord[], rows: readonly RowCells[]): PageWord[][] {
  const slant = slantOf(rows);
  const bands = rows.map((cells) => bandOf(cells, slant));
  const lines = linesOf(words).map((line) => lineAt(line, slant));
  const rowOf = lines.map((line) => rowAt(line, bands));
  const assigned = rows.map((): PageWord[] => []);
  for (const [at, { line }] of lines.entries()) {
    const row = rowOf[at] ?? rowOf[lineGoneOnFrom(at, lines, rowOf) ?? -1];
    if (row !== undefined) assigned[row]?.push(...line);
  }
  return assigned;
}

interface Line extends Range {
  readonly line: readonly PageWord[];
}

const middleOf = ({ from, to }: Range): number => (from + to) / 2;

/** How far the lines of the page fall from left to right: by how much of its height over its whole width. */
function slantOf(rows: readonly RowCells[]): number {
  const falls = rows.flatMap((cells) => {
    const [left, ...others] = cells.toSorted((a, b) => a.x - b.x);
    const right = others.at(-1);
    if (left === undefined || right === undefined || right.x - left.x < 0.1) return [];
    return [(right.y + right.height / 2 - left.y - left.height / 2) / (right.x - left.x)];
  });
  return falls.length === 0 ? 0 : median(falls);
}

/** From where to where a row reaches on a page that is set straight. Cells far from most of the others were misread. */
function bandOf(cells: RowCells, slant: number): Range | undefined {
  const straight = cells.map((box) => straighten(box, slant));
  if (straight.length === 0) return undefined;
  const at = median(straight.map(middleOf));
  const near = straight.filter(({ from, to }) => from <= at && at <= to);
  return {
    from: Math.min(at, ...near.map(({ from }) => from)),
    to: Math.max(at, ...near.map(({ to }) => to)),
  };
}

function straighten({ x, y, height }: Box, slant: number): Range {
  const from = y - slant * x;
  return { from, to: from + height };
}

function lineAt(line: readonly PageWord[], slant: number): Line {
  const straight = line.map(({ box }) => straighten(box, slant));
  const [from, to] = [median(straight.map((range) => range.from)), median(straight.map((range) => range.to))];
  return { line, from, to };
}

/** The row that a line is printed next to. Of two lines of a cell, each may overlap it only half. */
function rowAt(line: Line, bands: readonly (Range | undefined)[]): number | undefined {
  const middle = middleOf(line);
  const rim = (line.to - line.from) * beside;
  const isBeside = ({ from, to }: Range): boolean => from - rim <= middle && middle <= to + rim;
  const away = (band: Range): number => Math.abs(middleOf(band) - middle);
  const [row] = bands
    .flatMap((band, index) => (band && isBeside(band) ? [{ band, index }] : []))
    .toSorted((a, b) => away(a.band) - away(b.band));
  return row?.index;
}

/** The nearest line of a row, above or below, that a line between rows belongs to; none if it is far from both. */
function lineGoneOnFrom(
  at: number,
  lines: readonly Line[],
  rowOf: readonly (number | undefined)[],
): number | undefined {
  const above = rowOf.slice(0, at).findLastIndex((row) => row !== undefined);
  const after = rowOf.slice(at + 1).findIndex((row) => row !== undefined);
  const below = after < 0 ? lines.length : at + 1 + after;
  const gaps = lines.map((line, index) => gapBelow(line, lines[index + 1]));
  const between = (from: number, to: number): number[] =>
    (from < 0 ? [Infinity] : []).concat(gaps.slice(Math.max(0, from), to));
  const widest = Math.max(...between(above, below));
  // The last of equal gaps: a row continues below its first line.
  const isAbove = Math.max(...between(at, below)) >= widest - alike;
  const way = isAbove ? between(above, at) : between(at, below);
  return Math.max(...way) < leading ? (isAbove ? above : below) : undefined;
}

/** In lines' heights; without end after the last line. */
function gapBelow(line: Line, next: Line | undefined): number {
  if (next === undefined) return Infinity;
  return (next.from - line.to) / Math.max(line.to - line.from, Number.EPSILON);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
