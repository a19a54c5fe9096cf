import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';

export const tenantsQuery = (query: NonNullable<QueryOf<'listTenants'>>) =>
  queryOptions({
    queryKey: ['tenants', query],
    queryFn: ({ signal }) => fetchData('listTenants', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: ['tenant', id],
    queryFn: ({ signal }) => fetchData('getTenant', { params: { id }, signal }),
  });

/** The running month of one tenant. */
export const tenantUsageQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['usage', 'current', tenantId],
    queryFn: ({ signal }) => fetchData('getCurrentUsage', { query: { tenantId }, signal }),
  });

export const tenantInvoicesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['invoices', { tenantId, size: 6, sort: '-billMonth' }],
    queryFn: ({ signal }) =>
      fetchData('listInvoices', { query: { tenantId, size: 6, sort: '-billMonth' }, signal }),
  });

/** What was done last by and to a tenant. */
export const tenantActivityQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['audit', { tenantId, size: 5 }],
    queryFn: ({ signal }) => fetchData('listAudit', { query: { tenantId, size: 5 }, signal }),
  });

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => fetchData('getSettings', { signal }),
});

/** What a change of a tenant makes stale: the lists, the names, and the running month's figures. */
export async function refreshTenants(client: QueryClient): Promise<void> {
  await Promise.all(
    [['tenants'], ['tenant'], ['usage'], ['tenant-names'], ['audit']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
