import { z } from 'zod';
import { count, id, instant, percent, text } from './envelope.ts';
import { doubtReasons, fileErrors } from './codes.ts';
import { limits } from './limits.ts';

export const requestStatus = z.enum(['processing', 'completed', 'failed']);
/** Fractions of the page as its picture shows it, 0 to 1. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export const correction = z.object({ value: z.string(), by: z.string(), at: instant });
const evidence = {
  value: z.string().nullable(),
  text: z.string().nullable(),
  confidence: percent.nullable(),
  page: z.int().min(1).nullable(),
  box: box.nullable(),
  corrected: correction.nullable(),
  reason: z.enum(doubtReasons).nullable(),
};
export const fieldValue = z.object({ name: z.string(), ...evidence });
export type FieldValue = z.output<typeof fieldValue>;
export const cellValue = z.object({ column: z.string(), ...evidence });
export type CellValue = z.output<typeof cellValue>;
export const tableValues = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Why the table as a whole should be checked. */
  reason: z.enum(doubtReasons).nullable(),
  rows: z.array(z.object({ cells: z.array(cellValue) })),
});
export type TableValues = z.output<typeof tableValues>;
/** `width` and `height` are the proportions of the page's picture. */
export const pageSize = z.object({ number: z.int().min(1), width: z.number(), height: z.number() });
export const fileError = z.enum(fileErrors);

/** One document as read: of a request, or of a template's preview. */
export const readFile = z.object({
  id,
  name: z.string(),
  status: requestStatus,
  error: fileError.nullable(),
  pageCount: count,
  pagesDone: count,
  ocrRate: percent.nullable(),
  pages: z.array(pageSize),
  fields: z.array(fieldValue),
  tables: z.array(tableValues),
  text: z.string(),
});
export type ReadFile = z.output<typeof readFile>;

export const correctionsBody = z.object({
  corrections: z
    .array(z.object({ path: text(400).min(1, 'REQUIRED'), value: text(limits.correctionValue).nullable() }))
    .min(1, 'REQUIRED')
    .max(limits.corrections, 'OUT_OF_RANGE'),
});
export const fileParams = z.object({ id, fileId: id });
export const resultShapes = {
  /** `value: null` takes a correction back. */
  correctFile: { params: fileParams, body: correctionsBody, data: readFile },
  /** As `correctFile`, answering with what changed alone: the results of a long file are megabytes. */
  addCorrections: {
    params: fileParams,
    body: correctionsBody,
    data: z.array(z.object({ path: z.string(), corrected: correction.nullable() })),
  },
  getPagePicture: {
    params: fileParams.extend({ n: z.coerce.number().int().min(1).max(100_000) }),
    query: z.object({ width: z.coerce.number().int().optional() }),
  },
};
