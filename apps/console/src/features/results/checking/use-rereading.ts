import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { messages } from '#features/results/messages.ts';
import { useStable } from '#lib/hooks/use-stable.ts';
import { textAfterReread } from '#ui/viewer/reread-text.ts';
import type { Picked } from '#ui/viewer/words.ts';
import { identityOf, type ResultValue } from '#features/results/values/values.ts';
import { hasResult } from '#lib/api/call-error.ts';
import { fetchData } from '#lib/api/client.ts';
import { failureText } from '#lib/error-text.ts';
import { format } from '#lib/format.ts';
import { expiryQuery } from '#lib/queries/accounts.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Stores what was reread as the value; `isFirst` if no word was read there before. */
export type Reread = (value: ResultValue, picked: Picked, isFirst: boolean) => void;

/** A value of a row or column that was pointed out, with its place. */
export interface TakenValue {
  readonly value: ResultValue;
  readonly picked: Picked;
}

/** Of a long column only the first are reread: each takes the server a tenth of a second or more. */
const maxRereads = 40;

interface RereadInput {
  readonly requestId: string;
  readonly fileId: string;
  readonly reread: Reread;
}

/** Rereads picked places from the image. If the user changes the value meanwhile, its reread is aborted. */
export function useRereading({ requestId, fileId, reread }: RereadInput) {
  const { underWay, stopRereading } = useUnderWay();
  const mayReread = !useIsExpired();
  const [pending, setPending] = useState<string>();
  const { take } = useStable({
    take: (value: ResultValue, picked: Picked, text: string, agreed: boolean) => {
      const isFirst = picked.text === '';
      const t = messages.get().pick;
      reread(value, { ...picked, text }, isFirst);
      if (!isFirst) toast.info(t.readAgain(text));
      else if (!agreed) toast.info(t.readUnsurely(text));
    },
  });
  const readAgain = async (value: ResultValue, picked: Picked): Promise<void> => {
    stopRereading(value);
    const isFirst = picked.text === '';
    if (!mayReread && !isFirst) return;
    const stop = new AbortController();
    underWay.current.set(identityOf(value), stop);
    if (isFirst) setPending(identityOf(value));
    const { page, box } = picked;
    try {
      const params = { id: requestId, fileId, n: page };
      const read = await fetchData('readPlace', { params, body: { box }, signal: stop.signal });
      const text = textAfterReread(picked.text, read);
      if (stop.signal.aborted) return;
      if (text !== undefined) take(value, picked, text, read.agreed);
      else if (isFirst) toast.info(messages.get().pick.noWords);
    } catch (error) {
      // The words are as usable as before.
      if (isFirst && !stop.signal.aborted) reportFailure(error);
    } finally {
      if (underWay.current.get(identityOf(value)) === stop) {
        underWay.current.delete(identityOf(value));
        setPending((id) => (id === identityOf(value) ? undefined : id));
      }
    }
  };
  const rereadLine = useLineRereading({ requestId, fileId, reread }, underWay, mayReread);
  return { readAgain, rereadLine, stopRereading, pending };
}

/** Rereads the places of a row or column, one after another. What cannot be read stays as it is. */
function useLineRereading(
  { requestId, fileId, reread }: RereadInput,
  underWay: UnderWay,
  mayReread: boolean,
) {
  const { put } = useStable({ put: reread });
  const readOne = async ({ value, picked }: TakenValue, { signal }: AbortController): Promise<boolean> => {
    if (signal.aborted) return false;
    const params = { id: requestId, fileId, n: picked.page };
    const read = await fetchData('readPlace', { params, body: { box: picked.box }, signal });
    const text = textAfterReread(picked.text, read);
    if (text === undefined || signal.aborted) return false;
    put(value, { ...picked, text }, false);
    return true;
  };
  return async (taken: readonly TakenValue[]): Promise<void> => {
    const rereads = taken
      .slice(0, mayReread ? maxRereads : 0)
      .map((each) => ({ each, stop: new AbortController() }));
    for (const { each, stop } of rereads) {
      underWay.current.get(identityOf(each.value))?.abort();
      underWay.current.set(identityOf(each.value), stop);
    }
    let changed = 0;
    for (const { each, stop } of rereads) {
      // oxlint-disable-next-line no-await-in-loop -- the server reads one place at a time for each person
      const isChanged = await readOne(each, stop).catch(() => false);
      if (isChanged) changed += 1;
      if (underWay.current.get(identityOf(each.value)) === stop)
        underWay.current.delete(identityOf(each.value));
    }
    if (changed > 0) toast.info(messages.get().takeLine.readAgain(format.number(changed), changed));
  };
}

/** Whether the tenant's access has expired: then the words that were read are taken as they are, and nothing is reread. */
function useIsExpired(): boolean {
  const { data: expiry } = useQuery(expiryQuery);
  return (expiry?.daysLeft ?? 0) < 0;
}

type UnderWay = RefObject<Map<string, AbortController>>;

/** The running rereads, by the identities of their values; leaving the screen aborts them. */
function useUnderWay() {
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const rereads = underWay.current;
    return () => {
      for (const stop of rereads.values()) stop.abort();
    };
  }, []);
  return {
    underWay,
    /** Aborts the reread of one value's place, or all of them. */
    stopRereading: (value?: ResultValue): void => {
      for (const [id, stop] of underWay.current)
        if (value === undefined || id === identityOf(value)) stop.abort();
    },
  };
}

function reportFailure(error: unknown): void {
  const t = messages.get().pick;
  // The console's own dialog says that access has expired.
  if (hasResult(error, 'ACCESS_EXPIRED')) return;
  // A box too small to contain print is refused.
  if (hasResult(error, 'FAILED')) toast.info(t.noWords);
  else toast.failure(failureText(t.notRead, error));
}
