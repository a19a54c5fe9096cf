import type { Context } from '#platform/context.ts';
import { limitCalls } from '#platform/http/rate-limit.ts';

/** Counts one more new document of the last day; throws `TOO_MANY_REQUESTS` beyond the limit. */
export function countNewDocument(context: Context, owner: string): Promise<void> {
  const calls = context.config.rates.previewDocumentsPerDay;
  return limitCalls(context, { name: 'preview-document', who: owner, calls, seconds: 86_400 });
}

/** Counts one more extraction from a document that was read before; throws `TOO_MANY_REQUESTS` beyond the limit. */
export function countExtraction(context: Context, owner: string): Promise<void> {
  const calls = context.config.rates.previewsPerMinute;
  return limitCalls(context, { name: 'preview', who: owner, calls, seconds: 60 });
}
