import { z } from 'zod';
import { count, day, file, id, instant, listOf, listQuery, nothing, percent, text } from './envelope.ts';
import { limits } from './limits.ts';
import { cost } from './amounts/prices.ts';
import { fileError, readFile, requestStatus } from './results.ts';

const progress = z.object({ pagesDone: count, pagesTotal: count });
const checkStep = z.object({ by: z.string(), at: instant });
export const requestListItem = z.object({
  id,
  number: z.string(),
  templateId: id,
  templateName: z.string(),
  status: requestStatus,
  pageCount: count,
  fileCount: count,
  /** Files that could not be read; they can be sent again. */
  failedFileCount: count,
  ocrRate: percent.nullable(),
  uploadDate: instant,
  completedDate: instant.nullable(),
  progress,
  /** The names of its files, in the order in which they were sent. */
  fileNames: z.array(z.string()),
  /** Flagged values of its files that are not reviewed yet. */
  toCheck: count,
  /** Who marked it as checked, or reviewed its last flagged value. */
  checked: checkStep.nullable(),
  /** With a second check, who has to check next: a second person, or a third one if the second changed values. */
  awaited: z.enum(['second', 'third']).nullable(),
  firstCheck: checkStep.nullable(),
  differed: checkStep.nullable(),
  /** Whether the current check is blind: the first person's changes are hidden until a second person has checked. */
  blind: z.boolean(),
  /** Whether the caller may do the next check. False while the request is processing, and once it is checked. */
  mayCheck: z.boolean(),
  /** Who has taken it. */
  taken: checkStep.nullable(),
});
export type RequestListItem = z.output<typeof requestListItem>;
export const request = requestListItem.extend({
  templateVersion: z.int(),
  /** Whether the template asks for a second check. */
  secondCheck: z.boolean(),
  files: z.array(readFile),
});
export type Request = z.output<typeof request>;
/**
 * Where two people who checked blind put other values, or left other rows in a table. `settled` says whose was picked, or that a third value
 * was put there; null while it is open.
 */
const checkDifference = z.object({
  id,
  fileId: id,
  /** Of a field; or of a table, with `row` (a row's id) and `column` where it is a value of it. */
  field: z.string().nullable(),
  table: z.string().nullable(),
  row: z.string().nullable(),
  column: z.string().nullable(),
  first: z.string().nullable(),
  second: z.string().nullable(),
  /** Where the rows of a table differ: those that only the one has, and only the other. */
  rows: z.object({ first: z.array(z.array(z.string())), second: z.array(z.array(z.string())) }).nullable(),
  settled: z.enum(['first', 'second', 'other']).nullable(),
});
export type CheckDifference = z.output<typeof checkDifference>;
/** Why a template was chosen: a layout that it has learnt, what the document calls itself or states, or its labels, which are printed. */
const choiceReason = z.enum(['LEARNT_LAYOUT', 'DOCUMENT_TYPE', 'FIELDS_FOUND']);
/** A template that was chosen automatically; null if it is not clear which one fits. */
const choice = z
  .object({
    id,
    name: z.string(),
    reason: choiceReason,
    /** Whose layout it is, or the title as printed. */
    detail: z.string().nullable(),
    /** How many of its fields are found on the first page, of how many. */
    found: count,
    fields: count,
  })
  .nullable();
export type TemplateChoice = NonNullable<z.output<typeof choice>>;
/** Pages of a stack that belong to one document; `reason` says why one begins there, null for the first. */
const documentPart = z.object({
  from: count,
  to: count,
  reason: z.enum(['BLANK_SHEET', 'PAGE_NUMBER', 'FIRST_PAGE']).nullable(),
  template: choice,
});
export type DocumentPart = z.output<typeof documentPart>;
export const quote = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      pages: count.nullable(),
      error: fileError.nullable(),
      /** The first request with the same bytes that is still there. It is for the user to decide. */
      duplicateOf: z.object({ id, number: z.string() }).nullable(),
      /** SHA-256 of its bytes, in hexadecimal: the same for copies under other names. */
      sha256: z.string(),
      /** The first page of a PDF as a small WebP picture in base64, where `pictures` asks for it and it can be drawn. */
      picture: z.string().nullable(),
      /** The same of its first pages, where `pictures` asks for `pages`; null for a page that cannot be drawn. */
      pagePictures: z.array(z.string().nullable()),
      /** The template that fits, where `templateId` is `auto`. */
      template: choice,
      /** The documents of a stack that was scanned into one file, where `templateId` is `auto`; empty where it is one document. */
      parts: z.array(documentPart),
    }),
  ),
  pages: count,
  /** Blocks that these pages add to the month's. */
  blocks: count,
  pagesAvailable: count,
  pagesAvailableAfter: count,
  accepted: z.boolean(),
  /** What these pages add to the month's amount; null without prices in force. */
  cost: cost.nullable(),
});
export type Quote = z.output<typeof quote>;

const idParams = z.object({ id });
const files = z.array(file).min(1, 'REQUIRED');
const requestFilter = z.object({
  status: requestStatus.optional(),
  from: day.optional(),
  to: day.optional(),
  checked: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  awaited: z.enum(['second', 'third']).optional(),
});
const requestQuery = listQuery([
  'number',
  'status',
  'templateName',
  'pageCount',
  'ocrRate',
  'uploadDate',
  'completedDate',
  'toCheck',
]);
/** `encoding` is a CSV's. Characters without a place in Shift_JIS (CP932) become 〓; the answer's header `X-Replaced-Characters` lists them. */
const exportFormat = {
  format: z.enum(['xlsx', 'csv', 'json']).default('xlsx'),
  encoding: z.enum(['utf-8', 'shift_jis']).default('utf-8'),
};
export const requestShapes = {
  /**
   * `counted=quickly`: if only reading every row can count what a search finds, `total` is a minimum and `isTotalExact` is false. Then fewer items than `size` are those found so
   * far, the first of the page. Ask again without it for the exact number and the whole page.
   */
  listRequests: {
    query: requestQuery
      .extend(requestFilter.shape)
      .extend({ counted: z.enum(['exactly', 'quickly']).default('exactly') }),
    data: listOf(requestListItem).extend({ isTotalExact: z.boolean() }),
  },
  quoteRequest: {
    query: z.object({ pictures: z.enum(['true', 'false', 'pages']).default('false') }),
    form: z.object({ templateId: z.literal('auto').optional(), files }),
    data: quote,
  },
  /** `templateId` may be `auto`: the template that fits all the files is chosen, or the submission refused with what fits each. */
  submitRequest: { form: z.object({ templateId: id, files }), data: request },
  /**
   * One PDF cut into several: `cuts` are the pages that begin a new file, with commas between them. Answers a form (`multipart/form-data`) with a
   * part `files` for each, in order. Nothing is kept and nothing charged.
   */
  splitFile: { form: z.object({ cuts: z.string(), files }) },
  /** The list as a workbook; with `content=results` the results of the requests `ids`, one file for all. */
  exportRequests: {
    query: requestQuery.omit({ page: true, size: true }).extend({
      ...requestFilter.shape,
      content: z.enum(['list', 'results']).default('list'),
      /** Ids, with commas between them. */
      ids: text(10_000)
        .transform((ids) => [...new Set(ids.split(',').filter((each) => each !== ''))])
        .optional(),
      ...exportFormat,
    }),
  },
  /** With `rows`, at most this many rows of each table come with their values, and no long text: the screens fetch the rest on demand. */
  getRequest: {
    params: idParams,
    query: z.object({
      rows: z.coerce.number().int().min(1, 'OUT_OF_RANGE').max(limits.rowsAtOnce, 'OUT_OF_RANGE').optional(),
    }),
    data: request,
  },
  /** Marks a request as checked by the caller, or reopens it. With a second check it is checked once another person confirms it (409 `OTHER_PERSON_REQUIRED`), and after a blind one once all differences are settled (409 `DIFFERENCES_OPEN`). */
  checkRequest: { params: idParams, body: z.object({ checked: z.boolean() }), data: request },
  /** The same for several requests: all of them, or none. Returns how many changed. */
  checkRequests: {
    body: z.object({
      ids: z.array(id).min(1, 'REQUIRED').max(limits.checkedRequests, 'OUT_OF_RANGE'),
      checked: z.boolean(),
    }),
    data: z.object({ changed: count }),
  },
  /** Takes a request, or releases it. Taking it from another person needs `over` (409 `CHANGED_MEANWHILE` otherwise). */
  takeRequest: {
    params: idParams,
    body: z.object({ taken: z.boolean(), over: z.boolean().default(false) }),
    data: requestListItem,
  },
  /** What a third person is to settle after a blind second check; nothing before, and nothing after. */
  getDifferences: { params: idParams, data: z.object({ differences: z.array(checkDifference) }) },
  /** Picks the first or the second person's result. Resolving the last difference marks the request as checked. */
  settleDifference: {
    params: idParams.extend({ differenceId: id }),
    body: z.object({ pick: z.enum(['first', 'second']) }),
    data: z.object({ differences: z.array(checkDifference) }),
  },
  deleteRequest: { params: idParams, data: nothing },
  getDownloadStatus: {
    params: idParams,
    data: z.object({ status: z.enum(['processing', 'ready', 'failed']), progress }),
  },
  exportRequest: {
    params: idParams,
    query: z.object(exportFormat),
  },
  /** Sends the failed files of a request again, as a new request on the same template version. */
  retryRequest: { params: idParams, data: request },
};
