import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { createPagePictures, nearestWidth, type PagePictures } from '#platform/documents/page-pictures.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { tenantScope, type TenantCaller } from '#platform/access/caller.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { sendPicture } from '#platform/http/send-picture.ts';
import { Written } from '#platform/http/written.ts';
import { answerFile, answerRows } from './answer-request.ts';
import { addCorrections, correctFile } from './correct-file.ts';
import { registerDifferences } from './differences.routes.ts';
import { findTextAsJson } from './parts/result-parts.store.ts';
import { findPageWords, pageOfFile } from './pointing/places.store.ts';
import { readPlace } from './pointing/read-place.ts';
import { answerLarge, changeResult } from './result-turns.ts';
import { findActiveFile, findPage, lockRequestShared, type ActiveFile } from './results.store.ts';

/** Routes of results: pages' pictures, corrections, rows by hand. */
export function registerResults(api: Api, context: Context): void {
  const find = async ({
    caller,
    params,
  }: {
    caller: TenantCaller;
    params: { id: string; fileId: string };
  }) => {
    const file = await context.db.withTenant(tenantScope(caller), (trx) =>
      findActiveFile(trx, tenantScope(caller), params.id, params.fileId),
    );
    if (file === undefined) throw notFound();
    return file;
  };
  api.on('correctFile', {
    find,
    handle: ({ caller, found, body }) =>
      changeResult(tenantScope(caller), async () => {
        const corrected = await correctFile(context, caller, found, body);
        return answerFile(context, tenantScope(caller), corrected);
      }),
  });
  api.on('addCorrections', {
    find,
    handle: ({ caller, found, body }) =>
      changeResult(tenantScope(caller), () => addCorrections(context, caller, found, body)),
  });
  registerTableRows(api, context, find);
  registerPages(api, context, find);
  registerDifferences(api, context);
}

type FindFile = (input: {
  caller: TenantCaller;
  params: { id: string; fileId: string };
}) => Promise<ActiveFile>;

/** Pages of a file: their pictures, their words, and places read again. */
function registerPages(api: Api, context: Context, find: FindFile): void {
  const pictures = createPagePictures(context);
  /** What was read is answered once it is charged. */
  const findRead: FindFile = async (input) => {
    const file = await find(input);
    if (file.status !== 'completed') throw notFound();
    return file;
  };
  api.on('getPageWords', {
    find: findRead,
    handle: async ({ caller, found, params }) => {
      const scope = tenantScope(caller);
      const words = await context.db.withTenant(scope, (trx) =>
        findPageWords(trx, pageOfFile(scope, { fileId: found.id, page: params.n })),
      );
      if (words === undefined) throw notFound();
      return { words };
    },
  });
  api.on('readPlace', { find: findRead, handle: (call) => readPlace(context, call) });
  api.on('getPagePicture', { find, handle: (call) => sendPagePicture(context, pictures, call) });
}

/** What a response with only the first rows leaves out. */
function registerTableRows(api: Api, context: Context, find: FindFile): void {
  api.on('getRows', {
    find,
    handle: ({ caller, found, query, reply }) =>
      answerRows(context, tenantScope(caller), { fileId: found.id, ...query }, closedSignal(reply)),
  });
  api.on('getText', {
    find,
    handle: ({ caller, found, reply }) => {
      const scope = tenantScope(caller);
      return answerLarge({ ...scope, signal: closedSignal(reply) }, async () => {
        const text = await context.db.withTenant(scope, (trx) => findTextAsJson(trx, scope, found.id));
        if (text === undefined) throw notFound();
        return new Written(Buffer.from(`{"text":${text}}`));
      });
    },
  });
}

/** Pages as they were read; of an unread or failed file, as they were sent. */
async function sendPagePicture(
  context: Context,
  pictures: PagePictures,
  { caller, found: file, params, query, request, reply }: Call<'getPagePicture', ActiveFile>,
): Promise<void> {
  const scope = tenantScope(caller);
  const { storage_key: documentKey, kind } = file;
  if (documentKey === null || params.n > file.page_count) throw notFound();
  const width = nearestWidth(query.width);
  const page = await context.db.withTenant(scope, (trx) => findPage(trx, scope, file.id, params.n));
  const whileThere = (work: (trx: Trx) => Promise<unknown>) =>
    context.db.withTenant(scope, async (trx) => {
      const isThere = await lockRequestShared(trx, scope, file.request_id);
      if (isThere) await work(trx);
      return isThere;
    });
  await sendPicture(request, reply, {
    name: `${file.name}-${params.n}.webp`,
    version: page === undefined ? undefined : `${file.id}-${params.n}-${width}`,
    load: () =>
      pictures({
        owner: scope.tenantId,
        documentKey,
        kind,
        page: params.n,
        width,
        transform: page,
        whileThere,
      }),
  });
}
