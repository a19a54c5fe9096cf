import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { composeWelcomeMail } from './compose-mail.ts';

/** What a queued mail is made from. */
export const queuedMail = z.object({
  mail: z.literal('welcome'),
  language: z.enum(['en', 'jp']),
  to: z.string(),
  name: z.string(),
  partnerId: z.string(),
  tenantId: z.string().nullable(),
});

/** Queues the mail that welcomes a new user, in the transaction that makes the user. A mail server that is away is tried again for hours. */
export async function queueWelcomeMail(
  context: Context,
  trx: Trx,
  recipient: { to: string; name: string; language: 'en' | 'jp'; partnerId: string; tenantId: string | null },
): Promise<void> {
  await context.jobs.send(trx, 'send-mail', { mail: 'welcome', ...recipient });
}

/**
 * Sends queued mails. A mail may arrive twice when a worker dies between sending and noting it; then both carry the same id.
 * One that was tried in vain for hours is given up: it goes to the queue `send-mail-lost`.
 */
export async function workMail(context: Context): Promise<void> {
  const { config, db, jobs } = context;
  const mailer = createMailer(config, context);
  await jobs.work('send-mail', 1, async (job) => {
    const { to, name, language } = queuedMail.parse(job.payload);
    const link = `${config.publicUrl.replace(/\/$/, '')}/login`;
    const mail = composeWelcomeMail({ to, name, language, link, appName: config.appName });
    await mailer.send({ ...mail, id: job.id });
    await db.withSystem(async (trx) => void (await job.settle(trx)));
  });
}
