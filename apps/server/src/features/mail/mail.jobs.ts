import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { Config } from '#platform/config/index.ts';
import { payloads } from '#platform/jobs/queues.ts';
import { createMailer, type Mail } from '#platform/mail/mailer.ts';
import {
  composeExpiringTenantsMail,
  composeExpiryMail,
  composeNoticeMail,
  composeWelcomeMail,
} from './compose-mail.ts';
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
export const queuedMail = payloads['send-mail'].extend({
  mail: z.enum(['welcome', 'expiry', 'expiringTenants', ...notices]),
  language: z.enum(['en', 'jp']),
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

type Addressee = Pick<QueuedMail, 'to' | 'name' | 'language' | 'partnerId'>;

/** Queues the mail to a tenant's user about the expiry date. */
export async function queueExpiryMail(
  context: Context,
  trx: Trx,
  {
    expiryDate,
    daysLeft,
    ...recipient
  }: Addressee & { tenantId: string; expiryDate: string; daysLeft: number },
): Promise<void> {
  const expiry = { date: expiryDate, daysLeft };
  await context.jobs.send(trx, 'send-mail', { mail: 'expiry', ...recipient, expiry });
}

/** Queues the mail to a partner's user about the tenants whose access expires. */
export async function queueExpiringTenantsMail(
  context: Context,
  trx: Trx,
  mail: Addressee & { tenants: NonNullable<QueuedMail['tenants']> },
): Promise<void> {
  await context.jobs.send(trx, 'send-mail', { mail: 'expiringTenants', ...mail, tenantId: null });
}

/**
 * Sends queued mails. A mail may arrive twice if a worker dies between sending and recording; both then have the same id. After hours of
 * failed attempts it is moved to the queue `send-mail-lost`.
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
  { mail, to, name, language, event, expiry, tenants }: QueuedMail,
  parties: MailParties,
): Mail {
  const base = config.publicUrl.replace(/\/$/, '');
  const recipient = { to, name, ...parties, language, appName: config.appName };
  if (mail === 'expiry' && expiry !== undefined)
    return composeExpiryMail({ ...recipient, link: `${base}/` }, expiry);
  if (mail === 'expiringTenants' && tenants !== undefined)
    return composeExpiringTenantsMail({ ...recipient, link: `${base}/tenant?sort=expiryDate` }, tenants);
  if (mail === 'welcome' || mail === 'expiry' || mail === 'expiringTenants' || event === undefined)
    return composeWelcomeMail({ ...recipient, link: `${base}/login` });
  return composeNoticeMail({ ...recipient, link: `${base}/profile` }, mail, {
    ...event,
    at: new Date(event.at),
  });
}
