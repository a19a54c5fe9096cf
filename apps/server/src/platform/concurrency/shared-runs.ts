/**
 * Runs expensive work once for all callers that ask for it at the same time.
 * @param key identifies the work. Only one run of it is active; calls that arrive meanwhile share the next one, which starts when the
 * active one has ended. So no caller gets a result that is older than its call.
 * @returns the run's result, and rejects with its error for all who share it
 */
export type SharedRuns<Result> = (key: string, run: () => Promise<Result>) => Promise<Result>;

/** Runs shared within this process. */
export function createSharedRuns<Result>(): SharedRuns<Result> {
  const ends = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<Result>>();

  function begin(key: string, run: () => Promise<Result>): Promise<Result> {
    const result = run();
    const end: Promise<void> = result.then(noteEnd, noteEnd);
    ends.set(key, end);
    return result;

    function noteEnd(): void {
      if (ends.get(key) === end) ends.delete(key);
    }
  }

  return (key, run) => {
    const end = ends.get(key);
    if (end === undefined) return begin(key, run);
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const following = end.then(() => {
      next.delete(key);
      return begin(key, run);
    });
    next.set(key, following);
    return following;
  };
}
