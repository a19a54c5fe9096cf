import type { Request } from '@ocr/contract';
import { useRef, useState } from 'react';
import type { DraftFile } from '#features/requests/submit/draft-files.ts';
import { CallError } from '#lib/api/call-error.ts';
import { uploadForm } from '#lib/api/client.ts';
import type { UploadProgress } from '#lib/api/upload.ts';
import { newAttemptKey } from '#lib/request-calls.ts';

/** Pauses before asking again after a lost answer, in milliseconds. */
const pauses = [1000, 3000, 6000];

interface Submission {
  /** `undefined` while nothing is under way. */
  readonly progress: UploadProgress | undefined;
  /** The connection was lost and the same attempt is being sent again. */
  readonly isAsking: boolean;
  /** The request that was made. Throws `CallError`, or `AbortError` when cancelled. */
  readonly submit: (templateId: string, files: readonly DraftFile[]) => Promise<Request>;
  readonly cancel: () => void;
}

/**
 * Submits with one key per attempt: the same files with the same template keep their key until they have become a
 * request, so sending them again after a lost answer gives the first request and charges nothing.
 */
export function useSubmission(): Submission {
  const [progress, setProgress] = useState<UploadProgress>();
  const [isAsking, setAsking] = useState(false);
  const attempt = useRef({ content: '', key: '' });
  const running = useRef<AbortController>(undefined);
  const submit = async (templateId: string, files: readonly DraftFile[]): Promise<Request> => {
    const content = JSON.stringify([templateId, files.map(({ id }) => id)]);
    if (attempt.current.content !== content) attempt.current = { content, key: newAttemptKey() };
    const controller = new AbortController();
    running.current = controller;
    const send = (): Promise<Request> =>
      uploadForm(
        'submitRequest',
        {
          body: toForm(templateId, files),
          headers: { 'Idempotency-Key': attempt.current.key },
          signal: controller.signal,
        },
        setProgress,
      );
    setProgress({ sent: 0, total: files.reduce((sum, { file }) => sum + file.size, 0) });
    try {
      const request = await sendAgainWhenLost(send, controller.signal, () => setAsking(true));
      attempt.current = { content: '', key: '' };
      return request;
    } finally {
      setProgress(undefined);
      setAsking(false);
    }
  };
  return { progress, isAsking, submit, cancel: () => running.current?.abort() };
}

async function sendAgainWhenLost<Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal,
  onLost: () => void,
): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || !error.isUnreachable) throw error;
      onLost();
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
  return send();
}

function toForm(templateId: string, files: readonly DraftFile[]): FormData {
  const form = new FormData();
  form.append('templateId', templateId);
  for (const { file } of files) form.append('files', file, file.name);
  return form;
}
