import type { UsageSum } from '@ocr/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { daysUpTo, shiftMonth } from '#lib/months.ts';

/** The running month; a partner's with the tenants nearest to their limit alone, of however many. */
export const currentUsageQuery = queryOptions({
  queryKey: ['usage', 'current', 'home'],
  queryFn: ({ signal }) => fetchData('getCurrentUsage', { query: { nearest: 8 }, signal }),
});

/** Pages by day, over all tenants in question, of a month and so many months before. */
export const dailyUsageQuery = (month: string, monthsBefore: number) =>
  queryOptions({
    queryKey: ['usage', 'daily', month, monthsBefore],
    queryFn: async ({ signal }): Promise<readonly UsageSum[]> => {
      const range = { from: shiftMonth(month, -monthsBefore), to: month };
      const { items } = await fetchData('sumUsage', { query: { ...range, granularity: 'day' }, signal });
      return items;
    },
  });

/** What the last nightly comparison of the books found. */
export const booksQuery = queryOptions({
  queryKey: ['books'],
  queryFn: ({ signal }) => fetchData('getBooks', { signal }),
});

/** Mails that were given up in the week up to today. */
export const lostMailsQuery = (today: string | undefined) => {
  const from = today === undefined ? undefined : daysUpTo(today, 7)[0];
  const query = { action: 'mail.failed', size: 3, ...(from === undefined ? {} : { from }) };
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => fetchData('listAudit', { query, signal }),
    enabled: today !== undefined,
  });
};

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
