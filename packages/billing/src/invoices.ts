import { monthParts, type Month } from './months.ts';
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
