import type { PlaceReader } from '#features/requests/read/reread-places.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';

/** A user waits for the trial: reading places again takes at most this long. */
const REREAD_MS = 8000;

/** The process's own timer, not domain time; in milliseconds. */
export type Timer = Pick<Performance, 'now'>;

/** The time that all documents of a trial together may take to have places read, waits included. */
export interface Budget {
  /** Milliseconds that are left; the time runs from the first call on. */
  leftMs(): number;
  /** How many requested places were not read. */
  unread(): number;
  miss(places: number): void;
}

/** An unused budget. */
export function createBudget(timer: Timer): Budget {
  let until: number | undefined;
  let missed = 0;
  return {
    leftMs: () => {
      until ??= timer.now() + REREAD_MS;
      return Math.max(0, Math.ceil(until - timer.now()));
    },
    unread: () => missed,
    miss: (places) => {
      missed += places;
    },
  };
}

/** Reads positions in a reading process reserved for trials, so that neither requests nor users who point at a position wait for it. */
export const trialPlaceReader = (
  { lanes }: Pick<Context, 'lanes'>,
  { tenantId }: TenantScope,
  { signal, budget }: { readonly signal: AbortSignal; readonly budget: Budget },
): PlaceReader => ({
  purpose: 'trial',
  signal,
  run: (work, ended) => lanes.trials.run(tenantId, work, ended),
  leftMs: () => budget.leftMs(),
  onUnread: (places) => budget.miss(places),
});
