import { toError } from '#platform/errors/facts.ts';
/** At most `permits` at a time, shared fairly between those who ask; the others wait. */
export interface Semaphore {
  /**
   * Runs work as soon as a permit is free.
   * @param key the owner of the work: a free permit goes to the owner with the fewest, and within one owner in order of arrival
   * @throws the signal's reason when it aborts before that, or what `refuse` makes when too many wait
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal, key?: string): Promise<Result>;
}

interface Waiting {
  readonly key: string;
  readonly enter: () => void;
  readonly leave: (reason: Error) => void;
}

/**
 * Limits how much runs at the same time in this process.
 * @param permitsPerKey how much of it one asker may run
 * @param maxQueue how much of one asker may wait; beyond that it is rejected with the error that `refuse` makes
 * @param maxWaiting how much of all askers together may wait; beyond that the asker with the most waiting loses what it asked for last
 */
export function createSemaphore(options: {
  readonly permits: number;
  readonly permitsPerKey?: number;
  readonly maxQueue?: number;
  readonly maxWaiting?: number;
  readonly refuse?: () => Error;
}): Semaphore {
  const { permits, permitsPerKey = permits, maxQueue = Infinity, maxWaiting = Infinity } = options;
  const { refuse = () => new Error('Too many are waiting') } = options;
  const shares = new Shares(permits, permitsPerKey);
  const waiting: Waiting[] = [];

  async function acquire(signal: AbortSignal | undefined, key: string): Promise<void> {
    signal?.throwIfAborted();
    if (shares.mayTake(key)) return shares.take(key);
    const own = waiting.filter((one) => one.key === key).length;
    if (own >= maxQueue) throw refuse();
    if (waiting.length >= maxWaiting) {
      const longest = findLongestQueue(waiting);
      if (longest.length <= own + 1) throw refuse();
      longest.at(-1)?.leave(refuse());
    }
    await waitForTurn(waiting, { key, signal, enter: () => shares.take(key) });
  }

  function release(key: string): void {
    shares.giveBack(key);
    const next = shares.findNext(waiting);
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      next.enter();
    }
    if (!waiting.some((one) => one.key === key)) shares.forget(key);
  }

  return {
    async run(work, signal, key = '') {
      await acquire(signal, key);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}

/** What the asker with the most waiting has waiting. */
function findLongestQueue(waiting: readonly Waiting[]): readonly Waiting[] {
  const queues = Map.groupBy(waiting, ({ key }) => key);
  return [...queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), []);
}

/** Resolves once `enter` was called for this entry of the queue; rejects with the reason for which it leaves the queue before. */
function waitForTurn(
  waiting: Waiting[],
  { key, signal, enter }: Pick<Waiting, 'key' | 'enter'> & { readonly signal: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => entry.leave(toError(signal?.reason));
    const entry: Waiting = {
      key,
      enter: (): void => {
        signal?.removeEventListener('abort', abort);
        enter();
        resolve();
      },
      leave: (reason): void => {
        signal?.removeEventListener('abort', abort);
        waiting.splice(waiting.indexOf(entry), 1);
        reject(reason);
      },
    };
    waiting.push(entry);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** How many permits each owner has, and when its last turn was. */
class Shares {
  readonly #running = new Map<string, number>();
  readonly #lastTurns = new Map<string, number>();
  readonly #perKey: number;
  #free: number;
  #turns = 0;

  constructor(permits: number, perKey: number) {
    this.#free = permits;
    this.#perKey = perKey;
  }

  mayTake(key: string): boolean {
    return this.#free > 0 && this.#permitsOf(key) < this.#perKey;
  }

  take(key: string): void {
    this.#free -= 1;
    this.#running.set(key, this.#permitsOf(key) + 1);
    this.#turns += 1;
    this.#lastTurns.set(key, this.#turns);
  }

  giveBack(key: string): void {
    this.#free += 1;
    if (this.#permitsOf(key) > 1) this.#running.set(key, this.#permitsOf(key) - 1);
    else this.#running.delete(key);
  }

  /** Of those that may run: the owner with the fewest permits, then the longest time since its last turn, then order of arrival. */
  findNext(waiting: readonly Waiting[]): Waiting | undefined {
    const allowed = waiting.filter(({ key }) => this.mayTake(key));
    return allowed.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || this.#isBefore(one.key, best.key) ? one : best),
      undefined,
    );
  }

  /** Once no work of `key` waits or runs, its turn is forgotten. */
  forget(key: string): void {
    if (!this.#running.has(key)) this.#lastTurns.delete(key);
  }

  #isBefore(one: string, other: string): boolean {
    const [own, others] = [this.#permitsOf(one), this.#permitsOf(other)];
    if (own !== others) return own < others;
    return (this.#lastTurns.get(one) ?? 0) < (this.#lastTurns.get(other) ?? 0);
  }

  #permitsOf(key: string): number {
    return this.#running.get(key) ?? 0;
  }
}
