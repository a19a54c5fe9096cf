import { addDays, hourOf, REMINDER_GRACE_DAYS, REMINDER_HOUR, reminderDayOn } from '@ocr/billing';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { selectClosingPartners } from '../invoices/closing.store.ts';
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

/** Queues the reminders of overdue invoices whose day has come on the partner's calendar. Can run at any time, and any number of times. */
export async function queueReminders(
  deps: Pick<Context, 'db' | 'clock' | 'jobs' | 'log'>,
): Promise<{ reminders: number }> {
  let reminders = 0;
  for (const partner of await deps.db.withSystem(selectClosingPartners)) {
    reminders += await deps.db.withSystem(async (trx) => {
      const { details } = await getIssuer(trx, partner);
      if (details.reminderDays.length === 0) return 0;
      const { day: today, values } = billingDateAt(await getValuesHistory(trx, partner), deps.clock.now());
      if (hourOf(deps.clock.now(), values.timeZone) < REMINDER_HOUR) return 0;
      const dueFrom = addDays(today, -(Math.max(...details.reminderDays) + REMINDER_GRACE_DAYS));
      const overdue = await selectOverdue(trx, partner, dueFrom);
      const byDay = Map.groupBy(overdue, ({ dueDate }) =>
        reminderDayOn(today, dueDate, details.reminderDays),
      );
      let queued = 0;
      for (const [reminderDay, invoices] of byDay) {
        if (reminderDay === undefined) continue;
        const invoiceIds = invoices.map(({ id }) => id);
        queued += await queueInvoiceMails(deps, trx, { invoiceIds, reminderDay });
      }
      return queued;
    });
  }
  if (reminders > 0) deps.log.info({ reminders }, 'Queued reminders');
  return { reminders };
}
