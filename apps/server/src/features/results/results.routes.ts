import { previewInput } from '@ocr/contract';
import type { Page } from '@ocr/recognition';
import { asOwner, ownerOf } from '#features/templates/owner.ts';
import { findPreview, touchPreview, type PreviewDocument } from '#features/templates/previews.store.ts';
import { receiveTemplate, templateUpload } from '#features/templates/receive-template.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { createPagePictures, nearestWidth, type PagePictures } from '#platform/documents/page-pictures.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller, TenantCaller } from '#platform/access/caller.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { sendPicture } from '#platform/http/send-picture.ts';
import { withEitherBody } from '#platform/http/upload.ts';
import { addCorrections, correctFile } from './correct-file.ts';
import { PreviewDocuments } from './preview-documents.ts';
import { previewTemplate } from './preview-template.ts';
import { findActiveFile, findPage, lockRequest, type ActiveFile } from './results.store.ts';

export function registerResults(api: Api, context: Context): void {
  const pictures = createPagePictures(context);
  const documents = new PreviewDocuments(context);
  const find = async ({ caller, params }: { caller: TenantCaller; params: Record<string, string> }) => {
    const file = await context.db.withTenant(scopeOf(caller), (trx) =>
      findActiveFile(trx, scopeOf(caller), params.id!, params.fileId!),
    );
    if (file === undefined) throw notFound();
    return file;
  };
  api.on('correctFile', {
    find,
    handle: ({ caller, found, body }) => correctFile(context, caller, found, body.corrections),
  });
  api.on('addCorrections', {
    find,
    handle: ({ caller, found, body }) => addCorrections(context, caller, found, body.corrections),
  });
  api.on('getPagePicture', { find, handle: (call) => sendPagePicture(context, pictures, call) });
  api.on('previewTemplate', {
    handle: ({ caller, request }) =>
      withEitherBody(context, request, templateUpload, async (body) => {
        const { input, document, fields } = await receiveTemplate(body, previewInput);
        const { templateId, hash } = fields;
        const sample = await documents.get(ownerOf(caller), { document, templateId, hash });
        return previewTemplate(context, sample, input);
      }),
  });
  api.on('getPreviewPicture', {
    find: ({ caller, params }) => getPreview(context, caller, params.hash!),
    handle: (call) => sendPreviewPicture(context, pictures, call),
  });
}

/** As the file was read; a file that is still to be read, or failed, shows its pages as they came. */
async function sendPagePicture(
  context: Context,
  pictures: PagePictures,
  { caller, found: file, params, query, request, reply }: Call<'getPagePicture', ActiveFile>,
): Promise<void> {
  const scope = scopeOf(caller);
  const { storage_key: documentKey, kind } = file;
  if (documentKey === null || params.n > file.page_count) throw notFound();
  const width = nearestWidth(query.width);
  const page = await context.db.withTenant(scope, (trx) => findPage(trx, scope, file.id, params.n));
  const whileThere = (work: (trx: Trx) => Promise<unknown>) =>
    context.db.withTenant(scope, async (trx) => {
      const isThere = await lockRequest(trx, scope, file.request_id);
      if (isThere) await work(trx);
      return isThere;
    });
  await sendPicture(request, reply, {
    version: page === undefined ? undefined : `${file.id}-${params.n}-${width}`,
    load: () =>
      pictures({ documentKey, kind, page: params.n, width, transform: transformOf(page), whileThere }),
  });
}

async function sendPreviewPicture(
  context: Context,
  pictures: PagePictures,
  { caller, found: document, params, query, request, reply }: Call<'getPreviewPicture', PreviewDocument>,
): Promise<void> {
  const owner = ownerOf(caller);
  const { hash, storageKey: documentKey, kind } = document;
  const page = document.pages.find(({ number }) => number === params.n);
  if (page === undefined) throw notFound();
  const width = nearestWidth(query.width);
  const whileThere = (work: (trx: Trx) => Promise<unknown>) =>
    asOwner(context.db, owner, async (trx) => {
      const isThere = await touchPreview(trx, owner, hash, context.clock.now());
      if (isThere) await work(trx);
      return isThere;
    });
  await sendPicture(request, reply, {
    version: `${hash}-${params.n}-${width}`,
    load: () =>
      pictures({ documentKey, kind, page: params.n, width, transform: transformOf(page), whileThere }),
  });
}

async function getPreview(context: Context, caller: Caller, hash: string): Promise<PreviewDocument> {
  const owner = ownerOf(caller);
  const found = await asOwner(context.db, owner, (trx) => findPreview(trx, owner, hash));
  if (found === undefined) throw notFound();
  return found;
}

function transformOf(page: unknown): Pick<Page, 'turn' | 'skew'> | undefined {
  if (page === undefined) return undefined;
  const { turn, skew } = page as Page;
  return { turn, skew };
}

function scopeOf(caller: TenantCaller): { tenantId: string; partnerId: string } {
  return { tenantId: caller.tenantId, partnerId: caller.partnerId };
}
