import { useEffect, useRef } from 'react';
import type { ChangeFiles, DraftFile } from '#features/requests/submit/draft-files.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { waitFor } from '#lib/wait-for.ts';

/** Files asked about at the same time: the server processes one file of a tenant at a time, and the next is uploaded meanwhile. */
const atOnce = 2;
/** Milliseconds until the server is asked again after too many calls. */
const pauseWhenTooMany = 5000;

interface Asking {
  readonly files: readonly DraftFile[];
  /** Whether a file's answer is still wanted; files that were removed never want one. */
  readonly isNeeded: (file: DraftFile) => boolean;
  readonly isWaiting: (file: DraftFile) => boolean;
  /** What a file becomes while it is asked about, what puts it back among those that wait, and what it is where there was no answer. */
  readonly begun: Partial<DraftFile>;
  readonly again: Partial<DraftFile>;
  readonly failed: Partial<DraftFile>;
  readonly ask: (file: File, signal: AbortSignal) => Promise<Partial<DraftFile>>;
  readonly change: ChangeFiles;
}

/** Asks the server about every waiting file, a few at a time. Calls whose answers are no longer needed are aborted. */
export function useAsking({ files, isNeeded, isWaiting, change, ...asking }: Asking): void {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (!files.some((file) => file.id === id && isNeeded(file))) controller.abort();
    }
    const waiting = files.filter((file) => isNeeded(file) && isWaiting(file));
    for (const file of waiting.slice(0, Math.max(0, atOnce - running.current.size))) {
      const controller = new AbortController();
      running.current.set(file.id, controller);
      change([file.id], asking.begun);
      void answerFor(file.file, controller.signal, asking).then((found) => {
        running.current.delete(file.id);
        // The list is set again even without a result, so that the next waiting file gets its turn.
        return change([file.id], found);
      });
    }
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
}

async function answerFor(
  file: File,
  signal: AbortSignal,
  { ask, again, failed }: Pick<Asking, 'ask' | 'again' | 'failed'>,
): Promise<Partial<DraftFile>> {
  try {
    return await ask(file, signal);
  } catch (error) {
    if (signal.aborted) return again;
    if (!hasResult(error, 'TOO_MANY_REQUESTS')) return failed;
    // A large batch reaches the limit of calls per minute: the rest waits for its turn.
    await waitFor(pauseWhenTooMany, signal);
    return again;
  }
}
