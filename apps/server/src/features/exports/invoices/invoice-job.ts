import type { InvoiceDetail } from '@ocr/contract';
import { loadInvoiceDetail } from '#features/billing/invoices/get-invoice.ts';
import type { InvoiceRow } from '#features/billing/invoices/invoices.store.ts';
import { readIssuerPicture } from '#features/billing/prices/change-picture.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { ExportJob } from '../write-export.ts';
import type { Language } from '../write-workbook.ts';

type InvoiceJob = Extract<ExportJob, { kind: 'invoice' }>;

/** An invoice with the pictures that it states: all that a thread needs to write its file. */
export async function loadInvoiceJob(
  context: Pick<Context, 'storage'>,
  trx: Trx,
  row: InvoiceRow,
  { format, language }: { format: InvoiceJob['format']; language: Language },
): Promise<InvoiceJob> {
  const invoice: InvoiceDetail = await loadInvoiceDetail(trx, row, { language });
  const partner = { partnerId: row.partner_id };
  const pictures =
    format === 'pdf'
      ? {
          logo: await readIssuerPicture(context, trx, partner, invoice.issuer?.logo),
          seal: await readIssuerPicture(context, trx, partner, invoice.issuer?.seal),
        }
      : {};
  return { kind: 'invoice', format, invoice, pictures, language };
}
