import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const templatesQuery = (query: QueryOf<'listTemplates'>) =>
  queryOptions({
    queryKey: ['templates', query],
    queryFn: ({ signal }) => fetchData('listTemplates', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => fetchData('getTemplate', { params: { id }, signal }),
  });
