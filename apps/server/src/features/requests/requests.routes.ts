import type { Request } from '@ocr/contract';
import { getTimeZone } from '#features/billing/usage/metering.store.ts';
import { instantsOfDays } from '#platform/clock/day-filter.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { drain } from '#platform/http/errors.ts';
import type { TenantCaller } from '#platform/access/caller.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { withUpload } from '#platform/http/upload.ts';
import { deleteRequest } from './delete-request.ts';
import { getDefinition } from './files.store.ts';
import { quoteRequest } from './submit/quote-request.ts';
import { presentRequest, presentRequestDetail } from './requests.present.ts';
import { listRequests, type RequestFilter, type RequestOrder } from './request-list.store.ts';
import { findRequest, type RequestRow } from './requests.store.ts';
import { retryRequest } from './submit/retry-request.ts';
import { findRepeated, submitRequest } from './submit/submit-request.ts';
import type { Submitter } from './submit/submitter.ts';

export type PresentFiles = (trx: Trx, scope: TenantScope, requestId: string) => Promise<Request['files']>;

/** `presentFiles` comes from a later feature: results are presented there. */
export function registerRequests(api: Api, context: Context, presentFiles: PresentFiles): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: Record<string, string> }) =>
    context.db.withTenant(scopeOf(caller), async (trx) => {
      const row = await findRequest(trx, scopeOf(caller), params.id!);
      if (row === undefined) throw notFound();
      return row;
    });
  const detail = (caller: TenantCaller, id: string): Promise<Request> =>
    context.db.withTenant(scopeOf(caller), async (trx) => {
      const row = await findRequest(trx, scopeOf(caller), id);
      if (row === undefined) throw notFound();
      return presentRequestDetail(row, await presentFiles(trx, scopeOf(caller), id));
    });
  const upload = { folder: context.temporaryFolder, maxFiles: context.config.limits.maxFiles };

  api.on('listRequests', { handle: (call) => showRequests(context, call) });
  api.on('getRequest', { find, handle: ({ caller, found }) => detail(caller, found.id) });
  api.on('getDownloadStatus', { find, handle: async ({ found }) => downloadStatus(found) });
  api.on('quoteRequest', {
    handle: async ({ caller, request }) => {
      await limitUploads(context, caller);
      return withUpload(request, upload, (form) => quoteRequest(context, scopeOf(caller), form));
    },
  });
  api.on('submitRequest', {
    handle: async ({ caller, request }) => {
      await limitUploads(context, caller);
      const by = submitterOf(caller, request.headers['idempotency-key']);
      const repeated = await findRepeated(context, by);
      // The documents are here already: what is sent again is read to its end and thrown away.
      if (repeated !== undefined) await drain(request);
      return detail(
        caller,
        repeated ?? (await withUpload(request, upload, (form) => submitRequest(context, by, form))),
      );
    },
  });
  api.on('retryRequest', {
    find,
    handle: async ({ caller, found, request }) => {
      const by = submitterOf(caller, request.headers['idempotency-key']);
      const repeated = await findRepeated(context, by);
      if (repeated !== undefined) return detail(caller, repeated);
      const template = {
        id: found.template_id,
        version: found.template_version,
        name: found.template_name,
        definition: await context.db.withTenant(by.scope, (trx) => getDefinition(trx, by.scope, found.id)),
      };
      return detail(caller, await retryRequest(context, by, { ...found, template }));
    },
  });
  api.on('deleteRequest', {
    find,
    handle: async ({ caller, found }) => {
      await deleteRequest(context, caller, found.id);
      return null;
    },
  });
}

async function showRequests(context: Context, { caller, query }: Call<'listRequests'>) {
  const scope = scopeOf(caller);
  const { page, size } = query;
  return context.db.withTenant(scope, async (trx) => {
    const filter = await requestFilter(context, trx, scope, query);
    const wish = { order: sortOf(query.sort), page, size };
    const { rows, total } = await listRequests(trx, scope, filter, wish);
    return { items: rows.map(presentRequest), total, page, size };
  });
}

/** The list's filter: days are the partner's days. Shared with the export of the list. */
export async function requestFilter(
  context: Context,
  trx: Trx,
  scope: TenantScope,
  query: {
    status?: RequestFilter['status'];
    search?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
  },
): Promise<RequestFilter> {
  const timeZone = await getTimeZone(trx, scope, context.clock.now());
  return {
    status: query.status,
    search: query.search,
    ...instantsOfDays(query, timeZone),
  };
}

export function sortOf(sort: Call<'listRequests'>['query']['sort']): RequestOrder {
  const descending = sort === undefined || sort.startsWith('-');
  const by = (sort ?? '-uploadDate').replace(/^-/, '') as RequestOrder['by'];
  return { by, descending };
}

function downloadStatus(row: RequestRow) {
  const status = row.status === 'completed' ? 'ready' : row.status;
  return { status, progress: { pagesDone: row.pages_done, pagesTotal: row.page_count } } as const;
}

function scopeOf(caller: TenantCaller): TenantScope {
  return { tenantId: caller.tenantId, partnerId: caller.partnerId };
}

function submitterOf(caller: TenantCaller, key: string | string[] | undefined): Submitter {
  return {
    scope: scopeOf(caller),
    userId: caller.userId,
    idempotencyKey: Array.isArray(key) ? key.join(', ') : key,
  };
}
