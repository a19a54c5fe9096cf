import type { QueryOf, Template } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const templatesQuery = (query: QueryOf<'listTemplates'>) =>
  queryOptions({
    queryKey: ['templates', query],
    queryFn: ({ signal }) => fetchData('listTemplates', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** By version: a save makes another one. */
export const versionsQuery = ({ id, version }: Pick<Template, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['template', id, 'versions', version],
    queryFn: ({ signal }) => fetchData('listTemplateVersions', { params: { id }, signal }),
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => fetchData('getTemplate', { params: { id }, signal }),
  });
