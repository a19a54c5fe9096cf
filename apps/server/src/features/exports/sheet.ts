import type { ValueKind } from '@ocr/extraction';

/** A table to write out, before any format is chosen. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
}
export interface SheetColumn {
  readonly header: string;
  /** How a kept layout names it; see the contract's `LayoutColumn`. Columns without a key are always there. */
  readonly key?: string;
  /** `month`: our own months, `YYYY-MM`. */
  readonly kind: ValueKind | 'month';
}
/** Values of documents are texts, whatever their column's kind. Only our own counts and rates are numbers. */
export type SheetValue = string | number | null;
