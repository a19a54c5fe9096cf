import type { QueryOf, Template } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const templateKeys = {
  lists: ['templates'] as const,
  list: (query: QueryOf<'listTemplates'>) => ['templates', query] as const,
  names: ['templates', 'names'] as const,
  one: (id: string) => ['template', id] as const,
  learned: (id: string) => ['template', id, 'learned'] as const,
  quality: (id: string, months: number) => ['template', id, 'quality', months] as const,
  versions: (id: string, version: number) => ['template', id, 'versions', version] as const,
  /** Previews of one document with every definition that was tried on it. */
  previews: (sourceId: string) => ['preview', sourceId] as const,
  preview: (sourceId: string, definition: string) => ['preview', sourceId, definition] as const,
};

/** One page of the list of templates. */
export const templatesQuery = (query: QueryOf<'listTemplates'>) =>
  queryOptions({
    queryKey: templateKeys.list(query),
    queryFn: ({ signal }) => fetchData('listTemplates', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The names of all templates that a request can be submitted with. */
export const templateNamesQuery = queryOptions({
  queryKey: templateKeys.names,
  queryFn: ({ signal }) => fetchData('listTemplateNames', { signal }),
});

/** A template as it is now. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.one(id),
    queryFn: ({ signal }) => fetchData('getTemplate', { params: { id }, signal }),
  });

/** Learning takes a second or two. */
const whileLearning = 1500;

/** What a template has learnt from checked documents; asked again while it is learning. */
export const learnedQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.learned(id),
    queryFn: ({ signal }) => fetchData('getLearned', { params: { id }, signal }),
    // A request that was checked on another screen counts here.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.pending > 0 ? whileLearning : false),
  });

/** How well a template has read documents of the last months, by the checked ones. */
export const qualityQuery = (id: string, months: number) =>
  queryOptions({
    queryKey: templateKeys.quality(id, months),
    queryFn: ({ signal }) => fetchData('getQuality', { params: { id }, query: { months }, signal }),
    placeholderData: keepPreviousData,
    // A request that was checked on another screen counts here.
    staleTime: 0,
  });

/** A template's history, cached by its version: a save makes another one. */
export const templateVersionsQuery = ({ id, version }: Pick<Template, 'id' | 'version'>) =>
  queryOptions({
    queryKey: templateKeys.versions(id, version),
    queryFn: ({ signal }) => fetchData('listTemplateVersions', { params: { id }, signal }),
  });
