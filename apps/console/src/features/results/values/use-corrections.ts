import type { ReadFile, Request } from '@ocr/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withCorrection, withFile } from '#features/results/values/file-values.ts';
import { messages } from '#features/results/messages.ts';
import type { Place, ResultValue } from '#features/results/values/values.ts';
import { fetchData } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { getSession } from '#lib/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { requestKeys, requestQuery } from '#lib/queries/requests.ts';

export interface Corrections {
  /** Puts a value in the place of what was read; null takes the correction back. Shown at once. */
  readonly correct: (value: ResultValue, next: string | null) => void;
  /** What was typed but could not be saved, by the value's id: it stays in its field. */
  readonly unsaved: ReadonlyMap<string, string>;
  /** Gives up what could not be saved. */
  readonly forget: (id: string) => void;
}

interface Change {
  readonly value: ResultValue;
  readonly next: string | null;
}

/** Corrections of one file: shown at once, saved one after another, taken back on the screen where saving failed. */
export function useCorrections(requestId: string, fileId: string): Corrections {
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, string>>(new Map());
  const { queryKey } = requestQuery(requestId);
  const show = (place: Place, corrected: ResultValue['corrected']): void => {
    client.setQueryData(
      queryKey,
      (request: Request | undefined) =>
        request && changeFile(request, fileId, (file) => withCorrection(file, place, corrected)),
    );
  };
  const forget = (id: string): void => {
    // The same map where nothing changes, so that nothing is drawn anew.
    setUnsaved((before) =>
      before.has(id) ? new Map([...before].filter(([known]) => known !== id)) : before,
    );
  };
  const { mutate } = useMutation({
    // One after another, in the order in which they were made.
    scope: { id: `correct-${fileId}` },
    mutationFn: ({ value, next }: Change) =>
      fetchData('addCorrections', {
        params: { id: requestId, fileId },
        body: { corrections: [{ path: value.id, value: next }] },
        // It is shown as done at once, so it must arrive even when the page is left in the same moment.
        keepalive: true,
      }),
    onMutate: async ({ value, next }: Change) => {
      forget(value.id);
      show(value.place, next === null ? null : optimistic(next));
      // An older answer must not put back what this change replaces.
      await client.cancelQueries({ queryKey });
    },
    onSuccess: async ([saved], { value }) => {
      show(value.place, saved?.corrected ?? null);
      await client.invalidateQueries({ queryKey: requestKeys.lists, refetchType: 'none' });
    },
    onError: (error, { value, next }) => {
      show(value.place, value.corrected);
      if (next !== null) setUnsaved((before) => new Map(before).set(value.id, next));
      toast.failure(`${messages.get().saveFail(value.name)} ${errorText(error)}`);
    },
  });
  return { unsaved, forget, correct: (value, next) => mutate({ value, next }) };
}

function changeFile(request: Request, fileId: string, change: (file: ReadFile) => ReadFile): Request {
  const file = request.files.find(({ id }) => id === fileId);
  return file === undefined ? request : withFile(request, change(file), getSession().user.name);
}

function optimistic(value: string): NonNullable<ResultValue['corrected']> {
  return { value, by: getSession().user.name, at: new Date().toISOString() };
}
