import type { DataOf } from '@ocr/contract';
import { routes } from '@ocr/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { buildAddress, readEnvelope } from '#lib/api/transport.ts';
import { getConfig } from '#lib/config.ts';

const systemKeys = { health: ['health'] as const };

/** An unhealthy server answers 503 but still names the failing part, so the body is read for any status. */
export const healthQuery = queryOptions({
  queryKey: systemKeys.health,
  queryFn: async ({ signal }): Promise<DataOf<'checkReady'>> => {
    const response = await fetch(buildAddress(getConfig().apiBase, routes.checkReady), { signal });
    const { data } = readEnvelope<DataOf<'checkReady'>>(await response.json());
    if (!data) throw new Error(`The state of the server answered ${response.status} without data.`);
    return data;
  },
  staleTime: 0,
});
