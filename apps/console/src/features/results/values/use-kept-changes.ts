import type { ReadFile } from '@ocr/contract';
import { useState } from 'react';
import { messages } from '#features/results/messages.ts';
import { pathOf, type Changes } from '#features/results/values/changes.ts';
import { valueKeyOf } from '#features/results/values/file-values.ts';
import {
  canMakeAgain,
  isContained,
  isMade,
  keepChange,
  type KeptChange,
  type KeptWork,
} from '#features/results/values/kept-changes.ts';
import type { RowParts } from '#features/results/values/use-row-parts.ts';
import type { ShownFile } from '#features/results/values/use-shown-file.ts';
import { useTyping } from '#features/results/values/use-typing.ts';
import type { Unsaved } from '#features/results/values/use-unsaved.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { useKeptDraft } from '#ui/form/kept-draft.ts';
import { toast } from '#ui/feedback/toast.ts';

interface KeptChangesInput {
  readonly file: ReadFile;
  readonly shown: ShownFile;
  readonly send: (changes: Changes) => void;
  readonly keep: Unsaved['keep'];
  readonly need: RowParts['need'];
}

/** Keeps the unsaved changes of a file when the session ends, and restores them once the same user has signed in again. */
export function useKeptChanges({ file, shown, send, keep, need }: KeptChangesInput) {
  const [open] = useState(() => new Map<Changes, KeptChange>());
  const { typed, type, seenBefore } = useTyping(file);
  const restoreWork = async ({ changes, typed }: KeptWork): Promise<void> => {
    // A change is made of rows that are there.
    const isThere = await fetchRows(shown, changes, need);
    if (!isThere || !makeAgain(shown, changes, { send, keep })) toast.failure(messages.get().restoreFail);
    for (const { spot, text } of typed) {
      const now = shown.current();
      if (now && pathOf(now, spot) !== undefined) keep(spot, text);
    }
  };
  useKeptDraft<KeptWork>({
    name: `result ${file.id}`,
    isDirty: () => open.size > 0 || typed().length > 0,
    read: () => ({
      changes: [...open.values()],
      typed: typed(),
    }),
    restore: (work) => void restoreWork(work),
  });
  return {
    begin: (changes: Changes, before: Parameters<typeof keepChange>[0]) =>
      void open.set(changes, keepChange(before, changes)),
    end: (changes: Changes) => void open.delete(changes),
    typing: (value: ResultValue, text: string | undefined): void =>
      type(valueKeyOf(shown.current() ?? file, value), value, text),
    seenBefore,
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

/**
 * Makes the changes again that are still to be made. False where one cannot be made any more: a value that was corrected since keeps what
 * was typed for it, and of a table whose rows were changed since, what was made after that was made of rows that are not there.
 */
function makeAgain(
  shown: ShownFile,
  kept: readonly KeptChange[],
  { send, keep }: Pick<KeptChangesInput, 'send' | 'keep'>,
): boolean {
  const lost = new Set<string>();
  let isComplete = true;
  for (const [index, change] of kept.entries()) {
    const file = shown.current();
    if (file === undefined) return false;
    if (isMade(file, change) || isContained(file, change, kept.slice(index + 1))) continue;
    const tables = tablesOf(change.changes);
    if (canMakeAgain(file, change) && !tables.some((table) => lost.has(table))) {
      send(change.changes);
      continue;
    }
    isComplete = false;
    if (change.changes.rows.length > 0) for (const table of tables) lost.add(table);
    else
      for (const { spot, to } of change.changes.values)
        if (to !== null && pathOf(file, spot) !== undefined) keep(spot, to.value);
  }
  return isComplete;
}

const tablesOf = ({ rows, values }: Changes): string[] => [
  ...rows.map(({ table }) => table),
  ...values.flatMap(({ spot }) => ('table' in spot ? spot.table : [])),
];
