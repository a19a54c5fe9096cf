import { RecognitionError, type DocumentKind, type PageJson, type Recognizer } from '@ocr/recognition';
import { findTemplateOptions } from '#features/templates/template-options.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import type { InspectedFile } from '#platform/documents/inspect-upload.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Chosen } from '#platform/extraction/choose-task.ts';
import { limitCalls } from '#platform/http/rate-limit.ts';
import { findTaughtLessons } from './taught-lessons.store.ts';

/** Maximum time to read a stack; later pages are not read. */
const readingMs = 45_000;
const maxPages = 200;
/** Characters of the pages' JSON. */
const maxRead = 20_000_000;
/** Pages that are quickly read, digital ones, are read several at once. */
const quickMs = 500;
const maxAtOnce = 8;

const nothing: Chosen = { template: null, parts: [] };

/** What to find for a file: only its template, or also the documents in a stack. */
export interface ChoiceInput {
  readonly parts: boolean;
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Finds the template that fits a file by its first page; with `parts`, also the documents of a stack, each with its template. Read like a
 * preview: one file of a tenant at a time, after submitted documents. No template is chosen if the file cannot be read or the day's limit
 * is reached.
 */
export async function chooseForFile(
  context: Context,
  scope: TenantScope,
  file: InspectedFile,
  { parts, signal }: ChoiceInput,
): Promise<Chosen> {
  const { kind, pages: pageCount } = file;
  if (kind === undefined || pageCount === null || !(await mayRead(context, scope))) return nothing;
  const last = parts && kind === 'pdf' ? Math.min(pageCount, maxPages) : 1;
  const choose = async (recognizer: Recognizer): Promise<Chosen> => {
    const pages = await readPages(recognizer, { path: file.path, kind, last, signal });
    const [templates, lessons] = await context.db.withTenant(scope, async (trx) => [
      await findTemplateOptions(trx, scope),
      await findTaughtLessons(trx, scope),
    ]);
    const options = { templates, lessons, pageCount, parts };
    const template = { fields: [], tables: [] };
    return context.previewExtraction.run({ name: 'choose', pages: stream(pages), template, options }, signal);
  };
  try {
    return await context.lanes.previews.run(scope.tenantId, choose, signal);
  } catch (error) {
    if (!(error instanceof RecognitionError)) throw error;
    context.log.info({ code: error.code }, 'No template is chosen: looking at the file was cut off');
    return nothing;
  }
}

/** A file's first pages up to `last`, as many as there is time for; later ones that cannot be read end it. */
async function readPages(
  recognizer: Recognizer,
  file: { path: string; kind: DocumentKind; last: number; signal: AbortSignal | undefined },
): Promise<string[]> {
  const { path, kind, last, signal } = file;
  const pages: string[] = [];
  const started = performance.now();
  let [from, step, size] = [1, 1, 0];
  const add = ({ json }: PageJson): void => {
    pages.push(json);
    size += json.length;
  };
  const hasRoom = (): boolean => size < maxRead && performance.now() - started < readingMs;
  while (from <= last && hasRoom()) {
    const at = performance.now();
    const to = Math.min(last, from + step - 1);
    try {
      await recognizer.readEach(path, kind, add, { from, to, ...(signal && { signal }) });
    } catch (error) {
      if (!(error instanceof RecognitionError) || pages.length === 0) throw error;
      break;
    }
    from = to + 1;
    step = performance.now() - at < quickMs ? Math.min(maxAtOnce, step * 2) : 1;
  }
  return pages;
}

async function* stream(pages: readonly string[]): AsyncIterable<string> {
  yield* pages;
}

/** Uncharged reading has a daily limit; beyond it the user chooses the template. */
async function mayRead(context: Context, { tenantId }: TenantScope): Promise<boolean> {
  const calls = context.config.rates.choicesPerDay;
  try {
    await limitCalls(context, { name: 'choice', who: tenantId, calls, seconds: 86_400 });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
