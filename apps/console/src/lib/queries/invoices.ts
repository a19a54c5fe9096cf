import type { IssuerPicture, QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData, fetchDownload } from '#lib/api/client.ts';

type InvoiceList = NonNullable<QueryOf<'listInvoices'>>;

const invoiceKeys = {
  lists: ['invoices'] as const,
  list: (query: InvoiceList) => ['invoices', query] as const,
  all: ['invoice'] as const,
  one: (id: string) => ['invoice', id] as const,
  picture: (id: string, picture: IssuerPicture, name: string) =>
    ['invoice-picture', id, picture, name] as const,
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

/** The last invoices of one tenant. */
export const tenantInvoicesQuery = (tenantId: string) =>
  invoicesQuery({ tenantId, size: 6, sort: '-billMonth' });

/** An invoice with its days. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: invoiceKeys.one(id),
    queryFn: ({ signal }) => fetchData('getInvoice', { params: { id }, signal }),
  });

/** The requests, files and pages behind one day of an invoice; they never change. */
export const invoiceDayQuery = (id: string, day: string) =>
  queryOptions({
    queryKey: invoiceKeys.day(id, day),
    queryFn: ({ signal }) => fetchData('getInvoiceDay', { params: { id, day }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A picture that an invoice states, by its name: another picture has another name. */
export const invoicePictureQuery = (id: string, picture: IssuerPicture, name: string) =>
  queryOptions({
    queryKey: invoiceKeys.picture(id, picture, name),
    queryFn: async ({ signal }) =>
      (await fetchDownload('getInvoicePicture', { params: { id, picture }, signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After a payment: the lists and every invoice are stale. */
export async function refreshInvoices(client: QueryClient): Promise<void> {
  await Promise.all(
    [invoiceKeys.lists, invoiceKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
