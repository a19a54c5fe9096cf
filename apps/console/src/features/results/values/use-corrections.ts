import type { BodyOf, DataOf, ReadFile } from '@ocr/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pathOf, toBody, withDoubts, type Changes, type NewValue } from '#features/results/values/changes.ts';
import { findValue, spotOf } from '#features/results/values/file-values.ts';
import { useShownFile, type ShownFile } from '#features/results/values/use-shown-file.ts';
import { messages } from '#features/results/messages.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { requestKeys, requestQuery } from '#lib/queries/requests.ts';

export interface Corrections extends Pick<ShownFile, 'current'> {
  /** Puts a value in the place of what was read; null takes the correction back. Shown at once. */
  readonly correct: (value: ResultValue, next: NewValue | null) => void;
  /** Makes changes that belong together, of which all are saved or none. Shown at once. */
  readonly change: (changes: Changes) => void;
  /** What was typed but could not be saved, by the value's id: it stays in its field. */
  readonly unsaved: ReadonlyMap<string, string>;
  /** Gives up what could not be saved. */
  readonly forget: (id: string) => void;
}

interface Change {
  readonly changes: Changes;
  readonly body: BodyOf<'addCorrections'>;
  /** The file before the change. */
  readonly before: ReadFile;
  /** The value, where only one is corrected. */
  readonly value?: ResultValue;
  readonly round: number;
}

/** A browser sends no more than 64 KB of what is to arrive even when the page is left. */
const mostKeptAlive = 50_000;

/** Changes of one file: shown at once, saved one after another, taken back on the screen where saving failed. */
export function useCorrections(requestId: string, fileId: string): Corrections {
  const client = useQueryClient();
  const shown = useShownFile(requestId, fileId);
  const { unsaved, keep, forget } = useUnsaved();
  /** Counts the changes of rows that could not be saved: what was made after one, of a file that never was, is not sent. */
  const round = useRef(0);
  const { mutate } = useMutation({
    // One after another, in the order in which they were made.
    scope: { id: `correct-${fileId}` },
    mutationFn: async ({ body, round: at }: Change) => {
      if (at !== round.current) return undefined;
      // It is shown as done at once, so it must arrive even when the page is left in the same moment.
      const keepalive = JSON.stringify(body).length < mostKeptAlive;
      return fetchData('addCorrections', { params: { id: requestId, fileId }, body, keepalive });
    },
    onSuccess: async (answer, { changes }) => {
      if (answer) showStored(shown, changes, answer);
      await client.invalidateQueries({ queryKey: requestKeys.lists, refetchType: 'none' });
    },
    onError: (error, change) => {
      if (change.round !== round.current) return;
      if (change.value !== undefined) return takeBack(shown, change, change.value, { error, keep });
      round.current += 1;
      shown.show(change.before);
      toast.failure(`${messages.get().rowsFail} ${errorText(error)}`);
      void client.invalidateQueries(requestQuery(requestId));
    },
  });
  const send = (changes: Changes, value?: ResultValue): void => {
    const before = shown.current();
    if (before === undefined) return;
    const next = shown.make(before, changes);
    shown.show(next);
    // An older answer must not put back what this change replaces.
    void client.cancelQueries(requestQuery(requestId));
    const body = toBody(next, changes);
    mutate({ changes, body, before, round: round.current, ...(value && { value }) });
  };
  const correct = (value: ResultValue, to: NewValue | null): void => {
    const file = shown.current();
    const spot = file && spotOf(file, value);
    const known = spot && findValue(file, spot);
    if (spot === undefined || known === undefined) return;
    forget(known.id);
    send({ rows: [], values: [{ spot, to }] }, known);
  };
  return { unsaved, forget, correct, change: (changes) => send(changes), current: shown.current };
}

function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    unsaved,
    keep: (id: string, typed: string) => setUnsaved((known) => new Map(known).set(id, typed)),
    // The same map where nothing changes, so that nothing is drawn anew.
    forget: (id: string) =>
      setUnsaved((before) =>
        before.has(id) ? new Map([...before].filter(([known]) => known !== id)) : before,
      ),
  };
}

/** What the server knows better: doubts that were settled or raised, and the form in which what was taken from the page is stored. */
function showStored(
  { current, show, make }: ShownFile,
  { values }: Changes,
  { corrections, doubts }: DataOf<'addCorrections'>,
): void {
  const before = current();
  if (before && doubts.length > 0) show(withDoubts(before, doubts));
  for (const [index, { spot, to }] of values.entries()) {
    const file = current();
    const stored = corrections[index]?.corrected?.value;
    const now = file && findValue(file, spot)?.corrected?.value;
    // Unless it was changed again meanwhile.
    if (file && to && stored !== undefined && stored !== to.value && now === to.value)
      show(make(file, { rows: [], values: [{ spot, to: { ...to, value: stored } }] }));
  }
}

/** A value that could not be saved: what it was before is shown, and what was typed is kept for another try. */
function takeBack(
  { current, show, make }: ShownFile,
  { changes }: Change,
  value: ResultValue,
  { error, keep }: { readonly error: unknown; readonly keep: (id: string, typed: string) => void },
): void {
  const file = current();
  for (const { spot, to } of changes.values) {
    const id = file && pathOf(file, spot);
    if (file === undefined || id === undefined) continue;
    show(make(file, { rows: [], values: [{ spot, to: value.corrected }] }));
    if (to !== null) keep(id, to.value);
  }
  toast.failure(`${messages.get().saveFail(value.name)} ${errorText(error)}`);
}
