import type { QueryOf, Template, Trial } from '@ocr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const templateKeys = {
  lists: ['templates'] as const,
  list: (query: QueryOf<'listTemplates'>) => ['templates', query] as const,
  names: ['templates', 'names'] as const,
  one: (id: string) => ['template', id] as const,
  draft: (id: string) => ['template', id, 'draft'] as const,
  trial: (id: string, revision: number) => ['template', id, 'draft', revision, 'trial'] as const,
  comparison: (id: string, version: number, other: number) =>
    ['template', id, 'version', version, 'compare', other] as const,
  oneVersion: (id: string, version: number) => ['template', id, 'version', version] as const,
  set: (id: string) => ['template', id, 'set'] as const,
  learned: (id: string) => ['template', id, 'learned'] as const,
  quality: (id: string, months: number) => ['template', id, 'quality', months] as const,
  doubts: (id: string) => ['template', id, 'doubts'] as const,
  checking: (id: string) => ['template', id, 'checking'] as const,
  versions: (id: string, version: number) => ['template', id, 'versions', version] as const,
  exportLayout: (id: string, version: number) => ['template', id, 'export-layout', version] as const,
  /** Previews of one document with every definition that was tried on it. */
  previews: (sourceId: string) => ['preview', sourceId] as const,
  preview: (sourceId: string, definition: string, forTemplate: string | undefined) =>
    ['preview', sourceId, definition, forTemplate] as const,
  allPreviews: ['preview'] as const,
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

/** What a template is to ask for next; null where there is no draft. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.draft(id),
    queryFn: ({ signal }) => fetchData('getDraft', { params: { id }, signal }),
    // Others save it, too.
    staleTime: 0,
  });

/** A trial takes some seconds. */
const whileTrying = 700;

/** How a draft does on the test set; asked again while it is tried. */
export const trialQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: templateKeys.trial(id, revision),
    queryFn: ({ signal }) => fetchData('getTrial', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? whileTrying : false),
  });
/** How two versions do on the test set; asked again while they are tried. */
export const comparisonQuery = (id: string, version: number, other: number) =>
  queryOptions({
    queryKey: templateKeys.comparison(id, version, other),
    queryFn: ({ signal }) => fetchData('getComparison', { params: { id, version, other }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? whileTrying : false),
  });
/** Whether a trial is still to end. */
export const isUnderWay = (trial: Trial | undefined): boolean =>
  trial?.state === 'waiting' || trial?.state === 'running';

/** One version of a template, as it will always be. */
export const templateVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: templateKeys.oneVersion(id, version),
    queryFn: ({ signal }) => fetchData('getTemplateVersion', { params: { id, version }, signal }),
    staleTime: Infinity,
  });

/** The checked documents that drafts of a template are tried on. */
export const templateSetQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.set(id),
    queryFn: ({ signal }) => fetchData('getTemplateSet', { params: { id }, signal }),
    // A request that was checked on another screen counts here.
    staleTime: 0,
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

/** What each bound for doubtful values costs and misses on the test set. */
export const doubtsQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.doubts(id),
    queryFn: ({ signal }) => fetchData('getDoubtCurve', { params: { id }, signal }),
    staleTime: 0,
  });

/** How the tenant wants a template's results checked. */
export const checkingQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.checking(id),
    queryFn: ({ signal }) => fetchData('getChecking', { params: { id }, signal }),
    staleTime: 0,
  });

/** A template's history, cached by its version: a save makes another one. */
export const templateVersionsQuery = ({ id, version }: Pick<Template, 'id' | 'version'>) =>
  queryOptions({
    queryKey: templateKeys.versions(id, version),
    queryFn: ({ signal }) => fetchData('listTemplateVersions', { params: { id }, signal }),
  });

/** The columns of a template's exports; another version of it has others. They are edited at once, so what was fetched earlier is never shown. */
export const exportLayoutQuery = ({ id, version }: Pick<Template, 'id' | 'version'>) =>
  queryOptions({
    queryKey: templateKeys.exportLayout(id, version),
    queryFn: ({ signal }) => fetchData('getExportLayout', { params: { id }, signal }),
    gcTime: 0,
  });
