import { addMonths, dayInMonth, dayRange, type Month } from '@ocr/billing';
import { payInvoice } from '#features/billing/invoices/pay-invoice.ts';
import { selectInvoices } from '#features/billing/invoices/invoices.store.ts';
import { SettableClock } from '#platform/clock/clock.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { demoPartner } from './demo-people.ts';

/** The oldest months are paid, then some; the rest is overdue, and last month's is pending. */
export async function payOldInvoices(
  context: Context,
  { partnerId, userId }: { partnerId: string; userId: string },
  { running, timeZone }: { running: Month; timeZone: string },
): Promise<void> {
  const caller: PartnerCaller = {
    roleName: 'PARTNER',
    tenantId: null,
    partnerId,
    userId,
    sessionId: '',
    username: demoPartner.email,
    name: 'Yuki Kanda',
    mustChangePassword: false,
    secondFactorRequired: false,
    mustAddSecondFactor: false,
    signedInAt: context.clock.now(),
    expiresAt: context.clock.now(),
  };
  const scope = { partnerId, tenantId: undefined };
  const invoices = await context.db.withPartner(caller, (trx) => selectInvoices(trx, scope));
  for (const invoice of invoices) {
    const month = invoice.month.slice(0, 7);
    const place = Number(invoice.number.slice(-4));
    const paid =
      month <= addMonths(running, -4) ||
      (month === addMonths(running, -3) && place !== 2) ||
      (month === addMonths(running, -2) && place === 1);
    if (!paid) continue;
    // Recorded on that day, so that it is final: only on the day itself it can be undone.
    const paymentDate = dayInMonth(addMonths(month, 1), 24 + place);
    const clock = new SettableClock(dayRange(paymentDate, timeZone).start);
    await payInvoice({ db: context.db, clock }, caller, invoice, { paymentDate });
  }
}
