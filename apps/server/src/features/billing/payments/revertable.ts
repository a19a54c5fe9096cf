import { mayRevertPayment, type Day } from '@ocr/billing';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import type { PaymentRow } from './payments.store.ts';

/** What may be undone of an invoice's payment: the last one booked, or that an invoice without amounts is marked as paid. */
export type Revertable =
  | { readonly kind: 'payment'; readonly payment: PaymentRow }
  | { readonly kind: 'mark'; readonly date: Day | null };

/**
 * What of an invoice's payment this user may undo now. Of an invoice with amounts the last payment that is not undone yet, except credit that was deducted:
 * it belongs to two documents.
 */
export function findRevertable(
  invoice: InvoiceRow,
  payments: readonly PaymentRow[],
  asking: { today: Day; userId: string },
): Revertable | undefined {
  if (invoice.total === null) return findMark(invoice, asking);
  const gone = new Set(payments.map(({ reverts }) => reverts));
  const last = payments.findLast(({ id, kind }) => kind !== 'taken_back' && !gone.has(id));
  if (invoice.state === 'void' || last === undefined || last.kind === 'offset' || last.bookedBy === null)
    return undefined;
  return mayRevertPayment({ recordedBy: last.bookedBy, recordedOn: last.bookedOn }, asking)
    ? { kind: 'payment', payment: last }
    : undefined;
}

/** Who marked it and when may be unknown: it was marked before that was stored. */
function findMark(
  { payment_status: status, payment_date: date, ...recorded }: InvoiceRow,
  asking: { today: Day; userId: string },
): Revertable | undefined {
  const { payment_recorded_by: recordedBy, payment_recorded_on: recordedOn } = recorded;
  if (status !== 'paid' || recordedBy === null || recordedOn === null) return undefined;
  return mayRevertPayment({ recordedBy, recordedOn }, asking) ? { kind: 'mark', date } : undefined;
}
