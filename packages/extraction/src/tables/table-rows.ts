import type { TextRange } from '../fields/candidate.ts';
import type { Row } from '../layout/layout.ts';

/** The ranges of one table row, by the template's columns. */
export type Cells = readonly (readonly TextRange[])[];

/** An item's cells with all their lines, and the columns in which one may lack a line that is printed beside it. */
export interface ItemCells {
  readonly cells: Cells;
  readonly doubtful: ReadonlySet<number>;
}

/** What a printed row of a table's body is. */
export interface BodyRow {
  readonly row: Row;
  readonly kind: 'item' | 'text' | 'total' | 'discount';
  readonly cells: Cells;
}

/** Where the columns of a table are: bounds of all printed columns, and which of them each query takes. */
export interface Columns {
  readonly bounds: readonly number[];
  readonly printed: readonly (number | undefined)[];
}

/** A table's rows as found, before their values are read. */
export interface FoundRow extends ItemCells {
  readonly page: number;
}
