import type { ReadFile } from '@ocr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Changes, NewValue, ValueKey } from '#features/results/values/changes.ts';
import { findValue, valueKeyOf } from '#features/results/values/file-values.ts';
import { inForce } from '#features/results/values/in-force.ts';
import { useKeptChanges } from '#features/results/values/use-kept-changes.ts';
import { useRowParts, type RowParts } from '#features/results/values/use-row-parts.ts';
import { cancelFetch, useSaving } from '#features/results/values/use-saving.ts';
import { useShownFile, type ShownFile } from '#features/results/values/use-shown-file.ts';
import { useUnsaved } from '#features/results/values/use-unsaved.ts';
import type { Evidence, ResultValue } from '#features/results/values/values.ts';

export interface Corrections extends Pick<ShownFile, 'current'>, Pick<RowParts, 'need'> {
  /** Puts a value in the place of what was read; null takes the correction back. Shown at once. Returns what is saved. */
  readonly correct: (value: ResultValue, next: NewValue | null) => Changes | undefined;
  /** Whether this screen made the correction of a value, or its removal, that is in force: others may have replaced it. */
  readonly isOwn: (spot: ValueKey, value: ResultValue) => boolean;
  /** Applies changes that belong together: all are saved, or none. Shown at once. */
  readonly change: (changes: Changes) => void;
  /** Text that could not be saved, by the value's id: it stays in its field. */
  readonly unsaved: ReadonlyMap<string, string>;
  /** The value whose text was kept last as it could not be saved. */
  readonly lastUnsaved: ValueKey | undefined;
  /** Gives up what could not be saved of a value. */
  readonly forget: (value: ResultValue) => void;
  /** The unsaved text of a value's field; undefined if there is none. */
  readonly typing: (value: ResultValue, text: string | undefined) => void;
}

/** Changes of one file: shown at once, saved one after another, reverted on the screen if saving fails. */
export function useCorrections(requestId: string, file: ReadFile): Corrections {
  const client = useQueryClient();
  const shown = useShownFile(requestId, file.id);
  const { need, doubtsChanged } = useRowParts(requestId, file.id);
  const { texts, last, keep, forget } = useUnsaved(requestId, file);
  const kept = useKeptChanges({
    file,
    shown,
    send: (changes) => send(changes, onlyValue(shown.current(), changes)),
    keep,
    need,
  });
  const save = useSaving({ requestId, fileId: file.id, shown, keep, onSettled: kept.end, doubtsChanged });
  const { isOwn, setOwn } = useOwn();
  const send = (changes: Changes, value?: ResultValue, seen?: Evidence['corrected']): void => {
    const before = shown.current();
    if (before === undefined) return;
    kept.begin(changes, before);
    const after = shown.make(before, changes);
    shown.show(after);
    void cancelFetch(client, requestId);
    save({ changes, before, after, seen, ...(value && { value }) });
  };
  return {
    unsaved: texts,
    lastUnsaved: last,
    forget: (value) => forget(valueKeyOf(shown.current() ?? file, value)),
    typing: kept.typing,
    correct: (value, to) => {
      const found = findShown(shown.current(), value);
      if (found === undefined) return undefined;
      forget(found.spot);
      const changes = { rows: [], values: [{ spot: found.spot, to }] };
      send(changes, found.known, kept.seenBefore(found.spot));
      setOwn(found.spot, findValue(shown.current() ?? file, found.spot)?.corrected);
      return changes;
    },
    isOwn: (spot, value) => isOwn(spot, value.corrected),
    change: (changes) => send(changes),
    current: shown.current,
    need,
  };
}

/** The corrections that this screen made last of each value. */
function useOwn() {
  const [own] = useState(() => new Map<string, Evidence['corrected']>());
  return {
    isOwn: (spot: ValueKey, shown: Evidence['corrected']): boolean => {
      const made = own.get(JSON.stringify(spot));
      return made !== undefined && inForce(made)?.at === inForce(shown)?.at;
    },
    setOwn: (spot: ValueKey, made: Evidence['corrected'] | undefined): void =>
      void own.set(JSON.stringify(spot), made ?? null),
  };
}

/** A value as it is shown now: others may have come before it since it was drawn. */
function findShown(
  file: ReadFile | undefined,
  value: ResultValue,
): { readonly spot: ValueKey; readonly known: ResultValue } | undefined {
  const spot = file && valueKeyOf(file, value);
  const known = spot && findValue(file, spot);
  return spot && known && { spot, known };
}

/** The value that a change corrects, where it does nothing else. */
function onlyValue(file: ReadFile | undefined, { rows, values }: Changes): ResultValue | undefined {
  const [only, ...others] = values;
  return file && only && rows.length + others.length === 0 ? findValue(file, only.spot) : undefined;
}
