import { required } from '#platform/errors/required.ts';
import type { Look, PlaceToLookAt } from '@ocr/extraction';
import { RecognitionError } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { traced } from '#platform/tracing/tracing.ts';
import type { FileRow } from '../files.store.ts';
import { selectTransforms } from './pages.store.ts';

/** A second look may take so long, for all places of a document together. */
const LIMIT_MS = 20_000;

/** Reads places of a document again from its pixels; without an answer where that is not possible in time. */
export type LookAtPlaces = (places: readonly PlaceToLookAt[]) => Promise<readonly Look[]>;

/** What a reading by the words of the pages finds, read anew with what is seen at the places that it wants to be looked at again. */
export async function readTwice<Read extends { readonly again: readonly PlaceToLookAt[] }>(
  look: LookAtPlaces | undefined,
  read: (looks: readonly Look[]) => Promise<Read>,
): Promise<Read> {
  const first = await read([]);
  const looks = look === undefined || first.again.length === 0 ? [] : await look(first.again);
  return looks.length === 0 ? first : read(looks);
}

/** Looks at places of a stored file, in a reading process. A look that fails or takes too long never fails the file. */
export function lookAtFile(
  context: Pick<Context, 'db' | 'log' | 'recognizer' | 'storage'>,
  scope: TenantScope,
  file: Pick<FileRow, 'id' | 'kind' | 'storage_key'>,
  signal: AbortSignal,
): LookAtPlaces {
  return async (places) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      return await traced('look again', () => lookAt(context, scope, file, places, ended), {
        attributes: { 'file.id': file.id, places: places.length },
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof RecognitionError) && !ended.aborted) throw error;
      const code = error instanceof RecognitionError ? error.code : 'TIMED_OUT';
      context.log.warn({ file: file.id, code }, 'A second look failed; the values stay as first read');
      return [];
    }
  };
}

async function lookAt(
  context: Pick<Context, 'db' | 'recognizer' | 'storage'>,
  scope: TenantScope,
  file: Pick<FileRow, 'id' | 'kind' | 'storage_key'>,
  places: readonly PlaceToLookAt[],
  signal: AbortSignal,
): Promise<Look[]> {
  const byPage = Map.groupBy(places, ({ page }) => page);
  const transforms = await context.db.withTenant(scope, (trx) =>
    selectTransforms(trx, scope, file.id, [...byPage.keys()]),
  );
  const key = required(file.storage_key, 'The object of a file');
  return context.storage.withLocalFile(key, async (path) => {
    const looks: Look[] = [];
    for (const [page, wanted] of byPage) {
      const transform = transforms.get(page);
      if (transform === undefined) continue;
      const asked = { page, transform, places: wanted };
      const read = await context.recognizer.readPlaces(path, file.kind, asked, signal);
      wanted.forEach((place, index) => {
        const seen = read[index];
        if (seen !== undefined) looks.push({ ...place, ...seen });
      });
    }
    return looks;
  });
}
