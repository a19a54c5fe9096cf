import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { requestLessons } from './lessons.store.ts';

/** In the transaction that checks or changes files of a request: deletes what they taught, and lets a job learn what they teach now. */
export async function teachFiles(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Trx,
  scope: TenantScope,
  request: { readonly id: string; readonly template_id: string },
  { fileIds, at }: { readonly fileIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const files = { requestId: request.id, templateId: request.template_id, fileIds, at };
  for (const fileId of await requestLessons(trx, scope, files)) {
    const { tenantId, partnerId } = scope;
    await jobs.send(trx, 'learn-file', { fileId, tenantId, partnerId });
  }
}
