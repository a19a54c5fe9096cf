import type { ReadFile } from '@ocr/contract';
import { useRef } from 'react';
import { useUndo } from '#features/results/checking/use-undo.ts';
import type { Reread, TakenValue } from '#features/results/checking/use-rereading.ts';
import { messages } from '#features/results/messages.ts';
import {
  correctedOf,
  planRowEdit,
  type RowEdit,
  type RowEditKind,
} from '#features/results/table/row-edits.ts';
import { planTaking, type LineKind, type PrintedWords } from '#features/results/table/take-words.ts';
import type { NewValue } from '#features/results/values/changes.ts';
import { findValue, valueKeyOf, valuesOf, waitingOnPage } from '#features/results/values/file-values.ts';
import type { Corrections } from '#features/results/values/use-corrections.ts';
import type { Picked } from '#ui/viewer/words.ts';
import { needsCheck, shownValue, type Place, type ResultValue } from '#features/results/values/values.ts';
import { errorText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { isWaiting } from '#lib/queries/waiting-rows.ts';
import { makeRandomId } from '#lib/random-id.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The text in a cell's input, and the cursor position in it. */
interface InputState {
  readonly typed?: string | undefined;
  readonly caret?: number | undefined;
}

export interface ChangeActions extends Pick<Corrections, 'typing'> {
  /** Accepts what was read, or saves what was typed. */
  readonly save: (value: ResultValue, typed: string) => void;
  /** Puts what was picked on the page in the value's place. */
  readonly store: (value: ResultValue, picked: Picked) => void;
  /** Gives a cell's row or column words that were pointed out on a page; `onTaken` gets the values that took some. */
  readonly storeLine: (
    kind: LineKind,
    cell: ResultValue,
    printed: PrintedWords,
    onTaken: (taken: readonly TakenValue[]) => void,
  ) => void;
  /**
   * Reverts what this visit did last to the value, or else its correction or, if it has none, the last change of the visit, and moves
   * there.
   */
  readonly undo: (value: ResultValue) => void;
  /** Takes the change made last back, whichever it was; false if this visit made none. */
  readonly undoLast: () => boolean;
  /** Changes the rows of a table around a cell. */
  readonly editRows: (kind: RowEditKind, cell: ResultValue, input?: InputState) => void;
  /** Adds a row at the end of a table. */
  readonly addRow: (table: number) => void;
}

interface Ways {
  readonly go: (value: ResultValue | undefined) => void;
  /** Nothing is active any more. */
  readonly leave: () => void;
  /** A place on the page that waits for the value to be typed. */
  readonly takePlaced: (value: ResultValue) => Picked | undefined;
  /** A value that is changed by hand must not be replaced by a reread of its place. */
  readonly stopRereading: (value?: ResultValue) => void;
}

/** Saving and undoing, with this visit's changes to go back through. */
export function useChanges(corrections: Corrections, { go, leave, takePlaced, stopRereading }: Ways) {
  const { correct, current, unsaved, forget } = corrections;
  const { goTo, arrive, ...positions } = useHeading(current, { go, leave });
  const { remember, undoLast, undoOf, wasLast } = useUndo(corrections, goTo);
  const put = (value: ResultValue, next: NewValue | null): void => {
    const file = current();
    const key = file && valueKeyOf(file, value);
    if (file === undefined || key === undefined) return;
    const before = correctedOf(findValue(file, key));
    const changes = correct(value, next);
    if (changes !== undefined) remember({ key, before, changes });
  };
  const onDone = (edit: RowEdit): void => {
    remember({ edit });
    goTo(edit.focus);
  };
  const rows = useRowChanges(corrections, { ...positions, onDone });
  /** One undo reverts both the picked words and the reread. It does not move, because the user may be elsewhere by then. */
  const reread: Reread = (value, { text, page, box }, isFirst) =>
    (isFirst ? put : correct)(value, { value: text, page, box, printed: true });
  const actions: ChangeActions = {
    save: (value, typed) => {
      const isNew = typed !== shownValue(value);
      // What was not found is accepted, too, where it may have been missed.
      const isAccepted = value.corrected === null && (value.value !== null || needsCheck(value));
      const placed = takePlaced(value);
      if (!isNew && !isAccepted && !unsaved.has(value.id) && placed === undefined) return;
      put(value, { ...(placed ? { page: placed.page, box: placed.box } : placeFound(value)), value: typed });
    },
    store: (value, { text, page, box }) => {
      put(value, { value: text, page, box, printed: true });
      goTo(value.place);
    },
    undo: (value) => {
      if (unsaved.has(value.id)) return forget(value);
      if (value.corrected === null || wasLast(value)) return void undoLast();
      if (undoOf(value)) return;
      put(value, null);
      go(value);
    },
    undoLast,
    typing: corrections.typing,
    ...rows,
  };
  return { actions: stoppingRereads(actions, stopRereading), arrive, reread };
}

/** A change by hand must not be replaced by a reread that is still running. */
function stoppingRereads(actions: ChangeActions, stopRereading: Ways['stopRereading']): ChangeActions {
  return {
    ...actions,
    save: (value, typed) => {
      stopRereading(value);
      actions.save(value, typed);
    },
    undo: (value) => {
      stopRereading();
      actions.undo(value);
    },
    undoLast: () => {
      stopRereading();
      return actions.undoLast();
    },
    typing: (value, text) => {
      if (text !== undefined) stopRereading(value);
      actions.typing(value, text);
    },
  };
}

/** The target of keyboard moves: keys may be faster than rendering and focus. */
function useHeading(current: Corrections['current'], { go, leave }: Pick<Ways, 'go' | 'leave'>) {
  const heading = useRef<Place>(undefined);
  return {
    goTo: (place: Place | undefined): void => {
      const file = current();
      const value = place && file && valuesOf(file).at(place);
      heading.current = value && place;
      if (value === undefined) leave();
      else go(value);
    },
    /** The focus has come to where it was to go. */
    arrive: (): void => {
      heading.current = undefined;
    },
    /** The position of a cell for keyboard users: where they are heading, or else where its row is now, which may not be drawn yet. */
    placeOf: (cell: ResultValue): Place | undefined => {
      if (heading.current !== undefined) return heading.current;
      const file = current();
      return file && findValue(file, valueKeyOf(file, cell))?.place;
    },
    isHeading: (): boolean => heading.current !== undefined,
  };
}

interface RowWork extends Pick<ReturnType<typeof useHeading>, 'placeOf' | 'isHeading'> {
  /** Hears of each change that was made. */
  readonly onDone: (edit: RowEdit) => void;
}

function useRowChanges(
  { current, change, unsaved, need }: Corrections,
  { placeOf, isHeading, onDone }: RowWork,
): Pick<ChangeActions, 'editRows' | 'addRow' | 'storeLine'> {
  const edit = (kind: RowEditKind, cell: { table: number; row: number; column: number } & InputState) => {
    const file = current();
    if (file === undefined) return;
    const rows = rowsInvolved(kind, file, cell);
    // Other rows may be inserted before this one in the meantime, so it is looked up again.
    if (rows.some((row) => isWaiting(row)))
      return void needFirst({ need, current }, { cell, rows }, (now) => edit(kind, now));
    if (unsaved.size > 0) return toast.failure(messages.get().unsavedFirst);
    const plan = planRowEdit(kind, file, cell, `r${makeRandomId()}`);
    if (plan === undefined) return reportNothing(kind);
    change(plan.change);
    onDone(plan);
    reportDone(kind, cell.row);
  };
  const takeLine = (kind: LineKind, cell: CellPlace, printed: PrintedWords, onTaken: OnTaken): void => {
    const file = current();
    if (file === undefined) return;
    const rows = waitingOnPage(file, printed.page.number).get(file.tables[cell.table]?.name ?? '') ?? [];
    // Where they are on the page shows where the others belong.
    if (rows.length > 0)
      return void needFirst({ need, current }, { cell, rows }, (now) =>
        takeLine(kind, now, printed, onTaken),
      );
    if (unsaved.size > 0) return toast.failure(messages.get().unsavedFirst);
    const plan = planTaking(kind, file, cell, printed);
    if (plan === undefined) return toast.info(messages.get().takeLine.nothing[kind]);
    change(plan.change);
    onDone(plan);
    onTaken(takenBy(plan, current()));
  };
  return {
    storeLine: (kind, { place }, printed, onTaken) => {
      if (place.kind === 'cell') takeLine(kind, place, printed, onTaken);
    },
    editRows: (kind, cell, input = {}) => {
      const place = placeOf(cell);
      if (place?.kind !== 'cell') return;
      // The text of the focused field does not belong to another cell.
      edit(kind, { ...place, ...((!isHeading() || place === cell.place) && input) });
    },
    addRow: (table) => edit('add', { table, row: current()?.tables[table]?.rows.length ?? 0, column: 0 }),
  };
}

type OnTaken = (taken: readonly TakenValue[]) => void;

/** The values that words of a page were given to, with these. */
function takenBy({ change }: RowEdit, file: ReadFile | undefined): TakenValue[] {
  return change.values.flatMap(({ spot, to }) => {
    const value = file && findValue(file, spot);
    if (value === undefined || typeof to?.page !== 'number' || !to.box) return [];
    return [{ value, picked: { page: to.page, box: to.box, text: to.value ?? '' } }];
  });
}

type Rows = ReadFile['tables'][number]['rows'];
type CellPlace = { readonly table: number; readonly row: number; readonly column: number };

/** Neighbouring rows that an edit needs: their values must be known. */
function rowsInvolved(kind: RowEditKind, { tables }: ReadFile, { table, row }: CellPlace): Rows {
  const rows = tables[table]?.rows ?? [];
  if (kind === 'merge') return rows.slice(Math.max(0, row - 1), row + 1);
  return kind === 'fillDown' ? rows : [];
}

/** Fetches rows, then continues at the same row. */
async function needFirst<Cell extends CellPlace>(
  { need, current }: Pick<Corrections, 'need' | 'current'>,
  { cell, rows }: { readonly cell: Cell; readonly rows: Rows },
  continueWith: (cell: Cell) => void,
): Promise<void> {
  const before = current()?.tables[cell.table];
  const id = before?.rows[cell.row]?.id;
  try {
    await need(before?.name ?? '', rows);
    const row = current()?.tables[cell.table]?.rows.findIndex((each) => each.id === id) ?? -1;
    if (row >= 0) continueWith({ ...cell, row });
  } catch (error) {
    toast.failure(errorText(error));
  }
}

/** A value that was found on the page keeps its position when it is typed over. */
function placeFound({ corrected }: ResultValue): Omit<NewValue, 'value'> {
  if (corrected?.page === undefined) return {};
  return { page: corrected.page, ...(corrected.box !== undefined && { box: corrected.box }) };
}

function reportNothing(kind: RowEditKind): void {
  const { nothing } = messages.get().rowEdits;
  if (kind === 'split' || kind === 'merge' || kind === 'fillDown') toast.info(nothing[kind]);
}

/** Changes that are only visible are also announced in words. */
function reportDone(kind: RowEditKind, row: number): void {
  const { deleted, merged } = messages.get().rowEdits;
  if (kind === 'delete') toast.info(deleted(format.number(row + 1)));
  if (kind === 'merge') toast.info(merged(format.number(row + 1)));
}
