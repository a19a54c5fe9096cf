import type { DataOf, IssuerPicture, QueryOf } from '@ocr/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { fetchData, fetchDownload } from '#lib/api/client.ts';

type InvoiceList = NonNullable<QueryOf<'listInvoices'>>;
type RevenueRange = NonNullable<QueryOf<'getRevenue'>>;

const invoiceKeys = {
  lists: ['invoices'] as const,
  list: (query: InvoiceList) => ['invoices', query] as const,
  all: ['invoice'] as const,
  one: (id: string) => ['invoice', id] as const,
  picture: (id: string, picture: IssuerPicture, name: string) =>
    ['invoice-picture', id, picture, name] as const,
  receivables: ['receivables'] as const,
  revenues: ['revenue'] as const,
  revenue: (range: RevenueRange) => ['revenue', range] as const,
  open: (search: string) => ['invoices', 'open', search] as const,
  day: (id: string, day: string) => ['invoice', id, day] as const,
};

/** One page of the list of invoices. */
export const invoicesQuery = (query: InvoiceList) =>
  queryOptions({
    queryKey: invoiceKeys.list(query),
    queryFn: ({ signal }) => fetchData('listInvoices', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** How many invoices have a payment status, and the first of them by due date. */
export const invoicesByStatusQuery = (paymentStatus: 'pending' | 'overdue') =>
  invoicesQuery({ paymentStatus, size: 5, sort: 'dueDate' });

/** How many invoices are drafts, which the partner issues. */
export const invoiceDraftsQuery = invoicesQuery({ state: 'draft', size: 1, sort: 'number' });

/** The last invoices of one tenant. */
export const tenantInvoicesQuery = (tenantId: string) =>
  invoicesQuery({ tenantId, size: 6, sort: '-billMonth' });

/** Invoices in yen that are not paid in full and match a text, those due first before the others. */
export const openInvoicesQuery = (search: string) =>
  queryOptions({
    queryKey: invoiceKeys.open(search),
    queryFn: async ({ signal }) => {
      const { items } = await fetchData('listInvoices', { query: { search, size: 50 }, signal });
      return items.flatMap(({ id, number, companyName, dueDate, balance, ...invoice }) => {
        const isOpen = invoice.kind === 'invoice' && invoice.state === 'issued' && (balance ?? 0) > 0;
        return isOpen && invoice.currency === 'JPY'
          ? [{ id, number, companyName, dueDate, balance: balance ?? 0 }]
          : [];
      });
    },
    placeholderData: keepPreviousData,
  });

/** What tenants still owe, by how long it is overdue. */
export const receivablesQuery = queryOptions({
  queryKey: invoiceKeys.receivables,
  queryFn: ({ signal }) => fetchData('getReceivables', { signal }),
});

/** Invoiced amounts by month, kind and tenant; empty without prices. */
export const revenueQuery = (range: RevenueRange = {}) =>
  queryOptions({
    queryKey: invoiceKeys.revenue(range),
    queryFn: ({ signal }) => fetchData('getRevenue', { query: range, signal }),
    placeholderData: keepPreviousData,
  });

/** An invoice with its days. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: invoiceKeys.one(id),
    queryFn: ({ signal }) => fetchData('getInvoice', { params: { id }, signal }),
  });

/** The requests, files and pages of one day of an invoice, a hundred requests at a time; they never change. */
export const invoiceDayQuery = (id: string, day: string) =>
  infiniteQueryOptions({
    queryKey: invoiceKeys.day(id, day),
    queryFn: ({ signal, pageParam: page }) =>
      fetchData('getInvoiceDay', { params: { id, day }, query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (countRequests(pages) < total ? pages.length + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

const countRequests = (pages: readonly DataOf<'getInvoiceDay'>[]) =>
  pages.reduce((sum, { requests }) => sum + requests.length, 0);

/** A picture that an invoice states, by its name: another picture has another name. */
export const invoicePictureQuery = (id: string, picture: IssuerPicture, name: string) =>
  queryOptions({
    queryKey: invoiceKeys.picture(id, picture, name),
    queryFn: async ({ signal }) =>
      (await fetchDownload('getInvoicePicture', { params: { id, picture }, signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After a payment, an issue or a void: the lists, every invoice and what they add up to are stale. */
export async function refreshInvoices(client: QueryClient): Promise<void> {
  await Promise.all(
    [invoiceKeys.lists, invoiceKeys.all, invoiceKeys.receivables, invoiceKeys.revenues].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
