import type { PlaceReading } from '@ocr/contract';
import type { Box } from '@ocr/extraction';
import { RecognitionError, type DocumentKind, type PlacesOfPage, type Transform } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { required } from '#platform/errors/required.ts';
import { chooseReading } from './choose-reading.ts';
import type { KnownPlace } from './places.store.ts';

/** Maximum time, including the wait for a reading process: a user is waiting. */
const LIMIT_MS = 10_000;
/** Maximum lines that one reading of a position covers. With more it would return a part as if it were all. */
const MAX_LINES = 5;

/** A position on a stored page that a user points at. */
export interface PointedPlace {
  /** The tenant or partner whose document it is. */
  readonly owner: string;
  readonly document: { readonly storageKey: string; readonly kind: DocumentKind };
  /** From 1. */
  readonly page: number;
  readonly transform: Transform;
  readonly box: Box;
  /** What its words are known to be. */
  readonly known: KnownPlace;
}

/**
 * Returns what is printed at a position. Reads it again from the image unless its words are already certain. Nothing is stored or charged.
 * @throws AppError `SERVICE_UNAVAILABLE` if reading failed or timed out, `TOO_MANY_REQUESTS` if too many calls of the owner are waiting
 */
export async function rereadPlace(
  context: Pick<Context, 'lanes' | 'log' | 'storage'>,
  { known, transform, page, box, ...rest }: PointedPlace,
  closed: AbortSignal,
): Promise<PlaceReading> {
  if (isKnownWell(known)) return chooseReading([]);
  const letters = known.isJapanese === false ? 'english' : 'all';
  const asked = { page, transform, places: [{ box, letters }] } as const;
  return chooseReading(await readImage(context, { ...rest, asked }, closed));
}

/** The words come from a text layer, or there are more lines than one reading covers. */
const isKnownWell = ({ source, words, lines, isExact }: KnownPlace): boolean =>
  source === 'text' || (source === 'mixed' && words > 0 && isExact) || lines > MAX_LINES;

interface RereadTask extends Pick<PointedPlace, 'owner' | 'document'> {
  readonly asked: PlacesOfPage;
}

async function readImage(
  { lanes, storage, log }: Pick<Context, 'lanes' | 'log' | 'storage'>,
  { owner, document: { storageKey, kind }, asked }: RereadTask,
  closed: AbortSignal,
): Promise<Parameters<typeof chooseReading>[0]> {
  const late = AbortSignal.timeout(LIMIT_MS);
  const signal = AbortSignal.any([closed, late]);
  try {
    const read = await lanes.places.run(
      owner,
      (recognizer) =>
        storage.withLocalFile(storageKey, (path) => recognizer.readPlaces(path, kind, asked, signal)),
      signal,
    );
    return required(read[0], 'The reading of a place').readings;
  } catch (error) {
    closed.throwIfAborted();
    if (!(error instanceof RecognitionError) && !late.aborted) throw error;
    const code = error instanceof RecognitionError ? error.code : 'TIMED_OUT';
    log.warn({ document: storageKey, code }, 'A place that was pointed at could not be read');
    throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  }
}
