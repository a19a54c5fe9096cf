import type { InvoiceDetail } from '@ocr/contract';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import type { Caller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { presentInvoiceDetail } from './invoices.present.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** An invoice as its partner or tenant sees it today. */
export async function getInvoiceDetail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  invoice: InvoiceRow,
): Promise<InvoiceDetail> {
  if (caller.roleName !== 'PARTNER') return presentInvoiceDetail(invoice);
  const history = await withCaller(db, caller, (trx) => getValuesHistory(trx, caller));
  const { day: today } = billingDateAt(history, clock.now());
  return presentInvoiceDetail(invoice, { today, userId: caller.userId });
}
