import type { ReadFile } from '@ocr/contract';
import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useChanges, type ChangeActions } from '#features/results/checking/use-changes.ts';
import { useFetching } from '#features/results/checking/use-fetching.ts';
import { usePicking, type PickActions, type Picking } from '#features/results/checking/use-picking.ts';
import {
  findDoubtful,
  findValue,
  valueKeyOf,
  valuesOf,
  type FileValues,
} from '#features/results/values/file-values.ts';
import type { LineKind } from '#features/results/table/take-words.ts';
import { useStable } from '#lib/hooks/use-stable.ts';
import type { Corrections } from '#features/results/values/use-corrections.ts';
import type { ValueKey } from '#features/results/values/changes.ts';
import { identityOf, type Place, type ResultValue } from '#features/results/values/values.ts';

/** `fields`, `text`, or the number of a table. */
export type Tab = 'fields' | 'text' | `table-${number}`;

function tabOf(place: Place): Tab {
  return place.kind === 'field' ? 'fields' : `table-${place.table}`;
}

export type Side = 'above' | 'below' | 'left' | 'right';

/** Actions on values and pages. Always the same object, so that only changed parts render again. */
export interface CheckingActions extends ChangeActions, PickActions {
  readonly light: (id: string | undefined) => void;
  /** Called by a field that has the focus. */
  readonly focused: (value: ResultValue) => void;
  /** Brings a value's field and its place on the page into sight, and the focus to the field. */
  readonly go: (value: ResultValue | undefined) => void;
  /** Moves to the value on this side, left and right in tables only; false if there is none. */
  readonly step: (from: ResultValue, side: Side) => boolean;
  /** Adds a row at the end of a table, and starts pointing it out. */
  readonly takeNewRow: (table: number) => void;
  /** Moves to the next value to check, from the current one; false if there is none. */
  readonly goToDoubt: (options?: { backwards?: boolean; around?: boolean }) => boolean;
  /** Gives the focus to the way on to other files and requests. */
  readonly focusNextButton: () => void;
  readonly turnTo: (page: number) => void;
  /** The range of a table's rows that is visible. */
  readonly fetchRows: (table: number, from: number, to: number) => void;
  readonly setZoom: (zoom: number) => void;
  readonly setTab: (tab: Tab) => void;
}

/** The current work. The same object as long as nothing in it changes. */
export interface Work {
  readonly selected: ResultValue | undefined;
  /** The value pointed at, on either side. */
  readonly highlighted: string | undefined;
  /** The identity of the value whose field is to take the focus; the field says when it has. */
  readonly target: string | undefined;
  /** What is being pointed out, if it is more than one value. */
  readonly line: LineKind | undefined;
  /** What was typed and could not be saved, by the value's id. */
  readonly unsaved: ReadonlyMap<string, string>;
}

/** State that the three panes share: the current value, the page and tab that show it, and navigation. */
export interface Checking {
  readonly actions: CheckingActions;
  readonly values: FileValues;
  readonly work: Work;
  readonly picking: Picking;
  /** The button that opens other files and requests. */
  readonly nextButton: RefObject<HTMLButtonElement | null>;
  readonly page: number;
  readonly zoom: number;
  readonly tab: Tab;
}

/** The state of checking one file: which values are doubtful, which is current, and how to continue. */
export function useChecking(requestId: string, file: ReadFile, corrections: Corrections): Checking {
  const values = valuesOf(file);
  const [highlighted, light] = useState<string>();
  const [target, setTarget] = useState<string>();
  const { place, selected, setActive, page, zoom, tab, setPage, showTab, nextButton, ...views } =
    useViews(file);
  const { fetchRows, awaits } = useFetching({ file, corrections, page, place });
  const show = (value: ResultValue): void => {
    setActive(valueKeyOf(file, value));
    if (value.page !== null) setPage(value.page);
  };
  const go = (value: ResultValue | undefined): void => {
    if (!value || awaits(value, go)) return;
    show(value);
    showTab(tabOf(value.place));
    setTarget(identityOf(value));
  };
  const { arrive, reread, ...changing } = useChanges(corrections, {
    go,
    leave: () => setActive(undefined),
    takePlaced: (value) => picked.takePlaced(value),
    stopRereading: (value) => picked.stopRereading(value),
  });
  const focus = (value: ResultValue): void => setTarget(identityOf(value));
  const picked = usePicking({ requestId, file, page, selected, ...changing.actions, reread, focus });
  const actions = useStable<CheckingActions>({
    ...changing.actions,
    ...picked.actions,
    ...views,
    light,
    go,
    fetchRows,
    focused: (value) => {
      arrive();
      // Not part of handling the key press.
      startTransition(() => setTarget(undefined));
      if (value.id !== selected?.id) show(value);
    },
    step: (from, side) => goTo(go, neighbour(values, from, side)),
    takeNewRow: (table) => takeNewRow(corrections, table, { ...changing.actions, ...picked.actions }),
    goToDoubt: (options) => goTo(go, findDoubtful(knownNow(corrections, file), place, options)),
  });
  useReturn({ file, unsaved: corrections.lastUnsaved, nextButton, go });
  const work = useWorkNow({ selected, highlighted, target, ...corrections, line: picked.picking.line });
  return { actions, values, work, picking: picked.picking, nextButton, page, zoom, tab };
}

/** The active value, the current page and zoom, the tab next to it, and their setters. */
function useViews(file: ReadFile) {
  /** Found by its key: others may add or delete rows before it. */
  const [key, setActive] = useState<ValueKey>();
  const active = useMemo(() => key && findValue(file, key), [file, key]);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [tab, showTab] = useState<Tab>(() => firstTab(file));
  // What is picked on the page must not reach a value on a tab that was left.
  const setTab = (next: Tab): void => {
    if (next !== tab) setActive(undefined);
    showTab(next);
  };
  const turnTo = (next: number): void => setPage(Math.min(Math.max(1, file.pageCount), Math.max(1, next)));
  const nextButton = useRef<HTMLButtonElement>(null);
  const focusNextButton = (): void => nextButton.current?.focus();
  const ways = { setActive, setPage, turnTo, setZoom, setTab, showTab, focusNextButton };
  // None as long as it waits.
  const selected = active?.isWaiting === true ? undefined : active;
  return { place: active?.place, selected, page, zoom, tab, nextButton, ...ways };
}

interface ReturnInput extends Pick<Checking, 'nextButton'> {
  readonly file: ReadFile;
  /** The value whose text could not be saved. */
  readonly unsaved: ValueKey | undefined;
  readonly go: CheckingActions['go'];
}

/** Gives a field the focus again that its Enter gave to the button for the next file, if what was typed could not be saved: Enter tries again. */
function useReturn({ file, unsaved, nextButton, go }: ReturnInput): void {
  const key = unsaved && JSON.stringify(unsaved);
  useEffect(() => {
    if (unsaved && document.activeElement === nextButton.current) go(findValue(file, unsaved));
    // oxlint-disable-next-line react/exhaustive-deps -- only another unsaved text moves the focus
  }, [key]);
}

function useWorkNow({ selected, highlighted, target, line, unsaved }: Work): Work {
  return useMemo(
    () => ({ selected, highlighted, target, line, unsaved }),
    [selected, highlighted, target, line, unsaved],
  );
}

function takeNewRow(
  { current }: Pick<Corrections, 'current'>,
  table: number,
  { addRow, startLine }: Pick<CheckingActions, 'addRow' | 'startLine'>,
): void {
  addRow(table);
  const file = current();
  const row = (file?.tables[table]?.rows.length ?? 0) - 1;
  const cell = file && valuesOf(file).at({ kind: 'cell', table, row, column: 0 });
  if (cell !== undefined) startLine('row', cell);
}

function goTo(go: CheckingActions['go'], value: ResultValue | undefined): boolean {
  go(value);
  return value !== undefined;
}

/** What was just saved counts, although it is not drawn yet. */
const knownNow = ({ current }: Corrections, file: ReadFile): FileValues => valuesOf(current() ?? file);

function neighbour({ at, fields }: FileValues, { id, place }: ResultValue, side: Side) {
  const by = side === 'above' || side === 'left' ? -1 : 1;
  const isAside = side === 'left' || side === 'right';
  if (place.kind === 'cell')
    return at(isAside ? { ...place, column: place.column + by } : { ...place, row: place.row + by });
  return isAside ? undefined : fields[fields.findIndex((field) => field.id === id) + by];
}

function firstTab(file: ReadFile): Tab {
  if (file.fields.length > 0) return 'fields';
  return file.tables.length > 0 ? 'table-0' : 'text';
}
