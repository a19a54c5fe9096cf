import type { OpenInvoice } from '@ocr/billing';
import { sql, type Selectable } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { toJson, toText } from '#platform/database/json.ts';
import type { PaymentImportsTable } from '#platform/database/schema-billing.ts';
import type { BankColumns } from './read-bank-file.ts';

export type ImportedLine = Selectable<PaymentImportsTable>['lines'][number];

/** Keeps an uploaded bank file's rows, in JSON, until they are recorded. */
export async function insertImport(
  trx: Trx,
  { partnerId }: PartnerScope,
  { at, lines }: { at: Date; lines: string },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('payment_imports')
    .values({ id, partner_id: partnerId, imported_at: at, lines })
    .execute();
  return id;
}

/** An uploaded bank file of this partner; undefined if there is none. */
export async function findImport(
  trx: Trx,
  { partnerId }: PartnerScope,
  id: string,
): Promise<readonly ImportedLine[] | undefined> {
  const row = await trx
    .selectFrom('payment_imports')
    .select('lines')
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row?.lines;
}

/** Whether this partner has such an upload. */
export async function hasImport(trx: Trx, { partnerId }: PartnerScope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_imports')
    .select('id')
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these lines, given as a list in JSON, that are booked already. */
export async function selectBooked(
  trx: Trx,
  { partnerId }: PartnerScope,
  sources: string,
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('payments')
    .select('source')
    .where('partner_id', '=', partnerId)
    .where('source', 'in', sql<string>`(select jsonb_array_elements_text(${sources}::jsonb))`)
    .execute();
  return new Set(rows.map(({ source }) => source ?? ''));
}

export type OpenInvoiceRow = OpenInvoice & { readonly number: string };

/** The currency of every bank's file. */
export const fileCurrency = 'JPY';

/** Invoices in that currency that are issued and not paid in full, with the names under which their tenants are known to pay. */
export async function selectOpenInvoices(trx: Trx, { partnerId }: PartnerScope): Promise<OpenInvoiceRow[]> {
  const { rows } = await sql<OpenInvoiceRow>`
    select i.id, i.number, i.tenant_id as "tenantId", i.company_name as "companyName", (i.total - i.paid)::float8 as balance,
      to_char(i.month, 'YYYY-MM') as "billMonth", i.due_date as "dueDate",
      coalesce((select array_agg(n.payer) from payer_names n where n.tenant_id = i.tenant_id), '{}') as payers
    from invoices i
    where i.partner_id = ${partnerId} and i.kind = 'invoice' and i.state = 'issued' and i.currency = ${fileCurrency} and i.total > i.paid
    order by i.due_date, i.number`.execute(trx);
  return rows;
}

/** Who pays for a tenant under which name: known from the first payment that was booked for it on. */
export async function storePayers(
  trx: Trx,
  { partnerId }: PartnerScope,
  tenantsByPayer: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...tenantsByPayer].map(([payer, tenantId]) => ({ payer, tenant_id: tenantId }));
  // In one order, so that two confirmations at once wait for each other.
  await sql`
    insert into payer_names (partner_id, payer, tenant_id)
    select ${partnerId}::uuid, payer, tenant_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (payer text, tenant_id uuid)
    order by payer
    on conflict (partner_id, payer) do update set tenant_id = excluded.tenant_id
      where payer_names.tenant_id <> excluded.tenant_id`.execute(trx);
}

/** The columns remembered for a bank's file with this heading; undefined at its first import. */
export async function findColumnsOf(
  trx: Trx,
  { partnerId }: PartnerScope,
  heading: string,
): Promise<BankColumns | undefined> {
  const row = await trx
    .selectFrom('payment_columns')
    .select('columns')
    .where('partner_id', '=', partnerId)
    .where('heading', '=', toText(heading))
    .executeTakeFirst();
  return row?.columns;
}

/** Remembers which columns of a bank's file mean what, by the file's heading. */
export async function storeColumnsOf(
  trx: Trx,
  { partnerId }: PartnerScope,
  { heading, columns }: { heading: string; columns: BankColumns },
): Promise<void> {
  const values = { columns: toJson(columns) };
  await trx
    .insertInto('payment_columns')
    .values({ partner_id: partnerId, heading: toText(heading), ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'heading']).doUpdateSet(values))
    .execute();
}
