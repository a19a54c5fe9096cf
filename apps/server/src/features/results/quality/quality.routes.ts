import { selectSet } from '#features/requests/template-set/template-set.store.ts';
import { getReadableTemplate } from '#features/templates/templates.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { drawDoubtCurve } from './doubt-curve.ts';
import { countReadAlike } from './doubt-curve.store.ts';
import { showQuality } from './show-quality.ts';

/** How well a template reads; for the tenant whose documents were checked. */
export function registerQuality(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    context.db.withTenant(tenantScope(caller), (trx) =>
      getReadableTemplate(trx, tenantScope(caller), params.id),
    );
  api.on('getQuality', {
    find,
    handle: ({ caller, found, query }) => showQuality(context, tenantScope(caller), found.id, query.months),
  });
  api.on('getDoubtCurve', {
    find,
    handle: ({ caller, found }) => {
      const scope = tenantScope(caller);
      return context.db.withTenant(scope, async (trx) => {
        const files = (await selectSet(trx, scope, found.id)).map(({ file_id: fileId }) => fileId);
        return { documents: files.length, ...drawDoubtCurve(await countReadAlike(trx, scope, files)) };
      });
    },
  });
}
