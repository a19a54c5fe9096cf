/** The kinds of business document that the generator makes. */
export const kinds = [
  'invoice',
  'receipt',
  'purchase-order',
  'delivery-note',
  'quotation',
  'bank-statement',
  'business-card',
] as const;
export type Kind = (typeof kinds)[number];

/** Kinds that share parties, item lines and totals. */
export type TradeKind = 'invoice' | 'purchase-order' | 'delivery-note' | 'quotation';

export type Language = 'en' | 'ja';

/**
 * How a document is set. `form`: ruled and boxed; `modern`: airy, few rules; `dense`: small type in many columns;
 * `long`: a table over several pages; `slip`: a till's paper roll.
 */
export type Layout = 'form' | 'modern' | 'dense' | 'long' | 'slip';

/** What is on the page. Both `null`: the document does not carry this value. */
export interface TruthValue {
  /** Normalised: dates YYYY-MM-DD, amounts plain like -1234.5, the rest as text. */
  readonly value: string | null;
  /** As printed. */
  readonly text: string | null;
}

/** A table as printed, cell by cell; a cell with nothing in it is the empty string. */
export interface TruthTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Truth {
  /** One entry for every field of the kind's template, by the field's name. */
  readonly fields: Readonly<Record<string, TruthValue>>;
  readonly tables: readonly TruthTable[];
  /** Every string on the pages, one a line, in the order of drawing. */
  readonly text: string;
}

export interface Specimen {
  /** A file name ending in .pdf. */
  readonly name: string;
  readonly pdf: Buffer;
  readonly truth: Truth;
}

/** A calendar day. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
