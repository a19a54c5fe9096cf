import type { PlaceReading } from '@ocr/contract';
import { tenantScope } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import type { Call } from '#platform/http/route.ts';
import { findPage, type ActiveFile } from '../results.store.ts';
import { rereadPlace } from './reread-place.ts';
import { findKnownPlace, pageOfFile } from './places.store.ts';

/**
 * Reads a position on a page again from its image; see `rereadPlace`.
 * @throws AppError `NOT_FOUND` if the page or its document does not exist, and what `rereadPlace` throws
 */
export async function readPlace(
  context: Context,
  { caller, found: file, params, body: { box }, reply }: Call<'readPlace', ActiveFile>,
): Promise<PlaceReading> {
  const scope = tenantScope(caller);
  const page = params.n;
  const [known, transform] = await context.db.withTenant(scope, async (trx) => [
    await findKnownPlace(trx, pageOfFile(scope, { fileId: file.id, page }), box),
    await findPage(trx, scope, file.id, page),
  ]);
  const { storage_key: storageKey, kind } = file;
  if (known === undefined || transform === undefined || storageKey === null) throw notFound();
  const document = { storageKey, kind };
  const place = { owner: scope.tenantId, document, page, transform, box, known };
  return rereadPlace(context, place, closedSignal(reply));
}
