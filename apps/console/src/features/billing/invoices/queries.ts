import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const invoicesQuery = (query: NonNullable<QueryOf<'listInvoices'>>) =>
  queryOptions({
    queryKey: ['invoices', query],
    queryFn: ({ signal }) => fetchData('listInvoices', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: ({ signal }) => fetchData('getInvoice', { params: { id }, signal }),
  });

/** The requests, files and pages behind one day of an invoice; they never change. */
export const invoiceDayQuery = (id: string, day: string) =>
  queryOptions({
    queryKey: ['invoice', id, day],
    queryFn: ({ signal }) => fetchData('getInvoiceDay', { params: { id, day }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The partner's time zone decides which day today is. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchData('getSettings', { signal }),
});

export async function refreshInvoices(client: QueryClient): Promise<void> {
  await Promise.all([['invoices'], ['invoice']].map((queryKey) => client.invalidateQueries({ queryKey })));
}
