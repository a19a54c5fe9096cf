import type { DataOf } from '@ocr/contract';
import { routes } from '@ocr/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { buildAddress } from '#lib/api/transport.ts';
import { getConfig } from '#lib/config.ts';

const systemKeys = { health: ['health'] as const };

/** An unhealthy server answers 503 but still names the failing part, so the body is read for any status. */
export const healthQuery = queryOptions({
  queryKey: systemKeys.health,
  queryFn: async ({ signal }): Promise<DataOf<'checkReady'>> => {
    const response = await fetch(buildAddress(getConfig().apiBase, routes.checkReady), { signal });
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server parses every answer by the contract before it sends it
    const body = (await response.json()) as { data: DataOf<'checkReady'> };
    return body.data;
  },
  staleTime: 0,
});
