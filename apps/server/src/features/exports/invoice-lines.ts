import type { InvoiceDetail } from '@ocr/contract';
import type { BillingMessages } from './billing-messages.en.ts';

/** One counted thing of an invoice and how it comes about: the same in sheet and PDF, so that anyone can recompute it. */
export interface InvoiceLine {
  readonly label: string;
  readonly value: number;
  readonly how: string;
}

export function invoiceLines(invoice: InvoiceDetail, t: BillingMessages, locale: string): InvoiceLine[] {
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { pagesUsed, blocksUsed, pagesPerBlock, blocksPerPackage, blockLimit } = invoice;
  return [
    { label: t.requests, value: invoice.requestCount, how: t.requestsFrom },
    { label: t.pages, value: pagesUsed, how: t.pagesFrom },
    {
      label: t.blocks,
      value: blocksUsed,
      how: t.blocksFrom(number(pagesUsed), number(pagesPerBlock)),
    },
    {
      label: t.packages,
      value: invoice.packagesUsed,
      how: t.packagesFrom(number(blocksUsed), number(blocksPerPackage)),
    },
    {
      label: t.packagesRegistered,
      value: invoice.packagesRegistered,
      how: t.registeredFrom,
    },
    { label: t.blocksRegistered, value: invoice.blocksRegistered, how: t.registeredFrom },
    {
      label: t.blockLimit,
      value: blockLimit,
      how: t.limitFrom(number(blockLimit), number(pagesPerBlock), number(blockLimit * pagesPerBlock)),
    },
  ];
}
