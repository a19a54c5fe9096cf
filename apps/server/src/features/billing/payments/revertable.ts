import { mayRevertPayment, type Day } from '@ocr/billing';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * The payment of an invoice that may be reverted now: the last one that is not yet, for who booked it and on the same day. Credit that was
 * deducted belongs to two documents, and stays.
 */
export function findRevertable(
  { state }: Pick<InvoiceRow, 'state'>,
  payments: readonly PaymentRow[],
  asking: { today: Day; userId: string },
): PaymentRow | undefined {
  const gone = new Set(payments.map(({ reverts }) => reverts));
  const last = payments.findLast(({ id, kind }) => kind !== 'taken_back' && !gone.has(id));
  if (state === 'void' || last === undefined || last.kind === 'offset' || last.bookedBy === null)
    return undefined;
  return mayRevertPayment({ recordedBy: last.bookedBy, recordedOn: last.bookedOn }, asking)
    ? last
    : undefined;
}
