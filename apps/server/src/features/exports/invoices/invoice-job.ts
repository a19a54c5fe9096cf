import type { InvoiceDetail } from '@ocr/contract';
import { loadInvoiceDetail } from '#features/billing/invoices/get-invoice.ts';
import type { InvoiceRow } from '#features/billing/invoices/invoices.store.ts';
import { readIssuerPicture } from '#features/billing/prices/change-picture.ts';
import { findPicture } from '#features/billing/prices/issuer-pictures.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { ExportJob } from '../write-export.ts';
import type { Language } from '../write-workbook.ts';

type InvoiceJob = Extract<ExportJob, { kind: 'invoice' }>;

/**
 * An invoice with the pictures that it states: all that a thread needs to write its file. `within` runs a transaction; it has ended before the storage
 * is asked for the pictures.
 */
export async function loadInvoiceJob(
  context: Pick<Context, 'storage'>,
  within: <Found>(work: (trx: Trx) => Promise<Found>) => Promise<Found>,
  row: InvoiceRow,
  { format, language }: { format: InvoiceJob['format']; language: Language },
): Promise<InvoiceJob> {
  const { invoice, logo, seal } = await within((trx) => findInvoiceParts(trx, row, { format, language }));
  const pictures = {
    logo: await readIssuerPicture(context, logo),
    seal: await readIssuerPicture(context, seal),
  };
  return { kind: 'invoice', format, invoice, pictures, language };
}

async function findInvoiceParts(
  trx: Trx,
  row: InvoiceRow,
  { format, language }: { format: InvoiceJob['format']; language: Language },
) {
  const invoice: InvoiceDetail = await loadInvoiceDetail(trx, row, { language });
  if (format !== 'pdf') return { invoice };
  const find = (id: string | null | undefined) => findPicture(trx, { partnerId: row.partner_id }, id);
  return { invoice, logo: await find(invoice.issuer?.logo), seal: await find(invoice.issuer?.seal) };
}
