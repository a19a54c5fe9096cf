import { z } from 'zod';
import { issuerOfInvoice } from '../amounts/issuer.ts';
import { amount, currency, invoiceMail, payment, rate } from '../amounts/prices.ts';
import { paymentStatus, usageStatus } from '../billing.ts';
import {
  count,
  day,
  id,
  instant,
  line,
  listOf,
  listQuery,
  month,
  optionalLine,
  pageQuery,
} from '../envelope.ts';
import { limits } from '../limits.ts';

const invoiceState = z.enum(['draft', 'issued', 'void']);
export const invoice = z.object({
  id,
  number: z.string(),
  tenantId: id,
  tenantNumber: z.string(),
  companyName: z.string(),
  billMonth: month,
  requestCount: count,
  pagesUsed: count,
  blocksUsed: count,
  packagesUsed: count,
  packagesRegistered: count,
  blocksRegistered: count,
  paymentStatus,
  paymentDate: day.nullable(),
  issuedDate: day,
  dueDate: day,
  usageStatus,
  /** Only the partner sees a draft. A void invoice has a credit note. */
  state: invoiceState,
  // All of these are null if no prices were in force in the billed month.
  kind: z.enum(['invoice', 'credit_note']).nullable(),
  /** A void invoice's credit note, and a credit note's invoice. */
  refersTo: id.nullable(),
  currency: currency.nullable(),
  /** Without tax. */
  subtotal: amount.nullable(),
  taxes: z.array(z.object({ rate, base: amount, tax: amount })).nullable(),
  taxTotal: amount.nullable(),
  total: amount.nullable(),
  paid: amount.nullable(),
  /** Negative where more was paid than the total, and on a credit note that is not settled. */
  balance: amount.nullable(),
});
export type Invoice = z.output<typeof invoice>;
export const invoiceDetail = invoice.extend({
  lines: z
    .array(
      z.object({
        kind: z.enum(['base', 'packages', 'blocks', 'over_blocks', 'discount']),
        description: z.string(),
        quantity: z.int(),
        unitPrice: amount,
        amount,
        taxRate: rate,
      }),
    )
    .nullable(),
  payments: z.array(payment),
  mails: z.array(invoiceMail),
  issuer: issuerOfInvoice.nullable(),
  recipient: z.string(),
  /** The recipient's postal address; may be empty. */
  recipientAddress: z.string(),
  /** Why the invoice that a credit note refers to was voided. */
  reason: z.string().nullable(),
  /** The number of what it refers to. */
  refersToNumber: z.string().nullable(),
  partnerName: z.string(),
  pagesPerBlock: count,
  blocksPerPackage: count,
  blockLimit: count,
  /** Whether the caller may still undo its last payment, or that it was marked paid. */
  canTakeBackPayment: z.boolean(),
  days: z.array(z.object({ day, requestCount: count, pagesUsed: count })),
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;

/** A day of an invoice, down to the pages: ordinals and counts, never names or contents. */
export const invoiceDay = z.object({
  day,
  /** Requests of the day, of which `requests` are those of the page asked for, or all. */
  total: count,
  requests: z.array(
    z.object({
      number: z.string(),
      acceptedAt: instant,
      pagesUsed: count,
      files: z.array(
        z.object({
          ordinal: z.int().min(1),
          pages: count,
          state: z.enum(['reserved', 'used', 'released']),
          /** The ledger's pages of this file. */
          charged: z.array(z.int().min(1)),
        }),
      ),
    }),
  ),
});
export type InvoiceDay = z.output<typeof invoiceDay>;

const idParams = z.object({ id });
export const invoiceShapes = {
  listInvoices: {
    query: listQuery([
      'number',
      'companyName',
      'billMonth',
      'requestCount',
      'pagesUsed',
      'blocksUsed',
      'paymentStatus',
      'paymentDate',
      'dueDate',
      'usageStatus',
    ]).extend({
      month: month.optional(),
      paymentStatus: paymentStatus.optional(),
      usageStatus: usageStatus.optional(),
      state: invoiceState.optional(),
      tenantId: id.optional(),
    }),
    data: listOf(invoice),
  },
  getInvoice: { params: idParams, data: invoiceDetail },
  getInvoiceDay: { params: z.object({ id, day }), query: pageQuery, data: invoiceDay },
  payInvoice: {
    params: idParams,
    body: z.object({ paymentDate: day.optional() }).optional(),
    data: invoiceDetail,
  },
  takeBackPayment: { params: idParams, data: invoiceDetail },
  issueInvoice: { params: idParams, data: invoiceDetail },
  voidInvoice: {
    params: idParams,
    body: z.object({ reason: line(limits.description), reissue: z.boolean().default(false) }),
    data: z.object({ creditNote: invoiceDetail, invoice: invoiceDetail.nullable() }),
  },
  addPayment: {
    params: idParams,
    body: z.object({
      amount: z.int().min(1, 'OUT_OF_RANGE').max(limits.amountMax, 'OUT_OF_RANGE'),
      date: day,
      note: optionalLine(limits.description).default(''),
      /** Paid back to the tenant: of a document that has more paid than its total. On a credit note with an open amount every payment is one. */
      refund: z.boolean().default(false),
    }),
    data: invoiceDetail,
  },
  exportInvoice: { params: idParams, query: z.object({ format: z.enum(['xlsx', 'pdf']).default('xlsx') }) },
};
