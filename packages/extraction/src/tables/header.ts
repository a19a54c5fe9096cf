import { unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { PageLayout, PlacedWord, Row, Segment } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { matchHeader } from './column.ts';
import type { ColumnWish } from './column.ts';

/** One printed header cell; `column` is the template's column that it names, if any. */
export interface HeaderCell {
  readonly rect: Rect;
  readonly text: string;
  readonly column: number | undefined;
  readonly match: number;
}

/** A row that heads a table. */
export interface Header {
  readonly layout: PageLayout;
  /** The last row of the header; the table's rows start below. */
  readonly row: number;
  readonly cells: readonly HeaderCell[];
  readonly score: number;
}

interface Piece {
  readonly segment: Segment;
  readonly words: readonly PlacedWord[];
  readonly from: number;
  readonly to: number;
  readonly match: number;
  readonly column: number;
}

/** The header row of a table on a page, or undefined where none names enough of its columns. */
export function findHeaders(layout: PageLayout, wishes: readonly ColumnWish[]): Header[] {
  const needed = wishes.length <= 2 ? wishes.length : Math.max(2, Math.ceil(wishes.length * 0.45));
  const headers: Header[] = [];
  for (const row of layout.rows) {
    const header = readHeader(layout, row, wishes);
    if (header && header.cells.filter((cell) => cell.column !== undefined).length >= needed)
      headers.push(header);
  }
  return headers;
}

function readHeader(layout: PageLayout, row: Row, wishes: readonly ColumnWish[]): Header | undefined {
  const pieces = choosePieces(row.segments.flatMap((segment) => findPieces(segment, wishes)));
  if (pieces.length === 0) return undefined;
  const cells: HeaderCell[] = pieces.map((piece) => ({
    rect: unite(piece.words.map((word) => word.rect)),
    text: piece.segment.text.slice(piece.from, piece.to),
    column: piece.column,
    match: piece.match,
  }));
  cells.push(...otherCells(row, pieces));
  cells.sort((a, b) => a.rect.left - b.rect.left);
  const digits = row.segments.filter((segment) => /\d/.test(segment.text)).length;
  const score = pieces.reduce((sum, piece) => sum + piece.match, 0) - 0.5 * digits;
  return { layout, row: row.index, cells, score };
}

/** Runs of words within a segment that name a column; a run starts and ends at words or, in kanji, inside them. */
function findPieces(segment: Segment, wishes: readonly ColumnWish[]): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < segment.words.length; start++) {
    for (let end = start; end < Math.min(segment.words.length, start + 5); end++) {
      const words = segment.words.slice(start, end + 1);
      const from = words[0]?.from ?? 0;
      const to = words.at(-1)?.to ?? 0;
      const printed = segment.text.slice(from, to);
      const folded = fold(printed) || printed.trim();
      wishes.forEach((wish, column) => {
        const match = matchHeader(wish, folded);
        if (match > 0) pieces.push({ segment, words, from, to, match: match + 0.001 * words.length, column });
      });
    }
  }
  return pieces;
}

/** Each column once, each word once, the best matches first. */
function choosePieces(pieces: readonly Piece[]): Piece[] {
  const chosen: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => b.match - a.match || b.to - b.from - (a.to - a.from))) {
    const clash = chosen.some(
      (other) =>
        other.column === piece.column ||
        (other.segment === piece.segment && other.from < piece.to && piece.from < other.to),
    );
    if (!clash) chosen.push(piece);
  }
  return chosen;
}

/** Header cells that the template does not ask for; they bound the columns beside them all the same. */
function otherCells(row: Row, pieces: readonly Piece[]): HeaderCell[] {
  const cells: HeaderCell[] = [];
  for (const segment of row.segments) {
    const taken = pieces.filter((piece) => piece.segment === segment);
    let run: PlacedWord[] = [];
    const flush = (): void => {
      if (run.length === 0) return;
      cells.push({
        rect: unite(run.map((word) => word.rect)),
        text: segment.text.slice(run[0]?.from, run.at(-1)?.to),
        column: undefined,
        match: 0,
      });
      run = [];
    };
    for (const word of segment.words) {
      if (taken.some((piece) => piece.words.includes(word))) flush();
      else run.push(word);
    }
    flush();
  }
  return cells;
}
