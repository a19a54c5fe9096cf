import { required } from '#platform/errors/required.ts';
import { placeKey, type Look, type PlaceToLookAt } from '@ocr/extraction';
import { RecognitionError, type PlacesOfPage, type Recognizer } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import { traced } from '#platform/tracing/tracing.ts';
import type { FileRow } from '../files.store.ts';
import { selectSeenPages, storeLooks } from './looks.store.ts';
import { placesRead } from './reading-metrics.ts';

/** Maximum time for reading all positions of a document again. */
const LIMIT_MS = 20_000;

/** Reads places of a document again from its pixels; without an answer where that is not possible in time. */
export type LookAtPlaces = (places: readonly PlaceToLookAt[]) => Promise<readonly Look[]>;

/** Extracts from the recognised words, then once more with the positions that the first extraction asked to read again. */
export async function readTwice<Read extends { readonly again: readonly PlaceToLookAt[] }>(
  look: LookAtPlaces | undefined,
  read: (looks: readonly Look[]) => Promise<Read>,
): Promise<Read> {
  const first = await read([]);
  const looks = look === undefined || first.again.length === 0 ? [] : await look(first.again);
  return looks.length === 0 ? first : read(looks);
}

/** Reads positions, within limits. */
export interface Looker {
  /** For whom places are read, as it is counted. */
  readonly purpose: 'request' | 'trial';
  readonly signal: AbortSignal;
  /** Runs work with a reading process. */
  run<Result>(work: (recognizer: Recognizer) => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Milliseconds that looking may still take; asked before there is something to be read. */
  leftMs(): number;
  /** Hears of places of a document that were wanted and not read. */
  onUnseen?(places: number): void;
}

/** Looks as long as a file that is read has to wait for it, with the processes that read files. */
export const patientLooker = ({ recognizer }: Pick<Context, 'recognizer'>, signal: AbortSignal): Looker => ({
  purpose: 'request',
  signal,
  run: (work) => work(recognizer),
  leftMs: () => LIMIT_MS,
});

type LookContext = Pick<Context, 'db' | 'log' | 'storage'>;
type LookedFile = Pick<FileRow, 'id' | 'kind' | 'storage_key'>;

/**
 * Reads positions of a stored file. Known ones are taken from the file's pages; the others are read in a reading process and stored there. A failure
 * or timeout never fails the file: positions not read by then stay unread.
 */
export function lookAtFile(
  context: LookContext,
  scope: TenantScope,
  file: LookedFile,
  looker: Looker,
): LookAtPlaces {
  return async (places) => {
    const byPage = Map.groupBy(places, ({ page }) => page);
    const pages = await context.db.withTenant(scope, (trx) =>
      selectSeenPages(trx, scope, file.id, [...byPage.keys()]),
    );
    const looks: Look[] = [];
    const unseen: PlacesOfPage[] = [];
    for (const [page, wanted] of byPage) {
      const { transform, looks: seen } = pages.get(page) ?? {};
      if (seen === undefined || transform === undefined) continue;
      const known = new Map(seen.map((look) => [placeKey(look), look]));
      looks.push(...wanted.flatMap((place) => known.get(placeKey(place)) ?? []));
      const left = wanted.filter((place) => !known.has(placeKey(place)));
      if (left.length > 0) unseen.push({ page, transform, places: left });
    }
    if (unseen.length > 0) {
      const known = looks.length;
      await lookInTime(context, scope, file, { looker, unseen, looks });
      const left = unseen.reduce((sum, page) => sum + page.places.length, known - looks.length);
      if (left > 0) looker.onUnseen?.(left);
    }
    return looks;
  };
}

/** Positions of a document that were never read, and `looks` to add the results to. */
interface Unseen {
  readonly looker: Looker;
  readonly unseen: readonly PlacesOfPage[];
  readonly looks: Look[];
}

async function lookInTime(
  context: LookContext,
  scope: TenantScope,
  file: LookedFile,
  { looker, ...wanted }: Unseen,
): Promise<void> {
  const leftMs = looker.leftMs();
  if (leftMs <= 0) return;
  const ended = AbortSignal.any([looker.signal, AbortSignal.timeout(leftMs)]);
  const places = wanted.unseen.reduce((sum, one) => sum + one.places.length, 0);
  try {
    await traced(
      'look again',
      () =>
        looker.run(
          (recognizer) => readUnseen({ ...context, recognizer }, scope, file, { looker, ended, ...wanted }),
          ended,
        ),
      { attributes: { 'file.id': file.id, places } },
    );
  } catch (error) {
    looker.signal.throwIfAborted();
    if (!(error instanceof RecognitionError) && !ended.aborted) throw error;
    const code = error instanceof RecognitionError ? error.code : 'TIMED_OUT';
    context.log.warn({ file: file.id, code }, 'A second look failed; the values stay as first read');
  }
}

async function readUnseen(
  context: LookContext & Pick<Context, 'recognizer'>,
  scope: TenantScope,
  file: LookedFile,
  { looker, ended, unseen, looks }: Unseen & { readonly ended: AbortSignal },
): Promise<void> {
  const key = required(file.storage_key, 'The object of a file');
  await context.storage.withLocalFile(key, async (path) => {
    for (const asked of unseen) {
      const read = await context.recognizer.readPlaces(path, file.kind, asked, ended);
      placesRead.inc({ for: looker.purpose }, read.length);
      const seen = asked.places.flatMap((place, index): Look[] => {
        const found = read[index];
        return found === undefined ? [] : [{ ...place, page: asked.page, ...found }];
      });
      await context.db.withTenant(scope, (trx) =>
        storeLooks(trx, scope, { fileId: file.id, page: asked.page }, seen),
      );
      looks.push(...seen);
    }
  });
}
