import type { Context } from '#platform/context.ts';
import { recordAudit } from './audit/audit.store.ts';

/** Mails that were given up: the partner finds each in its audit log, with the recipient. */
export async function workLostMails(context: Context): Promise<void> {
  await context.jobs.work('send-mail-lost', 1, async (job) => {
    const { mail, to, partnerId, tenantId } = job.payload;
    await context.db.withSystem(async (trx) => {
      if (!(await job.settle(trx))) return;
      await recordAudit(trx, {
        partnerId,
        tenantId,
        at: context.clock.now(),
        userId: null,
        userName: context.config.appName,
        action: 'mail.failed',
        target: to,
        details: { mail },
      });
    });
    context.log.warn({ mail, tenant: tenantId }, 'A mail could not be sent and is given up');
  });
}
