import type { InvoiceDetail } from '@ocr/contract';
import type { BillingMessages } from './billing-messages.en.ts';

/** One counted thing of an invoice and how it comes about: the same in sheet and PDF, so that anyone can recompute it. */
export interface InvoiceLine {
  readonly label: string;
  readonly value: number;
  readonly how: string;
}

export function invoiceLines(invoice: InvoiceDetail, words: BillingMessages, locale: string): InvoiceLine[] {
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { pagesUsed, blocksUsed, pagesPerBlock, blocksPerPackage, blockLimit } = invoice;
  return [
    { label: words.requests, value: invoice.requestCount, how: words.requestsFrom },
    { label: words.pages, value: pagesUsed, how: words.pagesFrom },
    {
      label: words.blocks,
      value: blocksUsed,
      how: words.blocksFrom(number(pagesUsed), number(pagesPerBlock)),
    },
    {
      label: words.packages,
      value: invoice.packagesUsed,
      how: words.packagesFrom(number(blocksUsed), number(blocksPerPackage)),
    },
    {
      label: words.packagesRegistered,
      value: invoice.packagesRegistered,
      how: words.registeredFrom,
    },
    { label: words.blocksRegistered, value: invoice.blocksRegistered, how: words.registeredFrom },
    {
      label: words.blockLimit,
      value: blockLimit,
      how: words.limitFrom(number(blockLimit), number(pagesPerBlock), number(blockLimit * pagesPerBlock)),
    },
  ];
}
