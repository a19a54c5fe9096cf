import { addMonths, dayInMonth, dayOfMonth, monthOfDay, nextMonth, type Day, type Month } from './months.ts';
import { assertWhole } from './whole.ts';

/** The payment day of a new partner: every month's last day. */
export const DEFAULT_PAYMENT_DAY = 31;

/** The date on which the payment day (1 to 31) falls in a month: 29 to 31 mean the last day of a shorter month. */
export function paymentDate(month: Month, paymentDay: number): Day {
  assertPaymentDay(paymentDay);
  return dayInMonth(month, paymentDay);
}

/** The bill date: the next date, after today, on which the payment day falls. */
export function nextBillDate(today: Day, paymentDay: number): Day {
  const thisMonth = paymentDate(monthOfDay(today), paymentDay);
  return thisMonth > today ? thisMonth : paymentDate(nextMonth(monthOfDay(today)), paymentDay);
}

/** The result of resetting the payment day: today becomes the last payment date, and its day of the month the payment day. */
export function resetPaymentDay(today: Day): { paymentDay: number; lastPaymentDate: Day } {
  return { paymentDay: dayOfMonth(today), lastPaymentDate: today };
}

/**
 * When an invoice is due: the first payment date after the billed month that is not before the day of issue.
 * An invoice that was issued late is therefore never overdue on the day of issue.
 */
export function dueDate(invoice: { billMonth: Month; issuedDay: Day; paymentDay: number }): Day {
  const { billMonth, issuedDay, paymentDay } = invoice;
  const monthOfIssue = monthOfDay(issuedDay);
  const firstMonth = monthOfIssue > billMonth ? monthOfIssue : nextMonth(billMonth);
  const date = paymentDate(firstMonth, paymentDay);
  return date >= issuedDay ? date : paymentDate(addMonths(firstMonth, 1), paymentDay);
}

/** The payment status of an invoice that is not paid, on a day: overdue from the day after the due date on; the due date itself is in time. */
export function unpaidStatus({ dueDate, today }: { dueDate: Day; today: Day }): 'pending' | 'overdue' {
  return today > dueDate ? 'overdue' : 'pending';
}

/**
 * The days on which an invoice can have been paid, both included: from the first day of the billed month (a customer may
 * pay ahead of the invoice) to today. Source: glossary, "payment date".
 */
export function paymentDateRange(invoice: { billMonth: Month; today: Day }): { min: Day; max: Day } {
  return { min: dayInMonth(invoice.billMonth, 1), max: invoice.today };
}

/** The days on which a credit note can have been refunded, both included: from its issue to today. */
export function refundDateRange(creditNote: { issuedDay: Day; today: Day }): { min: Day; max: Day } {
  return { min: creditNote.issuedDay, max: creditNote.today };
}

/** The user who booked a payment or marked an invoice as paid may undo it on the same day. Later, and for everyone else, it is final. */
export function mayRevertPayment(
  payment: { recordedOn: Day; recordedBy: string } | undefined,
  asking: { today: Day; userId: string },
): boolean {
  return payment?.recordedOn === asking.today && payment.recordedBy === asking.userId;
}

function assertPaymentDay(paymentDay: number): void {
  assertWhole('paymentDay', paymentDay, 1);
  if (paymentDay > 31) throw new RangeError(`paymentDay must be at most 31, not ${paymentDay}`);
}
