import { countAuditDays } from '#features/accounts/audit/count-audit-days.ts';
import { deletePasswordResetsOf } from '#features/accounts/passwords/password-resets.store.ts';
import { deleteEmailChangesOf } from '#features/accounts/sign-in-address/email-changes.store.ts';
import { renewSealedSecrets } from '#features/accounts/second-factor/renew-sealed-secrets.ts';
import { sweepAccounts } from '#features/accounts/sweep.store.ts';
import { checkInvoiceCounts, compactInvoiceCounts } from '#features/billing/invoices/count-invoices.ts';
import { countOlderFiles } from '#features/billing/usage/count-older-files.ts';
import { storeUsageSums } from '#features/billing/usage/store-usage-sums.ts';
import { deleteLayouts } from '#features/exports/layouts/layouts.store.ts';
import { purgePreviews, sweepPreviews } from '#features/previews/previews.store.ts';
import { deleteMemories } from '#features/requests/learning/layouts.store.ts';
import { checkRequestCounts, compactRequestCounts } from '#features/requests/count-requests.ts';
import { purgeRequests } from '#features/requests/delete-request.ts';
import { deleteEndedPages } from '#features/requests/read/ended-pages.ts';
import { keyLifetimeMs } from '#features/requests/submit/idempotency.ts';
import { sweepIdempotencyKeys } from '#features/requests/submit/idempotency.store.ts';
import { purgeChecking } from '#features/templates/checking/checking.store.ts';
import { purgeDrafts } from '#features/templates/drafts/drafts.store.ts';
import { purgeTemplates } from '#features/templates/templates.store.ts';
import { deleteExpiryMailsOf } from '#features/tenants/expiry-mails.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { attemptEach } from '#platform/jobs/attempt-each.ts';
import { deleteDueObjects, deleteStaged, scheduleDeletion } from '#platform/storage/staged-objects.store.ts';
import { forgetObjects, measureObjects } from '#platform/storage/stored-objects.store.ts';

const dayMs = 86_400_000;

/** Subscribes this process to what concerns several features: a deleted tenant's data, and everything that expires. */
export async function workCleanUp(context: Context): Promise<void> {
  await context.jobs.work('purge-tenant', 1, (job) => purgeTenant(context, job.payload));
  await context.jobs.work('sweep', 1, () => sweep(context));
  await context.jobs.schedule('sweep', '*/10 * * * *');
  await context.jobs.work('check-counts', 1, async () => {
    await attemptEach(context.log, 'check-counts', [
      { about: { part: 'requests' }, run: () => checkRequestCounts(context) },
      { about: { part: 'invoices' }, run: () => checkInvoiceCounts(context) },
      { about: { part: 'pages' }, run: () => deleteEndedPages(context) },
    ]);
  });
  // An hour after the books are checked.
  await context.jobs.schedule('check-counts', '15 19 * * *');
}

/** After a tenant's deletion: everything that it uploaded and that was read for it goes. Can be run again at any point. */
export async function purgeTenant(context: Context, scope: TenantScope): Promise<void> {
  await purgeRequests(context, scope);
  const key = `tenants/${scope.tenantId}`;
  await context.db.withTenant(scope, async (trx) => {
    const at = context.clock.now();
    await purgeTemplates(trx, scope, at);
    await purgeDrafts(trx, scope.tenantId);
    await purgeChecking(trx, scope);
    await purgePreviews(trx, scope);
    await deleteMemories(trx, scope);
    await deleteLayouts(trx, scope);
    await forgetObjects(trx, scope);
    await scheduleDeletion(trx, [key], at);
  });
  await context.db.withSystem(async (trx) => {
    await context.jobs.forget(trx, 'send-mail', scope);
    await deletePasswordResetsOf(trx, scope.tenantId);
    await deleteEmailChangesOf(trx, scope.tenantId);
    await deleteExpiryMailsOf(trx, scope.tenantId);
  });
  await deleteStaged(context, [key]);
}

/** No upload takes a day. A storage that does not know the question keeps what it has. */
async function endUploads({ storage, clock, log }: Context): Promise<void> {
  try {
    const uploads = await storage.endUploads(new Date(clock.now().getTime() - dayMs));
    if (uploads > 0) log.info({ uploads }, 'Ended uploads that were cut off');
  } catch (error) {
    log.warn({ err: error }, 'Uploads that were cut off could not be ended');
  }
}

async function deleteDue(context: Context): Promise<void> {
  const objects = await deleteDueObjects(context);
  if (objects > 0) context.log.info({ objects }, 'Swept stored objects that belonged to nothing');
}

/**
 * Deletes everything that has expired or belongs to nothing, and brings sums up to date. Several processes may sweep at once. A step that fails does not keep the others back.
 * @throws AggregateError in the end, if a step failed
 */
export async function sweep(context: Context): Promise<void> {
  const now = context.clock.now();
  const asSystem = (run: (trx: Trx) => Promise<unknown>) => () => context.db.withSystem(run);
  const since = new Date(now.getTime() - keyLifetimeMs);
  const steps: Record<string, () => Promise<unknown>> = {
    'measure-objects': () => measureObjects(context),
    previews: () => sweepPreviews(context),
    'due-objects': () => deleteDue(context),
    uploads: () => endUploads(context),
    'idempotency-keys': asSystem((trx) => sweepIdempotencyKeys(trx, since)),
    accounts: asSystem((trx) => sweepAccounts(trx, now)),
    'rate-limits': asSystem((trx) => sweepRateLimits(trx, now)),
    'sealed-secrets': () => renewSealedSecrets(context),
    'request-counts': () => compactRequestCounts(context),
    'invoice-counts': () => compactInvoiceCounts(context),
    'audit-counts': () => countAuditDays(context),
    'file-counts': () => countOlderFiles(context),
    'usage-sums': () => storeUsageSums(context),
  };
  const parts = Object.entries(steps).map(([step, run]) => ({ about: { step }, run }));
  await attemptEach(context.log, 'sweep', parts);
}
