import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import type { Booking, NewPayment, PayableColumns } from './paid.ts';

/** What of an invoice it takes to book its payments. */
export type LockedInvoice = PayableColumns &
  Pick<
    InvoiceRow,
    | 'tenant_id'
    | 'month'
    | 'kind'
    | 'state'
    | 'currency'
    | 'payment_date'
    | 'payment_recorded_by'
    | 'payment_recorded_on'
  >;

/** Locks invoices for one transaction's payments. In the order of their ids, so that two that have some in common wait for each other. */
export async function lockInvoices(
  trx: Trx,
  { partnerId }: PartnerScope,
  ids: readonly string[],
): Promise<Map<string, LockedInvoice>> {
  const rows = await trx
    .selectFrom('invoices')
    .select(['id', 'tenant_id', 'month', 'kind', 'state', 'currency', 'total', 'paid', 'due_date'])
    .select(['payment_status', 'payment_date', 'payment_recorded_by', 'payment_recorded_on'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface PaymentOf {
  readonly invoice: LockedInvoice;
  readonly payment: NewPayment & { readonly source: string };
}

/** Adds payments of a bank's file, in one statement. Returns the sources of those that were not there yet. */
export async function insertBatch(
  trx: Trx,
  { partnerId }: PartnerScope,
  payments: readonly PaymentOf[],
  { at, today, userId }: Booking,
): Promise<Set<string>> {
  // Of one moment, and yet in the order in which they were booked.
  const ids = payments.map(() => newId()).toSorted();
  const rows = payments.map(({ invoice, payment: { kind, date, amount, note = '', source } }, index) => {
    const ofInvoice = { invoice_id: invoice.id, tenant_id: invoice.tenant_id };
    return { id: ids[index], ...ofInvoice, kind, date, amount, note, source };
  });
  // By their sources, so that two imports of one file wait for each other.
  const inserted = await sql<{ source: string }>`
    insert into payments (id, invoice_id, tenant_id, partner_id, kind, paid_on, amount, note, booked_at, booked_on, booked_by, source)
    select id, invoice_id, tenant_id, ${partnerId}::uuid, kind, date, amount, note, ${at}::timestamptz, ${today}::date, ${userId}::uuid, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (id uuid, invoice_id uuid, tenant_id uuid, kind text, date date, amount bigint, note text, source text)
    order by source
    on conflict (partner_id, source) where source is not null do nothing
    returning source`.execute(trx);
  return new Set(inserted.rows.map(({ source }) => source));
}

/** Stores how far invoices are paid, in one statement. They are locked. */
export async function storePaidOfAll(
  trx: Trx,
  { partnerId }: PartnerScope,
  invoices: readonly LockedInvoice[],
): Promise<void> {
  const rows = invoices.map((invoice) => {
    const { id, paid, payment_status, payment_date, payment_recorded_by, payment_recorded_on } = invoice;
    return { id, paid, payment_status, payment_date, payment_recorded_by, payment_recorded_on };
  });
  await sql`
    update invoices set paid = new.paid, payment_status = new.payment_status, payment_date = new.payment_date,
      payment_recorded_by = new.payment_recorded_by, payment_recorded_on = new.payment_recorded_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id uuid, paid bigint, payment_status text,
      payment_date date, payment_recorded_by uuid, payment_recorded_on date)
    where invoices.id = new.id and invoices.partner_id = ${partnerId}`.execute(trx);
}
