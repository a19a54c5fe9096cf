import type { Rect } from '../layout/geometry.ts';
import type { Stroke, Strokes } from '../layout/rules.ts';

/** Ruled lines that meet: their positions, and which sections of them are drawn. */
export interface Grid {
  /** Left to right and top to bottom; at least two each. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly rect: Rect;
  /** Whether the line at `xs[x]` is drawn along the band under `ys[band]`. */
  readonly isUprightDrawn: (x: number, band: number) => boolean;
  /** Whether the line at `ys[y]` is drawn along the column right of `xs[column]`. */
  readonly isLevelDrawn: (y: number, column: number) => boolean;
}

/** More pairs of strokes than any form has; a drawing is not looked at. */
const MAX_PAIRS = 4_000_000;
const MAX_CELLS = 20_000;
/** Share of a section of a line that must be drawn. */
const DRAWN = 0.5;

/** The grids of a page: strokes grouped by whether they touch. `near` is how close that is, in page units. */
export function gridsOf(strokes: Strokes, near: number): Grid[] {
  const { horizontal, vertical } = strokes;
  if (horizontal.length * vertical.length > MAX_PAIRS) return [];
  const group = horizontal.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (group[at] !== at) at = group[at] ?? at;
    return at;
  };
  const joined: { stroke: Stroke; level: number }[] = [];
  for (const upright of vertical) {
    let first: number | undefined;
    horizontal.forEach((level, index) => {
      const meets =
        upright.at >= level.from - near &&
        upright.at <= level.to + near &&
        level.at >= upright.from - near &&
        level.at <= upright.to + near;
      if (!meets) return;
      if (first === undefined) first = root(index);
      else group[root(index)] = first = root(first);
    });
    if (first !== undefined) joined.push({ stroke: upright, level: first });
  }
  const parts = new Map<number, { horizontal: Stroke[]; vertical: Stroke[] }>();
  const partOf = (index: number): { horizontal: Stroke[]; vertical: Stroke[] } => {
    const key = root(index);
    const part = parts.get(key) ?? { horizontal: [], vertical: [] };
    parts.set(key, part);
    return part;
  };
  horizontal.forEach((stroke, index) => partOf(index).horizontal.push(stroke));
  for (const { stroke, level } of joined) partOf(level).vertical.push(stroke);
  return [...parts.values()].flatMap((part) => makeGrid(part, near) ?? []);
}

function makeGrid({ horizontal, vertical }: Strokes, near: number): Grid | undefined {
  if (vertical.length === 0) return undefined;
  const left = Math.min(...horizontal.map((stroke) => stroke.from));
  const right = Math.max(...horizontal.map((stroke) => stroke.to));
  const top = Math.min(...vertical.map((stroke) => stroke.from));
  const bottom = Math.max(...vertical.map((stroke) => stroke.to));
  // Tables may be open at the sides: their level lines end where an outer upright would be.
  const xs = positions([...vertical.map((stroke) => stroke.at), left, right], near);
  const ys = positions([...horizontal.map((stroke) => stroke.at), top, bottom], near);
  if (xs.length < 2 || ys.length < 2 || xs.length * ys.length > MAX_CELLS) return undefined;
  const rect = {
    left: xs[0] ?? left,
    right: xs.at(-1) ?? right,
    top: ys[0] ?? top,
    bottom: ys.at(-1) ?? bottom,
  };
  return {
    xs,
    ys,
    rect,
    isUprightDrawn: drawnAlong(vertical, xs, ys, near),
    isLevelDrawn: drawnAlong(horizontal, ys, xs, near),
  };
}

/** Positions from the least to the greatest, those closer than `near` as one. */
function positions(values: readonly number[], near: number): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const open = groups.at(-1);
    if (open && value - (open.at(-1) ?? value) <= near) open.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => ((group[0] ?? 0) + (group.at(-1) ?? 0)) / 2);
}

function drawnAlong(
  strokes: readonly Stroke[],
  lines: readonly number[],
  stops: readonly number[],
  near: number,
): (line: number, range: number) => boolean {
  const drawn = lines.map((at) => {
    const own = strokes.filter((stroke) => Math.abs(stroke.at - at) <= near);
    return stops.slice(1).map((to, index) => {
      const from = stops[index] ?? to;
      const covered = own.map(
        (stroke) => Math.min(stroke.to + near, to) - Math.max(stroke.from - near, from),
      );
      return Math.max(0, ...covered) >= DRAWN * (to - from);
    });
  });
  return (line, range) => drawn[line]?.[range] ?? false;
}
