import { z } from 'zod';
import { id, instant, month } from './envelope.ts';

/** Where two records of the same pages disagree. */
export const reconciliationDifference = z.object({
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
export type ReconciliationDifference = z.output<typeof reconciliationDifference>;
/** The last reconciliation; null before the first. */
export const reconciliation = z
  .object({ checkedAt: instant, balanced: z.boolean(), differences: z.array(reconciliationDifference) })
  .nullable();
export type Reconciliation = z.output<typeof reconciliation>;
