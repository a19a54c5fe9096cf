import { z } from 'zod';
import { count, day, file, id, instant, listOf, listQuery, nothing, percent, text } from './envelope.ts';
import { cost } from './amounts/prices.ts';
import { fileError, readFile, requestStatus } from './results.ts';

const progress = z.object({ pagesDone: count, pagesTotal: count });
export const requestListItem = z.object({
  id,
  number: z.string(),
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
  /** Values of its files that are doubtful and that nobody has settled yet. */
  toCheck: count,
  /** Who marked it as checked, or settled its last doubt. */
  checked: z.object({ by: z.string(), at: instant }).nullable(),
});
export type RequestListItem = z.output<typeof requestListItem>;
export const request = requestListItem.extend({
  templateId: id,
  templateVersion: z.int(),
  files: z.array(readFile),
});
export type Request = z.output<typeof request>;
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
});
const requestQuery = listQuery([
  'number',
  'status',
  'templateName',
  'pageCount',
  'ocrRate',
  'uploadDate',
  'completedDate',
]);
/** `encoding` is a CSV's. Characters without a place in Shift_JIS (CP932) become 〓; the answer's header `X-Replaced-Characters` lists them. */
const exportFormat = {
  format: z.enum(['xlsx', 'csv', 'json']).default('xlsx'),
  encoding: z.enum(['utf-8', 'shift_jis']).default('utf-8'),
};
export const requestShapes = {
  listRequests: { query: requestQuery.extend(requestFilter.shape), data: listOf(requestListItem) },
  quoteRequest: {
    query: z.object({ pictures: z.enum(['true', 'false']).default('false') }),
    form: z.object({ files }),
    data: quote,
  },
  submitRequest: { form: z.object({ templateId: id, files }), data: request },
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
  getRequest: { params: idParams, data: request },
  /** Marks a request as checked by the caller, or reopens it. */
  checkRequest: { params: idParams, body: z.object({ checked: z.boolean() }), data: request },
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
