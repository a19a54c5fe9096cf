import { previewInput } from '@ocr/contract';
import { transformOf, type Recognizer } from '@ocr/recognition';
import { asOwner, ownerId, ownerOf } from '#features/templates/owner.ts';
import { receiveTemplate, templateUpload } from '#features/templates/receive-template.ts';
import { findChecking } from '#features/templates/checking/checking.store.ts';
import { tenantScope, type Caller } from '#platform/access/caller.ts';
import { isId } from '#platform/database/ids.ts';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { createPagePictures, nearestWidth, type PagePictures } from '#platform/documents/page-pictures.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Api, Call } from '#platform/http/route.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import { sendPicture } from '#platform/http/send-picture.ts';
import { withEitherBody } from '#platform/http/upload.ts';
import { PreviewDocuments } from './preview-documents.ts';
import { previewTemplate } from './preview-template.ts';
import { findPageWords } from '#features/results/pointing/places.store.ts';
import { findPreview, pageOfPreview, touchPreview, type PreviewDocument } from './previews.store.ts';
import { readPreviewPlace } from './read-preview-place.ts';

/** Routes of previews: a template tried on a document, and its pages. */
export function registerPreviews(api: Api, context: Context): void {
  const pictures = createPagePictures(context);
  const documents = new PreviewDocuments(context);
  api.on('previewTemplate', {
    handle: ({ caller, request, reply }) =>
      withEitherBody(context, request, templateUpload, async (body) => {
        const { input, document, fields } = await receiveTemplate(body, previewInput);
        const { templateId, hash, forTemplate } = fields;
        const owner = ownerOf(caller);
        const doubtBelow = await findBound(context, caller, forTemplate);
        const preview = async (recognizer: Recognizer) => {
          const sample = await documents.get(owner, { document, templateId, hash }, recognizer);
          return previewTemplate(context, ownerId(owner), sample, { ...input, doubtBelow });
        };
        return context.lanes.previews.run(ownerId(owner), preview, closedSignal(reply));
      }),
  });
  const find = ({ caller, params }: { caller: Caller; params: { hash: string } }) =>
    getPreview(context, caller, params.hash);
  api.on('getPreviewPicture', { find, handle: (call) => sendPreviewPicture(context, pictures, call) });
  api.on('getPreviewWords', {
    find,
    handle: async ({ caller, found, params }) => {
      const owner = ownerOf(caller);
      const words = await asOwner(context.db, owner, (trx) =>
        findPageWords(trx, pageOfPreview(owner, found, params.n)),
      );
      if (words === undefined) throw notFound();
      return { words };
    },
  });
  api.on('readPreviewPlace', { find, handle: (call) => readPreviewPlace(context, call) });
}

/** The bound that the tenant chose for a template, so that its preview flags what its files will; null: the product's own. */
async function findBound(
  context: Context,
  caller: Caller,
  templateId: string | undefined,
): Promise<number | null> {
  if (caller.roleName !== 'TENANT' || templateId === undefined || !isId(templateId)) return null;
  const scope = tenantScope(caller);
  return context.db.withTenant(scope, async (trx) => (await findChecking(trx, scope, templateId)).doubtBelow);
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
    name: `${document.name}-${params.n}.webp`,
    version: `${hash}-${params.n}-${width}`,
    load: () =>
      pictures({
        owner: ownerId(owner),
        documentKey,
        kind,
        page: params.n,
        width,
        transform: transformOf(page),
        whileThere,
      }),
  });
}

async function getPreview(context: Context, caller: Caller, hash: string): Promise<PreviewDocument> {
  const owner = ownerOf(caller);
  const found = await asOwner(context.db, owner, (trx) => findPreview(trx, owner, hash));
  if (found === undefined) throw notFound();
  return found;
}
