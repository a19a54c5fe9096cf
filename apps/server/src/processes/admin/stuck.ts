import type { PoolConfig } from 'pg';
import { enqueueRuns } from '#features/requests/read/enqueue-runs.ts';
import { lockUnreadFile } from '#features/requests/files.store.ts';
import type { Context } from '#platform/context.ts';
import {
  retryWaitingJobsNow,
  retryFailedJobs,
  selectStuckJobs,
  type StuckJob,
} from '#platform/jobs/stuck-jobs.store.ts';
import { connectOwner, endConnection } from '../backup/dump-database.store.ts';
import {
  countOverdueRemovals,
  readingAll,
  selectUnfinishedRequests,
  selectLostMails,
  selectUnreadFiles,
  type UnfinishedRequest,
  type LostMail,
  type UnreadFile,
} from './stuck.store.ts';

export interface Stuck {
  readonly files: readonly UnreadFile[];
  readonly requests: readonly UnfinishedRequest[];
  /** Of all queues but those of the files above. */
  readonly jobs: readonly StuckJob[];
  /** Of invoices. */
  readonly mails: readonly LostMail[];
  readonly removals: { readonly count: number; readonly oldest: Date | null };
}
export interface Requeued {
  readonly files: number;
  readonly invoiceMails: number;
  readonly retries: number;
  readonly failed: number;
}

// A sweep runs every ten minutes.
const sweptWithinMs = 3_600_000;
/** Queues whose given up jobs may be tried once more at any later time. Those of files are not: their files have failed, and are sent again by their users. */
const repeatable = [
  'purge-tenant',
  'forget-template',
  'learn-file',
  'close-months',
  'check-books',
  'mail-expiries',
  'sweep',
];
const mailQueues = ['send-mail', 'send-invoice'];

/** Everything that has not moved for this many minutes; what no job will ever move, at any age. */
export async function findStuck(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: PoolConfig,
  minutes: number,
): Promise<Stuck> {
  const at = clock.now().getTime();
  const before = at - minutes * 60_000;
  const client = await connectOwner(owner);
  try {
    const found = await readingAll(client, async () => ({
      files: await selectUnreadFiles(client, new Date(at)),
      requests: await selectUnfinishedRequests(client),
      mails: await selectLostMails(client),
      removals: await countOverdueRemovals(client, new Date(at - sweptWithinMs)),
    }));
    const jobs = await db.withSystem((trx) => selectStuckJobs(trx, minutes * 60));
    return {
      ...found,
      files: found.files.filter((file) => file.jobs === 0 || file.acceptedAt.getTime() <= before),
      // A file's jobs are listed with the file.
      jobs: jobs.filter(({ queue, state }) => queue !== 'read-file' || state === 'failed'),
    };
  } finally {
    await endConnection(client);
  }
}

/**
 * Moves what can be moved. Files and emails without a job get one, pending retries are due now, failed jobs start again. Mails that were
 * given up are sent only with `mails`, because their recipients may have been informed otherwise. Running it twice does no harm.
 */
export async function requeueStuck(
  context: Context,
  owner: PoolConfig,
  { mails = false }: { mails?: boolean } = {},
): Promise<Requeued> {
  const { db, jobs } = context;
  const stuck = await findStuck(context, owner, 0);
  let files = 0;
  for (const file of stuck.files) if (file.jobs === 0 && (await requeueFile(context, file))) files += 1;
  for (const { id, ...scope } of stuck.mails) {
    const { partnerId, tenantId } = scope;
    await db.withSystem((trx) => jobs.send(trx, 'send-invoice', { mailId: id, partnerId, tenantId }));
  }
  return db.withSystem(async (trx) => ({
    files,
    invoiceMails: stuck.mails.length,
    retries: await retryWaitingJobsNow(trx),
    failed: await retryFailedJobs(trx, mails ? [...repeatable, ...mailQueues] : repeatable),
  }));
}

/** Pages that are stored are not read again: a worker finds what is missing. False where the file has ended meanwhile. */
async function requeueFile(context: Context, { id, pages, ...file }: UnreadFile): Promise<boolean> {
  const scope = { tenantId: file.tenantId, partnerId: file.partnerId };
  return context.db.withTenant(scope, async (trx) => {
    if ((await lockUnreadFile(trx, scope, id)) === undefined) return false;
    await enqueueRuns(context, trx, scope, [{ id, pages }]);
    return true;
  });
}
