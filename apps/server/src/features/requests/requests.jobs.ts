import type { Context } from '#platform/context.ts';
import { failUnread, readFile } from './read/read-file.ts';

/** Subscribes this process to the reading of files, by `workers` at once. */
export async function workRequests(context: Context, workers: number): Promise<void> {
  await context.jobs.work('read-file', workers, (job) => readFile(context, job));
  await context.jobs.work('read-file-lost', 1, async (job) => {
    const { fileId, tenantId, partnerId } = job.payload;
    context.log.error({ file: fileId }, 'A file was delivered too often and is given up');
    await failUnread(context, job, { tenantId, partnerId }, fileId, 'ENGINE_FAILED');
  });
}
