import type { DataOf } from '@ocr/contract';
import { getReadableTemplate } from '#features/templates/templates.store.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import type { Api } from '#platform/http/route.ts';
import { forgetLearned, switchLearning } from './change-learning.ts';
import { countPendingLessons, selectLayouts, type LayoutRow } from './layouts.store.ts';
import { learns } from './lessons.store.ts';

type Learned = DataOf<'getLearned'>;

/** What a template has learnt of one tenant's documents: of its own templates, and of its partner's. */
export function registerLearning(api: Api, context: Context): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    context.db.withTenant(tenantScope(caller), (trx) =>
      getReadableTemplate(trx, tenantScope(caller), params.id),
    );
  const show = (caller: TenantCaller, id: string) => showLearned(context, tenantScope(caller), id);

  api.on('getLearned', { find, handle: ({ caller, found }) => show(caller, found.id) });
  api.on('switchLearning', {
    find,
    handle: async ({ caller, found, body }) => {
      await switchLearning(context, caller, found, body.on);
      return show(caller, found.id);
    },
  });
  api.on('forgetLayout', {
    find,
    handle: async ({ caller, found, params }) => {
      await forgetLearned(context, caller, found, params.layoutId);
      return null;
    },
  });
  api.on('forgetLayouts', {
    find,
    handle: async ({ caller, found }) => {
      await forgetLearned(context, caller, found);
      return null;
    },
  });
}

async function showLearned(context: Context, scope: TenantScope, templateId: string): Promise<Learned> {
  return context.db.withTenant(scope, async (trx) => ({
    on: await learns(trx, scope, templateId),
    pending: await countPendingLessons(trx, scope, templateId),
    layouts: (await selectLayouts(trx, scope, templateId)).map(presentLayout),
  }));
}

function presentLayout(row: LayoutRow): Learned['layouts'][number] {
  return {
    id: row.id,
    name: row.name,
    documents: row.documents,
    fields: row.fields,
    tables: row.tables,
    rightLately: row.right_lately,
    lastUsed: row.last_used?.toISOString() ?? null,
    learnedDate: row.learnt_at.toISOString(),
    sample: { requestId: row.request_id, requestNumber: row.request_number, fileId: row.file_id },
  };
}
