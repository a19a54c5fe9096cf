import type { TenantScope } from '#platform/database/database.ts';

/** How long an idempotency key stands for its first request. */
export const keyLifetimeMs = 24 * 3_600_000;

export interface Submitter {
  readonly scope: TenantScope;
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
}
