import type { PageWord } from '@ocr/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Action, DraftField, DraftTable, ListName } from '#features/templates/editor/draft.ts';
import { headingOf } from '#features/templates/pointing/column-edits.ts';
import { messages } from '#features/templates/pointing/messages.ts';
import type { Findings } from '#features/templates/preview/preview.ts';
import { useStable } from '#lib/hooks/use-stable.ts';
import { sampleWordsQuery } from '#lib/queries/pictures.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Box, PageShape } from '#ui/viewer/geometry.ts';
import { useReach } from '#ui/viewer/use-reach.ts';
import { wordsIn, type Picked } from '#ui/viewer/words.ts';

/** The edited template, to which values are added from its sample. */
export interface PointingTarget {
  readonly fields: readonly DraftField[];
  readonly tables: readonly DraftTable[];
  readonly findings: Findings | undefined;
  readonly isUpdating: boolean;
  /** The field that had the focus last. */
  readonly current: string | undefined;
  readonly dispatch: (action: Action) => void;
}

interface PointingInput {
  /** Left out if the template is read-only. */
  readonly target: PointingTarget | undefined;
  readonly hash: string;
  /** The page that is shown. */
  readonly page: PageShape;
}

/** What was done with a place: a field or a column was made of it, or a field has its label now. */
export interface Done {
  /** What undo reverts. */
  readonly list: ListName;
  readonly key: string;
  /** The field's previous instruction; undefined for a new one. */
  readonly before: Words | undefined;
  readonly after: Words;
  /** Whether the new one took the place of one without a word. */
  readonly isReplacing: boolean;
  /** The column that was made, where it was one. */
  readonly column?: { readonly table: string; readonly key: string };
}
type Words = Pick<DraftField, 'name' | 'description'>;

/** What was pointed at. */
export interface Pointed extends Picked {
  /** The first line of what was taken: what a column would be called. */
  readonly heading: string;
  /** What had the focus before. */
  readonly opener: Element | null;
  readonly done: Done | undefined;
}

const none: readonly PageWord[] = [];

export type Pointing = ReturnType<typeof usePointing>;

/** Words, boxes and keys on the sample's page, and the place that was taken by one of them. */
export function usePointing({ target, hash, page }: PointingInput) {
  const isOn = target !== undefined;
  const [taken, setPointed] = useState<Pointed>();
  const pointed = taken?.page === page.number ? taken : undefined;
  const { data: words = none } = useQuery({ ...sampleWordsQuery(hash, page.number), enabled: isOn });
  // Turning the page ends the way on the one before.
  const taker = useMemo(() => ({ id: `page ${page.number}` }), [page.number]);
  const around = useCallback((box: Box) => wordsIn(words, box), [words]);
  const take = (picked: Picked): void => {
    stopPicking();
    const opener = isInPanel(document.activeElement) ? (pointed?.opener ?? null) : document.activeElement;
    setPointed({ ...picked, heading: headingOf(words, picked, page), opener, done: undefined });
  };
  const { reached, reachKey, stopPicking } = useReach({
    words,
    page,
    taker,
    around,
    onTake: (_taker, picked) => take(picked),
    onNone: () => toast.info(messages.get().noneOnPage),
  });
  const close = (): void => {
    setPointed(undefined);
    if (isInPanel(document.activeElement) && pointed?.opener instanceof HTMLElement) pointed.opener.focus();
  };
  /** Where the keys begin: at what was taken, or at what the active field finds. */
  const from = (): Box | null => {
    const start = pointed ?? target?.findings?.fields.get(target.current ?? '');
    return start?.page === page.number ? start.box : null;
  };
  useKeys(isOn, (press) => {
    if (reachKey(taker, press, from)) return true;
    if (press.key !== 'Escape' || pointed === undefined) return false;
    close();
    return true;
  });
  const setDone = (done: Done | undefined): void => setPointed((now) => now && { ...now, done });
  const actions = useStable({ take, close, setDone });
  return { words, reached, pointed, actions };
}

const isInPanel = (element: Element | null): boolean => Boolean(element?.closest('[data-pointing]'));

/** Keys are heard wherever the focus is: in a field of the form, or on the page. Those of an open dialog are its own. */
function useKeys(isOn: boolean, press: (event: KeyboardEvent) => boolean): void {
  const { hear } = useStable({ hear: press });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (event.isComposing || (dialog !== null && !isInPanel(dialog)) || !hear(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn, hear]);
}
