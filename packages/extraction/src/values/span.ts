/** A value found inside a text: where, and its normal form. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly value: string;
}
