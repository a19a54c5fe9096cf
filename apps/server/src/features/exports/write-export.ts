import type { ExportLayout, InvoiceDetail, Request, UsageRow } from '@ocr/contract';
import type { FileParts } from '#features/results/results.present.ts';
import { presentParts } from '#features/results/present-parts.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { billingMessages as english } from './billing-messages.en.ts';
import { billingMessages as japanese } from './billing-messages.jp.ts';
import { invoiceSheets, usageSheet } from './billing-sheets.ts';
import { journalSheet, type Sale } from './invoices/accounting-rows.ts';
import type { Pictures } from './invoices/pdf-page.ts';
import { writeInvoicePdf } from './invoices/invoice-pdf.ts';
import { messagesFor } from './messages.ts';
import { resultSheets } from './result-sheets.ts';
import { inUtf8, writeCsv, type Encoding, type Written } from './csv/write-csv.ts';
import { writeMany } from './many/write-many.ts';
import { writeWorkbook, type Language } from './write-workbook.ts';

/** A request with its results still unparsed. */
export interface RequestParts {
  readonly request: Omit<Request, 'files' | 'mayCheck'>;
  readonly files: readonly FileParts[];
  readonly definition: StoredDefinition;
  /** The columns that the tenant keeps for the template. */
  readonly layout: ExportLayout | undefined;
}

/** What a thread is asked to write: everything that the file is made from, results still unparsed. */
export type ExportJob =
  | (RequestParts & {
      readonly kind: 'request';
      readonly format: 'xlsx' | 'csv' | 'json';
      readonly encoding: Encoding;
      readonly language: Language;
    })
  | {
      readonly kind: 'requests';
      readonly format: 'xlsx' | 'csv' | 'json';
      readonly encoding: Encoding;
      readonly requests: readonly RequestParts[];
      readonly language: Language;
    }
  | { readonly kind: 'journal'; readonly sales: readonly Sale[]; readonly language: Language }
  | { readonly kind: 'usage'; readonly rows: readonly UsageRow[]; readonly language: Language }
  | {
      readonly kind: 'invoice';
      readonly format: 'xlsx' | 'pdf';
      readonly invoice: InvoiceDetail;
      /** For the PDF. */
      readonly pictures: Pictures;
      readonly language: Language;
    };

const billingMessages = { en: english, jp: japanese };
const localeOf = { en: 'en', jp: 'ja' };

/** The bytes of the file. Takes as long as the documents are large: only for threads. */
export async function writeExport(job: ExportJob): Promise<Written> {
  if (job.kind === 'request') return writeRequest(job);
  if (job.kind === 'requests') return writeRequests(job);
  return { bytes: await writeBilling(job), missing: [] };
}

function writeBilling(job: ExportJob & { kind: 'usage' | 'invoice' | 'journal' }): Promise<Uint8Array> {
  if (job.kind === 'journal') return writeWorkbook([journalSheet(job.sales)], job.language);
  const t = billingMessages[job.language];
  if (job.kind === 'usage') return writeWorkbook([usageSheet(job.rows, t)], job.language);
  const locale = localeOf[job.language];
  return job.format === 'pdf'
    ? writeInvoicePdf(job.invoice, { t, locale }, job.pictures)
    : writeWorkbook(invoiceSheets(job.invoice, t, locale), job.language);
}

async function writeRequest({
  format,
  encoding,
  request,
  definition,
  layout,
  language,
  ...job
}: ExportJob & { kind: 'request' }): Promise<Written> {
  const files = job.files.map(presentParts);
  if (format === 'json') return inUtf8(JSON.stringify({ ...request, files }, null, 2));
  // As they come, the rows of one request do not name it; a kept layout says so by itself.
  const numbers = layout && new Map(files.map(({ id }) => [id, request.number]));
  const sheets = resultSheets(files, definition, messagesFor(language), { numbers, layout });
  return format === 'csv'
    ? writeCsv(sheets, encoding)
    : { bytes: await writeWorkbook(sheets, language), missing: [] };
}

function writeRequests({
  requests,
  format,
  encoding,
  language,
}: ExportJob & { kind: 'requests' }): Promise<Written> {
  const read = requests.map(({ request, files, definition, layout }) => ({
    request: { ...request, files: files.map(presentParts) },
    definition,
    layout,
  }));
  return writeMany(read, { format, encoding, t: messagesFor(language), language });
}
