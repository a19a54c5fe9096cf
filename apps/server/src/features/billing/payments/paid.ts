import { isPaidInFull, unpaidStatus } from '@ocr/billing';
import type { Payment } from '@ocr/contract';
import type { InvoiceRow } from '../invoices/invoices.store.ts';

/** Who books something, and when; nobody where the closing deducts credit. */
export interface Booking {
  readonly at: Date;
  readonly today: string;
  readonly userId: string | null;
}
export interface NewPayment {
  readonly kind: Payment['kind'];
  readonly date: string;
  readonly amount: number;
  readonly note?: string;
  readonly reverts?: string;
  /** Of the line of a bank's file. */
  readonly source?: string;
}

/** What of an invoice says how far it is paid. 64-bit integers come from the database as text. */
export type PayableColumns = Pick<InvoiceRow, 'id' | 'due_date' | 'payment_status'> & {
  readonly total: string | null;
  readonly paid: string | number | null;
};
type PaymentColumns = Pick<
  InvoiceRow,
  'payment_status' | 'payment_date' | 'payment_recorded_by' | 'payment_recorded_on'
>;

/** The columns that a payment changes: an invoice is paid from the payment on that reaches its total. */
export function afterPayment(
  invoice: PayableColumns,
  payment: Pick<NewPayment, 'kind' | 'amount' | 'date'>,
  booking: Booking,
): { paid: number } & Partial<PaymentColumns> {
  if (invoice.total === null) throw new Error(`Invoice ${invoice.id} has no amounts to be paid`);
  const paid = Number(invoice.paid) + payment.amount;
  const isPaid = isPaidInFull({ total: Number(invoice.total), paid });
  if (isPaid === (invoice.payment_status === 'paid')) return { paid };
  if (!isPaid)
    return {
      paid,
      payment_status: unpaidStatus({ dueDate: invoice.due_date, today: booking.today }),
      payment_date: null,
      payment_recorded_by: null,
      payment_recorded_on: null,
    };
  const byHand = payment.kind !== 'offset';
  return {
    paid,
    payment_status: 'paid',
    payment_date: payment.date,
    payment_recorded_by: byHand ? booking.userId : null,
    payment_recorded_on: byHand ? booking.today : null,
  };
}
