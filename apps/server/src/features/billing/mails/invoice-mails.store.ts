import type { InvoiceMail } from '@ocr/contract';
import { sql } from 'kysely';
import type { Day } from '@ocr/billing';
import type { PartnerScope, TenantScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { InvoiceRow } from '../invoices/invoices.store.ts';
import { isAddress } from './recipient-address.ts';

/** What makes an email of an invoice due: its issue (day 0), or a chosen day after its due date. */
export interface DueMails {
  readonly invoiceIds: readonly string[];
  readonly reminderDay: number;
}

/**
 * Creates the emails of those invoices that are delivered by email and have none for the day yet, and returns the new ones. Drafts and
 * invoices without amounts are not sent.
 */
export async function insertMails(
  trx: Trx,
  { invoiceIds, reminderDay }: DueMails,
  at: Date,
): Promise<{ mailId: string; tenantId: string; partnerId: string }[]> {
  const due = await selectDue(trx, { invoiceIds, reminderDay });
  if (due.length === 0) return [];
  const mails = due.map((invoice) => ({
    id: newId(),
    invoice_id: invoice.id,
    tenant_id: invoice.tenant_id,
    partner_id: invoice.partner_id,
    reminder_day: reminderDay,
    queued_at: at,
    state: 'queued' as const,
  }));
  const made = await trx
    .insertInto('invoice_mails')
    .values(mails)
    .onConflict((conflict) => conflict.columns(['invoice_id', 'reminder_day']).doNothing())
    .returning(['id', 'tenant_id', 'partner_id'])
    .execute();
  return made.map((row) => ({ mailId: row.id, tenantId: row.tenant_id, partnerId: row.partner_id }));
}

async function selectDue(trx: Trx, { invoiceIds, reminderDay }: DueMails) {
  const due = await trx
    .selectFrom('invoices')
    .innerJoin('tenant_billing', 'tenant_billing.tenant_id', 'invoices.tenant_id')
    .innerJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .select(['invoices.id', 'invoices.tenant_id', 'invoices.partner_id'])
    .select(['tenants.deleted_at', 'tenant_billing.recipient'])
    .where('invoices.id', '=', sql<string>`any(${invoiceIds}::uuid[])`)
    .where('invoices.state', '=', 'issued')
    .where('invoices.total', 'is not', null)
    .where('tenant_billing.delivery', '=', 'mail')
    .orderBy('invoices.id')
    .execute();
  // A deleted tenant has no contact any more. Its last invoice is tried even so: the partner learns that it must go another way.
  return due.filter(
    ({ deleted_at: deletedAt, recipient }) => reminderDay === 0 || deletedAt === null || isAddress(recipient),
  );
}

/** Overdue invoices that go by email, due on a day or later. */
export async function selectOverdue(
  trx: Trx,
  { partnerId }: PartnerScope,
  dueFrom: Day,
): Promise<{ id: string; dueDate: Day }[]> {
  return (
    trx
      .selectFrom('invoices')
      .innerJoin('tenant_billing', 'tenant_billing.tenant_id', 'invoices.tenant_id')
      .select(['invoices.id', 'invoices.due_date as dueDate'])
      .where('invoices.partner_id', '=', partnerId)
      .where('invoices.total', 'is not', null)
      // As the index of open invoices has it.
      .where('invoices.payment_status', '<>', 'paid')
      .where('invoices.payment_status', '=', 'overdue')
      .where('invoices.state', '=', 'issued')
      .where('invoices.due_date', '>=', dueFrom)
      .where('tenant_billing.delivery', '=', 'mail')
      .execute()
  );
}

/** An email to send, with its invoice and its recipient. */
export interface InvoiceMailToSend {
  readonly reminderDay: number;
  readonly invoice: InvoiceRow;
  /** An address, or a name below the company's. */
  readonly recipient: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly language: 'en' | 'jp';
}

/** Undefined where it was sent already, or there is no such email. */
export async function findMailToSend(
  trx: Trx,
  mailId: string,
  { partnerId }: TenantScope,
): Promise<InvoiceMailToSend | undefined> {
  const mail = await trx
    .selectFrom('invoice_mails')
    .select(['invoice_id', 'reminder_day'])
    .where('id', '=', mailId)
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (mail === undefined) return undefined;
  const invoice = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', mail.invoice_id)
    .executeTakeFirstOrThrow();
  const tenant = await trx
    .selectFrom('tenants')
    .leftJoin('tenant_billing', 'tenant_billing.tenant_id', 'tenants.id')
    .leftJoin('users', 'users.tenant_id', 'tenants.id')
    .select(['tenants.contact_name', 'tenants.contact_email', 'tenant_billing.recipient', 'users.language'])
    .where('tenants.id', '=', invoice.tenant_id)
    .orderBy('users.id')
    .executeTakeFirstOrThrow();
  return {
    reminderDay: mail.reminder_day,
    invoice,
    recipient: tenant.recipient ?? '',
    contactName: tenant.contact_name,
    contactEmail: tenant.contact_email,
    language: tenant.language ?? 'jp',
  };
}

/** Notes how an email ended. */
export async function storeMailEnd(
  trx: Trx,
  mailId: string,
  { state, on }: { state: 'sent' | 'not_needed' | 'failed'; on: Day },
): Promise<void> {
  await trx
    .updateTable('invoice_mails')
    .set({ state, ended_on: on })
    .where('id', '=', mailId)
    .where('state', '=', 'queued')
    .execute();
}

/** The emails of an invoice: of its issue, then its reminders. */
export async function selectMails(trx: Trx, invoiceId: string): Promise<InvoiceMail[]> {
  const rows = await trx
    .selectFrom('invoice_mails')
    .select(['reminder_day', 'state', 'ended_on'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('reminder_day')
    .execute();
  return rows.map((row) => ({ reminderDay: row.reminder_day, state: row.state, on: row.ended_on }));
}
