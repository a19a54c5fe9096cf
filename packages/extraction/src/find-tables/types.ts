import type { Rect } from '../layout/geometry.ts';
import type { PlacedWord, Segment } from '../layout/layout.ts';
import type { Box } from '../types.ts';

/** A cell of a found table: where it is in the grid, what it says, and where that is printed. */
export interface FoundCell {
  /** From 0, the header rows included. */
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
  readonly box: Box;
}

/** A table seen on a page, without anybody having asked for it. */
export interface FoundTable {
  readonly page: number;
  readonly box: Box;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Rows at the top that name the columns. */
  readonly headerRows: number;
  /** The cells that contain text, row by row. */
  readonly cells: readonly FoundCell[];
}

/** A word of the page with its segment and its text. */
export interface TableWord extends PlacedWord {
  readonly segment: Segment;
  readonly text: string;
}

/** A cell before its words are put together. */
export interface DraftCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly words: readonly TableWord[];
}

/** A table in page units. */
export interface DraftTable {
  readonly cells: readonly DraftCell[];
  readonly headerRows: number;
  readonly rect: Rect;
}
