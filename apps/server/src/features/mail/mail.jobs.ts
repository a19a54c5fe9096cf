import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { Config } from '#platform/config/index.ts';
import { createMailer, type Mail } from '#platform/mail/mailer.ts';
import { composeNoticeMail, composeWelcomeMail } from './compose-mail.ts';
import { findMailParties, type MailParties } from './parties.store.ts';

/** What a user is informed of by mail when it happens to its account. */
const notices = [
  'newDevice',
  'passwordChanged',
  'passwordReset',
  'contactEmailChanged',
  'emailChanged',
  'credentialsIssued',
  'secondFactorAdded',
  'secondFactorRemoved',
  'secondFactorReset',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
] as const;
export type Notice = (typeof notices)[number];

/** What a queued mail is made from. */
export const queuedMail = z.object({
  mail: z.enum(['welcome', ...notices]),
  language: z.enum(['en', 'jp']),
  to: z.string(),
  name: z.string(),
  partnerId: z.string(),
  tenantId: z.string().nullable(),
  event: z
    .object({
      at: z.string(),
      timeZone: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      address: z.string().nullable(),
    })
    .optional(),
});
type QueuedMail = z.output<typeof queuedMail>;

/** Queues the mail that welcomes a new user, in the transaction that makes the user. A mail server that is away is tried again for hours. */
export async function queueWelcomeMail(
  context: Context,
  trx: Trx,
  recipient: { to: string; name: string; language: 'en' | 'jp'; partnerId: string; tenantId: string | null },
): Promise<void> {
  await context.jobs.send(trx, 'send-mail', { mail: 'welcome', ...recipient });
}

/** Queues the mail that informs a user of what happened to its account, in the transaction in which it happens. */
export async function queueNotice(
  context: Context,
  trx: Trx,
  notice: QueuedMail & { mail: Notice; event: NonNullable<QueuedMail['event']> },
): Promise<void> {
  await context.jobs.send(trx, 'send-mail', notice);
}

/**
 * Sends queued mails. A mail may arrive twice when a worker dies between sending and noting it; then both carry the same id.
 * One that was tried in vain for hours is given up: it goes to the queue `send-mail-lost`.
 */
export async function workMail(context: Context): Promise<void> {
  const { config, db, jobs } = context;
  const mailer = createMailer(config, context);
  await jobs.work('send-mail', 1, async (job) => {
    const queued = queuedMail.parse(job.payload);
    const parties = await db.withSystem((trx) => findMailParties(trx, queued));
    const mail = composeQueued(config, queued, parties);
    await mailer.send({ ...mail, id: job.id });
    await db.withSystem(async (trx) => void (await job.settle(trx)));
  });
}

function composeQueued(
  config: Config,
  { mail, to, name, language, event }: QueuedMail,
  parties: MailParties,
): Mail {
  const base = config.publicUrl.replace(/\/$/, '');
  const recipient = { to, name, ...parties, language, appName: config.appName };
  if (mail === 'welcome' || event === undefined)
    return composeWelcomeMail({ ...recipient, link: `${base}/login` });
  return composeNoticeMail({ ...recipient, link: `${base}/profile` }, mail, {
    ...event,
    at: new Date(event.at),
  });
}
