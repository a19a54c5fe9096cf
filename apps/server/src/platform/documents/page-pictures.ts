import { dirname } from 'node:path/posix';
import { pictureWidths, type PictureWidth } from '@ocr/contract';
import { RecognitionError, type DocumentKind, type Transform } from '@ocr/recognition';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { stageObjects, deleteStaged, cancelDeletion } from '#platform/storage/staged-objects.store.ts';

export interface PageOfDocument {
  /** The tenant or partner whose document it is. */
  readonly owner: string;
  readonly documentKey: string;
  readonly kind: DocumentKind;
  readonly page: number;
  readonly width: PictureWidth;
  /** How the page was brought upright when it was read; undefined before that: such a picture is not kept. */
  readonly transform: Transform | undefined;
  /** Runs `work` in a transaction that keeps the document from being deleted. Returns false without running it if the document is gone. */
  readonly whileThere: (work: (trx: Trx) => Promise<unknown>) => Promise<boolean>;
}

export type PagePictures = (page: PageOfDocument) => Promise<Uint8Array>;

const defaultWidth: PictureWidth = 1200;

/** The allowed width nearest to the asked one; of two as near, the larger. */
export function nearestWidth(asked: number | undefined): PictureWidth {
  if (asked === undefined) return defaultWidth;
  return pictureWidths.reduce((best, width) =>
    Math.abs(width - asked) <= Math.abs(best - asked) ? width : best,
  );
}

/**
 * Images of pages, made on demand in a limited child process and then stored with the document, so that they are deleted with it.
 * Simultaneous requests for the same image make it once.
 */
export function createPagePictures(context: Context): PagePictures {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return async (page) => {
    const key = keyOf(page);
    const kept = page.transform && (await context.storage.findBytes(key));
    if (kept !== undefined) return kept;
    const started = underWay.get(key);
    if (started !== undefined) return started;
    const making = make(context, key, page).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

/** Files that own the same document may have been read at different times, and so been turned differently. */
function keyOf({ documentKey, page, width, transform }: PageOfDocument): string {
  const { turn = 0, skew = 0, perspective } = transform ?? {};
  const level = perspective === undefined ? '' : `-${perspective.rise}-${perspective.fan}`;
  const upright = turn === 0 && skew === 0 && level === '' ? '' : `-${turn}-${skew}${level}`;
  return `${dirname(documentKey)}/pages/${page}-${width}${upright}.webp`;
}

async function make(context: Context, key: string, page: PageOfDocument): Promise<Uint8Array> {
  const bytes = await render(context, page);
  if (page.transform === undefined) return bytes;
  await stageObjects(context, [key]);
  await context.storage.putBytes(key, bytes);
  if (await page.whileThere((trx) => cancelDeletion(trx, [key]))) return bytes;
  await deleteStaged(context, [key]);
  throw notFound();
}

async function render(context: Context, page: PageOfDocument): Promise<Uint8Array> {
  const { owner, documentKey, kind, width, transform } = page;
  const options = transform === undefined ? {} : { transform };
  try {
    return await context.lanes.pictures.run(owner, (recognizer) =>
      context.storage.withLocalFile(documentKey, (path) =>
        recognizer.picture(path, kind, page.page, width, options),
      ),
    );
  } catch (error) {
    if (!(error instanceof RecognitionError)) throw error;
    if (error.attempt) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
    throw notFound();
  }
}
