import { addDays, hourOf, REMINDER_GRACE_DAYS, REMINDER_HOUR, reminderDayOn } from '@ocr/billing';
import type { Context } from '#platform/context.ts';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { forEachPartner } from '../for-each-partner.ts';
import { getIssuer } from '../prices/issuer.store.ts';
import { insertMails, selectOverdue, type DueMails } from './invoice-mails.store.ts';

/**
 * Queues the emails of invoices, in the transaction that makes them due: each once, however often and by how many processes that is
 * tried. Invoices of tenants that read them in the console alone are passed over.
 */
export async function queueInvoiceMails(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  trx: Trx,
  due: DueMails,
): Promise<number> {
  const mails = await insertMails(trx, due, clock.now());
  await jobs.sendMany(trx, 'send-invoice', mails);
  return mails.length;
}

/** Queues the reminders of overdue invoices whose day has come on the partner's calendar. Can run at any time, and any number of times. @throws AggregateError in the end, if it failed for a partner */
export async function queueReminders(
  deps: Pick<Context, 'db' | 'clock' | 'jobs' | 'log'>,
): Promise<{ reminders: number }> {
  let reminders = 0;
  await forEachPartner(deps, 'send-reminders', async (partner) => {
    const queued = await deps.db.withSystem((trx) => queueRemindersOf(deps, trx, partner));
    if (queued > 0) deps.log.info({ partnerId: partner.partnerId, reminders: queued }, 'Queued reminders');
    reminders += queued;
  });
  return { reminders };
}

async function queueRemindersOf(
  deps: Pick<Context, 'clock' | 'jobs'>,
  trx: Trx,
  partner: PartnerScope,
): Promise<number> {
  const { details } = await getIssuer(trx, partner);
  if (details.reminderDays.length === 0) return 0;
  const { day: today, values } = billingDateAt(await getValuesHistory(trx, partner), deps.clock.now());
  if (hourOf(deps.clock.now(), values.timeZone) < REMINDER_HOUR) return 0;
  const dueFrom = addDays(today, -(Math.max(...details.reminderDays) + REMINDER_GRACE_DAYS));
  const overdue = await selectOverdue(trx, partner, dueFrom);
  const byDay = Map.groupBy(overdue, ({ dueDate }) => reminderDayOn(today, dueDate, details.reminderDays));
  let queued = 0;
  for (const [reminderDay, invoices] of byDay) {
    if (reminderDay === undefined) continue;
    const invoiceIds = invoices.map(({ id }) => id);
    queued += await queueInvoiceMails(deps, trx, { invoiceIds, reminderDay });
  }
  return queued;
}
