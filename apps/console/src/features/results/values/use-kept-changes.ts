import { useRef, useState } from 'react';
import { messages } from '#features/results/messages.ts';
import { pathOf, type Changes, type ValueKey } from '#features/results/values/changes.ts';
import { valueKeyOf } from '#features/results/values/file-values.ts';
import {
  canMakeAgain,
  keepChange,
  type KeptChange,
  type KeptWork,
} from '#features/results/values/kept-changes.ts';
import type { RowParts } from '#features/results/values/use-row-parts.ts';
import type { ShownFile } from '#features/results/values/use-shown-file.ts';
import { useSavedTyping } from '#features/results/values/use-saved-typing.ts';
import type { Unsaved } from '#features/results/values/use-unsaved.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The text of a field that still has the focus. */
type Typing = { readonly spot: ValueKey; readonly text: string } | undefined;

interface KeptChangesInput {
  readonly fileId: string;
  readonly shown: ShownFile;
  readonly send: (changes: Changes) => void;
  readonly keep: Unsaved['keep'];
  readonly need: RowParts['need'];
}

/** Keeps the unsaved changes of a file when the session ends, and restores them once the same user has signed in again. */
export function useKeptChanges({ fileId, shown, send, keep, need }: KeptChangesInput) {
  const [open] = useState(() => new Map<Changes, KeptChange>());
  const typing = useRef<Typing>(undefined);
  useSavedTyping(typing);
  const restoreWork = async ({ changes, typed }: KeptWork): Promise<void> => {
    // A change is made of rows that are there.
    const isThere = await fetchRows(shown, changes, need);
    if (!isThere || !makeAgain(shown, changes, send)) toast.failure(messages.get().restoreFail);
    for (const { spot, text } of typed) {
      const file = shown.current();
      if (file && pathOf(file, spot) !== undefined) keep(spot, text);
    }
  };
  useKeptDraft<KeptWork>({
    name: `result ${fileId}`,
    isDirty: () => open.size > 0 || typing.current !== undefined,
    read: () => ({
      changes: [...open.values()],
      typed: typing.current ? [typing.current] : [],
    }),
    restore: (work) => void restoreWork(work),
  });
  return {
    begin: (changes: Changes, before: Parameters<typeof keepChange>[0]) =>
      void open.set(changes, keepChange(before, changes)),
    end: (changes: Changes) => void open.delete(changes),
    typing: (value: ResultValue, text: string | undefined): void => {
      const file = shown.current();
      typing.current =
        file === undefined || text === undefined ? undefined : { spot: valueKeyOf(file, value), text };
    },
  };
}

/** False where the rows that the changes name could not be fetched. */
async function fetchRows(
  shown: ShownFile,
  kept: readonly KeptChange[],
  need: RowParts['need'],
): Promise<boolean> {
  const rows = kept.flatMap(({ changes }) =>
    changes.rows.flatMap((row) => ('row' in row ? (row.row ?? []) : [])),
  );
  const named = kept.flatMap(({ changes }) =>
    changes.values.flatMap(({ spot }) => ('row' in spot ? spot.row : [])),
  );
  const ids = new Set([...rows, ...named]);
  try {
    for (const table of shown.current()?.tables ?? [])
      await need(
        table.name,
        table.rows.filter(({ id }) => ids.has(id)),
      );
    return true;
  } catch {
    return false;
  }
}

/** False where one cannot be made any more; those after it were made of a file that has it. */
function makeAgain(shown: ShownFile, kept: readonly KeptChange[], send: (changes: Changes) => void): boolean {
  for (const change of kept) {
    const file = shown.current();
    if (file === undefined || !canMakeAgain(file, change)) return false;
    send(change.changes);
  }
  return true;
}
