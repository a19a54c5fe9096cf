import type { QueryOf, SettingsChange } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { usageKeys } from '#lib/queries/usage.ts';

const settingsKeys = {
  current: ['settings'] as const,
  effect: (change: SettingsChange) => ['settings', 'effect', change] as const,
  history: (query: NonNullable<QueryOf<'listSettingsChanges'>>) => ['settings', 'history', query] as const,
  reconciliation: ['reconciliation'] as const,
};

/** The billing configuration, with the partner's time zone, which decides which day today is. */
export const settingsQuery = queryOptions({
  queryKey: settingsKeys.current,
  queryFn: ({ signal }) => fetchData('getSettings', { signal }),
});

/** What a change would do to every tenant; nothing is stored. */
export const settingsEffectQuery = (change: SettingsChange) =>
  queryOptions({
    queryKey: settingsKeys.effect(change),
    queryFn: ({ signal }) => fetchData('getSettingsEffect', { body: change, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One page of the changes that were made. */
export const settingsHistoryQuery = (query: NonNullable<QueryOf<'listSettingsChanges'>>) =>
  queryOptions({
    queryKey: settingsKeys.history(query),
    queryFn: ({ signal }) => fetchData('listSettingsChanges', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** What the last nightly reconciliation found. */
export const reconciliationQuery = queryOptions({
  queryKey: settingsKeys.reconciliation,
  queryFn: ({ signal }) => fetchData('getReconciliation', { signal }),
});

/** After a change of the settings: limits, statuses and blocks of the running month follow from them. */
export async function refreshSettings(client: QueryClient): Promise<void> {
  await Promise.all(
    [settingsKeys.current, usageKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
