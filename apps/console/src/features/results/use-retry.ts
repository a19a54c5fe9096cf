import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { messages } from '#features/results/messages.ts';
import { fetchData } from '#lib/api/client.ts';
import { paths } from '#lib/paths.ts';
import { isSettled, newAttemptKey } from '#lib/request-calls.ts';
import { watchRequest } from '#lib/session/session.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { refreshRequests } from '#lib/queries/requests.ts';

/** Sends the failed files of a request again, after confirmation, and opens the new request. */
export function useRetry(requestId: string): () => Promise<void> {
  const t = messages.get();
  const client = useQueryClient();
  const navigate = useNavigate();
  // One key until it has worked or is refused: a repeat after a lost answer makes no second request.
  const key = useRef(newAttemptKey());
  return async () => {
    let newId = '';
    const isConfirmed = await confirm({
      title: t.retryTitle,
      text: t.retryText,
      confirmLabel: t.retry,
      action: async () => {
        const headers = { 'Idempotency-Key': key.current };
        const request = await fetchData('retryRequest', { params: { id: requestId }, headers }).catch(
          (error: unknown) => {
            if (isSettled(error)) key.current = newAttemptKey();
            throw error;
          },
        );
        newId = request.id;
        watchRequest(request);
      },
    });
    if (!isConfirmed) return;
    key.current = newAttemptKey();
    toast.success(t.retried);
    void refreshRequests(client);
    await navigate({ to: paths.request(newId) });
  };
}
