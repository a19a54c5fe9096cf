import type { RawRule } from '../geometry.ts';
import { INK, nextInk } from './components.ts';
import type { Grey } from './grey.ts';

/** A ruled line has at least this share of the page's shorter side, at least this many pixels, and several letter heights. */
const MIN_LENGTH = 0.03;
const MIN_PIXELS = 50;
const MIN_LETTERS = 3;
/** Share of a ruled line's length that ink may touch on either side. */
const MAX_TOUCHED = 0.25;

/** A straight dark stroke, lengthwise from `start` to `end`, crosswise from `first` to `last`, in pixels, inclusive. */
interface Stroke {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

export interface Ruling {
  readonly horizontal: readonly Stroke[];
  readonly vertical: readonly Stroke[];
}

/**
 * Finds ruled lines. They are distinguished from the strokes of letters by their length against `letter`, the page's letter
 * height in pixels. `gap` joins dashes and dots that are no further apart, in pixels.
 */
export function findRuling(grey: Grey, letter: number, gap: number): Ruling {
  const shorter = Math.min(grey.width, grey.height);
  const least = Math.round(Math.max(MIN_PIXELS, shorter * MIN_LENGTH, letter * MIN_LETTERS));
  const thickest = Math.max(6, Math.round(letter * 0.4));
  const rows = { lines: grey.height, length: grey.width, line: grey.width, step: 1 };
  const columns = { lines: grey.width, length: grey.height, line: 1, step: grey.width };
  const { across, down } = findRuns(grey, least, gap);
  return {
    horizontal: stack(across, thickest).filter((s) => isIsolated(grey.data, s, rows)),
    vertical: stack(down, thickest).filter((s) => isIsolated(grey.data, s, columns)),
  };
}

/** Whether there is paper along both sides: a row of letters also gives long runs once gaps are bridged. */
function isIsolated(data: Uint8Array, stroke: Stroke, walk: Walk): boolean {
  const length = stroke.end - stroke.start + 1;
  return [stroke.first - 3, stroke.last + 3].every((at) => {
    if (at < 0 || at >= walk.lines) return true;
    let dark = 0;
    for (let i = stroke.start; i <= stroke.end; i++)
      if ((data[at * walk.line + i * walk.step] ?? 255) < INK) dark++;
    return dark < length * MAX_TOUCHED;
  });
}

/** The middle of each stroke, as the page's ruled lines. */
export function ruledLines(ruling: Ruling): RawRule[] {
  const middle = (stroke: Stroke) => (stroke.first + stroke.last + 1) / 2;
  return [
    ...ruling.horizontal.map((s) => ({ x1: s.start, x2: s.end + 1, y1: middle(s), y2: middle(s) })),
    ...ruling.vertical.map((s) => ({ x1: middle(s), x2: middle(s), y1: s.start, y2: s.end + 1 })),
  ];
}

/** A copy without the strokes: each is painted with the lighter colour of its two sides. */
export function withoutRuling(grey: Grey, ruling: Ruling): Grey {
  const data = Uint8Array.from(grey.data);
  const { width, height } = grey;
  for (const stroke of ruling.horizontal) paint(data, stroke, { line: width, step: 1, lines: height });
  for (const stroke of ruling.vertical) paint(data, stroke, { line: 1, step: width, lines: width });
  return { data, width, height };
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  /** From one line to the next in the data. */
  readonly line: number;
  /** From one pixel of a line to the next. */
  readonly step: number;
}

interface Run {
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Dark runs of at least `least` pixels along rows and down columns, bridging light gaps of at most `gap`; in order of
 * their row or column. Both are followed in one walk over the rows: a walk down each column would miss the cache.
 */
function findRuns({ data, width, height }: Grey, least: number, gap: number): { across: Run[]; down: Run[] } {
  const across = new OpenRuns(height, least, gap);
  const down = new OpenRuns(width, least, gap);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width;
    for (let index = nextInk(data, start, end); index < end; index = nextInk(data, index + 1, end)) {
      across.add(y, index - start);
      down.add(index - start, y);
    }
  }
  return { across: across.close(), down: down.close() };
}

/** Runs of ink on many lines, one growing on each. */
class OpenRuns {
  readonly #starts: Int32Array;
  readonly #lasts: Int32Array;
  readonly #darks: Int32Array;
  readonly #least: number;
  readonly #gap: number;
  readonly #runs: Run[] = [];

  constructor(lines: number, least: number, gap: number) {
    this.#starts = new Int32Array(lines).fill(-1);
    this.#lasts = new Int32Array(lines);
    this.#darks = new Int32Array(lines);
    this.#least = least;
    this.#gap = gap;
  }

  /** Adds a dark pixel; those of a line come in their order. */
  add(line: number, place: number): void {
    if ((this.#starts[line] ?? -1) >= 0 && place - (this.#lasts[line] ?? 0) - 1 > this.#gap) this.#end(line);
    if ((this.#starts[line] ?? -1) < 0) {
      this.#starts[line] = place;
      this.#darks[line] = 0;
    }
    this.#lasts[line] = place;
    this.#darks[line] = (this.#darks[line] ?? 0) + 1;
  }

  close(): Run[] {
    for (let line = 0; line < this.#starts.length; line++) this.#end(line);
    return this.#runs.toSorted((a, b) => a.at - b.at || a.start - b.start);
  }

  /** A run counts when it is long enough, and a third of it is ink at least. */
  #end(line: number): void {
    const start = this.#starts[line] ?? -1;
    const end = this.#lasts[line] ?? 0;
    this.#starts[line] = -1;
    const length = end - start + 1;
    if (start >= 0 && length >= this.#least && (this.#darks[line] ?? 0) * 3 >= length)
      this.#runs.push({ at: line, start, end });
  }
}

/** Stacks runs of neighbouring lines that overlap into strokes; thicker ones are bars or pictures and left out. */
function stack(runs: readonly Run[], thickest: number): Stroke[] {
  interface Open {
    start: number;
    end: number;
    first: number;
    last: number;
  }
  const done: Open[] = [];
  let open: Open[] = [];
  for (const run of runs) {
    const still: Open[] = [];
    for (const stroke of open) (stroke.last >= run.at - 2 ? still : done).push(stroke);
    open = still;
    const match = open.find((stroke) => run.start <= stroke.end && run.end >= stroke.start);
    if (match === undefined) open.push({ start: run.start, end: run.end, first: run.at, last: run.at });
    else {
      match.start = Math.min(match.start, run.start);
      match.end = Math.max(match.end, run.end);
      match.last = run.at;
    }
  }
  return [...done, ...open].filter((stroke) => stroke.last - stroke.first < thickest);
}

function paint(data: Uint8Array, stroke: Stroke, walk: { line: number; step: number; lines: number }): void {
  const before = Math.max(0, stroke.first - 2);
  const after = Math.min(walk.lines - 1, stroke.last + 2);
  for (let i = stroke.start; i <= stroke.end; i++) {
    const offset = i * walk.step;
    const light = Math.max(data[before * walk.line + offset] ?? 255, data[after * walk.line + offset] ?? 255);
    for (let at = Math.max(0, stroke.first - 1); at <= Math.min(walk.lines - 1, stroke.last + 1); at++) {
      data[at * walk.line + offset] = Math.max(data[at * walk.line + offset] ?? 255, light);
    }
  }
}
