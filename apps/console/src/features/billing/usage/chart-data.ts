/** One period of the horizontal axis, with the value of each series; null if there is none. */
export interface Point {
  readonly period: string;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly kind: 'bar' | 'line' | 'step';
  readonly isDashed?: boolean;
  /** How its values are worded, where that is not the plain number. */
  readonly word?: (value: number) => string;
}
