import {
  chargeFile,
  lockTenantMonth,
  releaseFile,
  reservePages,
} from '#features/billing/usage/metering.store.ts';
import { newId } from '#platform/database/ids.ts';
import type { TestApp } from './app.ts';
import type { TenantParty } from './parties.ts';

/** A request of one file, metered as submitting and reading it would: what billing sees of a document. */
export async function meter(
  app: TestApp,
  tenant: TenantParty,
  pages: number,
  end: 'used' | 'released' | 'reserved' = 'used',
): Promise<{ finish(end: 'used' | 'released'): Promise<void> }> {
  const scope = { tenantId: tenant.tenantId, partnerId: tenant.partnerId };
  const fileId = newId();
  const finish = (how: 'used' | 'released') =>
    app.context.db.withTenant(scope, (trx) => {
      const at = app.clock.now();
      return how === 'used'
        ? chargeFile(trx, scope, { fileId, pages, at })
        : releaseFile(trx, scope, { fileId, at });
    });
  await app.context.db.withTenant(scope, async (trx) => {
    const at = app.clock.now();
    const quota = await lockTenantMonth(trx, scope, at);
    const files = [{ fileId, ordinal: 1, pages }];
    await reservePages(trx, scope, { requestId: newId(), requestNumber: newId(), quota, at, files });
  });
  if (end !== 'reserved') await finish(end);
  return { finish };
}
