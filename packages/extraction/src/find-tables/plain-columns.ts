import { middleX } from '../layout/geometry.ts';
import type { TableWord } from './types.ts';
import type { PlainRow } from './plain-runs.ts';

/** A column of a table set without upright lines. */
export interface Column {
  /** Where it begins and ends: in the middle of the white channels next to it. */
  readonly from: number;
  readonly to: number;
  /** Where its words begin and end. */
  readonly left: number;
  readonly right: number;
}

const STEPS = 600;
/** Words of a row closer than this share of a letter's height belong together. */
const TOGETHER = 0.5;
/** One row in so many may cross a channel: sub-headings, long labels. */
const CROSSING = 8;

/** The columns that rows leave white channels between; fewer than two where there are none. */
export function findColumns(rows: readonly PlainRow[], em: number): Column[] {
  const left = Math.min(...rows.map((row) => row.rect.left));
  const right = Math.max(...rows.map((row) => row.rect.right));
  const step = (right - left) / STEPS;
  const phrases = rows.map((row) => row.pieces.flatMap((piece) => phrasesOf(piece.words, TOGETHER * em)));
  const most = Math.max(...phrases.map((row) => row.length));
  const full = phrases.filter((row) => row.length >= Math.max(2, 0.5 * most));
  const covered = Array.from({ length: STEPS + 1 }, () => 0);
  for (const row of full)
    for (const phrase of row) {
      const [from, to] = [(phrase[0]?.rect.left ?? 0) - left, (phrase.at(-1)?.rect.right ?? 0) - left];
      for (let at = Math.max(0, Math.ceil(from / step)); at <= Math.min(STEPS, to / step); at++)
        covered[at] = (covered[at] ?? 0) + 1;
    }
  const allowed = Math.floor(full.length / CROSSING);
  const least = full.length >= 5 ? 0.5 * em : em;
  const channels: number[] = [];
  let start = -1;
  for (let at = 0; at <= STEPS; at++) {
    if ((covered[at] ?? 0) <= allowed) {
      if (start < 0) start = at;
      continue;
    }
    if (start > 0 && (at - start) * step >= least) channels.push(left + ((start + at) / 2) * step);
    start = -1;
  }
  return keepFilled([-Infinity, ...channels, Infinity], full);
}

/** Words of one piece, grouped where they are close together. */
export function phrasesOf(words: readonly TableWord[], gap: number): TableWord[][] {
  const phrases: TableWord[][] = [];
  for (const word of words) {
    const last = phrases.at(-1)?.at(-1);
    if (last && word.rect.left - last.rect.right < gap) phrases.at(-1)?.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

/** A column has words in two rows at least, and in one row of ten; what has not goes with its left neighbour. */
function keepFilled(edges: readonly number[], rows: readonly (readonly TableWord[][])[]): Column[] {
  const columns: Column[] = [];
  for (let index = 1; index < edges.length; index++) {
    const [from, to] = [edges[index - 1] ?? 0, edges[index] ?? 0];
    const own = rows.flatMap((row) => {
      const words = row.flat().filter((word) => middleX(word.rect) >= from && middleX(word.rect) < to);
      return words.length > 0 ? [words] : [];
    });
    const words = own.flat();
    const column = {
      from,
      to,
      left: Math.min(...words.map((word) => word.rect.left)),
      right: Math.max(...words.map((word) => word.rect.right)),
    };
    const before = columns.at(-1);
    if (own.length >= Math.max(2, 0.1 * rows.length)) columns.push(column);
    else if (before) {
      columns[columns.length - 1] = { ...before, to, right: Math.max(before.right, column.right) };
    }
  }
  const first = columns[0];
  if (first) columns[0] = { ...first, from: -Infinity };
  return columns;
}

/** The index of the column that a place is in; the last one for what is right of all. */
export function columnAt(columns: readonly Column[], x: number): number {
  const index = columns.findIndex((column) => x < column.to);
  return index < 0 ? columns.length - 1 : index;
}
