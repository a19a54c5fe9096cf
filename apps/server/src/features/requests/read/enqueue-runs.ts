import { required } from '#platform/errors/required.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { publish } from '#platform/events/events.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import { priorityAfter, takePriorities } from './fair-priority.store.ts';

// A long file is read in runs, so that several workers share it and a lost one loses little.
const pagesPerRun = 20;

/** In the caller's transaction: makes the jobs that read files, in the tenant's turn, and announces them to the runs that are being read. */
export async function enqueueRuns(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Trx,
  scope: TenantScope,
  files: readonly { readonly id: string; readonly pages: number }[],
): Promise<void> {
  const runs = files.flatMap((file) =>
    Array.from({ length: Math.ceil(file.pages / pagesPerRun) }, (_, index) => {
      const from = index * pagesPerRun + 1;
      const to = Math.min(file.pages, from + pagesPerRun - 1);
      return { fileId: file.id, from, to, pages: to - from + 1 };
    }),
  );
  const priorities = await takePriorities(trx, scope, runs);
  for (const [index, { fileId, from, to }] of runs.entries()) {
    await jobs.send(
      trx,
      'read-file',
      { fileId, ...scope, from, to },
      { priority: required(priorities[index]), group: scope.tenantId },
    );
  }
  await publish(trx, { type: 'pagesQueued', tenantId: scope.tenantId });
}

/** The rest of a run that yielded to others: the same job from a page on, later in the order by the pages that were read. */
export async function enqueueRest(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Trx,
  { payload, priority }: Pick<Delivery<'read-file'>, 'payload' | 'priority'>,
  pages: number,
): Promise<void> {
  await jobs.send(
    trx,
    'read-file',
    { ...payload, from: payload.from + pages },
    { priority: priorityAfter(priority, pages), group: payload.tenantId },
  );
}
