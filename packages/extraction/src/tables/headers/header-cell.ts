import type { Rect } from '../../layout/geometry.ts';

/** One printed header cell; `column` is the template's column that it names, if any. */
export interface HeaderCell {
  readonly rect: Rect;
  readonly column: number | undefined;
}

/** A printed header cell that names no column of the template. */
export interface OtherCell {
  readonly rect: Rect;
  readonly text: string;
}
