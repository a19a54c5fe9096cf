/** At most `permits` at a time, the others in the order in which they came. */
export interface Semaphore {
  /**
   * Runs work as soon as a permit is free.
   * @throws the signal's reason when it aborts before that, or what `refuse` makes when too many wait already
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/**
 * Limits how much runs at the same time in this process.
 * @param maxQueue how many may wait; beyond that a caller is sent away with the error that `refuse` makes
 */
export function createSemaphore(options: {
  readonly permits: number;
  readonly maxQueue?: number;
  readonly refuse?: () => Error;
}): Semaphore {
  const { permits, maxQueue = Infinity, refuse = () => new Error('Too many are waiting') } = options;
  let free = permits;
  const waiting: (() => void)[] = [];

  async function acquire(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= maxQueue) throw refuse();
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal?.reason as Error);
      };
      waiting.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return {
    async run(work, signal) {
      await acquire(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
