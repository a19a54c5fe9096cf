import { addDays, dayOf, daysUntilExpiry } from '@ocr/billing';
import { findTimeZone } from '#features/accounts/time-zone.store.ts';
import { queueExpiryMail, queueExpiringTenantsMail } from '#features/mail/mail.jobs.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { attemptEach } from '#platform/jobs/attempt-each.ts';
import {
  noteExpiryMail,
  selectExpiringTenants,
  selectMailedUsers,
  selectPartnersWithExpiring,
  type ExpiringTenant,
} from './expiry-mails.store.ts';

/** Runs at start and every hour, because a partner's day may begin at any hour. */
export async function workExpiryMails(context: Context): Promise<void> {
  await context.jobs.work('mail-expiries', 1, async () => void (await mailExpiries(context)));
  await context.jobs.schedule('mail-expiries', '11 * * * *');
  await context.db.withSystem((trx) => context.jobs.send(trx, 'mail-expiries', {}));
}

/**
 * Mails the users of every tenant whose access expires within the configured days, and its partner's users which tenants those are. Each is
 * mailed once per number of days, however many processes run it. After a downtime only the latest number that was reached counts. Returns
 * how many tenants were informed.
 * @throws AggregateError in the end, if it failed for a partner
 */
export async function mailExpiries(context: Context): Promise<number> {
  const { db, clock, config } = context;
  const longest = Math.max(0, ...config.expiryMailDays);
  if (longest === 0) return 0;
  const at = clock.now();
  const utc = dayOf(at, 'UTC');
  // A day more on either side: somewhere it is tomorrow already, or still yesterday.
  const range = { from: addDays(utc, -1), to: addDays(utc, longest + 1) };
  let informed = 0;
  const partnerIds = await db.withSystem((trx) => selectPartnersWithExpiring(trx, range));
  const parts = partnerIds.map((partnerId) => ({
    about: { partnerId },
    run: async () => {
      const tenants = await db.withSystem((trx) => mailExpiriesOf(context, trx, partnerId, at));
      if (tenants > 0) context.log.info({ partnerId, tenants }, 'Queued mails about expiring access');
      informed += tenants;
    },
  }));
  await attemptEach(context.log, 'mail-expiries', parts);
  return informed;
}

async function mailExpiriesOf(context: Context, trx: Trx, partnerId: string, at: Date): Promise<number> {
  const { expiryMailDays } = context.config;
  const today = dayOf(at, await findTimeZone(trx, partnerId, at));
  const to = addDays(today, Math.max(...expiryMailDays));
  const informed: ExpiringTenant[] = [];
  for (const tenant of await selectExpiringTenants(trx, { partnerId }, { from: today, to })) {
    const daysLeft = daysUntilExpiry(tenant.expiryDate, today);
    const days = Math.min(...expiryMailDays.filter((each) => each >= daysLeft));
    const { id: tenantId, expiryDate } = tenant;
    if (!(await noteExpiryMail(trx, { tenantId, partnerId, expiryDate, days, at }))) continue;
    informed.push(tenant);
    for (const user of await selectMailedUsers(trx, { partnerId, tenantId })) {
      const recipient = { to: user.email, name: user.fullName, language: user.language };
      const expiry = { date: expiryDate, daysLeft };
      await queueExpiryMail(context, trx, { ...recipient, partnerId, tenantId, expiry });
    }
  }
  if (informed.length > 0) await mailPartner(context, trx, partnerId, informed);
  return informed.length;
}

/** The partner's users learn of all that were informed now in one mail. */
async function mailPartner(
  context: Context,
  trx: Trx,
  partnerId: string,
  tenants: readonly ExpiringTenant[],
): Promise<void> {
  for (const user of await selectMailedUsers(trx, { partnerId, tenantId: null })) {
    const recipient = { to: user.email, name: user.fullName, language: user.language };
    await queueExpiringTenantsMail(context, trx, {
      ...recipient,
      partnerId,
      tenants: tenants.map(({ companyName, expiryDate }) => ({ companyName, expiryDate })),
    });
  }
}
