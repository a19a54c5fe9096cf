import { sql, type Selectable } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import {
  findSearched,
  foldSearch,
  hasFolded,
  canCountInParallel,
  keysOfPage,
  parseSort,
  readPage,
  type ListPage,
  type OrderTerm,
  type ListQuery,
} from '#platform/database/lists.ts';
import type { InvoicesTable } from '#platform/database/schema-billing.ts';
import { monthToColumn } from '../billing-calendar.store.ts';
import type { BillingScope } from '../billing-scope.ts';
import { findInvoiceCount, type CountedFilter } from './invoice-counts.store.ts';

export type InvoiceRow = Selectable<InvoicesTable>;
export interface InvoiceFilter extends CountedFilter {
  readonly state?: InvoiceRow['state'] | undefined;
  readonly search?: string | undefined;
}
// As the indexes of `invoices` have them, to the letter.
const number = sql`number`;
const sortColumns = {
  number,
  companyName: sql`company_name`,
  billMonth: sql`month`,
  requestCount: sql`request_count`,
  pagesUsed: sql`pages_used`,
  blocksUsed: sql`blocks_used`,
  paymentStatus: sql`payment_status`,
  paymentDate: sql`payment_date`,
  dueDate: sql`due_date`,
  usageStatus: sql`usage_status`,
} as const;
export type InvoiceSort = keyof typeof sortColumns | `-${keyof typeof sortColumns}`;
/** Those to be paid first, the earliest due first, then the paid ones, newest first. */
const unpaidFirst: readonly OrderTerm[] = [
  { by: sql`(payment_status = 'paid')`, descending: false },
  { by: sql`(case when payment_status <> 'paid' then due_date end)`, descending: false },
  { by: sql`month`, descending: true },
  { by: number, descending: false },
];

/** One page of a list, in the order asked for or with the unpaid ones first, and how many there are. The index finds its rows, however far in, and only they are read. */
export async function listInvoices(
  trx: Trx,
  scope: BillingScope,
  filter: InvoiceFilter,
  { sort, ...page }: ListQuery & { readonly sort: InvoiceSort | undefined },
): Promise<ListPage<InvoiceRow>> {
  const text = foldSearch(filter.search);
  // A tenant's own are few: they are looked through.
  const isSearch = text !== '' && scope.tenantId === undefined;
  const found = isSearch ? await findSearched(trx, 'search_invoices', text) : undefined;
  return readPage(page, termsOf(sort), {
    isNarrowed: isNarrowed(scope, filter) || found !== undefined,
    count: async () =>
      (isCounted(scope, filter) ? await findInvoiceCount(trx, scope, filter) : undefined) ??
      countRows(trx, scope, filter, found),
    select: (window) => {
      endWithNext(trx);
      const listed = withinUnpaid(trx, scope, filter, sort, filtered(trx, scope, filter, found));
      const numbers = keysOfPage('number', listed.selectAll(), window);
      const rows = filtered(trx, scope, {}).selectAll().where('number', 'in', numbers);
      return rows.orderBy(window.order).execute();
    },
  });
}

/** How many there are, by looking at each. */
export async function countRows(
  trx: Trx,
  scope: BillingScope,
  filter: InvoiceFilter,
  found?: readonly string[],
): Promise<number> {
  const { total } = await filtered(trx, scope, filter, found)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether the counts know all that it is narrowed by: they are a partner's, of its drafts, too. */
const isCounted = (
  { tenantId, issuedOnly = false }: BillingScope,
  { state, search }: InvoiceFilter,
): boolean => tenantId === undefined && !issuedOnly && state === undefined && foldSearch(search) === '';

/** Whether a page of the list is one message to the database, with how many there are. */
export function isCountedInParallel(scope: BillingScope, filter: InvoiceFilter, page: ListQuery): boolean {
  return (
    foldSearch(filter.search) === '' && canCountInParallel(page, { isNarrowed: isNarrowed(scope, filter) })
  );
}

const isNarrowed = (scope: BillingScope, { month, state }: InvoiceFilter): boolean =>
  month !== undefined || state !== undefined || scope.tenantId !== undefined;

/** All of them in the order of their numbers. */
export function selectInvoices(
  trx: Trx,
  scope: BillingScope,
  filter: InvoiceFilter = {},
): Promise<InvoiceRow[]> {
  return filtered(trx, scope, filter).selectAll().orderBy('number').execute();
}

function termsOf(sort: InvoiceSort | undefined): readonly OrderTerm[] {
  if (sort === undefined) return unpaidFirst;
  const { by, descending } = parseSort<keyof typeof sortColumns>(sort);
  if (by === 'number') return [{ by: number, descending }];
  return [
    { by: sortColumns[by], descending, nullsLast: by === 'paymentDate' },
    { by: number, descending },
  ];
}

function filtered(trx: Trx, scope: BillingScope, filter: InvoiceFilter, found?: readonly string[]) {
  let query = trx.selectFrom('invoices').where('partner_id', '=', scope.partnerId);
  if (scope.tenantId !== undefined) query = query.where('tenant_id', '=', scope.tenantId);
  if (scope.issuedOnly === true) query = query.where('state', '<>', 'draft');
  if (filter.month !== undefined) query = query.where('month', '=', monthToColumn(filter.month));
  if (filter.paymentStatus !== undefined) query = query.where('payment_status', '=', filter.paymentStatus);
  if (leavesOutDrafts(filter)) query = query.where('number', 'not in', draftNumbers(trx, scope));
  // To the letter of the drafts' index.
  if (filter.state !== undefined) query = query.where('state', '=', sql.lit(filter.state));
  if (filter.usageStatus !== undefined) query = query.where('usage_status', '=', filter.usageStatus);
  if (found !== undefined) query = query.where('id', '=', sql<string>`any(${found}::uuid[])`);
  const text = foldSearch(filter.search);
  return text === '' ? query : query.where(hasFolded(['number', 'company_name'], text));
}

/** Nobody is asked to pay a draft: it is neither pending nor paid, whatever its row says. */
const leavesOutDrafts = ({ paymentStatus, state }: InvoiceFilter): boolean =>
  paymentStatus !== undefined && state === undefined;

/** By number, which the indexes of the list have: the state of each row would have to be looked up. */
function draftNumbers(trx: Trx, { partnerId }: BillingScope) {
  return trx
    .selectFrom('invoices as draft')
    .select('draft.number')
    .where('draft.partner_id', '=', partnerId)
    .where('draft.state', '=', sql.lit('draft'));
}

/** Unpaid invoices in the order of their due dates begin and end where the first and the last is due: the paid ones before and after them are not passed over. */
function withinUnpaid(
  trx: Trx,
  { partnerId, tenantId }: BillingScope,
  { paymentStatus }: InvoiceFilter,
  sort: InvoiceSort | undefined,
  invoices: ReturnType<typeof filtered>,
): ReturnType<typeof filtered> {
  const isByDueDate = sort === 'dueDate' || sort === '-dueDate';
  if (!isByDueDate || tenantId !== undefined) return invoices;
  if (paymentStatus !== 'pending' && paymentStatus !== 'overdue') return invoices;
  const due = trx
    .selectFrom('invoices as unpaid')
    .where('unpaid.partner_id', '=', partnerId)
    // To the letter of their index, which knows the first and the last.
    .where('unpaid.payment_status', '<>', sql.lit('paid'));
  return invoices
    .where(
      'due_date',
      '>=',
      due.select((select) => select.fn.min('unpaid.due_date').as('first')),
    )
    .where(
      'due_date',
      '<=',
      due.select((select) => select.fn.max('unpaid.due_date').as('last')),
    );
}

/** An invoice within the scope; undefined if it is unknown or belongs to another owner. */
export async function findInvoice(
  trx: Trx,
  scope: BillingScope,
  id: string,
): Promise<InvoiceRow | undefined> {
  let query = trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('partner_id', '=', scope.partnerId);
  if (scope.tenantId !== undefined) query = query.where('tenant_id', '=', scope.tenantId);
  if (scope.issuedOnly === true) query = query.where('state', '<>', 'draft');
  return query.executeTakeFirst();
}

/** Marks an invoice paid unless it is. False when it was paid already. */
export async function storePayment(
  trx: Trx,
  scope: BillingScope,
  payment: { invoiceId: string; paymentDate: string; recordedBy: string; recordedOn: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('invoices')
    .set({
      payment_status: 'paid',
      payment_date: payment.paymentDate,
      payment_recorded_by: payment.recordedBy,
      payment_recorded_on: payment.recordedOn,
    })
    .where('id', '=', payment.invoiceId)
    .where('partner_id', '=', scope.partnerId)
    .where('payment_status', '<>', 'paid')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Makes an invoice unpaid again. False when another transaction was first. */
export async function removePayment(
  trx: Trx,
  scope: BillingScope,
  { invoiceId, status }: { invoiceId: string; status: 'pending' | 'overdue' },
): Promise<boolean> {
  const result = await trx
    .updateTable('invoices')
    .set({
      payment_status: status,
      payment_date: null,
      payment_recorded_by: null,
      payment_recorded_on: null,
    })
    .where('id', '=', invoiceId)
    .where('partner_id', '=', scope.partnerId)
    .where('payment_status', '=', 'paid')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
