import type { Request } from '@ocr/contract';
import type { FastifyReply } from 'fastify';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { drain } from '#platform/http/errors.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import { limitUploads } from '#platform/http/rate-limit.ts';
import type { Api, Call } from '#platform/http/route.ts';
import type { Written } from '#platform/http/written.ts';
import { withUpload } from '#platform/http/upload.ts';
import { checkRequest, checkRequests, changeTaken } from './check-request.ts';
import { deleteRequest } from './delete-request.ts';
import { quoteRequest } from './submit/quote-request.ts';
import { presentRequest } from './requests.present.ts';
import { listRequests, isCountedInParallel, listRequestsQuickly } from './request-list.store.ts';
import type { RequestFilter } from './request-rows.store.ts';
import { requestFilter, requestOrder } from './request-filter.ts';
import { selectRequest, type RequestRow } from './requests.store.ts';
import { retryRequest } from './submit/retry-request.ts';
import { splitFile } from './splitting/split-file.ts';
import { submitRequest } from './submit/submit-request.ts';
import type { Submitter } from './submit/idempotency.ts';

/** Results are presented by a later feature. */
export interface RequestAnswers {
  readonly whole: (
    context: Context,
    caller: TenantCaller,
    requestId: string,
    signal: AbortSignal,
  ) => Promise<Request | Written>;
  /** The same after a change, which is not made where there is no turn for the answer. */
  readonly changed: (
    context: Context,
    caller: TenantCaller,
    requestId: string,
    options: { readonly change: () => Promise<void>; readonly signal: AbortSignal },
  ) => Promise<Request | Written>;
  /** At most this many rows of each table with their values. */
  readonly cut: (
    context: Context,
    caller: TenantCaller,
    asked: { readonly row: RequestRow; readonly rows: number },
    signal: AbortSignal,
  ) => Promise<Request | Written>;
}

/** The calls about requests. */
export function registerRequests(api: Api, context: Context, answers: RequestAnswers): void {
  const find = ({ caller, params }: { caller: TenantCaller; params: { id: string } }) =>
    getRequest(context, tenantScope(caller), params.id);
  const detail: Detail = ({ caller, reply }, id) => answers.whole(context, caller, id, closedSignal(reply));

  api.on('listRequests', { handle: (call) => showRequests(context, call) });
  api.on('getRequest', {
    find,
    handle: ({ caller, found, query: { rows }, reply }) =>
      rows === undefined
        ? detail({ caller, reply }, found.id)
        : answers.cut(context, caller, { row: found, rows }, closedSignal(reply)),
  });
  api.on('getDownloadStatus', { find, handle: async ({ found }) => downloadStatus(found) });
  api.on('checkRequest', {
    find,
    handle: ({ caller, found, body, reply }) =>
      answers.changed(context, caller, found.id, {
        change: () => checkRequest(context, caller, found.id, body.checked),
        signal: closedSignal(reply),
      }),
  });
  api.on('checkRequests', {
    handle: async ({ caller, body }) => ({
      changed: await checkRequests(context, caller, body.ids, body.checked),
    }),
  });
  api.on('takeRequest', {
    find,
    handle: async ({ caller, found, body }) => {
      await changeTaken(context, caller, found.id, body);
      const row = await find({ caller, params: { id: found.id } });
      return presentRequest(row, caller.userId);
    },
  });
  api.on('deleteRequest', {
    find,
    handle: async ({ caller, found }) => {
      await deleteRequest(context, caller, found.id);
      return null;
    },
  });
  registerSubmission(api, context, { find, detail });
  registerSplitting(api, context);
}

/** The answer with a whole request to a call. */
type Detail = (
  call: { readonly caller: TenantCaller; readonly reply: FastifyReply },
  id: string,
) => Promise<Request | Written>;

/** The calls that send files, or send them again. */
function registerSubmission(
  api: Api,
  context: Context,
  {
    find,
    detail,
  }: {
    readonly find: (call: { caller: TenantCaller; params: { id: string } }) => Promise<RequestRow>;
    readonly detail: Detail;
  },
): void {
  const upload = { folder: context.temporaryFolder, maxFiles: context.config.limits.maxFiles };
  api.on('quoteRequest', {
    handle: async ({ caller, query, request, reply }) => {
      await limitUploads(context, caller);
      const pictures = ({ true: 'first', false: 'none', pages: 'pages' } as const)[query.pictures];
      const options = { pictures, signal: closedSignal(reply) };
      return withUpload(request, upload, (form) => quoteRequest(context, tenantScope(caller), form, options));
    },
  });
  api.on('submitRequest', {
    handle: async ({ caller, request, reply }) => {
      await limitUploads(context, caller);
      const by = submitterOf(caller, request.headers['idempotency-key']);
      const id = await submitRequest(context, by, {
        receive: (work) => withUpload(request, upload, work),
        discard: () => drain(request),
      });
      return detail({ caller, reply }, id);
    },
  });
  api.on('retryRequest', {
    find,
    handle: async ({ caller, found, request, reply }) => {
      await limitUploads(context, caller);
      const by = submitterOf(caller, request.headers['idempotency-key']);
      return detail({ caller, reply }, await retryRequest(context, by, found));
    },
  });
}

/** Cuts a file before it is sent. */
function registerSplitting(api: Api, context: Context): void {
  const upload = { folder: context.temporaryFolder, maxFiles: 1 };
  api.on('splitFile', {
    handle: async ({ caller, request, reply }) => {
      await limitUploads(context, caller);
      await withUpload(request, upload, async (form) => {
        const { type, body } = await splitFile(context, tenantScope(caller), form, closedSignal(reply));
        await reply.header('cache-control', 'no-store').type(type).send(body);
      });
    },
  });
}

async function getRequest({ db }: Pick<Context, 'db'>, scope: TenantScope, id: string): Promise<RequestRow> {
  const [row] = await db.readAs.tenant(scope, (builder) => selectRequest(builder, scope, id));
  if (row === undefined) throw notFound();
  return row;
}

// Counting every row of a long list takes most of a second of a core, so it must not delay pages of lists.
const countsByRows = createSemaphore({ permits: 2, permitsPerKey: 1 });

async function showRequests(context: Context, { caller, query, timeZone }: Call<'listRequests'>) {
  const scope = tenantScope(caller);
  const { page, size } = query;
  const list = { order: requestOrder(query.sort), page, size };
  // Days are instants only in the reader's zone; until then they are a filter like any other.
  const hasDays = query.from !== undefined || query.to !== undefined;
  const atOnce = !hasDays && isCountedInParallel({ ...query, from: undefined, to: undefined }, list);
  const ask = <T>(by: (trx: Trx, filter: RequestFilter) => Promise<T>) =>
    context.db.withTenant(
      scope,
      async (trx) => by(trx, await requestFilter(context, trx, scope, query, timeZone)),
      { snapshot: true, atOnce },
    );
  const near = await ask((trx, filter) => listRequestsQuickly(trx, scope, filter, list));
  const isEnough = near?.isTotalExact === true || (near !== undefined && query.counted === 'quickly');
  const { rows, total, isTotalExact } = isEnough
    ? near
    : await countsByRows.run(
        async () => ({
          ...(await ask((trx, filter) => listRequests(trx, scope, filter, list))),
          isTotalExact: true,
        }),
        undefined,
        scope.tenantId,
      );
  return { items: rows.map((row) => presentRequest(row, caller.userId)), total, isTotalExact, page, size };
}

function downloadStatus(row: RequestRow) {
  const status = row.status === 'completed' ? 'ready' : row.status;
  return { status, progress: { pagesDone: row.files.pagesDone, pagesTotal: row.page_count } } as const;
}

function submitterOf(caller: TenantCaller, key: string | string[] | undefined): Submitter {
  return {
    scope: tenantScope(caller),
    userId: caller.userId,
    idempotencyKey: Array.isArray(key) ? key.join(', ') : key,
  };
}
