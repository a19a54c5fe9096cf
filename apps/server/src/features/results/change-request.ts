import type { Request } from '@ocr/contract';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Written } from '#platform/http/written.ts';
import { answerAnyRequest, answerRequest, MAX_PRESENTED_HERE } from './answer-request.ts';
import { answerLarge } from './result-turns.ts';
import { estimateResultSize } from './results.store.ts';

/**
 * Changes a request, and answers as `answerRequest` does. Of a large one the turn comes first: refused for too many calls, the request is as it was.
 * A change that was sent is made even if the client leaves.
 */
export async function changeRequest(
  context: Context,
  caller: TenantCaller,
  requestId: string,
  { change, signal }: { readonly change: () => Promise<void>; readonly signal: AbortSignal },
): Promise<Request | Written> {
  const scope = tenantScope(caller);
  const size = await context.db.withTenant(scope, (trx) => estimateResultSize(trx, scope, requestId));
  if (size <= MAX_PRESENTED_HERE) {
    await change();
    return answerRequest(context, caller, requestId, signal);
  }
  return answerLarge({ ...scope, signal: undefined }, async () => {
    await change();
    signal.throwIfAborted();
    return answerAnyRequest(context, caller, requestId);
  });
}
