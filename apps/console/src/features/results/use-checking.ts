import type { ReadFile } from '@ocr/contract';
import { useMemo, useState } from 'react';
import { useStable } from '#features/results/use-stable.ts';
import type { Corrections } from '#features/results/use-corrections.ts';
import { findDoubtful, listValues, shownValue, type ResultValue } from '#features/results/values.ts';

/** `fields`, `text`, or the number of a table. */
export type Tab = 'fields' | 'text' | `table-${number}`;

function tabOf({ place }: ResultValue): Tab {
  return place.kind === 'field' ? 'fields' : `table-${place.table}`;
}

/** What a value's field can do. Always the same object, so that fields are drawn anew only for what they show. */
export interface ValueActions {
  readonly light: (id: string | undefined) => void;
  /** Called by a field that has the focus. */
  readonly focused: (value: ResultValue) => void;
  /** Brings a value's field and its place on the page into sight, and the focus to the field. */
  readonly go: (value: ResultValue | undefined) => void;
  /** Goes to the next value to be checked; false where there is none. */
  readonly goToDoubt: (
    from: string | undefined,
    options?: { backwards?: boolean; around?: boolean },
  ) => boolean;
  /** Accepts what was read, or saves what was typed. */
  readonly save: (value: ResultValue, typed: string) => void;
  /** Takes the correction back. */
  readonly undo: (value: ResultValue) => void;
}

/** What the three panes share: which value is in work, which page and tab show it, and how one goes on. */
export interface Checking {
  readonly actions: ValueActions;
  readonly values: readonly ResultValue[];
  readonly selected: ResultValue | undefined;
  readonly lit: string | undefined;
  /** The value whose field is to take the focus; the field says when it has. */
  readonly wanted: string | undefined;
  readonly page: number;
  readonly turnTo: (page: number) => void;
  readonly zoom: number;
  readonly setZoom: (zoom: number) => void;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly unsaved: ReadonlyMap<string, string>;
}

export function useChecking(file: ReadFile, { correct, unsaved }: Corrections): Checking {
  const values = useMemo(() => listValues(file), [file]);
  const [selectedId, setSelectedId] = useState<string>();
  const [lit, light] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [tab, setTab] = useState<Tab>(() => firstTab(file));
  const last = Math.max(1, file.pageCount);
  const show = (value: ResultValue): void => {
    setSelectedId(value.id);
    if (value.page !== null) setPage(value.page);
  };
  const go = (value: ResultValue | undefined): void => {
    if (!value) return;
    show(value);
    setTab(tabOf(value));
    setWanted(value.id);
  };
  const actions = useStable<ValueActions>({
    light,
    go,
    focused: (value) => {
      setWanted(undefined);
      if (value.id !== selectedId) show(value);
    },
    goToDoubt: (from, options) => {
      const next = findDoubtful(values, from, options);
      go(next);
      return next !== undefined;
    },
    save: (value, typed) => {
      const isNew = typed !== shownValue(value);
      const isAccepted = value.corrected === null && value.value !== null;
      if (isNew || isAccepted || unsaved.has(value.id)) correct(value, typed);
    },
    undo: (value) => {
      if (value.corrected !== null) correct(value, null);
    },
  });
  return {
    actions,
    values,
    unsaved,
    lit,
    wanted,
    page,
    turnTo: (next) => setPage(Math.min(last, Math.max(1, next))),
    zoom,
    setZoom,
    tab,
    setTab,
    selected: values.find(({ id }) => id === selectedId),
  };
}

function firstTab(file: ReadFile): Tab {
  if (file.fields.length > 0) return 'fields';
  return file.tables.length > 0 ? 'table-0' : 'text';
}
