import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { isLiveOpen, onLiveOpenChange } from '#lib/live/live.ts';
import { findSession, readWatchedRequests, unwatchRequest } from '#lib/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';

interface FinishedRequest {
  readonly requestId: string;
  readonly status: 'completed' | 'failed' | 'processing';
}

/** As often as screens ask when there is no stream. */
const POLL_MS = 4000;
const MAX_REQUESTS_ASKED = 100;

/**
 * Finds completed requests that no event reports: those completed while the stream was down or the browser closed, and all of them while
 * there is no stream.
 */
export function followWatchedRequests(): void {
  onLiveOpenChange(() => {
    if (isLiveOpen()) void refetchWatchedRequests();
  });
  setInterval(() => {
    if (!isLiveOpen()) void refetchWatchedRequests();
  }, POLL_MS);
}

async function refetchWatchedRequests(): Promise<void> {
  if (findSession() === undefined || readWatchedRequests().length === 0) return;
  const { data } = await call('listRequests', { query: { size: MAX_REQUESTS_ASKED } });
  const requests = data?.items ?? [];
  notifyFinishedRequests(requests.map(({ id, status: state }) => ({ requestId: id, status: state })));
}

/**
 * Shows a notice, with number and template, for requests submitted in this browser (`list_ocr`) that are complete, unless their result is
 * on the screen. Only the tab that takes a request off the list shows the notice, so several tabs do not repeat it.
 */
export function notifyFinishedRequests(requests: readonly FinishedRequest[]): void {
  const t = common.get().session;
  for (const { requestId, status } of requests) {
    if (status === 'processing') continue;
    const watched = unwatchRequest(requestId);
    if (watched === undefined) continue;
    if (location.pathname === paths.request(requestId)) continue;
    const link = { label: t.showResult, to: paths.request(requestId) };
    if (status === 'completed') toast.success(t.requestCompleted(watched.number, watched.templateName), link);
    else toast.failure(t.requestFailed(watched.number, watched.templateName), link);
  }
}
