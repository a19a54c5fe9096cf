import { assertWhole } from './whole.ts';

/** How much of its limit a tenant has used this month. Source: glossary, "usage status". */
export type UsageStatus = 'normal' | 'close_to_limit' | 'full_capacity';

/** A tenant's month, in pages: what it may use, what was read, and what is accepted but not read yet. */
export type Quota = { pageLimit: number; pagesUsed: number; pagesReserved: number };

/** Allowed range of a tenant's block limit. With 0, nothing is accepted. */
export const BLOCK_LIMIT_RANGE = { min: 0, max: 100_000 } as const;

/** From this share of the page limit a tenant is close to it, in percent. */
const CLOSE_TO_LIMIT_PERCENT = 80;

/** Pages a tenant may use in a month: `blockLimit * pagesPerBlock`. Source: glossary, "block limit". Up to 10^10: wider than 32 bits. */
export function pageLimit(blockLimit: number, pagesPerBlock: number): number {
  assertWhole('blockLimit', blockLimit);
  assertWhole('pagesPerBlock', pagesPerBlock, 1);
  return blockLimit * pagesPerBlock;
}

/**
 * Pages that may still be accepted: `max(0, pageLimit - pagesUsed - pagesReserved)`.
 * Never negative: lowering the limit below what is used or reserved revokes nothing, it only leaves 0 available.
 */
export function pagesAvailable(quota: Quota): number {
  assertQuota(quota);
  return Math.max(0, quota.pageLimit - quota.pagesUsed - quota.pagesReserved);
}

/**
 * Usage status from (used + reserved) / page limit: under 80 % normal, from 80 % close to limit, from 100 % full.
 * A limit of 0 is full. Compared by multiplication, so that the boundaries are exact.
 */
export function usageStatus(quota: Quota): UsageStatus {
  assertQuota(quota);
  const taken = quota.pagesUsed + quota.pagesReserved;
  if (taken >= quota.pageLimit) return 'full_capacity';
  return taken * 100 >= quota.pageLimit * CLOSE_TO_LIMIT_PERCENT ? 'close_to_limit' : 'normal';
}

/**
 * Whether a request of `pages` pages may be accepted now: no acceptance exceeds the limit in force at that moment.
 * The caller must have the tenant's month locked from reading the counters until the reservation is written.
 * @throws RangeError when `pages` is not a whole number of at least 1: requests without pages are rejected earlier.
 */
export function mayAccept({ pages, ...quota }: Quota & { pages: number }): boolean {
  assertWhole('pages', pages, 1);
  return pages <= pagesAvailable(quota);
}

function assertQuota({ pageLimit, pagesUsed, pagesReserved }: Quota): void {
  assertWhole('pageLimit', pageLimit);
  assertWhole('pagesUsed', pagesUsed);
  assertWhole('pagesReserved', pagesReserved);
}
