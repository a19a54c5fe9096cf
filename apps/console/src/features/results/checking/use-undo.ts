import { useRef } from 'react';
import { correctedOf, type RowEdit } from '#features/results/table/row-edits.ts';
import type { Changes, NewValue, ValueKey } from '#features/results/values/changes.ts';
import { findValue, valueKeyOf } from '#features/results/values/file-values.ts';
import { wasRefused } from '#features/results/values/refused-changes.ts';
import type { Corrections } from '#features/results/values/use-corrections.ts';
import type { Place, ResultValue } from '#features/results/values/values.ts';

/** A change of this visit: of one value, with the correction before it, or of a table's rows. */
type Done =
  | { readonly key: ValueKey; readonly before: NewValue | null; readonly changes: Changes }
  | { readonly edit: RowEdit };

/** The changes of this visit, and the ways back through them. What was corrected before a change comes back with it. */
export function useUndo(
  { current, correct, change, isOwn }: Corrections,
  goTo: (place: Place | undefined) => void,
) {
  /** The last one at the end. */
  const done = useRef<Done[]>([]);
  const undo = (entry: Done): boolean => {
    if (wasRefused('edit' in entry ? entry.edit.change : entry.changes)) return false;
    if ('edit' in entry) {
      change(entry.edit.back);
      goTo(entry.edit.from);
      return true;
    }
    const file = current();
    const value = file && findValue(file, entry.key);
    if (value === undefined || isEqual(correctedOf(value), entry.before)) return false;
    // It was corrected elsewhere since.
    if (!isOwn(entry.key, value)) return false;
    correct(value, entry.before);
    goTo(value.place);
    return true;
  };
  return {
    /** Reverts the change made last of this value; false if this visit made none. */
    undoOf: (value: ResultValue): boolean => {
      const file = current();
      const key = file && valueKeyOf(file, value);
      const isOfValue = (entry: Done): boolean =>
        'key' in entry && key !== undefined && isEqual(entry.key, key);
      // What was refused, or changed nothing, is passed over.
      for (;;) {
        const at = done.current.findLastIndex(isOfValue);
        const [entry] = at < 0 ? [] : done.current.splice(at, 1);
        if (entry === undefined) return false;
        if (undo(entry)) return true;
      }
    },
    remember: (entry: Done): void => void done.current.push(entry),
    undoLast: (): boolean => {
      for (let entry = done.current.pop(); entry !== undefined; entry = done.current.pop())
        if (undo(entry)) return true;
      return false;
    },
    /** Whether the change made last is one of rows that left the work at the value. */
    wasLast: (value: ResultValue): boolean => {
      const last = done.current.at(-1);
      return last !== undefined && 'edit' in last && isNear(last.edit, value);
    },
  };
}

const isEqual = (a: object | null, b: object | null): boolean => JSON.stringify(a) === JSON.stringify(b);

function isNear({ focus }: RowEdit, { place }: ResultValue): boolean {
  return (
    focus?.kind === 'cell' &&
    place.kind === 'cell' &&
    focus.table === place.table &&
    Math.abs(focus.row - place.row) <= 1
  );
}
