import { lockTenantMonth, reservePages } from '#features/billing/usage/metering.store.ts';
import type { PinnedTemplate } from '#features/templates/templates.store.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { publish } from '#platform/events/events.ts';
import { deleteStaged } from '#platform/storage/staged-objects.store.ts';
import { objectOf } from '#platform/storage/stored-objects.store.ts';
import { enqueueRuns } from '../read/enqueue-runs.ts';
import { lockTenantShared, insertRequest, nextRequestNumber, type NewFile } from '../requests.store.ts';
import { claimKey, type Submitter } from './idempotency.ts';

export interface Submission {
  readonly id: string;
  readonly template: PinnedTemplate;
  readonly files: readonly NewFile[];
  /** Takes the documents into ownership, in the transaction of the request. */
  readonly keepDocuments: (trx: Trx) => Promise<void>;
}

/**
 * One transaction: the month is locked, the limit checked, pages reserved, the request and its files inserted and
 * their jobs enqueued. Either all of it happens or nothing; the stored documents are dropped when it does not.
 */
export async function acceptRequest(
  context: Context,
  by: Submitter,
  submission: Submission,
): Promise<string> {
  const keys = submission.files.map(objectOf);
  let accepted: string | undefined;
  try {
    accepted = await context.db.withTenant(by.scope, (trx) => accept(context, trx, by, submission));
  } finally {
    if (accepted !== submission.id) await deleteStaged(context, keys);
  }
  return accepted;
}

async function accept(context: Context, trx: Trx, by: Submitter, submission: Submission): Promise<string> {
  const { scope } = by;
  if (!(await lockTenantShared(trx, scope))) throw notFound();
  // Read after the tenant is locked: an earlier closing has ended the month that it billed.
  const at = context.clock.now();
  const first = await claimKey(trx, by, { requestId: submission.id, at });
  if (first !== undefined) return first;
  const quota = await lockTenantMonth(trx, scope, at);
  const number = await nextRequestNumber(trx, scope);
  await reservePages(trx, scope, {
    requestId: submission.id,
    requestNumber: number,
    quota,
    at,
    files: submission.files.map((file, index) => ({
      fileId: file.id,
      ordinal: index + 1,
      pages: file.pages,
    })),
  });
  await insertRequest(trx, scope, { ...submission, number, month: quota.month, acceptedBy: by.userId, at });
  await enqueueRuns(context, trx, scope, submission.files);
  await publish(trx, {
    type: 'request',
    tenantId: scope.tenantId,
    requestId: submission.id,
    status: 'processing',
    pagesDone: 0,
    pagesTotal: submission.files.reduce((sum, file) => sum + file.pages, 0),
  });
  await submission.keepDocuments(trx);
  return submission.id;
}
