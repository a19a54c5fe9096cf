import { z } from 'zod';
import { count, id, instant, percent, text } from './envelope.ts';
import { doubtReasons, fileErrors } from './codes.ts';
import { limits } from './limits.ts';

export const requestStatus = z.enum(['processing', 'completed', 'failed']);
/** Fractions (0 to 1) of the page image. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export const correction = z.object({
  value: z.string(),
  by: z.string(),
  at: instant,
  /** Where it is printed: where a person found it, or the one place of the file where what was typed for a field is printed. */
  page: z.int().min(1).optional(),
  box: box.optional(),
});
const evidence = {
  value: z.string().nullable(),
  text: z.string().nullable(),
  confidence: percent.nullable(),
  /** The position: where the correction is printed if known, otherwise where the value was read. */
  page: z.int().min(1).nullable(),
  box: box.nullable(),
  /** Where it was read; present only if a correction is printed elsewhere. */
  readAt: z.object({ page: z.int().min(1).nullable(), box: box.nullable() }).optional(),
  corrected: correction.nullable(),
  reason: z.enum(doubtReasons).nullable(),
  /** The threshold below which it is flagged; present only if the template's own threshold decides differently from the default 70. */
  doubtBelow: percent.optional(),
  /**
   * The checked document by which the value was found, in the request of that number: who checked it, and when. `corrected`: its value had been corrected;
   * absent where it was left as read.
   */
  learnedFrom: z
    .object({ requestNumber: z.string(), by: z.string(), at: instant, corrected: z.boolean().optional() })
    .nullable(),
  /** What a second reader read in the same place; present only if the two disagree. */
  otherReading: z.string().optional(),
};
export const fieldValue = z.object({ name: z.string(), ...evidence });
export type FieldValue = z.output<typeof fieldValue>;
export const cellValue = z.object({ column: z.string(), ...evidence });
export type CellValue = z.output<typeof cellValue>;
/** `id` stays the same when other rows are added or deleted. */
const tableRow = z.object({ id: z.string(), cells: z.array(cellValue) });
/**
 * Rows whose values an answer leaves out: they follow each other in the table, their ids count up from `first`, and they are alike in the
 * pages on which they are and in the columns (by their places) that are doubtful, `settled` where a person has corrected or accepted them.
 */
const rowRun = z.object({
  first: z.int().min(0),
  count,
  pages: z.array(z.int()),
  open: z.array(count),
  settled: z.array(count),
});
export type RowRun = z.output<typeof rowRun>;
export const tableValues = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Why the table as a whole should be checked. */
  reason: z.enum(doubtReasons).nullable(),
  rows: z.array(tableRow),
  /** The rows after `rows`, where only the first were asked for; those that were added by hand come whole. */
  rest: z.array(z.union([tableRow, rowRun])).optional(),
});
export type TableValues = z.output<typeof tableValues>;
/** `width` and `height` are the proportions of the page's picture. */
export const pageSize = z.object({ number: z.int().min(1), width: z.number(), height: z.number() });
export const fileError = z.enum(fileErrors);

const fileCheck = z.object({ state: z.enum(['first', 'second', 'third', 'done']), mayCheck: z.boolean() });
export type FileCheck = z.output<typeof fileCheck>;

/** One document as read: of a request, or of a template's preview. */
export const readFile = z.object({
  id,
  name: z.string(),
  status: requestStatus,
  error: fileError.nullable(),
  pageCount: count,
  pagesDone: count,
  ocrRate: percent.nullable(),
  /** The first existing file that this one duplicates, by its bytes or by supplier, number, date and amount. For information only. */
  duplicateOf: z
    .object({ id, number: z.string(), fileId: id, reason: z.enum(['SAME_FILE', 'SAME_VALUES']) })
    .nullable(),
  pages: z.array(pageSize),
  fields: z.array(fieldValue),
  tables: z.array(tableValues),
  text: z.string(),
  /**
   * The state of its check: waiting for the first, second or third check, or done. The third resolves what the first two left different.
   * `mayCheck` says whether the caller may do the next check. Only for files that were read.
   */
  check: fileCheck.optional(),
  /** The text is omitted when only the first rows were requested; `getText` returns it. */
  textIsLeftOut: z.literal(true).optional(),
});
export type ReadFile = z.output<typeof readFile>;

const fraction = z.number().min(0, 'OUT_OF_RANGE').max(1, 'OUT_OF_RANGE');
/** `page` and `box` are the position of the value and are removed with the correction. Without them, a field's value that is printed exactly once is located automatically. */
const newCorrection = z.object({
  path: text(400).min(1, 'REQUIRED'),
  value: text(limits.correctionValue).nullable(),
  page: z.int().min(1, 'OUT_OF_RANGE').optional(),
  box: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).optional(),
  /** The value is given as printed; it is stored normalised (dates, numbers), as values are when they are read. */
  printed: z.boolean().optional(),
  /** The id of the row that the caller means: if another row is at the path by now, everything is refused (409 `CHANGED_MEANWHILE`). */
  row: id.optional(),
  /**
   * The time (`at`) of the correction that the caller saw, null if there was none: if another one is in force by now, with another value than
   * this one, everything is refused (409 `CHANGED_MEANWHILE`).
   */
  saw: instant.nullable().optional(),
});
const newCorrections = z.array(newCorrection).max(limits.corrections, 'OUT_OF_RANGE');
/** An id chosen by the caller. Plain numbers are reserved for rows that were read. */
const newRowId = z.string().regex(/^(?=.*[a-z])[0-9a-z-]{8,64}$/, 'INVALID');
/** The id of the row before `index` as the caller knows it, null for none. If another one is there by now, everything is refused (409 `CHANGED_MEANWHILE`). */
const after = id.nullable().optional();
/**
 * A row added before the row at `index` (its cells empty; `row` may be an id for it that the file has not had), the row at `index` deleted
 * (`row` may say which one the caller means: another one there is refused with 409 `CHANGED_MEANWHILE`), or a deleted row, named by its id,
 * put back before the row at `index`: with its values and corrections. Deleted and put back elsewhere, a row moves.
 */
const rowChange = z.discriminatedUnion('op', [
  z.object({ table: text(400), op: z.literal('insert'), index: count, row: newRowId.optional(), after }),
  z.object({ table: text(400), op: z.literal('delete'), index: count, row: id.optional() }),
  z.object({ table: text(400), op: z.literal('restore'), index: count, row: id, after }),
]);
/** Row changes are applied first, in order; then the corrections, whose paths refer to the rows as they are then. */
export const changesBody = z
  .object({
    corrections: newCorrections.default([]),
    rows: z.array(rowChange).max(limits.corrections, 'OUT_OF_RANGE').default([]),
  })
  .refine(({ corrections, rows }) => corrections.length + rows.length > 0, {
    path: ['corrections'],
    message: 'REQUIRED',
  });
export const fileParams = z.object({ id, fileId: id });
export const pageNumber = z.coerce.number().int().min(1).max(100_000);
const pageParams = fileParams.extend({ n: pageNumber });
export const pageWord = z.object({ text: z.string(), box });
export type PageWord = z.output<typeof pageWord>;
/** Minimum size of a box, in fractions of the page. */
const length = z.number().min(0.001, 'OUT_OF_RANGE').max(1, 'OUT_OF_RANGE');
/** Tolerance for rounding in a box that ends at the edge of the page. */
const edge = 1 + 1e-6;
export const placeToRead = z
  .object({ x: fraction, y: fraction, width: length, height: length })
  .refine(({ x, width }) => x + width <= edge, { path: ['x'], message: 'OUT_OF_RANGE' })
  .refine(({ y, height }) => y + height <= edge, { path: ['y'], message: 'OUT_OF_RANGE' });
/**
 * What is read at a position of a page, again from its image. `readings` has each reader's result; it is empty if nothing is printed there,
 * or if the page's words are exact because it has a text layer. `text` is the most trusted reading, null if there is none; `agreed` says
 * whether all readers agree.
 */
export const placeReading = z.object({
  text: z.string().nullable(),
  agreed: z.boolean(),
  readings: z.array(z.object({ text: z.string(), confidence: percent })),
});
export type PlaceReading = z.output<typeof placeReading>;
/** Flags of tables that a change removed or added. */
const doubtChanges = z.array(
  z.object({
    table: z.string(),
    reason: z.enum(doubtReasons).nullable(),
    cells: z.array(
      z.object({
        row: z.string(),
        column: z.string(),
        reason: z.enum(doubtReasons).nullable(),
        confidence: percent.nullable(),
      }),
    ),
  }),
);
export type DoubtChanges = z.output<typeof doubtChanges>;
export const resultShapes = {
  /** `value: null` removes the correction. */
  correctFile: { params: fileParams, body: changesBody, data: readFile },
  /** Like `correctFile`, but returns only what changed: the results of a long file are megabytes. */
  addCorrections: {
    params: fileParams,
    body: changesBody,
    data: z.object({
      corrections: z.array(z.object({ path: z.string(), corrected: correction.nullable() })),
      doubts: doubtChanges,
    }),
  },
  /** The rows of a table whose ids are `first` and those that count up from it; those that are deleted are left out. */
  getRows: {
    params: fileParams,
    query: z.object({
      table: text(400),
      first: z.coerce.number().int().min(0, 'OUT_OF_RANGE').max(10_000_000, 'OUT_OF_RANGE'),
      count: z.coerce.number().int().min(1, 'OUT_OF_RANGE').max(limits.rowsAtOnce, 'OUT_OF_RANGE'),
    }),
    data: z.object({ rows: z.array(tableRow) }),
  },
  /** The whole text of a file. */
  getText: { params: fileParams, data: z.object({ text: z.string() }) },
  /** What was read on a page, word by word in reading order. */
  getPageWords: { params: pageParams, data: z.object({ words: z.array(pageWord) }) },
  /** Nothing is stored or charged. */
  readPlace: { params: pageParams, body: z.object({ box: placeToRead }), data: placeReading },
  getPagePicture: {
    params: pageParams,
    query: z.object({ width: z.coerce.number().int().optional() }),
  },
};
