import type { BodyOf, DataOf, ReadFile } from '@ocr/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  pathOf,
  toBody,
  withDoubts,
  type Changes,
  type NewValue,
  type ValueKey,
} from '#features/results/values/changes.ts';
import { findValue, valueKeyOf } from '#features/results/values/file-values.ts';
import { useKeptChanges } from '#features/results/values/use-kept-changes.ts';
import { useRowParts, type RowParts } from '#features/results/values/use-row-parts.ts';
import { markStale, useShownFile, type ShownFile } from '#features/results/values/use-shown-file.ts';
import { messages } from '#features/results/messages.ts';
import type { ResultValue } from '#features/results/values/values.ts';
import { fieldRefusals } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { differencesQuery, requestKeys, requestQuery } from '#lib/queries/requests.ts';
import { findSession } from '#lib/session/session.ts';

export interface Corrections extends Pick<ShownFile, 'current'>, Pick<RowParts, 'need'> {
  /** Puts a value in the place of what was read; null takes the correction back. Shown at once. */
  readonly correct: (value: ResultValue, next: NewValue | null) => void;
  /** Applies changes that belong together: all are saved, or none. Shown at once. */
  readonly change: (changes: Changes) => void;
  /** Text that could not be saved, by the value's id: it stays in its field. */
  readonly unsaved: ReadonlyMap<string, string>;
  /** Gives up what could not be saved. */
  readonly forget: (id: string) => void;
  /** The unsaved text of a value's field; undefined if there is none. */
  readonly typing: (value: ResultValue, text: string | undefined) => void;
}

interface Change {
  readonly changes: Changes;
  readonly body: BodyOf<'addCorrections'>;
  /** The file before the change. */
  readonly before: ReadFile;
  /** The value, if only one is corrected. */
  readonly value?: ResultValue;
  readonly round: number;
}

/** A browser sends at most 64 KB with `keepalive` when the page is left. */
const maxKeptAlive = 50_000;

/** Changes of one file: shown at once, saved one after another, reverted on the screen if saving fails. */
export function useCorrections(requestId: string, fileId: string): Corrections {
  const client = useQueryClient();
  const shown = useShownFile(requestId, fileId);
  const { need, doubtsChanged } = useRowParts(requestId, fileId);
  const { unsaved, keep, forget } = useUnsaved();
  const kept = useKeptChanges({
    fileId,
    shown,
    unsaved: unsaved.spots,
    send: (changes) => send(changes, onlyValue(shown.current(), changes)),
    keep,
    need,
  });
  const save = useSaving({ requestId, fileId, shown, keep, onSettled: kept.end, doubtsChanged });
  const send = (changes: Changes, value?: ResultValue): void => {
    const before = shown.current();
    if (before === undefined) return;
    kept.begin(changes, before);
    const next = shown.make(before, changes);
    shown.show(next);
    void cancelFetch(client, requestId);
    save({ changes, body: toBody(next, changes), before, ...(value && { value }) });
  };
  return {
    unsaved: unsaved.texts,
    forget,
    typing: kept.typing,
    correct: (value, to) => {
      const found = findShown(shown.current(), value);
      if (found === undefined) return;
      forget(found.known.id);
      send({ rows: [], values: [{ spot: found.spot, to }] }, found.known);
    },
    change: (changes) => send(changes),
    current: shown.current,
    need,
  };
}

interface Saving extends Pick<RowParts, 'doubtsChanged'> {
  readonly requestId: string;
  readonly fileId: string;
  readonly shown: ShownFile;
  readonly keep: Keep;
  /** The change is saved or reverted. */
  readonly onSettled: (changes: Changes) => void;
}
/** Keeps what was typed for another try, by the value's id. */
type Keep = (id: string, spot: ValueKey, typed: string) => void;

/** Saves changes one after another, in the order in which they were made. */
function useSaving({
  requestId,
  fileId,
  shown,
  keep,
  onSettled,
  doubtsChanged,
}: Saving): (change: Omit<Change, 'round'>) => void {
  const client = useQueryClient();
  const unsent = useUnsent();
  /** Counts the changes of rows that could not be saved: what was made after one, of a file that never was, is not sent. */
  const round = useRef(0);
  const { mutate } = useMutation({
    scope: { id: `correct-${fileId}` },
    mutationKey: correctionsOf(requestId),
    // Each contains the file before it: none is kept once it is done.
    gcTime: 0,
    mutationFn: async ({ body, round: at }: Change) =>
      at === round.current ? sendChange(requestId, fileId, body, unsent) : undefined,
    onSettled: (_answer, _error, { body }) => void unsent.delete(body),
    onSuccess: async (answer, { changes }) => {
      onSettled(changes);
      if (answer && answer.doubts.length > 0) doubtsChanged();
      if (answer) showStored(shown, changes, answer);
      await refreshCheckState(client, requestId);
      await fetchIfStale(client, requestId);
      await client.invalidateQueries({ queryKey: requestKeys.lists, refetchType: 'none' });
    },
    onError: (error, change) => {
      // Met the end of the session: it is kept until the same user is back, and nothing made after it is sent before it.
      if (!findSession()) return void (round.current += 1);
      onSettled(change.changes);
      if (change.round !== round.current) return;
      if (change.value !== undefined) return rollBack(shown, change, change.value, { error, keep });
      round.current += 1;
      shown.show(change.before);
      toast.failure(`${messages.get().rowsFail} ${errorText(error)}`);
      void client.invalidateQueries(requestQuery(requestId));
    },
  });
  return (change) => {
    unsent.add(change.body);
    mutate({ ...change, round: round.current });
  };
}

/** An older answer must not put back what a change replaces. What it would have shown is fetched once the changes are saved. */
async function cancelFetch(client: QueryClient, id: string): Promise<void> {
  const query = requestQuery(id);
  if (client.getQueryState(query.queryKey)?.fetchStatus === 'idle') return;
  await client.cancelQueries(query);
  markStale(client, id);
}

/** After the last change that was to be saved: an answer to an earlier question could lack the others. */
async function fetchIfStale(client: QueryClient, id: string): Promise<void> {
  if (client.isMutating({ mutationKey: correctionsOf(id) }) > 1) return;
  const query = requestQuery(id);
  if (client.getQueryState(query.queryKey)?.isInvalidated === true) await client.invalidateQueries(query);
}
const correctionsOf = (requestId: string) => ['correct', requestId] as const;

/**
 * With a second check, a user who completes a check may see other values afterwards, and a value may resolve a difference between two
 * checks.
 */
async function refreshCheckState(client: QueryClient, id: string): Promise<void> {
  const request = client.getQueryData(requestQuery(id).queryKey);
  if (request?.secondCheck !== true || request.awaited === null) return;
  if (request.toCheck === 0) await client.invalidateQueries(requestQuery(id));
  else await client.invalidateQueries(differencesQuery(id));
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

/** A change is shown as done at once, so it must arrive even when the page is left in the same moment. */
function sendChange(
  id: string,
  fileId: string,
  body: Change['body'],
  unsent: Set<Change['body']>,
): Promise<DataOf<'addCorrections'>> {
  const keepalive = JSON.stringify(body).length < maxKeptAlive;
  const sending = fetchData('addCorrections', { params: { id, fileId }, body, keepalive });
  if (keepalive) unsent.delete(body);
  return sending;
}

/** Changes that leaving the page would lose: those that wait for the one before, or are too long to arrive by themselves. The browser asks first. */
function useUnsent(): Set<Change['body']> {
  const [unsent] = useState(() => new Set<Change['body']>());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsent.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  return unsent;
}

type Unsaved = ReadonlyMap<string, { readonly spot: ValueKey; readonly text: string }>;

function useUnsaved() {
  const [spots, setUnsaved] = useState<Unsaved>(new Map());
  // The same map as long as nothing changes, so that nothing renders again.
  const texts = useMemo(() => new Map([...spots].map(([id, { text }]) => [id, text])), [spots]);
  return {
    unsaved: { spots, texts },
    keep: (id: string, spot: ValueKey, text: string) =>
      setUnsaved((known) => new Map(known).set(id, { spot, text })),
    // The same map if nothing changes, so that nothing renders again.
    forget: (id: string) =>
      setUnsaved((before) =>
        before.has(id) ? new Map([...before].filter(([known]) => known !== id)) : before,
      ),
  };
}

/** What the server knows better: doubts that were settled or raised, the form in which what was taken from the page is stored, and where what was typed is printed. */
function showStored(
  { current, show, make }: ShownFile,
  { values }: Changes,
  { corrections, doubts }: DataOf<'addCorrections'>,
): void {
  const before = current();
  if (before && doubts.length > 0) show(withDoubts(before, doubts));
  for (const [index, { spot, to }] of values.entries()) {
    const file = current();
    const stored = corrections[index]?.corrected;
    const now = file && findValue(file, spot)?.corrected?.value;
    // Unless it was changed again in the meantime.
    if (!file || !to || !stored || now !== to.value) continue;
    const { value, page, box } = stored;
    const isFound = to.page === undefined && page !== undefined && box !== undefined;
    if (value !== to.value || isFound)
      show(make(file, { rows: [], values: [{ spot, to: { ...to, value, ...(isFound && { page, box }) } }] }));
  }
}

/** A value that could not be saved: what it was before is shown, and what was typed is kept for another try. */
function rollBack(
  { current, show, make }: ShownFile,
  { changes }: Change,
  value: ResultValue,
  { error, keep }: { readonly error: unknown; readonly keep: Keep },
): void {
  const file = current();
  for (const { spot, to } of changes.values) {
    const id = file && pathOf(file, spot);
    if (file === undefined || id === undefined) continue;
    show(make(file, { rows: [], values: [{ spot, to: value.corrected }] }));
    if (to !== null) keep(id, spot, to.value);
  }
  const t = messages.get();
  const isUnfit = fieldRefusals(error).some(({ code }) => code === 'FORMAT_MISMATCH');
  toast.failure(`${t.saveFail(value.name)} ${isUnfit ? t.formatMismatch : errorText(error)}`);
}
