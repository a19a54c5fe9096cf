import { heightOf, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import { rolesOfHeader } from '../lexicon/columns.ts';
import { fold } from '../text/fold.ts';
import { isBullet, textOfLine } from './table-words.ts';
import type { TableWord } from './types.ts';

/** A row of the page outside ruled tables: runs of words that a wide gap parts. */
export interface PlainRow {
  readonly index: number;
  readonly pieces: readonly Piece[];
  readonly rect: Rect;
}

export interface Piece {
  readonly words: readonly TableWord[];
  readonly rect: Rect;
  readonly text: string;
}

/** White space of so many letter heights ends a table. */
const FAR = 3.2;
/** So many rows in a run may contain one text alone: sub-headings and wrapped lines. */
const MAX_SINGLES = 3;
/** Words of running text; a cell rarely has so many on one line. */
const PROSE_WORDS = 9;
/** Under a row of known column names an item may take more lines, and be farther away. */
const FAR_UNDER_HEADING = 5;
const MAX_SINGLES_UNDER_HEADING = 8;
const CAPTION = /^(?:table|figure|fig\.?|exhibit|chart|tableau|tabelle|表|図|別表)\s*[\dA-Z０-９一二三]/iu;

/** Words by the rows of the page that they are in, each with its pieces from left to right. */
export function plainRows(words: readonly TableWord[]): PlainRow[] {
  const rows = new Map<number, Map<number, TableWord[]>>();
  for (const word of words) {
    const row = rows.get(word.segment.row) ?? new Map<number, TableWord[]>();
    rows.set(word.segment.row, row);
    row.set(word.segment.id, [...(row.get(word.segment.id) ?? []), word]);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([index, segments]) => {
      const pieces = [...segments.values()]
        .map((own) => ({ words: own, rect: unite(own.map((word) => word.rect)), text: textOfLine(own) }))
        .toSorted((a, b) => a.rect.left - b.rect.left);
      return { index, pieces, rect: unite(pieces.map((piece) => piece.rect)) };
    });
}

/**
 * Stretches of rows that may be tables: rows of several texts, with few rows of one text among them. Between a table's
 * own level lines (`isFramed`) there may be long texts too.
 */
export function runsOf(
  rows: readonly PlainRow[],
  em: number,
  isFramed: (row: PlainRow) => boolean,
): PlainRow[][] {
  const runs: PlainRow[][] = [];
  let open: PlainRow[] = [];
  let singles: PlainRow[] = [];
  let bottom = -Infinity;
  let headed = false;
  const close = (): void => {
    if (open.length > 0) runs.push(open);
    open = [];
    singles = [];
    headed = false;
  };
  for (const row of rows) {
    if (row.rect.top - bottom > (headed ? FAR_UNDER_HEADING : FAR) * em) close();
    bottom = row.rect.bottom;
    const framed = isFramed(row);
    if (isHeading(row) && !headed) {
      close();
      headed = true;
    }
    if (isCaption(row) || isBulleted(row) || (isProse(row) && !framed)) close();
    else if (row.pieces.length > 1) {
      open.push(...singles, row);
      singles = [];
    } else if (open.length > 0) {
      singles.push(row);
      if (singles.length > (headed ? MAX_SINGLES_UNDER_HEADING : MAX_SINGLES) && !framed) close();
    }
  }
  close();
  return runs;
}

/** Whether a row begins with a table's caption, by its first piece. */
export function isCaption(row: PlainRow): boolean {
  return CAPTION.test(row.pieces[0]?.text ?? '');
}

/** A row of names that the columns of business tables have: what is above it belongs to something else. */
export function isHeading(row: PlainRow): boolean {
  const roles = row.pieces.flatMap((piece) => rolesOfHeader(fold(piece.text)).slice(0, 1));
  return new Set(roles).size >= 2 && roles.length >= 0.5 * row.pieces.length;
}

function isBulleted(row: PlainRow): boolean {
  const [first, second] = row.pieces;
  return first !== undefined && isBullet(first.text) && countWords(second) >= 5;
}

/** Running text over the width: one text of many words, or columns of text side by side. */
export function isProse(row: PlainRow): boolean {
  if (row.pieces.length === 1) return countWords(row.pieces[0]) >= PROSE_WORDS;
  return row.pieces.length < 4 && row.pieces.every((piece) => countWords(piece) >= PROSE_WORDS - 4);
}

/** Words of a piece; Japanese is written without spaces, so letters are counted there. */
export function countWords(piece: { readonly text: string } | undefined): number {
  if (!piece) return 0;
  const kanji = piece.text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu)?.length ?? 0;
  return Math.max(piece.text.split(/\s+/).length, kanji / 3);
}

/** The median height of the pieces of rows, 1 of none. */
export const emOfRows = (rows: readonly PlainRow[]): number => {
  const heights = rows
    .flatMap((row) => row.pieces.map((piece) => heightOf(piece.rect)))
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
};
