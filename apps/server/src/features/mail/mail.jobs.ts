import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { Config } from '#platform/config/index.ts';
import type {
  QueuedExpiringTenants,
  QueuedExpiry,
  QueuedNotice,
  QueuedWelcome,
} from '#platform/jobs/mail-payloads.ts';
import type { Payloads } from '#platform/jobs/queues.ts';
import { createMailer, type Mail } from '#platform/mail/mailer.ts';
import {
  composeExpiringTenantsMail,
  composeExpiryMail,
  composeNoticeMail,
  composeWelcomeMail,
} from './compose-mail.ts';
import { findMailParties, type MailParties } from './parties.store.ts';

/** Queues the mail that welcomes a new user, in the transaction that makes the user. A mail server that is away is tried again for hours. */
export async function queueWelcomeMail(
  context: Context,
  trx: Trx,
  recipient: Omit<QueuedWelcome, 'mail'>,
): Promise<void> {
  await context.jobs.send(trx, 'send-mail', { mail: 'welcome', ...recipient });
}

/** Queues the mail that informs a user of what happened to its account, in the transaction in which it happens. */
export async function queueNotice(context: Context, trx: Trx, notice: QueuedNotice): Promise<void> {
  await context.jobs.send(trx, 'send-mail', notice);
}

/** Queues the mail to a tenant's user about the expiry date. */
export async function queueExpiryMail(
  context: Context,
  trx: Trx,
  mail: Omit<QueuedExpiry, 'mail'>,
): Promise<void> {
  await context.jobs.send(trx, 'send-mail', { mail: 'expiry', ...mail });
}

/** Queues the mail to a partner's user about the tenants whose access expires. */
export async function queueExpiringTenantsMail(
  context: Context,
  trx: Trx,
  mail: Omit<QueuedExpiringTenants, 'mail' | 'tenantId'>,
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
    const parties = await db.withSystem((trx) => findMailParties(trx, job.payload));
    const mail = composeQueued(config, job.payload, parties);
    await mailer.send({ ...mail, id: job.id });
    await db.withSystem(async (trx) => void (await job.settle(trx)));
  });
}

function composeQueued(config: Config, queued: Payloads['send-mail'], parties: MailParties): Mail {
  const base = config.publicUrl;
  const { to, name, language } = queued;
  const recipient = { to, name, ...parties, language, appName: config.appName };
  if (queued.mail === 'welcome') return composeWelcomeMail({ ...recipient, link: `${base}/login` });
  if (queued.mail === 'expiry') return composeExpiryMail({ ...recipient, link: `${base}/` }, queued.expiry);
  if (queued.mail === 'expiringTenants') {
    const link = `${base}/tenant?sort=expiryDate`;
    return composeExpiringTenantsMail({ ...recipient, link }, queued.tenants);
  }
  const { mail, event } = queued;
  const link = `${base}/profile`;
  return composeNoticeMail({ ...recipient, link }, mail, { ...event, at: new Date(event.at) });
}
