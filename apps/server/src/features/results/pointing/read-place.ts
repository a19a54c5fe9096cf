import type { DataOf } from '@ocr/contract';
import { RecognitionError, type PlaceReading, type PlacesOfPage } from '@ocr/recognition';
import { tenantScope } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { required } from '#platform/errors/required.ts';
import { closedSignal } from '#platform/http/closed-signal.ts';
import type { Call } from '#platform/http/route.ts';
import { findPage, type ActiveFile } from '../results.store.ts';
import { chooseReading } from './choose-reading.ts';
import { findKnownPlace, type KnownPlace } from './places.store.ts';

/** Somebody waits for it: so long at most, the wait for a reading process included. */
const LIMIT_MS = 10_000;
/** A look sees so many lines of a place; of more it would read a part, and take it for all. */
const MAX_LINES = 5;

/**
 * Reads a place of a page anew from its pixels. Nothing is stored or charged.
 * @throws AppError `NOT_FOUND` where the page, or its document, is not there (any more); `SERVICE_UNAVAILABLE` where the look failed or took
 * too long, `TOO_MANY_REQUESTS` where too many of the tenant wait
 */
export async function readPlace(
  context: Context,
  { caller, found: file, params, body, reply }: Call<'readPlace', ActiveFile>,
): Promise<DataOf<'readPlace'>> {
  const scope = tenantScope(caller);
  const wanted = { fileId: file.id, page: params.n, box: body.box };
  const [known, transform] = await context.db.withTenant(scope, async (trx) => [
    await findKnownPlace(trx, scope, wanted),
    await findPage(trx, scope, file.id, params.n),
  ]);
  if (known === undefined || transform === undefined || file.storage_key === null) throw notFound();
  if (isKnownWell(known)) return chooseReading([]);
  const letters = known.isJapanese === false ? 'english' : 'all';
  const asked = { page: params.n, transform, places: [{ box: body.box, letters }] } as const;
  const { readings } = await look(context, { owner: scope.tenantId, file, asked }, closedSignal(reply));
  return chooseReading(readings);
}

/** The words are those of a text layer, or more lines than a look sees. */
const isKnownWell = ({ source, words, lines, isExact }: KnownPlace): boolean =>
  source === 'text' || (source === 'mixed' && words > 0 && isExact) || lines > MAX_LINES;

interface WantedLook {
  readonly owner: string;
  readonly file: ActiveFile;
  readonly asked: PlacesOfPage;
}

async function look(
  { lanes, storage, log }: Pick<Context, 'lanes' | 'log' | 'storage'>,
  { owner, file, asked }: WantedLook,
  closed: AbortSignal,
): Promise<PlaceReading> {
  const late = AbortSignal.timeout(LIMIT_MS);
  const signal = AbortSignal.any([closed, late]);
  const key = required(file.storage_key, 'The object of a file');
  try {
    const read = await lanes.places.run(
      owner,
      (recognizer) =>
        storage.withLocalFile(key, (path) => recognizer.readPlaces(path, file.kind, asked, signal)),
      signal,
    );
    return required(read[0], 'The reading of a place');
  } catch (error) {
    closed.throwIfAborted();
    if (!(error instanceof RecognitionError) && !late.aborted) throw error;
    const code = error instanceof RecognitionError ? error.code : 'TIMED_OUT';
    log.warn({ file: file.id, code }, 'A place that was pointed at could not be read');
    throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  }
}
