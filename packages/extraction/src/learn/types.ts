import type { Kind } from '../lexicon/index.ts';
import type { Box, FoundValue, LessonSource, Page } from '../types.ts';

/** A value of a checked document: as read, as corrected, or pointed out on the page. */
export interface CheckedValue {
  /** The right value; null or empty where the document has none. */
  readonly value: string | null;
  /** What was read before anybody looked; null where nothing was. */
  readonly read: Pick<FoundValue, 'value' | 'text' | 'page' | 'box'> | null;
  /** Where a person pointed it out. */
  readonly place?: { readonly page: number; readonly box: Box };
}

export interface CheckedField extends CheckedValue {
  readonly name: string;
}

/** A table of a checked document: the right values, by the template's columns. */
export interface CheckedTable {
  readonly name: string;
  readonly rows: readonly (readonly (string | null)[])[];
  /** Columns with a value that a person put in the place of what was read. */
  readonly corrected?: readonly string[];
}

/** A document whose values a person has checked. Pages in their order. */
export interface CheckedDocument {
  readonly source: LessonSource;
  readonly pages: readonly Page[];
  readonly fields: readonly CheckedField[];
  readonly tables: readonly CheckedTable[];
}

/** A piece of a printed word and its place, the left edge and the middle: x and y in ten thousandths of the page's width. */
export type Mark = readonly [text: string, x: number, y: number];

export interface LearntPage {
  readonly number: number;
  readonly marks: readonly Mark[];
}

/** Where a value was. Lengths are fractions of the page's width, in both directions. */
export interface LearntPlace {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  /** Middle of its first line. */
  readonly y: number;
  readonly lineHeight: number;
  readonly lines: number;
  /** Printed before and behind it in its own segment, folded. */
  readonly before: string;
  readonly after: string;
  /** Printed to its left, without digits, folded. */
  readonly label: string;
  readonly kind: Kind;
}

export interface FieldLesson {
  readonly name: string;
  /** More than one where the value is printed in several places: of lessons from before these taught none. */
  readonly places: readonly LearntPlace[];
  /** What was read there was not the value. */
  readonly rejected: LearntPlace | null;
  /** Shapes of letters of the value; see `formOf`. */
  readonly form: string | null;
  /** How a short value with figures is printed; see `patternOf`. Absent where it has none, and in what was learnt before there were any. */
  readonly pattern?: string;
  /** The document has none. */
  readonly absent: boolean;
  /** A person put the value in the place of what was read; see `LessonSource`. */
  readonly corrected?: true;
}

/** How the values of a table's column are printed; see `patternOf`. */
export interface ColumnLesson {
  readonly column: string;
  readonly patterns: readonly string[];
}

export interface TableLesson {
  readonly name: string;
  /** What heads each column, by name; folded. */
  readonly headers: readonly { readonly column: string; readonly text: string }[];
  /** Letters of rows that were read and are none of its items; folded. Absent where there were none. */
  readonly leftOut?: readonly string[];
  /** Absent where no column's values are all printed alike. */
  readonly columns?: readonly ColumnLesson[];
  /** Columns with values that a person put in the place of what was read. Absent where there are none. */
  readonly corrected?: readonly string[];
}

/** What one checked document teaches. JSON; contains no values, but printed words, places, and values' letters of up to three between figures. */
export interface Lesson {
  readonly source: LessonSource;
  /** The layout it belongs to: the document it was first seen in. */
  readonly layout: string;
  /** Who issued it, as printed; empty where it cannot be determined. */
  readonly name: string;
  /** The kinds of document that its title may mean. Absent where none says it, and in what was learnt before there were any. */
  readonly papers?: readonly string[];
  /** Registration numbers, telephone numbers and domains printed on it, folded. */
  readonly identity: readonly string[];
  readonly pages: readonly LearntPage[];
  readonly fields: readonly FieldLesson[];
  readonly tables: readonly TableLesson[];
}

/** What was learnt of a template: JSON, to be stored as it is. */
export interface Memory {
  readonly version: 1;
  readonly lessons: readonly Lesson[];
}
