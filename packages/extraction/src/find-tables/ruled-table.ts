import { median, middleX, middleY, unite } from '../layout/geometry.ts';
import { headerRowsOf } from './header-rows.ts';
import { emOf, isInside } from './table-words.ts';
import { splitBand, tableLines } from './line-groups.ts';
import type { TableLine } from './line-groups.ts';
import type { Grid } from './ruled-grids.ts';
import type { DraftCell, DraftTable, TableWord } from './types.ts';

/** A cell of a ruled grid: from and to are inclusive. */
interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly words: TableWord[];
}

/** Share of the cells that must contain text: charts and frames are drawn with the same lines. */
const MIN_FILLED = 0.3;

/** The table that a grid of ruled lines contains; undefined where it encloses none. */
export function ruledTable(grid: Grid, words: readonly TableWord[]): DraftTable | undefined {
  if (grid.xs.length < 3) return undefined;
  const inside = words.filter((word) => isInside(word.rect, grid.rect));
  const areas = fillAreas(grid, inside);
  const left = labelsBeside(grid, words, areas);
  const all = left ? [...shiftRight(areas), ...left] : areas;
  const cells = numberRows(all, grid.ys.length - 1, grid.xs.length - 1 + (left ? 1 : 0));
  const filled = cells.filter((cell) => cell.words.length > 0);
  const rows = new Set(filled.map((cell) => cell.row)).size;
  const columns = new Set(filled.map((cell) => cell.column)).size;
  if (rows < 2 || columns < 2 || filled.length < 4) return undefined;
  if (filled.length < MIN_FILLED * rows * columns) return undefined;
  // The boxes of a drawing or a chart lie over each other's rows.
  if (filled.filter((cell) => cell.rowSpan > 1).length > 0.5 * filled.length) return undefined;
  const rect = unite([grid.rect, ...filled.flatMap((cell) => cell.words.map((word) => word.rect))]);
  return { cells: filled, headerRows: headerRowsOf(filled), rect };
}

/** The grid's cells, joined where no line parts them, with their words. */
function fillAreas(grid: Grid, words: readonly TableWord[]): Area[] {
  const [width, height] = [grid.xs.length - 1, grid.ys.length - 1];
  const owner = Array.from({ length: width * height }, (_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (owner[at] !== at) at = owner[at] ?? at;
    return at;
  };
  for (let band = 0; band < height; band++)
    for (let column = 0; column < width; column++) {
      const at = band * width + column;
      if (column + 1 < width && !grid.isUprightDrawn(column + 1, band)) owner[root(at + 1)] = root(at);
      if (band + 1 < height && !grid.isLevelDrawn(band + 1, column)) owner[root(at + width)] = root(at);
    }
  const groups = new Map<number, number[]>();
  owner.forEach((_, at) => groups.set(root(at), [...(groups.get(root(at)) ?? []), at]));
  const byCell = new Map<number, TableWord[]>();
  for (const word of words) {
    const at = placeOf(grid.ys, middleY(word.rect)) * width + placeOf(grid.xs, middleX(word.rect));
    byCell.set(at, [...(byCell.get(at) ?? []), word]);
  }
  return [...groups.values()]
    .flatMap((cells) => areasOf(cells, width, byCell))
    .flatMap((area) => splitAtColumns(area, grid.xs));
}

/**
 * Rows may be drawn without the lines between their columns, which other rows have: an area comes apart at such a line
 * where texts are on both sides of it and none runs over it.
 */
function splitAtColumns(area: Area, xs: readonly number[]): Area[] {
  if (area.left === area.right) return [area];
  const segments = [...new Set(area.words.map((word) => word.segment))];
  const cuts = xs.slice(area.left + 1, area.right + 1).flatMap((x, index) => {
    const reach = 0.3 * emOf(area.words);
    if (segments.some(({ rect }) => rect.left < x - reach && rect.right > x + reach)) return [];
    const rows = (side: (middle: number) => boolean): number[] =>
      segments.filter(({ rect }) => side(middleX(rect))).map(({ row }) => row);
    const right = new Set(rows((middle) => middle > x));
    return rows((middle) => middle < x).some((row) => right.has(row)) ? [area.left + 1 + index] : [];
  });
  const edges = [area.left, ...cuts, area.right + 1];
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? to;
    const words = area.words.filter((word) => {
      const x = middleX(word.rect);
      return x >= (index === 0 ? -Infinity : (xs[from] ?? 0)) && (to > area.right || x < (xs[to] ?? 0));
    });
    return { ...area, left: from, right: to - 1, words };
  });
}

function placeOf(stops: readonly number[], at: number): number {
  let place = 0;
  while (place < stops.length - 2 && at >= (stops[place + 1] ?? Infinity)) place++;
  return place;
}

/** A joined group as one area where it is a whole rectangle of one text, otherwise one area a band. */
function areasOf(cells: readonly number[], width: number, byCell: ReadonlyMap<number, TableWord[]>): Area[] {
  const bands = cells.map((at) => Math.floor(at / width));
  const columns = cells.map((at) => at % width);
  const area = {
    top: Math.min(...bands),
    bottom: Math.max(...bands),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
  const words = cells.flatMap((at) => byCell.get(at) ?? []);
  const whole = (area.bottom - area.top + 1) * (area.right - area.left + 1) === cells.length;
  const filledBands = new Set(words.map((word) => bandOf(word, cells, width, byCell)));
  // Lines between rows may be missing in one column: then each band has a line of its own.
  const lined = area.bottom - area.top >= 2 && filledBands.size > 0.6 * (area.bottom - area.top + 1);
  if (whole && !lined) return [{ ...area, words }];
  const rows = new Map<number, number[]>();
  for (const at of cells) {
    const band = Math.floor(at / width);
    rows.set(band, [...(rows.get(band) ?? []), at]);
  }
  return [...rows].map(([band, row]) => ({
    top: band,
    bottom: band,
    left: Math.min(...row.map((at) => at % width)),
    right: Math.max(...row.map((at) => at % width)),
    words: row.flatMap((at) => byCell.get(at) ?? []),
  }));
}

function bandOf(
  word: TableWord,
  cells: readonly number[],
  width: number,
  byCell: ReadonlyMap<number, TableWord[]>,
): number {
  const at = cells.find((one) => byCell.get(one)?.includes(word) === true) ?? 0;
  return Math.floor(at / width);
}

/** Rows are often named outside the lines: texts at the left of a grid, one next to each row. */
function labelsBeside(grid: Grid, words: readonly TableWord[], areas: readonly Area[]): Area[] | undefined {
  const { rect } = grid;
  const printed = new Set(areas.flatMap((area) => area.words.map((word) => word.segment.row)));
  const reach = 0.6 * (rect.right - rect.left);
  const beside = words.filter(
    (word) =>
      word.rect.right <= rect.left + 2 &&
      word.rect.left > rect.left - reach &&
      middleY(word.rect) > rect.top &&
      middleY(word.rect) < rect.bottom,
  );
  const rows = new Set(beside.map((word) => word.segment.row));
  const level = [...rows].filter((row) => printed.has(row)).length;
  const gap = rect.left - median(beside.map((word) => word.rect.right));
  if (rows.size < 3 || level < 0.9 * rows.size || level < 0.6 * printed.size || gap > reach / 2)
    return undefined;
  const bands = new Map<number, TableWord[]>();
  for (const word of beside) {
    const band = placeOf(grid.ys, middleY(word.rect));
    bands.set(band, [...(bands.get(band) ?? []), word]);
  }
  return [...bands].map(([band, own]) => ({ top: band, bottom: band, left: 0, right: 0, words: own }));
}

const shiftRight = (areas: readonly Area[]): Area[] =>
  areas.map((area) => ({ ...area, left: area.left + 1, right: area.right + 1 }));

/** Bands to rows: a band without text is no row, one with several rows is split. */
function numberRows(areas: readonly Area[], bands: number, columns: number): DraftCell[] {
  const cells: DraftCell[] = [];
  const starts: number[] = [];
  let row = 0;
  for (let band = 0; band < bands; band++) {
    starts.push(row);
    const own = areas.filter((area) => area.top === band && area.bottom === band);
    const columnAt = new Map(own.flatMap((area) => area.words.map((word) => [word, area.left] as const)));
    const lines = tableLines([...columnAt.keys()], (word) => columnAt.get(word) ?? 0, columns);
    const groups = lines.length === 0 ? [] : splitBand(lines);
    groups.forEach((group, index) => cells.push(...cellsOf(group, row + index, own)));
    const isHeld = areas.some((area) => area.top <= band && area.bottom >= band && area.words.length > 0);
    row += Math.max(groups.length, isHeld ? 1 : 0);
  }
  starts.push(row);
  for (const area of areas) {
    if (area.top === area.bottom || area.words.length === 0) continue;
    const [from, to] = [starts[area.top] ?? 0, starts[area.bottom + 1] ?? row];
    cells.push({
      row: from,
      rowSpan: Math.max(1, to - from),
      column: area.left,
      columnSpan: area.right - area.left + 1,
      words: area.words,
    });
  }
  return cells;
}

function cellsOf(lines: readonly TableLine[], row: number, areas: readonly Area[]): DraftCell[] {
  const held = new Set(lines.flatMap((line) => line.columns.flat()));
  return areas.flatMap((area) => {
    const words = area.words.filter((word) => held.has(word));
    if (words.length === 0) return [];
    return [{ row, rowSpan: 1, column: area.left, columnSpan: area.right - area.left + 1, words }];
  });
}
