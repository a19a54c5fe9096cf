import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import { CallError } from '#lib/api/call-error.ts';
import { errorText } from '#lib/error-text.ts';
import { queryClient } from '#lib/query-client.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Queries whose failure has been reported; reported again only once they have succeeded in between. */
const reported = new WeakSet<QueryCacheNotifyEvent['query']>();

/** Reports every list and detail that could not be fetched, also of one that is shown already and could not be brought up to date. */
export function reportFailedReads(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') reported.delete(event.query);
    if (event.action.type !== 'error' || reported.has(event.query) || !isWorthReporting(event.action.error))
      return;
    reported.add(event.query);
    toast.failure(errorText(event.action.error));
  });
}

/** Missing or forbidden things have their own page; an ended session and required changes redirect. */
const isWorthReporting = (error: unknown): boolean =>
  error instanceof CallError && ![401, 403, 404].includes(error.code);
