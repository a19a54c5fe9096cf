import type { UsageRow } from '@ocr/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { shiftMonth } from '#lib/months.ts';

export const currentUsageQuery = queryOptions({
  queryKey: ['usage', 'current'],
  queryFn: ({ signal }) => fetchData('getCurrentUsage', { signal }),
});

/** More rows than this are not fetched for a picture on the first screen. */
const mostRows = 1000;
const pageSize = 100;

/** Usage by day of a month and so many months before; `null` where there would be too many rows. */
export const dailyUsageQuery = (month: string, monthsBefore: number) =>
  queryOptions({
    queryKey: ['usage', 'daily', month, monthsBefore],
    queryFn: async ({ signal }): Promise<readonly UsageRow[] | null> => {
      const from = shiftMonth(month, -monthsBefore);
      const fetchPage = (page: number) =>
        fetchData('listUsage', {
          query: { from, to: month, granularity: 'day', page, size: pageSize },
          signal,
        });
      const first = await fetchPage(1);
      if (first.total > mostRows) return null;
      const rest = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, index) => index + 2);
      const others = await Promise.all(rest.map(fetchPage));
      return [first, ...others].flatMap(({ items }) => items);
    },
  });

/** How many invoices are in a payment state, and the first of them by due date. */
export const invoicesByStatusQuery = (paymentStatus: 'pending' | 'overdue') =>
  queryOptions({
    queryKey: ['invoices', { paymentStatus, size: 5, sort: 'dueDate' }],
    queryFn: ({ signal }) =>
      fetchData('listInvoices', { query: { paymentStatus, size: 5, sort: 'dueDate' }, signal }),
  });

export const runningRequestsQuery = queryOptions({
  queryKey: ['requests', { status: 'processing', size: 5 }],
  queryFn: ({ signal }) =>
    fetchData('listRequests', { query: { status: 'processing', size: 5, sort: '-uploadDate' }, signal }),
});

export const lastResultsQuery = queryOptions({
  queryKey: ['requests', { size: 5, sort: '-completedDate', status: 'completed' }],
  queryFn: ({ signal }) =>
    fetchData('listRequests', { query: { status: 'completed', size: 5, sort: '-completedDate' }, signal }),
});
