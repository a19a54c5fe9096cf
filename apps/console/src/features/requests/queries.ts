import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const requestsQuery = (query: QueryOf<'listRequests'>) =>
  queryOptions({
    queryKey: ['requests', query],
    queryFn: ({ signal }) => fetchData('listRequests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const runningCountQuery = queryOptions({
  queryKey: ['requests', { status: 'processing', size: 1 }],
  queryFn: ({ signal }) => fetchData('listRequests', { query: { status: 'processing', size: 1 }, signal }),
  select: ({ total }) => total,
});

export const currentUsageQuery = queryOptions({
  queryKey: ['usage', 'current'],
  queryFn: ({ signal }) => fetchData('getCurrentUsage', { signal }),
});

export const templateNamesQuery = queryOptions({
  queryKey: ['templates', 'names'],
  queryFn: ({ signal }) => fetchData('listTemplateNames', { signal }),
});

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => fetchData('getTemplate', { params: { id }, signal }),
  });
