import { monthParts, type Month } from './months.ts';
import type { InstantRange } from './time-zones.ts';
import { assertWhole } from './whole.ts';

/** The default prefix of invoice numbers. */
export const DEFAULT_NUMBER_PREFIX = 'INV';

/**
 * An invoice's readable number, `INV-202611-0001`: the issuer's prefix, the billed month and a sequence number from 1, with at
 * least four digits. Numbers run without gaps per partner and month, also where the prefix changes within a month.
 */
export function invoiceNumber(month: Month, sequence: number, prefix = DEFAULT_NUMBER_PREFIX): string {
  monthParts(month);
  assertWhole('sequence', sequence, 1);
  return `${prefix}-${month.replace('-', '')}-${String(sequence).padStart(4, '0')}`;
}

/**
 * Whether a tenant gets an invoice for a month: it existed at any moment of it, or has pages in the ledger there.
 * A month without usage gets one too. `deletedAt` is null while the tenant exists.
 */
export function mustHaveInvoice(tenant: {
  createdAt: Date;
  deletedAt: Date | null;
  range: InstantRange;
  pages: number;
}): boolean {
  const { createdAt, deletedAt, range, pages } = tenant;
  if (pages > 0) return true;
  return createdAt < range.end && (deletedAt === null || deletedAt > range.start);
}

/** Whether a tenant's month can be closed: it has ended, and none of the requests accepted in it is processing. */
export function mayCloseMonth(month: {
  range: InstantRange;
  now: Date;
  requestsProcessing: number;
}): boolean {
  return month.now >= month.range.end && month.requestsProcessing === 0;
}
