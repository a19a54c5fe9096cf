import type { DataOf, ReadFile } from '@ocr/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  evidenceAt,
  toBody,
  withDoubts,
  type Changes,
  type ValueKey,
} from '#features/results/values/changes.ts';
import { inForce, setInForce } from '#features/results/values/in-force.ts';
import { useUnansweredChanges } from '#features/results/values/use-unanswered-changes.ts';
import { setRefused } from '#features/results/values/refused-changes.ts';
import { refusalText } from '#features/results/values/refusal-text.ts';
import type { RowParts } from '#features/results/values/use-row-parts.ts';
import type { ShownFile } from '#features/results/values/use-shown-file.ts';
import type { Unsaved } from '#features/results/values/use-unsaved.ts';
import { shownValue, type Evidence, type ResultValue } from '#features/results/values/values.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import {
  correctionsOf,
  differencesQuery,
  fetchIfStale,
  isOutdatedBy,
  markStale,
  requestKeys,
  requestQuery,
} from '#lib/queries/requests.ts';
import { findSession } from '#lib/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';

interface Change {
  readonly changes: Changes;
  /** The file before the change, and with it. */
  readonly before: ReadFile;
  readonly after: ReadFile;
  /** The value, if only one is corrected. */
  readonly value?: ResultValue;
  /** What the value was corrected to when its typing began: others may have corrected it since, unseen behind what was typed. */
  readonly seen?: Evidence['corrected'] | undefined;
  readonly round: number;
}

interface Saving extends Pick<RowParts, 'doubtsChanged'>, Pick<Unsaved, 'keep'> {
  readonly requestId: string;
  readonly fileId: string;
  readonly shown: ShownFile;
  /** The change is saved or reverted. */
  readonly onSettled: (changes: Changes) => void;
}

/** A browser sends at most 64 KB with `keepalive` when the page is left. */
const maxKeptAlive = 50_000;

/** Saves changes of a file one after another, in the order in which they were made. */
export function useSaving(saving: Saving): (change: Omit<Change, 'round'>) => void {
  const { requestId, fileId, shown, keep, onSettled, doubtsChanged } = saving;
  const client = useQueryClient();
  const unsent = useUnsent();
  const unanswered = useUnansweredChanges(requestId);
  /** Counts the changes of rows that could not be saved: what was made after one, of a file that never was, is not sent. */
  const round = useRef(0);
  const { mutate } = useMutation({
    scope: { id: `correct-${fileId}` },
    mutationKey: correctionsOf(requestId),
    // Each contains the file before it: none is kept once it is done.
    gcTime: 0,
    mutationFn: async (change: Change) =>
      change.round === round.current ? sendChange(requestId, fileId, change, unsent) : undefined,
    onSettled: (_answer, _error, { changes }) => {
      unsent.delete(changes);
      unanswered.delete(changes);
    },
    onSuccess: async (answer, change) => {
      onSettled(change.changes);
      if (answer === undefined) keepTyped(change, keep);
      else {
        if (answer.doubts.length > 0) doubtsChanged();
        showAnswer(shown, change, answer);
        await refreshSaved(client, requestId);
      }
    },
    onError: async (error, change) => {
      // Met the end of the session: it is kept until the same user is back, and nothing made after it is sent before it.
      if (!findSession()) round.current += 1;
      else {
        onSettled(change.changes);
        if (change.value === undefined) round.current += 1;
        showRefused(saving, change, error);
        // What is shown of rows that were never saved is not what the server has.
        if (change.value === undefined || isOutdatedBy(error)) markStale(client, requestId);
        fetchIfStale(client, requestId);
      }
    },
  });
  return (change) => {
    unsent.add(change.changes);
    unanswered.add(change.changes);
    mutate({ ...change, round: round.current });
  };
}

async function refreshSaved(client: QueryClient, requestId: string): Promise<void> {
  await refreshCheckState(client, requestId);
  fetchIfStale(client, requestId);
  await client.invalidateQueries({ queryKey: requestKeys.lists, refetchType: 'none' });
}

/** An older answer must not put back what a change replaces. What it would have shown is fetched once the changes are saved. */
export async function cancelFetch(client: QueryClient, id: string): Promise<void> {
  const query = requestQuery(id);
  if (client.getQueryState(query.queryKey)?.fetchStatus === 'idle') return;
  await client.cancelQueries(query);
  markStale(client, id);
}

/**
 * With a second check, a user who completes a check may see other values afterwards, and a value may resolve a difference between two
 * checks.
 */
async function refreshCheckState(client: QueryClient, id: string): Promise<void> {
  const request = client.getQueryData(requestQuery(id).queryKey);
  if (request?.secondCheck !== true || request.awaited === null) return;
  // Not awaited: it waits until this change is saved.
  if (request.toCheck === 0) void client.invalidateQueries(requestQuery(id));
  else await client.invalidateQueries(differencesQuery(id));
}

/** A change is shown as done at once, so it must arrive even when the page is left in the same moment. */
function sendChange(
  id: string,
  fileId: string,
  { changes, before, after, seen }: Change,
  unsent: Set<Changes>,
): Promise<DataOf<'addCorrections'>> {
  const body = toBody(before, after, changes, seen);
  const keepalive = JSON.stringify(body).length < maxKeptAlive;
  const sending = fetchData('addCorrections', { params: { id, fileId }, body, keepalive });
  if (keepalive) unsent.delete(changes);
  return sending;
}

/** Changes that leaving the page would lose: those that wait for the one before, or are too long to arrive by themselves. The browser asks first. */
function useUnsent(): Set<Changes> {
  const [unsent] = useState(() => new Set<Changes>());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsent.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  return unsent;
}

/** What the server knows better: doubts that were settled or raised, the form in which what was taken from the page is stored, and where what was typed is printed. */
function showAnswer(
  { current, show, showStored }: ShownFile,
  { changes, after }: Change,
  { corrections, doubts }: DataOf<'addCorrections'>,
): void {
  const before = current();
  if (before && doubts.length > 0) show(withDoubts(before, doubts));
  for (const [index, { spot, to }] of changes.values.entries()) {
    const made = evidenceAt(after, spot)?.corrected;
    const stored = corrections[index]?.corrected;
    if (!to || !made || !stored) continue;
    setInForce(made, stored);
    const isFound = to.page === undefined && stored.page !== undefined && stored.box !== undefined;
    // Unless it was changed again in the meantime.
    if ((stored.value !== to.value || isFound) && isShown(current(), spot, made)) showStored(spot, stored);
  }
}

const isShown = (file: ReadFile | undefined, spot: ValueKey, made: Evidence['corrected']): boolean =>
  file !== undefined && evidenceAt(file, spot)?.corrected === made;

/** What could not be saved is not shown as if it were: what the server has is, and what was typed for a value is kept for another try. */
function showRefused({ shown, keep }: Saving, change: Change, error: unknown): void {
  const { changes, before, after, value } = change;
  const madeOf = (file: ReadFile, spot: ValueKey) => evidenceAt(file, spot)?.corrected ?? null;
  setRefused(changes);
  for (const { spot } of changes.values) setInForce(madeOf(after, spot), inForce(madeOf(before, spot)));
  toast.failure(refusalText(error, value, isTyped(change)));
  if (value === undefined) return shown.show(before);
  // Who accepted what is no longer there typed nothing.
  const isKept = isTyped(change) || !hasResult(error, 'CHANGED_MEANWHILE');
  for (const { spot, to } of changes.values) {
    // Unless it was changed again in the meantime.
    if (!isShown(shown.current(), spot, madeOf(after, spot))) continue;
    shown.showStored(spot, inForce(value.corrected));
    if (to !== null && isKept) keep(spot, to.value);
  }
}

/** Whether a change of one value says something else than what was shown. */
function isTyped({ changes, value }: Change): boolean {
  return changes.values.some(({ to }) => to !== null && (!value || to.value !== shownValue(value)));
}

/** A value that was typed into rows that could not be saved is not sent: it is kept. */
function keepTyped({ changes, value }: Change, keep: Unsaved['keep']): void {
  setRefused(changes);
  if (value === undefined || !findSession()) return;
  for (const { spot, to } of changes.values) if (to !== null) keep(spot, to.value);
}
