import type { ValueFormat } from './values/format.ts';

/** A rectangle in fractions of the page's picture: 0 to 1, origin at the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One word as read. `confidence` is 0 to 100: 100 for a trusted text layer, the engine's own otherwise. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  /** Index of the word's line in `Page.lines`. */
  readonly line: number;
  /** What a second reader read in its place, where the two disagree. */
  readonly otherReading?: string;
}

/** A line of words in reading order; `words` are indices into `Page.words`. */
export interface Line {
  readonly box: Box;
  readonly words: readonly number[];
}

/** A ruled line drawn on the page, horizontal or vertical, in fractions of the page. */
export interface Rule {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A page that was read. Words and lines are in reading order. */
export interface Page {
  /** From 1. */
  readonly number: number;
  /** Proportions of the page as its picture shows it, after rotation: points for PDFs, pixels for pictures. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  readonly rules: readonly Rule[];
  /** Where the words came from: the PDF's own text, the OCR engine, or both on one page. */
  readonly source: 'text' | 'ocr' | 'mixed';
}

/** What a user asks for: a name and an instruction in ordinary English or Japanese. */
export interface Instruction {
  readonly name: string;
  readonly description: string;
}

export interface FieldInstruction extends Instruction {
  /** What its values must be like; without it, that is guessed from the words. */
  readonly format?: ValueFormat | undefined;
}

export interface TableInstruction {
  readonly name: string;
  readonly description?: string;
  readonly columns: readonly Instruction[];
}

export interface TemplateDefinition {
  readonly fields: readonly FieldInstruction[];
  readonly tables: readonly TableInstruction[];
}

/** A code saying why a value is doubtful; the console words it. */
export type DoubtReason =
  | 'LOW_OCR_CONFIDENCE'
  | 'READERS_DISAGREE'
  | 'AMBIGUOUS'
  | 'WEAK_LABEL'
  | 'AMBIGUOUS_DATE_ORDER'
  | 'SUM_MISMATCH'
  | 'ROW_MISMATCH'
  | 'WRONG_KIND'
  | 'FORMAT_MISMATCH'
  | 'REQUIRED_MISSING'
  | 'PAGE_CONTINUITY'
  | 'ROWS_MISSING'
  | 'LABEL_WITHOUT_VALUE'
  | 'PAGE_HARD_TO_READ'
  | 'LEARNT_DIFFERS'
  | 'LEARNT_CONTRADICTION'
  | 'LEARNT_PLACE_EMPTY';

/**
 * A value with its evidence. Not found: everything null, never invented; a reason then says why a person should look:
 * its label was seen, or the page was read poorly.
 */
export interface FoundValue {
  /** Normalised by kind: dates YYYY-MM-DD, amounts and numbers plain like -1234.5, the rest cleaned text. */
  readonly value: string | null;
  /** As printed. */
  readonly text: string | null;
  /** 0 to 100, a probability of being right; null where nothing was found. */
  readonly confidence: number | null;
  readonly page: number | null;
  readonly box: Box | null;
  readonly reason: DoubtReason | null;
  /** What a second reader read in its place, where the two disagree; normalised like `value`. */
  readonly otherReading?: string;
  /** The checked document that taught where the value is. */
  readonly learnedFrom?: LessonSource;
}

/** A checked document: its id, the request that it came with, and who checked it when (ISO 8601). */
export interface LessonSource {
  readonly document: string;
  readonly requestNumber: string;
  readonly by: string;
  readonly at: string;
  /** A person had put the value in the place of what was read. Absent where it was left as read, and where nobody knows: learnt before this was kept. */
  readonly corrected?: true;
}

export interface FieldResult extends FoundValue {
  readonly name: string;
}

export interface CellResult extends FoundValue {
  readonly column: string;
}

export interface TableResult {
  readonly name: string;
  readonly columns: readonly string[];
  /** Why the table as a whole should be checked: its rows and the sums or ruled lines around them do not agree. */
  readonly reason: DoubtReason | null;
  readonly rows: readonly { readonly cells: readonly CellResult[] }[];
  /** What its rows were checked against; none where nothing was. */
  readonly check?: TableCheck;
}

/** What the rows of a table can be checked against, also after they were corrected. Columns by their number, -1 where there is none. */
export interface TableCheck {
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  readonly discount: number;
  readonly line: number;
  /** The sums that the amounts may add up to. */
  readonly sums: readonly number[];
  /** Whether a tax or charge is named that may part the amounts from the total. */
  readonly mayHaveCharges: boolean;
  /** How many rows the drawn lines show; 0 where none are drawn. */
  readonly ruledRows: number;
}

/** A place of a page that is worth reading again from its pixels, and which letters its value may contain. */
export interface PlaceToReread {
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  readonly letters: 'digits' | 'english' | 'all';
}

/** What was read there: no print at all, or what each reader reads. `confidence` is 0 to 100. */
export interface RereadPlace extends PlaceToReread {
  readonly ink: boolean;
  readonly readings: readonly { readonly text: string; readonly confidence: number }[];
}

export interface Extraction {
  /** Places to read again from the pixels, on pictures of a known layout. Calling `extract` with the results improves the values. */
  readonly placesToReread?: readonly PlaceToReread[];
  /** The layout by which it was read, as the memory names it; only where one was recognised. */
  readonly layout?: string;
  readonly fields: readonly FieldResult[];
  readonly tables: readonly TableResult[];
}
