import { sweepAccounts } from '#features/accounts/sweep.store.ts';
import { sweepPreviews } from '#features/templates/previews.store.ts';
import type { Context } from '#platform/context.ts';
import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { deleteDueObjects } from '#platform/storage/staged-objects.store.ts';
import { purgeTenant } from './delete-request.ts';
import { failUnread, readFile } from './read/read-file.ts';
import { sweepIdempotencyKeys } from './sweep.store.ts';
import { keyLifetimeMs } from './submit/submitter.ts';

/** Subscribes this process to the reading of files and to what must be swept up after requests. */
export async function workRequests(context: Context, workers: number): Promise<void> {
  await context.jobs.work('read-file', workers, (job) => readFile(context, job));
  await context.jobs.work('read-file-lost', 1, async (job) => {
    const { fileId, ...scope } = job.payload;
    context.log.error({ file: fileId }, 'A file was delivered too often and is given up');
    await failUnread(
      context,
      job,
      { tenantId: scope.tenantId, partnerId: scope.partnerId },
      fileId,
      'ENGINE_FAILED',
    );
  });
  await context.jobs.work('purge-tenant', 1, (job) => purgeTenant(context, job.payload));
  await context.jobs.work('sweep', 1, () => sweep(context));
  await context.jobs.schedule('sweep', '*/10 * * * *');
}

async function sweep(context: Context): Promise<void> {
  await sweepPreviews(context);
  const objects = await deleteDueObjects(context);
  const since = new Date(context.clock.now().getTime() - keyLifetimeMs);
  await context.db.withSystem(async (trx) => {
    await sweepIdempotencyKeys(trx, since);
    await sweepAccounts(trx, context.clock.now());
    await sweepRateLimits(trx, context.clock.now());
  });
  if (objects > 0) context.log.info({ objects }, 'Swept stored objects that belonged to nothing');
}
