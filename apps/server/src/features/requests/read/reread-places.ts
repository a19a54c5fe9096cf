import { required } from '#platform/errors/required.ts';
import { placeKey, type RereadPlace, type PlaceToReread } from '@ocr/extraction';
import { RecognitionError, type PlacesOfPage, type Recognizer } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { traced } from '#platform/tracing/tracing.ts';
import type { FileRow } from '../files.store.ts';
import { selectRereadPages, storeRereadPlaces } from './reread-places.store.ts';
import { placesRead } from './reading-metrics.ts';

/** Maximum time for reading all positions of a document again. */
const LIMIT_MS = 20_000;

/** Reads places of a document again from its pixels; without an answer where that is not possible in time. */
export type RereadPlaces = (places: readonly PlaceToReread[]) => Promise<readonly RereadPlace[]>;

/** Extracts from the recognised words, then once more with the positions that the first extraction asked to read again. */
export async function readTwice<Read extends { readonly placesToReread: readonly PlaceToReread[] }>(
  reread: RereadPlaces | undefined,
  read: (rereads: readonly RereadPlace[]) => Promise<Read>,
): Promise<Read> {
  const first = await read([]);
  const rereads =
    reread === undefined || first.placesToReread.length === 0 ? [] : await reread(first.placesToReread);
  return rereads.length === 0 ? first : read(rereads);
}

/** Reads positions, within limits. */
export interface PlaceReader {
  /** For whom places are read, as it is counted. */
  readonly purpose: 'request' | 'trial';
  readonly signal: AbortSignal;
  /** Runs work with a reading process. */
  run<Result>(work: (recognizer: Recognizer) => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Milliseconds left for reading; called before there is something to read. */
  leftMs(): number;
  /** Receives how many requested places of a document were not read. */
  onUnread?(places: number): void;
}

/** For requests: the time limit of a file, in the processes that read files. */
export const requestPlaceReader = (
  { recognizer }: Pick<Context, 'recognizer'>,
  signal: AbortSignal,
): PlaceReader => ({
  purpose: 'request',
  signal,
  run: (work) => work(recognizer),
  leftMs: () => LIMIT_MS,
});

type RereadContext = Pick<Context, 'db' | 'log' | 'storage'>;
type RereadFile = Pick<FileRow, 'id' | 'kind' | 'storage_key'>;

/**
 * Reads positions of a stored file. Known ones are taken from the file's pages; the others are read in a reading process and stored there. A failure
 * or timeout never fails the file: positions not read by then stay unread.
 */
export function placeRereader(
  context: RereadContext,
  scope: TenantScope,
  file: RereadFile,
  reader: PlaceReader,
): RereadPlaces {
  return async (places) => {
    const byPage = Map.groupBy(places, ({ page }) => page);
    const pages = await context.db.withTenant(scope, (trx) =>
      selectRereadPages(trx, scope, file.id, [...byPage.keys()]),
    );
    const rereads: RereadPlace[] = [];
    const unread: PlacesOfPage[] = [];
    for (const [page, asked] of byPage) {
      const { transform, reread } = pages.get(page) ?? {};
      if (reread === undefined || transform === undefined) continue;
      const known = new Map(reread.map((place) => [placeKey(place), place]));
      rereads.push(...asked.flatMap((place) => known.get(placeKey(place)) ?? []));
      const left = asked.filter((place) => !known.has(placeKey(place)));
      if (left.length > 0) unread.push({ page, transform, places: left });
    }
    if (unread.length > 0) {
      const known = rereads.length;
      await readWithinTime(context, scope, file, { reader, unread, rereads });
      const left = unread.reduce((sum, page) => sum + page.places.length, known - rereads.length);
      if (left > 0) reader.onUnread?.(left);
    }
    return rereads;
  };
}

/** Positions of a document that were never read, and `rereads` to add the results to. */
interface UnreadPlaces {
  readonly reader: PlaceReader;
  readonly unread: readonly PlacesOfPage[];
  readonly rereads: RereadPlace[];
}

async function readWithinTime(
  context: RereadContext,
  scope: TenantScope,
  file: RereadFile,
  { reader, ...work }: UnreadPlaces,
): Promise<void> {
  const leftMs = reader.leftMs();
  if (leftMs <= 0) return;
  const ended = AbortSignal.any([reader.signal, AbortSignal.timeout(leftMs)]);
  const places = work.unread.reduce((sum, one) => sum + one.places.length, 0);
  try {
    await traced(
      'reread places',
      () =>
        reader.run(
          (recognizer) =>
            readUnreadPlaces({ ...context, recognizer }, scope, file, { reader, ended, ...work }),
          ended,
        ),
      { attributes: { 'file.id': file.id, places } },
    );
  } catch (error) {
    reader.signal.throwIfAborted();
    if (!(error instanceof RecognitionError) && !ended.aborted) throw error;
    const code = error instanceof RecognitionError ? error.code : 'TIMED_OUT';
    context.log.warn({ file: file.id, code }, 'Reading places again failed; the values stay as first read');
  }
}

async function readUnreadPlaces(
  context: RereadContext & Pick<Context, 'recognizer'>,
  scope: TenantScope,
  file: RereadFile,
  { reader, ended, unread, rereads }: UnreadPlaces & { readonly ended: AbortSignal },
): Promise<void> {
  const key = required(file.storage_key, 'The object of a file');
  await context.storage.withLocalFile(key, async (path) => {
    for (const asked of unread) {
      const readings = await context.recognizer.readPlaces(path, file.kind, asked, ended);
      placesRead.inc({ for: reader.purpose }, readings.length);
      const reread = asked.places.flatMap((place, index): RereadPlace[] => {
        const found = readings[index];
        return found === undefined ? [] : [{ ...place, page: asked.page, ...found }];
      });
      await context.db.withTenant(scope, (trx) =>
        storeRereadPlaces(trx, scope, { fileId: file.id, page: asked.page }, reread),
      );
      rereads.push(...reread);
    }
  });
}
