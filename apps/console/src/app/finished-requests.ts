import { common } from '#lib/i18n/common.ts';
import { paths } from '#lib/paths.ts';
import { unwatchRequest } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';

interface FinishedRequest {
  readonly requestId: string;
  readonly status: 'completed' | 'failed' | 'processing';
}

/**
 * Tells of requests submitted in this browser (`list_ocr`) that have ended, by number and template, unless their
 * result is on the screen already. Only the tab that takes a request off the list tells, so several tabs do not repeat each other.
 */
export function tellFinishedRequests(requests: readonly FinishedRequest[]): void {
  const words = common.get().session;
  for (const { requestId, status } of requests) {
    if (status === 'processing') continue;
    const watched = unwatchRequest(requestId);
    if (watched === undefined) continue;
    if (location.pathname === paths.request(requestId)) continue;
    const link = { label: words.showResult, to: paths.request(requestId) };
    if (status === 'completed')
      toast.success(words.requestCompleted(watched.number, watched.templateName), link);
    else toast.failure(words.requestFailed(watched.number, watched.templateName), link);
  }
}
