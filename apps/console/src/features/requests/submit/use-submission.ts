import type { Request } from '@ocr/contract';
import { useRef, useState } from 'react';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import type { PlannedRequest } from '#features/requests/submit/plan-requests.ts';
import { CallError, hasResult } from '#lib/api/call-error.ts';
import { uploadForm } from '#lib/api/client.ts';
import type { UploadProgress } from '#lib/api/upload.ts';
import { isSettled, newAttemptKey } from '#lib/request-calls.ts';
import { waitFor } from '#lib/wait-for.ts';

/** Pauses before asking again after a lost answer, in milliseconds. */
const pauses = [1000, 3000, 6000];
/** The same after too many calls: a minute's worth of them is forgotten in little more than a minute. */
const pausesWhenTooMany = Array.from({ length: 15 }, () => 5000);

/** How far all the requests together are. */
export interface SendingProgress extends UploadProgress {
  /** The request under way, from 1, and how many there are. */
  readonly place: number;
  readonly requests: number;
  /** The current one has arrived and is being accepted. */
  readonly isAccepting: boolean;
}

/** How sending ended. Without `failed` and not stopped, everything was sent. */
export interface Sent {
  readonly isStopped: boolean;
  readonly failed?: { readonly files: readonly DraftFile[]; readonly error: unknown };
}

export interface SendEvents {
  readonly onSent: (files: readonly DraftFile[], request: Request) => void;
  /** With a key if no clear answer arrived: whether the files were received is known only after sending them again under that key. */
  readonly onUnsent: (files: readonly DraftFile[], key: string | null) => void;
}

interface Submission {
  /** `undefined` while nothing is under way. */
  readonly progress: SendingProgress | undefined;
  /** The connection was lost and the same attempt is being sent again. */
  readonly isAsking: boolean;
  /** The rest is not sent any more. */
  readonly isStopping: boolean;
  readonly send: (requests: readonly PlannedRequest[], on: SendEvents) => Promise<Sent>;
  /** Sends nothing more: an upload under way is broken off, one that has arrived is waited for. */
  readonly stop: () => void;
}

/**
 * Sends requests one after the other, each with a key of its own. One that got no answer keeps its key with its files (`attempt`), so sending it
 * again gives the first request and charges nothing.
 */
export function useSubmission(): Submission {
  const [progress, setProgress] = useState<SendingProgress>();
  const [isAsking, setAsking] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const run = useRef<Run>(undefined);

  const send: Submission['send'] = async (requests, on) => {
    const current: Run = { controller: new AbortController(), isStopped: false, hasArrived: false };
    run.current = current;
    const total = sizeOf(requests.flatMap(({ files }) => files));
    let before = 0;
    try {
      for (const [index, { files, templateId = '' }] of requests.entries()) {
        if (current.isStopped) return { isStopped: true };
        const size = sizeOf(files);
        const show = (sent: number, isAccepting: boolean): void =>
          setProgress({
            sent: before + sent,
            total,
            place: index + 1,
            requests: requests.length,
            isAccepting,
          });
        show(0, false);
        const attempt = { templateId, files, key: files[0]?.attempt ?? newAttemptKey() };
        const failed = await sendOne(current, attempt, { on, show, onLost: setAsking });
        if (failed !== undefined) return { isStopped: current.isStopped, ...failed };
        before += size;
      }
      return { isStopped: false };
    } finally {
      setProgress(undefined);
      setAsking(false);
      setStopping(false);
    }
  };
  const stop = (): void => {
    if (!run.current) return;
    run.current.isStopped = true;
    setStopping(true);
    if (!run.current.hasArrived) run.current.controller.abort();
  };
  return { progress, isAsking, isStopping, send, stop };
}

/** What sending knows of itself. */
interface Run {
  readonly controller: AbortController;
  isStopped: boolean;
  /** All of the current request's bytes are on the other side: cancelling would not undo that. */
  hasArrived: boolean;
}
interface Attempt {
  readonly templateId: string;
  readonly files: readonly DraftFile[];
  readonly key: string;
}

const sizeOf = (files: readonly DraftFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** Returns what went wrong; nothing when it became a request. */
async function sendOne(
  run: Run,
  { templateId, files, key }: Attempt,
  notify: {
    readonly on: SendEvents;
    readonly show: (sent: number, isAccepting: boolean) => void;
    readonly onLost: (isLost: boolean) => void;
  },
): Promise<Pick<Sent, 'failed'> | undefined> {
  const { signal } = run.controller;
  run.hasArrived = false;
  let isInDoubt = files.some(({ attempt }) => attempt !== null);
  const upload = (): Promise<Request> =>
    uploadForm(
      'submitRequest',
      { body: toForm(templateId, files), headers: { 'Idempotency-Key': key }, signal },
      ({ sent, total }) => {
        run.hasArrived = total > 0 && sent >= total;
        // A form is a little longer than its files.
        notify.show((sizeOf(files) * sent) / Math.max(1, total), run.hasArrived);
      },
    );
  try {
    const onLost = (): void => {
      isInDoubt = true;
      run.hasArrived = false;
      notify.onLost(true);
    };
    const request = await sendAgain(upload, signal, onLost);
    notify.onLost(false);
    notify.on.onSent(files, request);
    return undefined;
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    notify.on.onUnsent(files, isSettled(error) || (isCancelled && !isInDoubt) ? null : key);
    return isCancelled ? {} : { failed: { files, error } };
  }
}

const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.isUnreachable;

/** Again after a lost answer, and after the pause that too many calls want. */
async function sendAgain<Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal,
  onLost: () => void,
): Promise<Answer> {
  const [lost, tooMany] = [[...pauses], [...pausesWhenTooMany]];
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const isLost = isUnreachable(error);
      const pause = isLost
        ? lost.shift()
        : hasResult(error, 'TOO_MANY_REQUESTS')
          ? tooMany.shift()
          : undefined;
      if (isLost) onLost();
      if (pause === undefined) throw error;
      await waitFor(pause, signal);
      signal.throwIfAborted();
    }
  }
}

function toForm(templateId: string, files: readonly DraftFile[]): FormData {
  const form = new FormData();
  form.append('templateId', templateId);
  for (const { file } of files) form.append('files', file, file.name);
  return form;
}
