/** At most `permits` at a time, shared fairly between those who ask; the others wait. */
export interface Semaphore {
  /**
   * Runs work as soon as a permit is free.
   * @param key who asks: a free permit goes to whoever holds fewest, and among the work of one in the order in which it came
   * @throws the signal's reason when it aborts before that, or what `refuse` makes when too many wait already
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal, key?: string): Promise<Result>;
}

interface Waiting {
  readonly key: string;
  readonly enter: () => void;
}

/**
 * Limits how much runs at the same time in this process.
 * @param permitsPerKey how much of it one asker may run
 * @param maxQueue how much of one asker may wait; beyond that it is sent away with the error that `refuse` makes
 */
export function createSemaphore(options: {
  readonly permits: number;
  readonly permitsPerKey?: number;
  readonly maxQueue?: number;
  readonly refuse?: () => Error;
}): Semaphore {
  const { permits, permitsPerKey = permits, maxQueue = Infinity } = options;
  const { refuse = () => new Error('Too many are waiting') } = options;
  const running = new Map<string, number>();
  const lastTurns = new Map<string, number>();
  const waiting: Waiting[] = [];
  let free = permits;
  let turns = 0;
  const heldBy = (key: string): number => running.get(key) ?? 0;

  function take(key: string): void {
    free -= 1;
    running.set(key, heldBy(key) + 1);
    turns += 1;
    lastTurns.set(key, turns);
  }

  /** Of those that may run: who holds fewest, then whose last turn is longest ago, then who came first. */
  function findNext(): Waiting | undefined {
    const rank = ({ key }: Waiting) => [heldBy(key), lastTurns.get(key) ?? 0] as const;
    const allowed = waiting.filter((one) => heldBy(one.key) < permitsPerKey);
    return allowed.reduce<Waiting | undefined>((best, one) => {
      if (best === undefined) return one;
      const [[held, turn], [bestHeld, bestTurn]] = [rank(one), rank(best)];
      return held < bestHeld || (held === bestHeld && turn < bestTurn) ? one : best;
    }, undefined);
  }

  async function acquire(signal: AbortSignal | undefined, key: string): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0 && heldBy(key) < permitsPerKey) return take(key);
    if (waiting.filter((one) => one.key === key).length >= maxQueue) throw refuse();
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        take(key);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal?.reason as Error);
      };
      const entry = { key, enter };
      waiting.push(entry);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function release(key: string): void {
    free += 1;
    if (heldBy(key) > 1) running.set(key, heldBy(key) - 1);
    else running.delete(key);
    const next = findNext();
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      next.enter();
    }
    if (!running.has(key) && !waiting.some((one) => one.key === key)) lastTurns.delete(key);
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
