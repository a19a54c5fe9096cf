import { useEffect, useRef, useState } from 'react';
import {
  addFiles,
  maxDraftFiles,
  replaceFile,
  type ChangeFiles,
  type DraftFile,
} from '#features/requests/submit/draft-files.ts';
import { messages } from '#features/requests/submit/messages.ts';
import { useAsking } from '#features/requests/submit/use-asking.ts';
import type { SplitPart } from '#features/requests/submit/splitting/split-file.ts';
import { fetchData } from '#lib/api/client.ts';
import { getConfig } from '#lib/config.ts';
import { format } from '#lib/format.ts';
import { folderOf } from '#lib/handoff/dropped-files.ts';
import { takeHandedFiles } from '#lib/handoff/handed-files.ts';
import { move } from '#lib/lists/reorder.ts';
import { joins } from '#lib/i18n/joins.ts';
import { newAttemptKey } from '#lib/request-calls.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Names shown of what was left out or is there already. */
const maxNamed = 5;

/** Actions on the files of the list; the same object on every render. */
export interface DraftActions {
  readonly add: (more: readonly File[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly moveTo: (from: number, to: number) => void;
  /** Takes out what has become a request. */
  readonly removeSent: () => void;
  /** Puts the parts of a file in its place. */
  readonly replace: (id: string, parts: readonly SplitPart[]) => void;
  readonly change: ChangeFiles;
}
export interface DraftFiles extends DraftActions {
  readonly files: readonly DraftFile[];
  readonly actions: DraftActions;
}

/** The files of the requests in the making; each is counted by the server as soon as it is added. */
export function useDraftFiles(): DraftFiles {
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const latest = useRef(files);
  const [actions] = useState((): DraftActions => {
    const set = (next: readonly DraftFile[]): void => {
      latest.current = next;
      setFiles(next);
    };
    return {
      add: (more) => set(addToList(latest.current, more)),
      remove: (ids) => set(latest.current.filter(({ id }) => !ids.includes(id))),
      removeSent: () => set(latest.current.filter(({ state }) => state !== 'sent')),
      moveTo: (from, to) => set(move(latest.current, from, to)),
      replace: (id, parts) => set(replaceFile(latest.current, id, parts, newAttemptKey)),
      change: (ids, changes) =>
        set(latest.current.map((file) => (ids.includes(file.id) ? { ...file, ...changes } : file))),
    };
  });
  useCounting(files, actions.change);
  useEffect(() => {
    const handed = takeHandedFiles();
    if (handed.length > 0) actions.add(handed);
  }, [actions]);
  return { files, actions, ...actions };
}

/** Says what was not added, and why. */
function addToList(files: readonly DraftFile[], more: readonly File[]): readonly DraftFile[] {
  const t = messages.get();
  const found = more.map((file) => ({ file, folder: folderOf(file) }));
  const added = addFiles(files, found, getConfig().limits, newAttemptKey);
  if (added.duplicates.length > 0)
    toast.info(t.duplicate(someNames(added.duplicates), added.duplicates.length));
  if (added.leftOut.length > 0)
    toast.failure(
      joins.sentences(t.tooMany(format.number(maxDraftFiles)), t.leftOut(someNames(added.leftOut))),
    );
  return added.files;
}

function someNames(files: readonly File[]): string {
  const named = joins.list(files.slice(0, maxNamed).map(({ name }) => name));
  const more = files.length - maxNamed;
  return more > 0 ? messages.get().andMore(named, format.number(more)) : named;
}

/** Asks for the pages of every waiting file; a removed file is no longer asked for. */
function useCounting(files: readonly DraftFile[], change: ChangeFiles): void {
  useAsking({
    files,
    isNeeded: () => true,
    isWaiting: ({ state }) => state === 'waiting',
    begun: { state: 'checking' },
    again: { state: 'waiting' },
    failed: { state: 'unchecked' },
    ask: count,
    change,
  });
}

async function count(file: File, signal: AbortSignal): Promise<Partial<DraftFile>> {
  const body = new FormData();
  body.append('files', file, file.name);
  const quote = await fetchData('quoteRequest', { query: { pictures: 'true' }, body, signal });
  const [found] = quote.files;
  const error = found?.error ?? null;
  return {
    state: error ? 'refused' : 'ready',
    pages: found?.pages ?? null,
    error,
    duplicateOf: found?.duplicateOf ?? null,
    sha256: found?.sha256 ?? null,
    picture: found?.picture ?? null,
  };
}
