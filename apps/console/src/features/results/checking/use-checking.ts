import type { ReadFile } from '@ocr/contract';
import { startTransition, useMemo, useRef, useState } from 'react';
import { findDoubtful, valuesOf, type FileValues } from '#features/results/values/file-values.ts';
import { useStable } from '#features/results/use-stable.ts';
import type { Corrections } from '#features/results/values/use-corrections.ts';
import { shownValue, type Place, type ResultValue } from '#features/results/values/values.ts';

/** `fields`, `text`, or the number of a table. */
export type Tab = 'fields' | 'text' | `table-${number}`;

function tabOf(place: Place): Tab {
  return place.kind === 'field' ? 'fields' : `table-${place.table}`;
}

/** What can be done with values and pages. Always the same object, so that only what changed is drawn anew. */
export interface CheckingActions {
  readonly light: (id: string | undefined) => void;
  /** Called by a field that has the focus. */
  readonly focused: (value: ResultValue) => void;
  /** Brings a value's field and its place on the page into sight, and the focus to the field. */
  readonly go: (value: ResultValue | undefined) => void;
  /** Goes to the value above (-1) or below (1). */
  readonly step: (from: ResultValue, by: -1 | 1) => void;
  /** Goes to the next value to be checked, from the one in work; false where there is none. */
  readonly goToDoubt: (options?: { backwards?: boolean; around?: boolean }) => boolean;
  /** Accepts what was read, or saves what was typed. */
  readonly save: (value: ResultValue, typed: string) => void;
  /** Takes this value's correction back or, where it has none, the change made last, and goes there. */
  readonly undo: (value: ResultValue) => void;
  readonly turnTo: (page: number) => void;
  readonly setZoom: (zoom: number) => void;
  readonly setTab: (tab: Tab) => void;
}

/** What is in work. The same object as long as none of it changes. */
export interface Work {
  readonly selected: ResultValue | undefined;
  /** The value pointed at, on either side. */
  readonly highlighted: string | undefined;
  /** The value whose field is to take the focus; the field says when it has. */
  readonly wanted: string | undefined;
  /** What was typed and could not be saved, by the value's id. */
  readonly unsaved: ReadonlyMap<string, string>;
}

/** What the three panes share: which value is in work, which page and tab show it, and how one goes on. */
export interface Checking {
  readonly actions: CheckingActions;
  readonly values: FileValues;
  readonly work: Work;
  readonly page: number;
  readonly zoom: number;
  readonly tab: Tab;
}

/** The state of checking one file: which values are doubtful, which is current, and how to go on. */
export function useChecking(file: ReadFile, corrections: Corrections): Checking {
  const { unsaved } = corrections;
  const values = valuesOf(file);
  const [place, setPlace] = useState<Place>();
  const [highlighted, light] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [tab, setTab] = useState<Tab>(() => firstTab(file));
  const last = Math.max(1, file.pageCount);
  const selected = place && values.at(place);
  const show = (value: ResultValue): void => {
    setPlace(value.place);
    if (value.page !== null) setPage(value.page);
  };
  const go = (value: ResultValue | undefined): void => {
    if (!value) return;
    show(value);
    setTab(tabOf(value.place));
    setWanted(value.id);
  };
  const changes = useChanges(values, corrections, go);
  const actions = useStable<CheckingActions>({
    ...changes,
    light,
    go,
    focused: (value) => {
      // It has the focus; forgetting that it wanted it is no part of the key press.
      startTransition(() => setWanted(undefined));
      if (value.id !== selected?.id) show(value);
    },
    step: (from, by) => go(neighbour(values, from, by)),
    goToDoubt: (options) => {
      const next = findDoubtful(values, place, options);
      go(next);
      return next !== undefined;
    },
    turnTo: (next) => setPage(Math.min(last, Math.max(1, next))),
    setZoom,
    setTab,
  });
  const work = useWorkInHand({ selected, highlighted, wanted, unsaved });
  return { actions, values, work, page, zoom, tab };
}

function useWorkInHand({ selected, highlighted, wanted, unsaved }: Work): Work {
  return useMemo(
    () => ({ selected, highlighted, wanted, unsaved }),
    [selected, highlighted, wanted, unsaved],
  );
}

/** Saving and undoing, with the places of this visit's changes to go back through. */
function useChanges(
  values: FileValues,
  { correct, unsaved, forget }: Corrections,
  go: (value: ResultValue) => void,
): Pick<CheckingActions, 'save' | 'undo'> {
  /** The last one at the end. */
  const changed = useRef<Place[]>([]);
  return {
    save: (value, typed) => {
      const isNew = typed !== shownValue(value);
      const isAccepted = value.corrected === null && value.value !== null;
      if (!isNew && !isAccepted && !unsaved.has(value.id)) return;
      changed.current.push(value.place);
      correct(value, typed);
    },
    undo: (value) => {
      if (unsaved.has(value.id)) return forget(value.id);
      const back = value.corrected === null ? lastChanged(values, changed.current) : value;
      if (back === undefined) return;
      correct(back, null);
      go(back);
    },
  };
}

function neighbour({ at, fields }: FileValues, { id, place }: ResultValue, by: -1 | 1) {
  if (place.kind === 'cell') return at({ ...place, row: place.row + by });
  return fields[fields.findIndex((field) => field.id === id) + by];
}

/** The value changed last that still has its correction. */
function lastChanged({ at }: FileValues, changed: Place[]): ResultValue | undefined {
  for (let place = changed.pop(); place !== undefined; place = changed.pop()) {
    const value = at(place);
    if (value !== undefined && value.corrected !== null) return value;
  }
  return undefined;
}

function firstTab(file: ReadFile): Tab {
  if (file.fields.length > 0) return 'fields';
  return file.tables.length > 0 ? 'table-0' : 'text';
}
