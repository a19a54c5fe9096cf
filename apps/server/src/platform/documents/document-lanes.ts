import type { Recognizer } from '@ocr/recognition';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import { tooManyWaiting } from '#platform/errors/app-error.ts';

/** Reading processes for one kind of work, shared fairly between the tenants (or partners) that ask. */
export interface DocumentLane {
  /**
   * Runs work with a process of this lane.
   * @param owner the tenant or partner whose document it is
   * @throws AppError `TOO_MANY_REQUESTS` when too much of this owner waits already, in lanes that bound it; the signal's reason when it ends first
   */
  run<Result>(
    owner: string,
    work: (recognizer: Recognizer) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>;
}

/** Lanes of their own for what people wait for, so that none waits for the work of another. */
export interface DocumentLanes {
  /** Counting the pages of quotes, submissions and samples. */
  readonly uploads: DocumentLane;
  /** Pictures of pages. */
  readonly pictures: DocumentLane;
  /** Reading positions that a user points at: one at a time per tenant. */
  readonly places: DocumentLane;
  /** Template previews, from reading the document to finding its values: one at a time of each tenant. */
  readonly previews: DocumentLane;
  /** Reading positions for a trial of a draft: one at a time, after everything else. */
  readonly trials: DocumentLane;
  close(): Promise<void>;
}

// More of one owner is a program that does not wait for its answers.
const maxWaitingPreviews = 60;
const maxWaitingPlaces = 10;
export const MAX_CONCURRENT_PREVIEWS = 2;
// Previews are heavy and less urgent than the others, trials the least.
const previewNiceness = 3;
const trialNiceness = 5;

/** Processes start when they are needed: as many as tenants ask at the same time, within each lane's size. */
export function createDocumentLanes(recognizer: Recognizer): DocumentLanes {
  const pools = {
    uploads: recognizer.alongside({ processes: 2 }),
    pictures: recognizer.alongside({ processes: 3 }),
    places: recognizer.alongside({ processes: 2 }),
    previews: recognizer.alongside({ processes: MAX_CONCURRENT_PREVIEWS, niceness: previewNiceness }),
    trials: recognizer.alongside({ processes: 1, niceness: trialNiceness }),
  };
  return {
    uploads: createLane(pools.uploads, { permits: 2, permitsPerKey: 1 }),
    pictures: createLane(pools.pictures, { permits: 3, permitsPerKey: 2 }),
    places: createLane(pools.places, { permits: 2, permitsPerKey: 1, maxQueue: maxWaitingPlaces }),
    previews: createLane(pools.previews, {
      permits: MAX_CONCURRENT_PREVIEWS,
      permitsPerKey: 1,
      maxQueue: maxWaitingPreviews,
    }),
    trials: createLane(pools.trials, { permits: 1, permitsPerKey: 1 }),
    close: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.close()))),
  };
}

function createLane(
  recognizer: Recognizer,
  share: { readonly permits: number; readonly permitsPerKey: number; readonly maxQueue?: number },
): DocumentLane {
  const semaphore = createSemaphore({ ...share, refuse: tooManyWaiting });
  return { run: (owner, work, signal) => semaphore.run(() => work(recognizer), signal, owner) };
}
