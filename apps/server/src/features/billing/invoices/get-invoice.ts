import type { InvoiceDetail } from '@ocr/contract';
import { withCaller } from '#features/accounts/sessions/with-caller.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { Caller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { selectMails } from '../mails/invoice-mails.store.ts';
import { selectPayments } from '../payments/payments.store.ts';
import { presentInvoiceDetail } from './invoices.present.ts';
import type { InvoiceRow } from './invoices.store.ts';

/** The reader of an invoice: the language and, for a partner, the user and the day in the partner's time zone. */
interface Viewer {
  readonly language: 'en' | 'jp';
  readonly asking?: { readonly today: string; readonly userId: string } | undefined;
}

/** An invoice as its partner or tenant sees it today. */
export async function getInvoiceDetail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  invoice: InvoiceRow,
  language: 'en' | 'jp',
): Promise<InvoiceDetail> {
  const load = async (trx: Trx) => {
    if (caller.roleName !== 'PARTNER') return loadInvoiceDetail(trx, invoice, { language });
    const { day: today } = billingDateAt(await getValuesHistory(trx, caller), clock.now());
    return loadInvoiceDetail(trx, invoice, { language, asking: { today, userId: caller.userId } });
  };
  // Without amounts it takes no more than the calendar.
  return withCaller(db, caller, load, { atOnce: invoice.total === null });
}

/** An invoice with its payments and the documents it refers to. */
export async function loadInvoiceDetail(
  trx: Trx,
  invoice: InvoiceRow,
  viewer: Viewer,
): Promise<InvoiceDetail> {
  // Without amounts there are none of these.
  if (invoice.total === null)
    return presentInvoiceDetail(invoice, { ...viewer, payments: [], mails: [], other: null });
  return presentInvoiceDetail(invoice, {
    ...viewer,
    payments: await selectPayments(trx, invoice.id),
    mails: await selectMails(trx, invoice.id),
    other: await findOther(trx, invoice),
  });
}

async function findOther(trx: Trx, { refers_to: id }: InvoiceRow): Promise<string | null> {
  if (id === null) return null;
  const row = await trx.selectFrom('invoices').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number ?? null;
}
