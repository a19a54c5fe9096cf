import type { QueryOf, SettingsChange } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchData('getSettings', { signal }),
});

/** What a change would do to every tenant; nothing is stored. */
export const effectQuery = (change: SettingsChange) =>
  queryOptions({
    queryKey: ['settings', 'effect', change],
    queryFn: ({ signal }) => fetchData('getSettingsEffect', { body: change, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const historyQuery = (query: NonNullable<QueryOf<'listSettingsChanges'>>) =>
  queryOptions({
    queryKey: ['settings', 'history', query],
    queryFn: ({ signal }) => fetchData('listSettingsChanges', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const booksQuery = queryOptions({
  queryKey: ['books'],
  queryFn: ({ signal }) => fetchData('getBooks', { signal }),
});

/** Limits, statuses and blocks of the running month follow from the settings. */
export async function refreshSettings(client: QueryClient): Promise<void> {
  await Promise.all([['settings'], ['usage']].map((queryKey) => client.invalidateQueries({ queryKey })));
}
