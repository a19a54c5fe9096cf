import { z } from 'zod';
import { id, instant, month } from './envelope.ts';

/** Where two records of the same pages disagree. */
export const booksDifference = z.object({
  kind: z.enum([
    'ledger_pages',
    'month_used',
    'month_reserved',
    'month_requests',
    'month_read',
    'month_failed',
    'invoice_pages',
    'file_state',
    'invoice_amount',
    'invoice_blocks',
    'invoice_paid',
    'credit_note',
    'sum_tenants',
    'sum_requests',
    'sum_pages',
    'sum_blocks',
  ]),
  /** Null: all tenants together. */
  tenantId: id.nullable(),
  companyName: z.string().nullable(),
  month: month.nullable(),
  expected: z.int(),
  found: z.int(),
});
export type BooksDifference = z.output<typeof booksDifference>;
/** The last reconciliation; null before the first. */
export const books = z
  .object({ checkedAt: instant, balanced: z.boolean(), differences: z.array(booksDifference) })
  .nullable();
export type Books = z.output<typeof books>;
