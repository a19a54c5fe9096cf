import type { Context } from '#platform/context.ts';
import type { Payloads } from '#platform/jobs/queues.ts';
import { deleteTraces, selectTenantIds } from './template-traces.store.ts';

/** Subscribes this process to the remaining deletions of standard templates. */
export async function workTemplates(context: Context): Promise<void> {
  await context.jobs.work('forget-template', 1, (job) => forgetTemplate(context, job.payload));
}

/** After a standard template's deletion: deletes its lessons tenant by tenant, each as the tenant itself. Can be run again at any point. */
async function forgetTemplate(
  { db }: Pick<Context, 'db'>,
  { templateId, partnerId }: Payloads['forget-template'],
): Promise<void> {
  const tenants = await db.withPartner({ partnerId }, (trx) => selectTenantIds(trx, { partnerId }));
  for (const tenantId of tenants) {
    const scope = { tenantId, partnerId };
    await db.withTenant(scope, (trx) => deleteTraces(trx, scope, templateId));
  }
}
