import type { InvoiceDetail } from './billing.ts';
import type { InvoiceMessages } from './invoice-messages.en.ts';

/** One counted thing of an invoice and how it comes about, so that anyone can recompute it. */
export interface InvoiceLine {
  readonly label: string;
  readonly value: number;
  readonly how: string;
}

/** The lines of an invoice, the same on the screen, in the PDF and in the sheet. `number` writes a count. */
export function invoiceLines(
  invoice: InvoiceDetail,
  t: InvoiceMessages,
  number: (value: number) => string,
): InvoiceLine[] {
  const { pagesUsed, blocksUsed, pagesPerBlock, blocksPerPackage, blockLimit } = invoice;
  return [
    { label: t.requests, value: invoice.requestCount, how: t.requestsHow },
    { label: t.pages, value: pagesUsed, how: t.pagesHow },
    {
      label: t.blocks,
      value: blocksUsed,
      how: t.blocksHow(number(pagesUsed), number(pagesPerBlock)),
    },
    {
      label: t.packages,
      value: invoice.packagesUsed,
      how: t.packagesHow(number(blocksUsed), number(blocksPerPackage)),
    },
    { label: t.packagesRegistered, value: invoice.packagesRegistered, how: t.registeredHow },
    { label: t.blocksRegistered, value: invoice.blocksRegistered, how: t.registeredHow },
    {
      label: t.blockLimit,
      value: blockLimit,
      how: t.limitHow(number(blockLimit), number(pagesPerBlock), number(blockLimit * pagesPerBlock)),
    },
  ];
}
