import type { SamplePlace } from '@ocr/contract';
import type { PlaceWords, PointedPlace } from '@ocr/extraction';
import { RecognitionError, transformOf } from '@ocr/recognition';
import { rereadPlace } from '#features/results/pointing/reread-place.ts';
import { findKnownPlace } from '#features/results/pointing/places.store.ts';
import { asOwner, ownerId, ownerOf } from '#features/templates/owner.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import type { Call } from '#platform/http/route.ts';
import { pageOfPreview, pagesOf, touchPreview, type PreviewDocument } from './previews.store.ts';

/**
 * What is printed at a position of a preview's document, as `rereadPlace` reads it, and the words by which an instruction leads there.
 * @throws AppError `NOT_FOUND` if the page was not read or the document is deleted, and what `rereadPlace` throws
 */
export async function readPreviewPlace(
  context: Context,
  { caller, found: document, params, body: { box }, reply }: Call<'readPreviewPlace', PreviewDocument>,
): Promise<SamplePlace> {
  const owner = ownerOf(caller);
  const { hash, storageKey, kind } = document;
  const facts = document.pages.find(({ number }) => number === params.n);
  const known = await asOwner(context.db, owner, async (trx) => {
    const isThere = await touchPreview(trx, owner, hash, context.clock.now());
    return isThere ? findKnownPlace(trx, pageOfPreview(owner, document, params.n), box) : undefined;
  });
  if (known === undefined || facts === undefined) throw notFound();
  const closed = closedSignal(reply);
  const words = await findWords(
    context,
    document,
    { page: params.n, box },
    { owner: ownerId(owner), closed },
  );
  const place = { page: params.n, transform: transformOf(facts), box, known };
  const read = await rereadPlace(
    context,
    { ...place, owner: ownerId(owner), document: { storageKey, kind } },
    closed,
  );
  return { ...read, ...words };
}

/** Runs in the lane of rereads, which shares the threads fairly. A position without its words is better than none. */
async function findWords(
  { lanes, previewExtraction, log }: Context,
  document: PreviewDocument,
  place: PointedPlace,
  { owner, closed }: { readonly owner: string; readonly closed: AbortSignal },
): Promise<PlaceWords> {
  const template = { fields: [], tables: [] };
  try {
    return await lanes.places.run(
      owner,
      () =>
        previewExtraction.run(
          { name: 'placeWords', pages: pagesOf(document)(), template, options: place },
          closed,
        ),
      closed,
    );
  } catch (error) {
    if (!(error instanceof RecognitionError)) throw error;
    log.warn({ code: error.code }, 'No label is named for a place: looking for it was cut off');
    return { label: null, dateIn: null };
  }
}
