import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Row> {
  /** Also the field that `sort` names. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are at the end. */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** CSS width; leave one column without, to take the rest. */
  readonly width?: number | string;
  /** Names the row: rendered as its header, and as the link where `rowLink` is given. One per table. */
  readonly isRowHeader?: boolean;
  /** Left out of a plain table on a phone. */
  readonly isWide?: boolean;
  /** Never broken over two lines: dates, numbers of documents. */
  readonly isWhole?: boolean;
  /** The header is for screen readers only (actions). */
  readonly isHeaderHidden?: boolean;
}
