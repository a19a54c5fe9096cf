import { z } from 'zod';
import { count, day, id, instant, listOf, listQuery, month, text } from './envelope.ts';
import { reconciliation } from './reconciliation.ts';
import { limits } from './limits.ts';
import { monthCost } from './amounts/prices.ts';

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
  usageStatus,
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
  /** A text in the tenant's number or name. */
  search: text(limits.search).optional(),
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
  getReconciliation: { data: reconciliation },
  reconcile: { data: reconciliation },
  listUsage: {
    query: listQuery(['month', 'day', 'companyName', 'requestCount', 'pagesUsed']).extend(usageFilter.shape),
    data: listOf(usageRow),
  },
  sumUsage: { query: usageFilter, data: z.object({ items: z.array(usageSum) }) },
  getCurrentUsage: {
    query: z.object({
      tenantId: id.optional(),
      /** At most this many tenants, only those near their limit or forecast to reach it, the nearest first. */
      nearest: z.coerce.number().int().min(0, 'OUT_OF_RANGE').max(100, 'OUT_OF_RANGE').optional(),
    }),
    data: currentUsage,
  },
  exportUsage: { query: usageFilter },
};
