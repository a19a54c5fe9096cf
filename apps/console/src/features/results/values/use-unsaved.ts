import type { ReadFile } from '@ocr/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messages } from '#features/results/messages.ts';
import { pathOf, type ValueKey } from '#features/results/values/changes.ts';
import { unsavedTextsQuery } from '#lib/queries/unsaved-texts.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { useLeaveGuard } from '#ui/form/leave-guard.ts';
import { toast } from '#ui/feedback/toast.ts';

/** What was typed and could not be saved. */
interface UnsavedText {
  readonly fileId: string;
  readonly spot: ValueKey;
  readonly text: string;
}
type UnsavedTexts = ReadonlyMap<string, UnsavedText>;

/** The texts of one file that could not be saved. */
export interface Unsaved {
  /** By the id that their values have now. */
  readonly texts: ReadonlyMap<string, string>;
  /** The value whose text was kept last. */
  readonly last: ValueKey | undefined;
  /** Keeps what was typed for another try. */
  readonly keep: (spot: ValueKey, text: string) => void;
  /** Gives it up. */
  readonly forget: (spot: ValueKey) => void;
}

const nothing: UnsavedTexts = new Map();
const noTexts: ReadonlyMap<string, string> = new Map();
const keyOf = (fileId: string, spot: ValueKey): string =>
  JSON.stringify([fileId, ...('field' in spot ? [spot.field] : [spot.table, spot.row, spot.column])]);

const queryOf = (requestId: string) => unsavedTextsQuery<UnsavedText>(requestId);
const readTexts = (client: QueryClient, requestId: string): UnsavedTexts =>
  client.getQueryData(queryOf(requestId).queryKey) ?? nothing;

/** The unsaved texts of a file; a text without its row is given up, and said. */
export function useUnsaved(requestId: string, file: ReadFile): Unsaved {
  const client = useQueryClient();
  const { data: all = nothing } = useQuery(queryOf(requestId));
  const ofFile = useMemo(() => [...all.values()].filter(({ fileId }) => fileId === file.id), [all, file.id]);
  // The same map as long as there are none, so that nothing renders again.
  const texts = useMemo(() => (ofFile.length === 0 ? noTexts : textsById(file, ofFile)), [ofFile, file]);
  const change = (make: (texts: Map<string, UnsavedText>) => void): void => {
    const next = new Map(readTexts(client, requestId));
    make(next);
    client.setQueryData(queryOf(requestId).queryKey, next);
  };
  const unsaved: Unsaved = {
    texts,
    last: ofFile.at(-1)?.spot,
    keep: (spot, text) =>
      change((known) => void known.set(keyOf(file.id, spot), { fileId: file.id, spot, text })),
    forget: (spot) => {
      const key = keyOf(file.id, spot);
      if (readTexts(client, requestId).has(key)) change((known) => void known.delete(key));
    },
  };
  useEffect(() => {
    for (const { spot, text } of ofFile) {
      if (pathOf(file, spot) !== undefined) continue;
      unsaved.forget(spot);
      toast.failure(messages.get().unsavedRowGone(text));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only another file or other texts can lack a row
  }, [file, ofFile]);
  return unsaved;
}

function textsById(file: ReadFile, texts: readonly UnsavedText[]): ReadonlyMap<string, string> {
  return new Map(
    texts.flatMap(({ spot, text }): [string, string][] => {
      const id = pathOf(file, spot);
      return id === undefined ? [] : [[id, text]];
    }),
  );
}

/** Whether texts of a request could not be saved, and of which files. */
export function filesWithUnsaved(client: QueryClient, requestId: string): ReadonlySet<string> {
  return new Set([...readTexts(client, requestId).values()].map(({ fileId }) => fileId));
}

/** Asks before a request with unsaved texts is left, keeps them when the session ends, and forgets them once they are left. */
export function useUnsavedGuard(requestId: string): void {
  const client = useQueryClient();
  const isDirty = (): boolean => readTexts(client, requestId).size > 0;
  useLeaveGuard(isDirty, isSameScreen);
  useKeptDraft<readonly UnsavedText[]>({
    name: `unsaved ${requestId}`,
    isDirty,
    read: () => [...readTexts(client, requestId).values()],
    // What could not be saved since the sign-in is newer.
    restore: (texts) =>
      client.setQueryData(
        queryOf(requestId).queryKey,
        (known) =>
          new Map([
            ...texts.map((text) => [keyOf(text.fileId, text.spot), text] as const),
            ...(known ?? nothing),
          ]),
      ),
  });
  useEffect(
    () => () => client.removeQueries({ queryKey: queryOf(requestId).queryKey, exact: true }),
    [client, requestId],
  );
}

/** Another file of the same request is no way out: its texts stay. */
const isSameScreen: Parameters<typeof useLeaveGuard>[1] = ({ current, next }) =>
  current.pathname === next.pathname;
