/**
 * Runs expensive work once for all callers that ask for it at the same time.
 * @param key identifies the work. Only one run of it is active; calls that arrive meanwhile share the next one, which starts when the
 * active one has ended. So no caller gets a result that is older than its call.
 * @returns the run's result, and rejects with its error for all who share it
 */
export type SharedRuns<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>;

/** The run that starts when the active one has ended. */
interface Next<Result> {
  readonly run: () => Promise<Result>;
  readonly result: PromiseWithResolvers<Result>;
}

/** Runs shared within this process. */
export function createSharedRuns<Result>(): SharedRuns<Result> {
  const active = new Set<string>();
  const waiting = new Map<string, Next<Result>>();

  function begin(key: string, run: () => Promise<Result>): Promise<Result> {
    const result = run();
    active.add(key);
    const end = (): void => beginNext(key);
    result.then(end, end);
    return result;
  }

  /** At once: a caller in between would make another one. */
  function beginNext(key: string): void {
    active.delete(key);
    const next = waiting.get(key);
    if (next === undefined) return;
    waiting.delete(key);
    next.result.resolve(begin(key, next.run));
  }

  return (key, run) => {
    if (!active.has(key)) return begin(key, run);
    const next = waiting.get(key) ?? { run, result: Promise.withResolvers<Result>() };
    waiting.set(key, next);
    return next.result.promise;
  };
}
