import type { QueryOf } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData } from '#lib/api/client.ts';
import { shiftDay } from '#lib/months.ts';
import { auditKeys } from '#lib/queries/audit.ts';
import { limits } from '@ocr/contract/limits';
import { usageKeys } from '#lib/queries/usage.ts';

type TenantList = NonNullable<QueryOf<'listTenants'>>;

const tenantKeys = {
  lists: ['tenants'] as const,
  list: (query: TenantList) => ['tenants', query] as const,
  all: ['tenant'] as const,
  one: (id: string) => ['tenant', id] as const,
  names: ['tenant-names'] as const,
  mine: ['my-tenant'] as const,
  secondFactor: (id: string) => ['tenant', id, 'second-factor'] as const,
};

/** One page of the list of tenants. */
export const tenantsQuery = (query: TenantList) =>
  queryOptions({
    queryKey: tenantKeys.list(query),
    queryFn: ({ signal }) => fetchData('listTenants', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Active tenants whose access expires soon or has expired of late, the first one first. */
export const expiringTenantsQuery = (today: string | undefined) => ({
  ...tenantsQuery({
    status: 'active',
    sort: 'expiryDate',
    size: 8,
    ...(today === undefined
      ? {}
      : {
          expiresFrom: shiftDay(today, -limits.expiryNoticeDays),
          expiresTo: shiftDay(today, limits.expiryNoticeDays),
        }),
  }),
  enabled: today !== undefined,
});

/** One tenant, for its partner. */
export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: tenantKeys.one(id),
    queryFn: ({ signal }) => fetchData('getTenant', { params: { id }, signal }),
  });

/** What a partner asks of a tenant's users for signing in, and what they have. */
export const tenantSecondFactorQuery = (id: string) =>
  queryOptions({
    queryKey: tenantKeys.secondFactor(id),
    queryFn: ({ signal }) => fetchData('getTenantSecondFactor', { params: { id }, signal }),
  });

/** The names of a partner's tenants, for filters. */
export const tenantNamesQuery = queryOptions({
  queryKey: tenantKeys.names,
  queryFn: ({ signal }) => fetchData('listTenantNames', { signal }),
  staleTime: 60_000,
});

/** The signed-in user's own tenant. */
export const myTenantQuery = queryOptions({
  queryKey: tenantKeys.mine,
  queryFn: ({ signal }) => fetchData('getMyTenant', { signal }),
});

/** After a change of a tenant: the lists, the names, and the running month's figures are stale. */
export async function refreshTenants(client: QueryClient): Promise<void> {
  const stale = [tenantKeys.lists, tenantKeys.all, usageKeys.all, tenantKeys.names, auditKeys.lists];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
