import { z } from 'zod';
import { count, day, id, instant, line, listOf, listQuery, month, optionalLine, text } from './envelope.ts';
import { books } from './books.ts';
import { limits } from './limits.ts';
import { issuerOfInvoice } from './amounts/issuer.ts';
import { amount, currency, invoiceMail, monthCost, payment, rate } from './amounts/prices.ts';

export const usageStatus = z.enum(['normal', 'close_to_limit', 'full_capacity']);
export const paymentStatus = z.enum(['pending', 'paid', 'overdue']);

// --- settings
const slots = <Value extends z.ZodType>(value: Value) => z.object({ current: value, next: value });
export const settings = z.object({
  pagesPerBlock: slots(z.int()),
  blocksPerPackage: slots(z.int()),
  packagesRegistered: slots(z.int()),
  blocksRegistered: slots(z.int()),
  paymentDay: z.int().min(1).max(31),
  billDate: day,
  lastPaymentDate: day.nullable(),
  timeZone: slots(z.string()),
  month,
  version: z.int(),
});
export type Settings = z.output<typeof settings>;
const size = z.int().min(1, 'OUT_OF_RANGE').max(limits.billingValueMax, 'OUT_OF_RANGE');
const registered = z.int().min(0, 'OUT_OF_RANGE').max(limits.billingValueMax, 'OUT_OF_RANGE');
export const settingsChange = z.object({
  effective: z.enum(['current', 'next']),
  pagesPerBlock: size.optional(),
  blocksPerPackage: size.optional(),
  packagesRegistered: registered.optional(),
  blocksRegistered: registered.optional(),
  timeZone: text(64).optional(),
  /** Of every month, from now on; invoices that are issued keep their due date. */
  paymentDay: z.int().min(1, 'OUT_OF_RANGE').max(31, 'OUT_OF_RANGE').optional(),
  version: z.int().optional(),
});
export type SettingsChange = z.output<typeof settingsChange>;

/** One altered slot of the billing configuration. Amounts come as the smallest unit and the currency: `5000 JPY`. */
export const settingsChangeEntry = z.object({
  id,
  at: instant,
  userName: z.string(),
  effective: z.enum(['current', 'next']),
  /** The month from which the new value applies. */
  month,
  setting: z.enum([
    'pagesPerBlock',
    'blocksPerPackage',
    'packagesRegistered',
    'blocksRegistered',
    'timeZone',
    'paymentDay',
    'currency',
    'baseFee',
    'packagePrice',
    'blockPrice',
    'overBlockPrice',
    'tiers',
    'taxRate',
  ]),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SettingsChangeEntry = z.output<typeof settingsChangeEntry>;
const monthFigures = z.object({
  pageLimit: count,
  pagesAvailable: count,
  usageStatus: z.enum(['normal', 'close_to_limit', 'full_capacity']),
  blocksUsed: count,
  packagesUsed: count,
});
/** What a change would do to every tenant's running month; nothing is stored. */
export const settingsEffect = z.object({
  tenants: z.array(
    z.object({
      tenantId: id,
      companyName: z.string(),
      before: monthFigures,
      after: monthFigures,
      changed: z.boolean(),
    }),
  ),
});
export type SettingsEffect = z.output<typeof settingsEffect>;

// --- usage
export const usageRow = z.object({
  tenantId: id,
  companyName: z.string(),
  month,
  day: day.optional(),
  requestCount: count,
  pagesUsed: count,
  blocksUsed: count,
  packagesUsed: count,
  blockLimit: count,
  /** The value in force in the row's month. */
  pagesPerBlock: count,
  usageStatus,
});
export type UsageRow = z.output<typeof usageRow>;
const usageFilter = z.object({
  from: month.optional(),
  to: month.optional(),
  tenantId: id.optional(),
  granularity: z.enum(['month', 'day']).default('month'),
});
/** What all tenants in question used together in a month or on a day of it. */
export const usageSum = z.object({
  month,
  day: day.optional(),
  requestCount: count,
  pagesUsed: count,
  /** Counted for each tenant of its own. Of a day: those that its pages began, so that days add up to their month. */
  blocksUsed: count,
  packagesUsed: count,
  /** Limits of the month, of the tenants that used anything in it. */
  blockLimit: count,
  pageLimit: count,
});
export type UsageSum = z.output<typeof usageSum>;
const currentFigures = z.object({
  month,
  /** Today on the partner's clocks, which may differ from the reader's. */
  today: day,
  requestCount: count,
  pagesUsed: count,
  pagesReserved: count,
  pageLimit: count,
  pagesAvailable: count,
  blocksUsed: count,
  blockLimit: count,
  packagesUsed: count,
  usageStatus,
  pagesPerBlock: count,
  blocksPerPackage: count,
  /** The day on which the limit will be reached at this month's pace; null when it will not be. */
  forecastLimitDay: day.nullable(),
});
export const currentUsage = currentFigures.extend({
  /** This month's files that were read whole, and those that failed. */
  filesRead: count,
  filesFailed: count,
  /** Pages so far as expected at each day's end, from today to the month's end; empty without a pace. */
  forecast: z.array(z.object({ day, pages: z.number().min(0) })),
  /** Of one tenant: what its stored documents take, and may take, in bytes. */
  storage: z.object({ usedBytes: count, limitBytes: count }).optional(),
  /** Of one tenant: what the month costs; not there without prices in force. */
  cost: monthCost.optional(),
  /** Partner without `tenantId`: how many tenants there are, and how many need attention. */
  tenantCounts: z.object({ all: count, full: count, close: count, concerned: count }).optional(),
  /** Partner without `tenantId`: one row a tenant, or with `nearest` the first of those concerned; the figures above are the sums of all. */
  tenants: z.array(currentFigures.extend({ tenantId: id, companyName: z.string() })).optional(),
});
export type CurrentUsage = z.output<typeof currentUsage>;

// --- invoices
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
  /** A draft is the partner's alone until it is issued; what is void has a credit note. */
  state: z.enum(['draft', 'issued', 'void']),
  // Null, all of these, where no prices were in force in the billed month.
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
  /** The postal address of whom it is for; may be empty. */
  recipientAddress: z.string(),
  /** Why the invoice that a credit note refers to was voided. */
  reason: z.string().nullable(),
  /** The number of what it refers to. */
  refersToNumber: z.string().nullable(),
  partnerName: z.string(),
  pagesPerBlock: count,
  blocksPerPackage: count,
  blockLimit: count,
  /** Whether the caller may still take back that it was marked paid. */
  canTakeBackPayment: z.boolean(),
  days: z.array(z.object({ day, requestCount: count, pagesUsed: count })),
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;

/** A day of an invoice, down to the pages: ordinals and counts, never names or contents. */
export const invoiceDay = z.object({
  day,
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
export const billingShapes = {
  getSettings: { data: settings },
  updateSettings: { body: settingsChange, data: settings },
  withdrawNextSettings: { data: settings },
  resetPaymentDay: { data: settings },
  listSettingsChanges: {
    /** Without `of`, changes of values and of prices. */
    query: listQuery(['at']).extend({ of: z.enum(['values', 'prices']).optional() }),
    data: listOf(settingsChangeEntry),
  },
  getSettingsEffect: { body: settingsChange, data: settingsEffect },
  getBooks: { data: books },
  checkBooks: { data: books },
  listUsage: {
    query: listQuery(['month', 'day', 'companyName', 'requestCount', 'pagesUsed']).extend(usageFilter.shape),
    data: listOf(usageRow),
  },
  sumUsage: { query: usageFilter, data: z.object({ items: z.array(usageSum) }) },
  getCurrentUsage: {
    query: z.object({
      tenantId: id.optional(),
      /** Only so many tenants, of those that are near their limit or will reach it: the nearest first. */
      nearest: z.coerce.number().int().min(0, 'OUT_OF_RANGE').max(100, 'OUT_OF_RANGE').optional(),
    }),
    data: currentUsage,
  },
  exportUsage: { query: usageFilter },
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
      tenantId: id.optional(),
    }),
    data: listOf(invoice),
  },
  getInvoice: { params: idParams, data: invoiceDetail },
  getInvoiceDay: { params: z.object({ id, day }), data: invoiceDay },
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
    }),
    data: invoiceDetail,
  },
  exportInvoice: { params: idParams, query: z.object({ format: z.enum(['xlsx', 'pdf']).default('xlsx') }) },
};
