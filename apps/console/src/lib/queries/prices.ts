import type { IssuerPicture, PricesChange } from '@ocr/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchData, fetchDownload } from '#lib/api/client.ts';
import { settingsQuery } from '#lib/queries/settings.ts';
import { usageKeys } from '#lib/queries/usage.ts';

const priceKeys = {
  current: ['prices'] as const,
  effect: (change: PricesChange) => ['prices', 'effect', change] as const,
  ofTenant: (id: string) => ['prices', 'tenant', id] as const,
  issuer: ['issuer'] as const,
  picture: (picture: IssuerPicture, name: string) => ['issuer', picture, name] as const,
};

/** The partner's price lists: of this month and from the next on. */
export const pricesQuery = queryOptions({
  queryKey: priceKeys.current,
  queryFn: ({ signal }) => fetchData('getPrices', { signal }),
});

/** What a change of prices would do to every tenant's month so far; nothing is stored. */
export const pricesEffectQuery = (change: PricesChange) =>
  queryOptions({
    queryKey: priceKeys.effect(change),
    queryFn: ({ signal }) => fetchData('getPricesEffect', { body: change, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A tenant's own prices, discount, and how its invoices reach it. */
export const tenantPricingQuery = (id: string) =>
  queryOptions({
    queryKey: priceKeys.ofTenant(id),
    queryFn: ({ signal }) => fetchData('getTenantPricing', { params: { id }, signal }),
  });

/** Who issues the partner's invoices. */
export const issuerQuery = queryOptions({
  queryKey: priceKeys.issuer,
  queryFn: ({ signal }) => fetchData('getIssuer', { signal }),
});

/** The issuer's logo or seal, by its name: another picture has another name. */
export const issuerPictureQuery = (picture: IssuerPicture, name: string) =>
  queryOptions({
    queryKey: priceKeys.picture(picture, name),
    queryFn: async ({ signal }) =>
      (await fetchDownload('getIssuerPicture', { params: { picture }, signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After a change of prices, of everybody or of one tenant: effects, history and the month's costs follow from them. */
export async function refreshPrices(client: QueryClient): Promise<void> {
  await Promise.all(
    [priceKeys.current, settingsQuery.queryKey, usageKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
