import { heightOf, middleX, middleY, overlapX, unite, widthOf } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { PageLayout, PlacedWord, Row, Segment } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { findAmounts } from '../values/amount.ts';
import { matchHeader, matchMisreadHeader } from './column.ts';
import type { ColumnQuery } from './column.ts';
import { fillByOrder, nameCode } from './headers/header-order.ts';
import type { HeaderCell, OtherCell } from './headers/header-cell.ts';

/** The rows that head a table. */
export interface Header {
  readonly layout: PageLayout;
  /** First and last row of the header; the table's rows start below the last. */
  readonly top: number;
  readonly row: number;
  readonly cells: readonly HeaderCell[];
  readonly score: number;
}

interface Piece {
  readonly words: readonly PlacedWord[];
  readonly rows: readonly number[];
  readonly rect: Rect;
  readonly match: number;
  readonly column: number;
}

/** The header rows of a page that name enough of a table's columns. */
export function findHeaders(layout: PageLayout, queries: readonly ColumnQuery[]): Header[] {
  const needed = queries.length <= 2 ? queries.length : Math.max(2, Math.ceil(queries.length * 0.45));
  const headers: Header[] = [];
  for (const row of layout.rows) {
    const header = readHeader(layout, row, queries);
    if (header && header.cells.filter((cell) => cell.column !== undefined).length >= needed)
      headers.push(header);
  }
  return headers;
}

function readHeader(layout: PageLayout, row: Row, queries: readonly ColumnQuery[]): Header | undefined {
  const isPicture = layout.page.source !== 'text';
  const single = row.segments.flatMap((segment) => findPieces(segment, queries, isPicture));
  if (single.length === 0) return undefined;
  const around = cellsAround(layout, row);
  const stacked = around.flatMap(({ text, words, rows }) => matchPieces(text, words, rows, queries));
  // A line below that adds nothing to a name is an item's.
  const isBetter = ({ column, match }: Piece) =>
    single.every((piece) => piece.column !== column || piece.match < match - SAME_MATCH);
  const twoLines = stackedPieces(layout, row, queries).filter(isBetter);
  const pieces = choosePieces([...single, ...twoLines, ...stacked]);
  const rows = [...pieces.flatMap((piece) => piece.rows), ...around.flatMap((cell) => cell.rows)];
  const named: HeaderCell[] = pieces.map(({ rect, column }) => ({ rect, column }));
  const unnamed = around.filter(
    ({ words }) => !pieces.some((piece) => words.some((word) => piece.words.includes(word))),
  );
  const { cells, others } = uniteRuled(layout, row, named, [
    ...otherCells(row, pieces, isPicture),
    ...unnamed,
  ]);
  cells.push(...others.map(({ rect }) => ({ rect, column: undefined })));
  nameCode(cells, others, queries);
  cells.sort((a, b) => a.rect.left - b.rect.left);
  if (isPicture) fillByOrder(cells, queries.length);
  return { layout, top: Math.min(...rows), row: Math.max(...rows), cells, score: scoreOf(row, pieces) };
}

/** Matches that differ by less do so only by their numbers of words. */
const SAME_MATCH = 0.01;

/** What a name costs that is printed before one that the template asks for earlier. */
const MISPLACED = 0.2;

/** How well a row heads the table: by what it names, less for its numbers, its other words and another order. */
function scoreOf(row: Row, pieces: readonly Piece[]): number {
  const digits = row.segments.filter((segment) => findAmounts(segment.text).length > 0).length;
  const words = row.segments.reduce((sum, segment) => sum + segment.words.length, 0);
  const named = pieces.reduce((sum, piece) => sum + piece.words.length, 0);
  const matches = pieces.reduce((sum, piece) => sum + piece.match, 0);
  const places = pieces.toSorted((a, b) => a.column - b.column).map(({ rect }) => middleX(rect));
  const misplaced = places.filter((place, index) => place < (places[index - 1] ?? -Infinity)).length;
  return matches - 0.5 * digits - 0.05 * Math.max(0, words - named) - MISPLACED * misplaced;
}

/** Heights of a line under a header in which the rules between its columns begin. */
const REACH = 6;

/** Words beside a column's name in the same cell of a ruled header are a part of it, read poorly or not asked for. */
function uniteRuled(
  layout: PageLayout,
  row: Row,
  named: readonly HeaderCell[],
  others: readonly OtherCell[],
): { cells: HeaderCell[]; others: OtherCell[] } {
  const y = middleY(row.rect);
  // On poor pictures some begin only under the header.
  const below = row.rect.bottom + REACH * layout.lineHeight;
  const uprights = layout.strokes.vertical.filter(({ from, to }) => from <= below && to >= y);
  const cellOf = (rect: Rect) => uprights.filter(({ at }) => at < middleX(rect)).length;
  const isInside = (rect: Rect) => cellOf(rect) > 0 && cellOf(rect) < uprights.length;
  // A frame around the whole table parts no columns: several names are in it.
  const isAlone = (rect: Rect) => named.filter((cell) => cellOf(cell.rect) === cellOf(rect)).length === 1;
  const partsOf = ({ rect }: HeaderCell) =>
    isInside(rect) && isAlone(rect) ? others.filter((other) => cellOf(other.rect) === cellOf(rect)) : [];
  const parts = new Set(named.flatMap(partsOf));
  return {
    cells: named.map((cell) => ({
      ...cell,
      rect: unite([cell.rect, ...partsOf(cell).map(({ rect }) => rect)]),
    })),
    others: others.filter((other) => !parts.has(other)),
  };
}

/** Runs of words within a segment that name a column. */
function findPieces(segment: Segment, queries: readonly ColumnQuery[], isPicture: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < segment.words.length; start++) {
    for (let end = start; end < Math.min(segment.words.length, start + 6); end++) {
      const words = segment.words.slice(start, end + 1);
      const printed = segment.text.slice(words[0]?.from, words.at(-1)?.to);
      pieces.push(...matchPieces(printed, words, [segment.row], queries, isPicture));
    }
  }
  return pieces;
}

function matchPieces(
  printed: string,
  words: readonly PlacedWord[],
  rows: readonly number[],
  queries: readonly ColumnQuery[],
  mayBeMisread = false,
): Piece[] {
  const folded = fold(printed) || printed.trim();
  return queries.flatMap((query, column) => {
    const match = matchHeader(query, folded) || (mayBeMisread ? matchMisreadHeader(query, folded) : 0);
    return match > 0
      ? [
          {
            words,
            rows,
            rect: unite(words.map((word) => word.rect)),
            match: match + 0.001 * words.length,
            column,
          },
        ]
      : [];
  });
}

/** Header cells of two lines ("Unit" over "Price", 数量 over (個)). */
function stackedPieces(layout: PageLayout, row: Row, queries: readonly ColumnQuery[]): Piece[] {
  const pieces: Piece[] = [];
  for (const step of [-1, 1]) {
    const other = layout.rows[row.index + step];
    if (!other || Math.abs(other.rect.top - row.rect.top) > 2.2 * layout.lineHeight) continue;
    for (const segment of row.segments) {
      const partner = other.segments.find(
        (one) => overlapX(one.rect, segment.rect) > 0.5 * Math.min(widthOf(one.rect), widthOf(segment.rect)),
      );
      if (!partner || partner.words.length > 4 || heightOf(partner.rect) > 2 * heightOf(segment.rect))
        continue;
      const [upper, lower] = step < 0 ? [partner, segment] : [segment, partner];
      const found = matchPieces(
        `${upper.text} ${lower.text}`,
        [...upper.words, ...lower.words],
        [row.index, other.index],
        queries,
      );
      pieces.push(...found.filter((piece) => piece.match > 0.9));
    }
  }
  return pieces;
}

interface CellAround extends OtherCell {
  readonly words: readonly PlacedWord[];
  readonly rows: readonly number[];
}

/** Header cells of two lines beside cells of one, which are printed at half their height: a line above the row and one below. */
function cellsAround(layout: PageLayout, row: Row): CellAround[] {
  const [above, below] = [layout.rows[row.index - 1], layout.rows[row.index + 1]];
  if (!above || !below) return [];
  const isBeside = ({ rect }: Segment) => row.segments.every((one) => overlapX(one.rect, rect) <= 0);
  const lowers = below.segments.filter((one) => one.rect.top < row.rect.bottom && isBeside(one));
  return above.segments
    .filter((one) => one.rect.bottom > row.rect.top && isBeside(one))
    .flatMap((upper) => {
      const lower = lowers.find((one) => overlapX(one.rect, upper.rect) > 0);
      if (lower === undefined) return [];
      const words = [...upper.words, ...lower.words];
      const rect = unite([upper.rect, lower.rect]);
      return [
        { text: `${upper.text} ${lower.text}`, words, rect, rows: [above.index, row.index, below.index] },
      ];
    });
}

/** Each column once, each word once, the best matches first. */
function choosePieces(pieces: readonly Piece[]): Piece[] {
  const chosen: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => b.match - a.match || b.words.length - a.words.length)) {
    const clash = chosen.some(
      (other) => other.column === piece.column || other.words.some((word) => piece.words.includes(word)),
    );
    if (!clash) chosen.push(piece);
  }
  return chosen.map((piece) => besideOthers(piece, chosen, pieces));
}

/** Of equal headers the one in the template's order and nearest to the other columns': of two tables side by side each has its "Amount". */
function besideOthers(piece: Piece, chosen: readonly Piece[], pieces: readonly Piece[]): Piece {
  const others = chosen.filter((other) => other !== piece);
  if (others.length === 0) return piece;
  const away = ({ rect, column }: Piece): number => {
    const gap = Math.min(...others.map((other) => Math.abs(middleX(other.rect) - middleX(rect))));
    const misplaced = others.filter((other) => other.column < column !== middleX(other.rect) < middleX(rect));
    return misplaced.length + gap / (1 + gap);
  };
  const twins = pieces.filter(
    (twin) =>
      twin.column === piece.column &&
      twin.match === piece.match &&
      twin.rows.every((row) => piece.rows.includes(row)) &&
      !others.some((other) => other.words.some((word) => twin.words.includes(word))),
  );
  return twins.reduce((best, twin) => (away(twin) < away(best) ? twin : best), piece);
}

/** What specks on a picture are read as. */
const SPECKS = /^[\s.,:;·・'’"_-]+$/;

/** Header cells that the template does not ask for; they bound the columns beside them all the same. */
function otherCells(row: Row, pieces: readonly Piece[], isPicture: boolean): OtherCell[] {
  const taken = new Set(pieces.flatMap((piece) => piece.words));
  const cells: OtherCell[] = [];
  for (const segment of row.segments) {
    let run: PlacedWord[] = [];
    const flush = (): void => {
      const text = segment.text.slice(run[0]?.from, run.at(-1)?.to);
      if (run.length > 0 && !(isPicture && SPECKS.test(text)))
        cells.push({ rect: unite(run.map((word) => word.rect)), text });
      run = [];
    };
    for (const word of segment.words) {
      if (taken.has(word)) flush();
      else run.push(word);
    }
    flush();
  }
  return cells;
}
