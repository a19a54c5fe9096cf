import type { KeyboardEvent } from 'react';
import type { CheckingActions, Side } from '#features/results/checking/use-checking.ts';
import { readLineKey, readRowKey } from '#features/results/table/row-keys.ts';
import { needsCheck, openReading, shownValue, type ResultValue } from '#features/results/values/values.ts';

interface ValueKeysInput {
  readonly value: ResultValue;
  readonly actions: CheckingActions;
  /** The text typed now (undefined if none), and text typed before that could not be saved. */
  readonly typed: string | undefined;
  readonly unsaved: string | undefined;
  /** Clears the typed text. */
  readonly forget: () => void;
}

type Press = KeyboardEvent<HTMLInputElement>;

/** The keys of a value's field. */
export function useValueKeys(input: ValueKeysInput): (event: Press) => void {
  const { value, actions } = input;
  return (event) => {
    // Enter and Escape within a Japanese conversion belong to it.
    if (event.nativeEvent.isComposing) return;
    const isUsed =
      actions.pickKey(value, event.nativeEvent) ||
      pointOut(event, input) ||
      editRows(event, input) ||
      leaveAside(event, input) ||
      edit(event, input);
    if (isUsed) event.preventDefault();
  };
}

/** False if the key does not point out a row or a column. */
function pointOut(event: Press, { value, actions, typed, forget }: ValueKeysInput): boolean {
  const kind = value.place.kind === 'cell' ? readLineKey(event.nativeEvent) : undefined;
  if (kind === undefined) return false;
  if (typed !== undefined && typed !== shownValue(value)) actions.save(value, typed);
  forget();
  actions.startLine(kind, value);
  return true;
}

/** False if the key does not change rows. */
function editRows(event: Press, { value, actions, typed, unsaved, forget }: ValueKeysInput): boolean {
  const kind = value.place.kind === 'cell' ? readRowKey(event.nativeEvent) : undefined;
  if (kind === undefined) return false;
  // Typed text is part of a row that is split or merged; otherwise it is saved first, unless its row is deleted.
  const isPart = kind === 'delete' || kind === 'split' || kind === 'merge';
  if (typed !== undefined && !isPart) actions.save(value, typed);
  forget();
  actions.editRows(kind, value, {
    typed: typed ?? unsaved,
    caret: event.currentTarget.selectionStart ?? 0,
  });
  return true;
}

/** False if the key does not lead to the cell on the left or the right: then it moves the cursor within the text. */
function leaveAside(event: Press, { value, actions, typed, forget }: ValueKeysInput): boolean {
  const side = sideOf(event);
  if (side === undefined || !actions.step(value, side)) return false;
  saveTyped(value, { actions, typed, forget });
  return true;
}

/** The side to which an arrow leaves the text: all of it is selected, as on arrival, or the cursor is at that end. */
function sideOf({ key, altKey, ctrlKey, metaKey, shiftKey, currentTarget }: Press): Side | undefined {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  const { selectionStart: start, selectionEnd: end, value } = currentTarget;
  const isAll = start === 0 && end === value.length;
  const edge = key === 'ArrowLeft' ? 0 : value.length;
  if (!isAll && !(start === edge && end === edge)) return undefined;
  return key === 'ArrowLeft' ? 'left' : 'right';
}

/** A cell's field is unmounted before it loses the focus, so typed text is saved by the key that leaves it. */
function saveTyped(
  value: ResultValue,
  { actions, typed, forget }: Pick<ValueKeysInput, 'actions' | 'typed' | 'forget'>,
): void {
  if (typed !== undefined && typed !== shownValue(value)) actions.save(value, typed);
  forget();
}

/** False where the key does what it always does. */
function edit(event: Press, { value, actions, typed, unsaved, forget }: ValueKeysInput): boolean {
  const { key, shiftKey } = event;
  const accept = (text: string): boolean => {
    const isSettled = needsCheck(value);
    actions.save(value, text);
    forget();
    // The last flagged value of the file moves the focus to the button for the next file.
    if (!actions.goToDoubt({ around: true }) && isSettled) actions.focusNextButton();
    return true;
  };
  if (isUndo(event) && typed === undefined) {
    // What could not be saved is given up first: it is what was done last here.
    if (unsaved === undefined) actions.undoLast();
    else actions.undo(value);
    return true;
  }
  if (key === 'Enter') return accept(typed ?? unsaved ?? shownValue(value));
  if (key === 'F2') {
    const other = openReading(value);
    return other !== undefined && accept(other);
  }
  if (key === 'Escape') {
    if (typed === undefined || typed === shownValue(value)) actions.undo(value);
    forget();
    return true;
  }
  if (key !== 'Tab' && key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  saveTyped(value, { actions, typed, forget });
  // At the last value Tab has its usual effect, so that keyboard users are not trapped.
  if (key === 'Tab') return actions.goToDoubt({ backwards: shiftKey });
  actions.step(value, key === 'ArrowUp' ? 'above' : 'below');
  return true;
}

function isUndo({ key, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
}
