import { heightOf, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import { isBullet, textOfLine } from './ink.ts';
import type { Ink } from './types.ts';

/** A row of the page outside ruled tables: runs of words that a wide gap parts. */
export interface PlainRow {
  readonly index: number;
  readonly pieces: readonly Piece[];
  readonly rect: Rect;
}

export interface Piece {
  readonly inks: readonly Ink[];
  readonly rect: Rect;
  readonly text: string;
}

/** White space of so many letter heights ends a table. */
const FAR = 3.2;
/** So many rows in a run may hold one text alone: sub-headings and wrapped lines. */
const MOST_SINGLES = 3;
/** Words of running text; a cell rarely has so many on one line. */
const PROSE_WORDS = 9;
const CAPTION = /^(?:table|figure|fig\.?|exhibit|chart|tableau|tabelle|表|図|別表)\s*[\dA-Z０-９一二三]/iu;

export function plainRows(inks: readonly Ink[]): PlainRow[] {
  const rows = new Map<number, Map<number, Ink[]>>();
  for (const ink of inks) {
    const row = rows.get(ink.segment.row) ?? new Map<number, Ink[]>();
    rows.set(ink.segment.row, row);
    row.set(ink.segment.id, [...(row.get(ink.segment.id) ?? []), ink]);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([index, segments]) => {
      const pieces = [...segments.values()]
        .map((own) => ({ inks: own, rect: unite(own.map((ink) => ink.rect)), text: textOfLine(own) }))
        .toSorted((a, b) => a.rect.left - b.rect.left);
      return { index, pieces, rect: unite(pieces.map((piece) => piece.rect)) };
    });
}

/** Stretches of rows that may be tables: rows of several texts, with few rows of one text among them. */
export function runsOf(rows: readonly PlainRow[], em: number): PlainRow[][] {
  const runs: PlainRow[][] = [];
  let open: PlainRow[] = [];
  let singles: PlainRow[] = [];
  let bottom = -Infinity;
  const close = (): void => {
    if (open.length > 0) runs.push(open);
    open = [];
    singles = [];
  };
  for (const row of rows) {
    if (row.rect.top - bottom > FAR * em) close();
    bottom = row.rect.bottom;
    if (isCaption(row) || isBulleted(row) || isProse(row)) close();
    else if (row.pieces.length > 1) {
      open.push(...singles, row);
      singles = [];
    } else if (open.length > 0) {
      singles.push(row);
      if (singles.length > MOST_SINGLES) close();
    }
  }
  close();
  return runs;
}

export function isCaption(row: PlainRow): boolean {
  return CAPTION.test(row.pieces[0]?.text ?? '');
}

function isBulleted(row: PlainRow): boolean {
  const [first, second] = row.pieces;
  return first !== undefined && isBullet(first.text) && wordsOf(second) >= 5;
}

/** Running text over the width: one text of many words, or columns of text beside each other. */
export function isProse(row: PlainRow): boolean {
  if (row.pieces.length === 1) return wordsOf(row.pieces[0]) >= PROSE_WORDS;
  return row.pieces.length < 4 && row.pieces.every((piece) => wordsOf(piece) >= PROSE_WORDS - 4);
}

/** Words of a piece; Japanese stands without spaces, so letters count there. */
function wordsOf(piece: Piece | undefined): number {
  if (!piece) return 0;
  const kanji = piece.text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
  return Math.max(piece.text.split(/\s+/).length, kanji / 3);
}

export const emOfRows = (rows: readonly PlainRow[]): number => {
  const heights = rows
    .flatMap((row) => row.pieces.map((piece) => heightOf(piece.rect)))
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
};
