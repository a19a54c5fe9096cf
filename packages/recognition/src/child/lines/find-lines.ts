import type { TextLine } from './text-line.ts';
import type { TextMap } from './text-map.ts';

/** A pixel of the map belongs to text from this probability on. */
const MIN_PIXEL = 0.3;
/** Smaller components than this are no text, in pixels of the map. */
const MIN_SIDE = 3;
/** Of a picture's grain the detector makes thousands of components. */
const MAX_COMPONENTS = 3000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle turned by `angle`, in pixels of the map. */
interface TurnedRect {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

interface FindOptions {
  /** Mean probability inside a line at least. */
  readonly minScore: number;
  /** How far a line is grown: the detector marks the middle of lines only. */
  readonly growth: number;
}

/** Turns the detector's map into lines of text, in pixels of the page; no line reaches into the next. */
export function findTextLines(map: TextMap, { minScore, growth }: FindOptions): TextLine[] {
  const lines: TextLine[] = [];
  for (const outline of findTextComponents(map)) {
    const rect = smallestRect(convexHull(outline));
    if (rect === undefined || Math.min(rect.halfWidth, rect.halfHeight) * 2 < MIN_SIDE) continue;
    const score = meanInside(map, rect);
    if (score >= minScore) lines.push(grown(rect, growth, score, map));
  }
  return withoutOverlap(lines);
}

function grown(rect: TurnedRect, growth: number, score: number, { scaleX, scaleY }: TextMap): TextLine {
  const { halfWidth, halfHeight } = rect;
  // Area by perimeter, as the network's authors shrank the lines it was trained on.
  const by = ((halfWidth * halfHeight) / (halfWidth + halfHeight)) * growth;
  const half = (halfHeight + by) * scaleY;
  return {
    x: rect.x * scaleX,
    y: rect.y * scaleY,
    angle: rect.angle,
    halfWidth: (halfWidth + by) * scaleX,
    above: half,
    below: half,
    ink: halfHeight * scaleY,
    score,
  };
}

/** Cuts lines back to half way to the middle of the next line above and below. */
function withoutOverlap(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    let [above, below] = [line.above, line.below];
    for (const other of lines) {
      const distance = other.y - line.y - Math.tan(line.angle) * (other.x - line.x);
      const shared =
        Math.min(line.x + line.halfWidth, other.x + other.halfWidth) -
        Math.max(line.x - line.halfWidth, other.x - other.halfWidth);
      if (other === line || shared <= 0 || Math.abs(distance) < line.ink) continue;
      if (distance < 0) above = Math.min(above, Math.max(line.ink, -distance / 2));
      else below = Math.min(below, Math.max(line.ink, distance / 2));
    }
    return { ...line, above, below };
  });
}

/** Connected components of text, each as the ends of its rows: all that its hull needs. */
function findTextComponents({ data, width, height }: TextMap): Point[][] {
  const seen = new Uint8Array(data.length);
  const components: Point[][] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length && components.length < MAX_COMPONENTS; start++) {
    if (seen[start] === 1 || (data[start] ?? 0) < MIN_PIXEL) continue;
    const rows = new Map<number, { first: number; last: number }>();
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      const row = rows.get(y);
      if (row === undefined) rows.set(y, { first: x, last: x });
      else {
        row.first = Math.min(row.first, x);
        row.last = Math.max(row.last, x);
      }
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] === 1 || (data[next] ?? 0) < MIN_PIXEL) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    components.push([...rows].flatMap(([y, { first, last }]) => corners(first, last, y)));
  }
  return components;
}

/** The corners of a row of pixels, so that a component of one pixel has an area. */
const corners = (first: number, last: number, y: number): Point[] => [
  { x: first, y },
  { x: last + 1, y },
  { x: first, y: y + 1 },
  { x: last + 1, y: y + 1 },
];

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (let last = chain.at(-1), before = chain.at(-2); last !== undefined && before !== undefined;) {
        if ((last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x) > 0)
          break;
        chain.pop();
        [last, before] = [chain.at(-1), chain.at(-2)];
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The rectangle of least area around a hull: one of its sides is along one of the hull's. */
function smallestRect(hull: readonly Point[]): TurnedRect | undefined {
  let best: { rect: TurnedRect; area: number } | undefined;
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    const angle = nearestLevel(Math.atan2(to.y - from.y, to.x - from.x));
    const rect = rectAt(hull, angle);
    const area = rect.halfWidth * rect.halfHeight;
    if (area < (best?.area ?? Infinity)) best = { rect, area };
  });
  return best?.rect;
}

/** An angle's equivalent for a rectangle, between -45° and 45°. */
function nearestLevel(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - Math.round(angle / quarter) * quarter;
}

function rectAt(hull: readonly Point[], angle: number): TurnedRect {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    angle,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  };
}

function meanInside({ data, width, height }: TextMap, rect: TurnedRect): number {
  const [cos, sin] = [Math.cos(rect.angle), Math.sin(rect.angle)];
  const reachX = rect.halfWidth * cos + rect.halfHeight * Math.abs(sin);
  const reachY = rect.halfWidth * Math.abs(sin) + rect.halfHeight * cos;
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.floor(rect.y - reachY)); y < Math.min(height, rect.y + reachY); y++)
    for (let x = Math.max(0, Math.floor(rect.x - reachX)); x < Math.min(width, rect.x + reachX); x++) {
      const [dx, dy] = [x + 0.5 - rect.x, y + 0.5 - rect.y];
      if (Math.abs(dx * cos + dy * sin) > rect.halfWidth || Math.abs(dy * cos - dx * sin) > rect.halfHeight)
        continue;
      sum += data[y * width + x] ?? 0;
      count++;
    }
  return count === 0 ? 0 : sum / count;
}
