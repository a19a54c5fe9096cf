import type { Month } from '@ocr/billing';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import type { InvoicesTable } from '#platform/database/schema-billing.ts';
import type { Tables } from '#platform/database/schema.ts';
import { monthToColumn } from './billing-calendar.store.ts';
import type { UsageScope } from './usage.store.ts';

export type InvoiceRow = Selectable<InvoicesTable>;
export interface InvoiceFilter {
  readonly month?: Month | undefined;
  readonly paymentStatus?: InvoiceRow['payment_status'] | undefined;
  readonly usageStatus?: InvoiceRow['usage_status'] | undefined;
  readonly search?: string | undefined;
}
const sortColumns = {
  number: 'number',
  companyName: 'company_name',
  billMonth: 'month',
  requestCount: 'request_count',
  pagesUsed: 'pages_used',
  blocksUsed: 'blocks_used',
  paymentStatus: 'payment_status',
  paymentDate: 'payment_date',
  dueDate: 'due_date',
  usageStatus: 'usage_status',
} as const;

function filtered(trx: Trx, scope: UsageScope, filter: InvoiceFilter) {
  let query = trx.selectFrom('invoices').where('partner_id', '=', scope.partnerId);
  if (scope.tenantId !== undefined) query = query.where('tenant_id', '=', scope.tenantId);
  if (filter.month !== undefined) query = query.where('month', '=', monthToColumn(filter.month));
  if (filter.paymentStatus !== undefined) query = query.where('payment_status', '=', filter.paymentStatus);
  if (filter.usageStatus !== undefined) query = query.where('usage_status', '=', filter.usageStatus);
  const search = filter.search?.trim().toLowerCase();
  if (search !== undefined && search !== '') {
    query = query.where((where) =>
      where.or([
        where(where.fn<number>('strpos', [where.fn('lower', ['number']), where.val(search)]), '>', 0),
        where(where.fn<number>('strpos', [where.fn('lower', ['company_name']), where.val(search)]), '>', 0),
      ]),
    );
  }
  return query;
}

/** In the order asked for; otherwise those to be paid first, the earliest due first, then the paid ones, newest first. */
export function selectInvoices(trx: Trx, scope: UsageScope, filter: InvoiceFilter, sort: string | undefined) {
  return ordered(filtered(trx, scope, filter).selectAll(), sort);
}

/** One page of a list. The index finds its rows, however far in, and only they are read. */
export function selectInvoicePage(
  trx: Trx,
  scope: UsageScope,
  filter: InvoiceFilter,
  { sort, page, size }: { readonly sort: string | undefined; readonly page: number; readonly size: number },
): Promise<InvoiceRow[]> {
  const ids = ordered(filtered(trx, scope, filter).select('id'), sort)
    .limit(size)
    .offset((page - 1) * size);
  return ordered(filtered(trx, scope, {}).selectAll().where('id', 'in', ids), sort).execute();
}

function ordered<Row>(
  rows: SelectQueryBuilder<Tables, 'invoices', Row>,
  sort: string | undefined,
): SelectQueryBuilder<Tables, 'invoices', Row> {
  // As the index `invoices_partner` has it, to the letter.
  if (sort === undefined) {
    return rows
      .orderBy(sql`(payment_status = 'paid')`)
      .orderBy(sql`(case when payment_status <> 'paid' then due_date end)`)
      .orderBy('month', 'desc')
      .orderBy('number');
  }
  const descending = sort.startsWith('-');
  const column = sortColumns[sort.replace(/^-/, '') as keyof typeof sortColumns];
  return rows
    .orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('number', 'asc');
}

export async function countInvoices(trx: Trx, scope: UsageScope, filter: InvoiceFilter): Promise<number> {
  const { total } = await filtered(trx, scope, filter)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findInvoice(trx: Trx, scope: UsageScope, id: string): Promise<InvoiceRow | undefined> {
  let query = trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('partner_id', '=', scope.partnerId);
  if (scope.tenantId !== undefined) query = query.where('tenant_id', '=', scope.tenantId);
  return query.executeTakeFirst();
}

/** Marks an invoice paid unless it is. False when it was paid already: paid is final. */
export async function storePayment(
  trx: Trx,
  scope: UsageScope,
  payment: { invoiceId: string; paymentDate: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('invoices')
    .set({ payment_status: 'paid', payment_date: payment.paymentDate })
    .where('id', '=', payment.invoiceId)
    .where('partner_id', '=', scope.partnerId)
    .where('payment_status', '<>', 'paid')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
