import type { Context } from '#platform/context.ts';
import { shouldYield, priorityAfter } from './fair-priority.store.ts';

// What is submitted is announced; what comes before this run only later (a long job after a long turn) is asked for. One index lookup.
const everyMs = 250;
// Reopening a document costs tens of milliseconds, plus a download from a bucket, so a turn must be long enough to be worth it.
const longTurnMs = 1500;

/** A run that is being read, and when it is to make room. */
export interface Turn {
  /** Ends when another tenant's job is to be read before the rest of this run. */
  readonly over: AbortSignal;
  /** Reports that another page was read. */
  count(): void;
  /** Pages read so far. */
  readonly pages: number;
  end(): void;
}

/** Watches the queue while a run of pages is read, so that jobs with a higher priority wait only for the current page. */
export function takeTurn(
  { db, events, log }: Pick<Context, 'db' | 'events' | 'log'>,
  run: { readonly tenantId: string; readonly priority: number },
): Turn {
  const over = new AbortController();
  const begun = performance.now();
  let pages = 0;
  let isAsking = false;
  let askAgain = false;
  const ask = async (): Promise<void> => {
    askAgain = isAsking;
    if (isAsking) return;
    isAsking = true;
    try {
      const long = performance.now() - begun > longTurnMs;
      // The current page belongs to this run in any case.
      const priority = priorityAfter(run.priority, pages + 1);
      const waits = await db.withSystem((trx) =>
        shouldYield(trx, { tenantId: run.tenantId, priority, long }),
      );
      if (waits) over.abort();
    } catch (error) {
      // The run itself finds out what is wrong with the database.
      log.debug({ err: error }, 'Whose turn it is could not be asked');
    } finally {
      isAsking = false;
      // What came while the query ran may have been committed too late for it.
      if (askAgain && !over.signal.aborted) void ask();
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  const unsubscribe = events.subscribe((event) => {
    if (event.type === 'pagesQueued' && event.tenantId !== run.tenantId) void ask();
  });
  return {
    over: over.signal,
    count: () => void (pages += 1),
    get pages() {
      return pages;
    },
    end: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
