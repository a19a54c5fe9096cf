import { z } from 'zod';
import { count, day, id, month, note, optionalLine } from '../envelope.ts';
import { limits } from '../limits.ts';

export const currency = z.enum(['JPY', 'USD', 'EUR']);
/** A whole number of the currency's smallest unit. */
export const amount = z.int();
const price = z.int().min(0, 'OUT_OF_RANGE').max(limits.priceMax, 'OUT_OF_RANGE');
/** In percent, with at most two decimals. */
export const rate = z
  .number()
  .min(0, 'OUT_OF_RANGE')
  .max(100, 'OUT_OF_RANGE')
  .refine((value) => Number(value.toFixed(2)) === value, 'INVALID');

// --- prices
/** From the additional block number `fromBlock` on, a block costs `price`. */
const tier = z.object({
  fromBlock: z.int().min(1, 'OUT_OF_RANGE').max(limits.billingValueMax, 'OUT_OF_RANGE'),
  price,
});
const tiers = z
  .array(tier)
  .max(limits.priceTiers, 'OUT_OF_RANGE')
  .refine((all) => new Set(all.map(({ fromBlock }) => fromBlock)).size === all.length, 'INVALID');
const priceValues = {
  currency,
  baseFee: price,
  packagePrice: price,
  blockPrice: price,
  overBlockPrice: price,
  tiers,
  taxRate: rate,
};
export const priceList = z.object(priceValues);
/** Omitted values stay as they are. Before the first price list: free, in yen, at the usual tax rate. */
export const priceChange = z.object(priceValues).partial();
export type PriceChange = z.output<typeof priceChange>;
export const prices = z.object({
  current: priceList.nullable(),
  next: priceList.nullable(),
  /** The running month. */
  month,
  version: z.int(),
});
export type Prices = z.output<typeof prices>;
const pricesChange = priceChange.extend({
  effective: z.enum(['current', 'next']),
  /** Ends the prices from that month on, whatever else is set: later invoices are statements of usage. */
  none: z.boolean().optional(),
  version: z.int().optional(),
});
export type PricesChange = z.output<typeof pricesChange>;

/** A tenant's cost of the month so far, without tax; null without prices. */
export const pricesEffect = z.object({
  tenants: z.array(
    z.object({
      tenantId: id,
      companyName: z.string(),
      before: amount.nullable(),
      after: amount.nullable(),
      changed: z.boolean(),
    }),
  ),
});
export type PricesEffect = z.output<typeof pricesEffect>;

/** The cost of pages or of a month. `total` includes tax. */
export const cost = z.object({ currency, subtotal: amount, total: amount });
/** A tenant's running month in money. */
export const monthCost = z.object({
  currency,
  soFar: z.object({ subtotal: amount, total: amount }),
  /** Projected for the whole month at its pace so far; null without a pace. */
  expected: z.object({ subtotal: amount, total: amount }).nullable(),
  /** The inputs of the calculation, so that a client can compute the cost of further pages. */
  terms: z.object({
    month,
    pagesPerBlock: count,
    blocksPerPackage: count,
    packagesRegistered: count,
    blocksRegistered: count,
    prices: z.object(priceValues),
    discount: z.object({ percent: rate.optional(), amount: price.optional(), until: month }).nullable(),
    tax: z.object({
      rounding: z.enum(['down', 'half_up', 'up']),
      pricesIncludeTax: z.boolean(),
      isExempt: z.boolean(),
    }),
  }),
});

const discount = z
  .object({
    percent: rate.optional(),
    amount: price.optional(),
    /** The last month with the discount. */
    until: month,
  })
  .refine((value) => value.percent !== undefined || value.amount !== undefined, {
    message: 'REQUIRED',
    path: ['percent'],
  });
/**
 * A tenant's own prices. `recipient`: a name below the company's, or the recipient of mail. `billingAddress`: the postal address on its
 * invoices, none if empty.
 */
export const tenantPricing = z.object({
  prices: priceList.nullable(),
  discount: discount.nullable(),
  delivery: z.enum(['console', 'mail']),
  recipient: z.string(),
  billingAddress: z.string(),
  version: z.int(),
});
export type TenantPricing = z.output<typeof tenantPricing>;
/** In force from the running month on. */
const tenantPricingChange = z.object({
  prices: priceList.nullable().default(null),
  discount: discount.nullable().default(null),
  delivery: z.enum(['console', 'mail']).default('console'),
  recipient: optionalLine(limits.companyName)
    .nullish()
    .transform((value) => value ?? ''),
  billingAddress: note(limits.address).default(''),
  version: z.int().optional(),
});
export type TenantPricingChange = z.output<typeof tenantPricingChange>;

// --- payments
export const payment = z.object({
  id,
  kind: z.enum(['entered', 'marked', 'imported', 'offset', 'taken_back']),
  date: day,
  amount,
  note: z.string(),
});
export type Payment = z.output<typeof payment>;

/** An email with the invoice, to the tenant. */
export const invoiceMail = z.object({
  /** Of a reminder: how many days after the due date; 0 with the issue. */
  reminderDay: z.int().min(0),
  /** `not_needed`: before it was sent the invoice was void, or, of a reminder, paid. `failed`: given up. */
  state: z.enum(['queued', 'sent', 'not_needed', 'failed']),
  /** When it was sent, or given up. */
  on: day.nullable(),
});
export type InvoiceMail = z.output<typeof invoiceMail>;

export const paymentImportRow = z.object({
  line: z.int().min(1),
  date: day,
  payer: z.string(),
  amount,
  match: z.enum(['sure', 'doubtful', 'none']),
  /** The likeliest first. */
  invoiceIds: z.array(id),
  /** It has no invoice because of its day: in the future, or before the billed months of the invoices that it fits otherwise. */
  outOfRange: z.boolean(),
  /** Booked by an earlier import. */
  booked: z.boolean(),
});
export type PaymentImportRow = z.output<typeof paymentImportRow>;
export const paymentImport = z.object({
  id,
  rows: z.array(paymentImportRow),
  /** Lines with an amount that were not understood, and the first of them by their number in the file. */
  unread: z.object({ total: count, lines: z.array(z.int().min(1)).max(limits.importUnreadShown) }),
  /** The invoices that the rows refer to by id. */
  invoices: z.array(
    z.object({ id, number: z.string(), companyName: z.string(), balance: amount, dueDate: day }),
  ),
});
export type PaymentImport = z.output<typeof paymentImport>;

const ages = z.object({
  notDue: amount,
  upTo30: amount,
  upTo60: amount,
  upTo90: amount,
  over90: amount,
  total: amount,
});
export type ReceivableAges = z.output<typeof ages>;
/** Open amounts by how long they are overdue, per tenant and currency. */
export const receivables = z.object({
  asOf: day,
  items: z.array(ages.extend({ tenantId: id, companyName: z.string(), currency })),
  totals: z.array(ages.extend({ currency })),
});
export type Receivables = z.output<typeof receivables>;

/** Amounts of issued invoices less credit notes, by what they are for. */
const revenueOfMonth = z.object({
  month,
  currency,
  base: amount,
  packages: amount,
  blocks: amount,
  overBlocks: amount,
  discount: amount,
  /** Of prices that include it: the tax in the amounts above. */
  includedTax: amount,
  /** Without tax. */
  total: amount,
});
export type RevenueOfMonth = z.output<typeof revenueOfMonth>;
export const revenue = z.object({
  months: z.array(revenueOfMonth),
  /** The tenants with the most of it, of each currency; without tax. */
  tenants: z.array(z.object({ tenantId: id, companyName: z.string(), currency, total: amount })),
  /** How many tenants there are with any, of each currency. */
  tenantCounts: z.array(z.object({ currency, tenants: count })),
});
export type Revenue = z.output<typeof revenue>;

const idParams = z.object({ id });
export const priceShapes = {
  getPrices: { data: prices },
  updatePrices: { body: pricesChange, data: prices },
  withdrawNextPrices: { data: prices },
  getPricesEffect: { body: pricesChange, data: pricesEffect },
  getTenantPricing: { params: idParams, data: tenantPricing },
  updateTenantPricing: { params: idParams, body: tenantPricingChange, data: tenantPricing },
  importPayments: {
    /** `columns`: which column of a table contains what, as JSON `{ date, payer, amount }`; stored for tables with the same heading. */
    form: z.object({ file: z.file(), columns: z.string().optional() }),
    data: paymentImport,
  },
  confirmPayments: {
    params: idParams,
    body: z.object({
      lines: z
        .array(z.object({ line: z.int().min(1), invoiceId: id }))
        .max(limits.importLines, 'OUT_OF_RANGE'),
    }),
    data: z.object({ booked: count, alreadyBooked: count }),
  },
  getReceivables: { data: receivables },
  getRevenue: {
    /** By default the last twelve months. */
    query: z.object({ from: month.optional(), to: month.optional(), tenantId: id.optional() }),
    data: revenue,
  },
  exportInvoices: {
    query: z.object({ format: z.enum(['freee', 'moneyforward', 'yayoi', 'journal', 'journal_xlsx']), month }),
  },
};
