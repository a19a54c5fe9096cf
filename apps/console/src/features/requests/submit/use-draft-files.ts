import { useEffect, useRef, useState } from 'react';
import { addFiles, type DraftFile } from '#features/requests/submit/draft-files.ts';
import { messages } from '#features/requests/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { getConfig } from '#lib/config.ts';
import { takeHandedFiles } from '#lib/handoff/handed-files.ts';
import { move } from '#lib/lists/reorder.ts';
import { joins } from '#lib/i18n/joins.ts';
import { newAttemptKey } from '#lib/request-calls.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Files counted at the same time. */
const atOnce = 2;

export interface DraftFiles {
  readonly files: readonly DraftFile[];
  readonly add: (more: readonly File[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly moveTo: (from: number, to: number) => void;
  readonly checkAgain: (id: string) => void;
  /** What a refused submission says of single files, by their place. */
  readonly refuse: (errors: ReadonlyMap<number, NonNullable<DraftFile['error']>>) => void;
}

/** The files of a request in the making; each is counted by the server as soon as it is added. */
export function useDraftFiles(): DraftFiles {
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const latest = useRef(files);
  const set = (next: readonly DraftFile[]): void => {
    latest.current = next;
    setFiles(next);
  };
  const change = (id: string, changes: Partial<DraftFile>): void => {
    set(latest.current.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  };
  useCounting(files, change);
  const add = (more: readonly File[]): void => {
    const { limits } = getConfig();
    const t = messages.get().ocr;
    const added = addFiles(latest.current, more, limits, newAttemptKey);
    for (const { name } of added.duplicates) toast.info(t.duplicate(name));
    if (added.leftOut.length > 0) {
      const names = joins.list(added.leftOut.map(({ name }) => name));
      toast.failure(joins.sentences(t.tooMany(limits.maxFiles), t.leftOut(names)));
    }
    set(added.files);
  };
  useEffect(() => {
    const handed = takeHandedFiles();
    if (handed.length > 0) add(handed);
    // Once, when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    files,
    add,
    remove: (ids) => set(latest.current.filter(({ id }) => !ids.includes(id))),
    moveTo: (from, to) => set(move(latest.current, from, to)),
    checkAgain: (id) => change(id, { state: 'waiting' }),
    refuse: (errors) =>
      set(
        latest.current.map((file, index) => {
          const error = errors.get(index);
          return error === undefined ? file : { ...file, state: 'refused', error };
        }),
      ),
  };
}

/** Asks for the pages of every waiting file, a few at a time; a removed file is no longer asked for. */
function useCounting(
  files: readonly DraftFile[],
  change: (id: string, changes: Partial<DraftFile>) => void,
): void {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (!files.some((file) => file.id === id)) controller.abort();
    }
    const waiting = files.filter(({ state }) => state === 'waiting');
    for (const file of waiting.slice(0, Math.max(0, atOnce - running.current.size))) {
      const controller = new AbortController();
      running.current.set(file.id, controller);
      change(file.id, { state: 'checking' });
      void count(file.file, controller.signal).then((found) => {
        running.current.delete(file.id);
        // Even without a result the list is set anew, so that the next waiting file has its turn.
        return change(file.id, found);
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

/** Nothing to change when it was cancelled. */
async function count(file: File, signal: AbortSignal): Promise<Partial<DraftFile>> {
  const body = new FormData();
  body.append('files', file, file.name);
  try {
    const quote = await fetchData('quoteRequest', { body, signal });
    const [found] = quote.files;
    const error = found?.error ?? null;
    return {
      state: error ? 'refused' : 'ready',
      pages: found?.pages ?? null,
      error,
      duplicateOf: found?.duplicateOf ?? null,
    };
  } catch {
    return signal.aborted ? {} : { state: 'unchecked' };
  }
}
