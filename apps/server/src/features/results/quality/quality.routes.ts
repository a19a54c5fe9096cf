import { getReadableTemplate } from '#features/templates/templates.store.ts';
import { tenantScope } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { showQuality } from './show-quality.ts';

/** How well a template reads; for the tenant whose documents were checked. */
export function registerQuality(api: Api, context: Context): void {
  api.on('getQuality', {
    find: ({ caller, params }) =>
      context.db.withTenant(tenantScope(caller), (trx) =>
        getReadableTemplate(trx, tenantScope(caller), params.id),
      ),
    handle: ({ caller, found, query }) => showQuality(context, tenantScope(caller), found.id, query.months),
  });
}
