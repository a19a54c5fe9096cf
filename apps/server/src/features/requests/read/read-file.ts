import { required } from '#platform/errors/required.ts';
import type { FileError } from '@ocr/contract';
import { RecognitionError, type PageJson } from '@ocr/recognition';
import { tenantScope } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { publish } from '#platform/events/events.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import { traced } from '#platform/tracing/tracing.ts';
import { completeFile, failFile } from './complete-file.ts';
import { extractValues } from './extract-values.ts';
import { countAttempt, findFile, lockUnreadFile, type FoundFile } from '../files.store.ts';
import { filesFailed, filesRead, pagesCharged } from './reading-metrics.ts';
import { storeLayoutUse } from '../learning/layouts.store.ts';
import { findChecking } from '#features/templates/checking/checking.store.ts';
import { getMemory } from '../learning/get-memory.ts';
import { getSubmittedTemplate } from '../requests.store.ts';
import { enqueueRest } from './enqueue-runs.ts';
import { placeRereader, requestPlaceReader } from './reread-places.ts';
import { insertPages, selectPageNumbers } from './pages.store.ts';
import { storedPages } from './stored-pages.ts';
import { settleRequest } from './outcome.store.ts';
import { takeTurn } from './turns.ts';
import { verifyDocument } from './verify-document.ts';

const maxAttempts = 3;
// Pages are stored as they come: often enough for a lively progress bar, seldom enough to cost nothing.
const flushEveryMs = 400;

type ReadJob = Delivery<'read-file'>;

/** The file failed, or was deleted with its tenant, while its pages were read. */
class FileEndedError extends Error {}

/** Reads one run of a file's pages, to its end or the file's. The run that finds the file whole extracts, stores and charges it. */
export async function readFile(context: Context, job: ReadJob): Promise<void> {
  const { fileId } = job.payload;
  const scope = tenantScope(job.payload);
  const file = await context.db.withTenant(scope, (trx) => findFile(trx, scope, fileId));
  if (file === undefined || file.status !== 'processing' || file.storage_key === null) {
    await context.db.withTenant(scope, (trx) => job.settle(trx));
    return;
  }
  try {
    const { pageCount, next } = await readMissingPages(context, job, scope, file);
    if (pageCount !== undefined && pageCount !== file.page_count) throw new RecognitionError('CORRUPT_FILE');
    await finishRun(context, { ...job, next }, scope, file);
  } catch (error) {
    if (error instanceof FileEndedError)
      return void (await context.db.withTenant(scope, (trx) => job.settle(trx)));
    if (!(error instanceof RecognitionError) || job.signal.aborted) throw error;
    await failOrRetry(context, job, scope, file, error);
  }
}

interface RunPages {
  /** The document's; undefined when an earlier delivery had read everything already. */
  readonly pageCount: number | undefined;
  /** The first page that this run has not come to. */
  readonly next: number;
}

/** Reads the run's pages that are not stored yet, in order, to the end or until it is another tenant's turn. */
async function readMissingPages(
  context: Context,
  job: ReadJob,
  scope: TenantScope,
  file: FoundFile,
): Promise<RunPages> {
  const stored = new Set(await context.db.withTenant(scope, (trx) => selectPageNumbers(trx, scope, file.id)));
  let { from } = job.payload;
  while (from <= job.payload.to && stored.has(from)) from += 1;
  if (from > job.payload.to) return { pageCount: undefined, next: from };
  const writer = createPageWriter(context, scope, file);
  const turn = takeTurn(context, { ...scope, priority: job.priority });
  const readRun = async (path: string) => {
    await verifyDocument(path, file.sha256);
    return context.recognizer.readEach(path, file.kind, (page) => (turn.count(), writer.add(page)), {
      from,
      to: job.payload.to,
      signal: job.signal,
      enough: turn.over,
    });
  };
  const attributes = { 'file.id': file.id, 'pages.from': from, 'pages.to': job.payload.to };
  try {
    const { pageCount } = await context.storage.withLocalFile(
      required(file.storage_key, 'The object of a file'),
      (path) => traced('read pages', () => readRun(path), { attributes }),
    );
    await writer.flush();
    return { pageCount, next: from + turn.pages };
  } finally {
    turn.end();
  }
}

function createPageWriter(context: Context, scope: TenantScope, file: FoundFile) {
  let waiting: PageJson[] = [];
  // Progress is reported on the process's own timer, not on domain time.
  let flushed = performance.now();
  const flush = async (): Promise<void> => {
    const pages = waiting;
    waiting = [];
    flushed = performance.now();
    if (pages.length === 0) return;
    await context.db.withTenant(scope, async (trx) => {
      // What is read after the file's end would outlive the deletion of its request.
      if ((await lockUnreadFile(trx, scope, file.id)) === undefined) throw new FileEndedError();
      await insertPages(trx, scope, file.id, pages);
      await reportProgress(trx, scope, file.request_id, context.clock.now());
    });
  };
  return {
    flush,
    add: async (page: PageJson): Promise<void> => {
      waiting.push(page);
      if (performance.now() - flushed > flushEveryMs) await flush();
    },
  };
}

async function reportProgress(trx: Trx, scope: TenantScope, requestId: string, at: Date): Promise<void> {
  const state = await settleRequest(trx, scope, requestId, at);
  await publish(trx, { type: 'request', tenantId: scope.tenantId, requestId, ...state });
}

/** A dead or overdue process or thread counts as an attempt and is tried again; a file that cannot be read fails at once. */
async function failOrRetry(
  context: Context,
  job: ReadJob,
  scope: TenantScope,
  file: FoundFile,
  error: RecognitionError,
): Promise<void> {
  if (error.attempt) {
    const attempts = await context.db.withTenant(scope, (trx) => countAttempt(trx, scope, file.id));
    context.log.warn({ file: file.id, code: error.code, attempts }, 'Reading a file was cut off');
    if (attempts < maxAttempts) throw error;
  }
  await failUnread(context, job, scope, file.id, error.code);
}

/** Fails the file, if it is still to be read, and ends the job. A stale delivery changes nothing. */
export async function failUnread(
  context: Context,
  job: { settle(trx: Trx): Promise<boolean> },
  scope: TenantScope,
  fileId: string,
  error: FileError,
): Promise<void> {
  const failed = await context.db.withTenant(scope, async (trx) => {
    const file = await lockUnreadFile(trx, scope, fileId);
    if (!(await job.settle(trx)) || file === undefined) return false;
    await failFile(trx, scope, { fileId, requestId: file.request_id, error, at: context.clock.now() });
    return true;
  });
  if (failed) filesFailed.inc({ code: error });
}

/** Ends the run; if every page of the file is stored now, extracts outside and stores inside one short transaction. */
async function finishRun(
  context: Context,
  job: ReadJob & { readonly next: number },
  scope: TenantScope,
  file: FoundFile,
): Promise<void> {
  const asked = await findWhatIsAsked(context, job, scope, file);
  if (asked === undefined) return;
  const pages = (): AsyncIterable<string> => storedPages(context, scope, file);
  const reread = placeRereader(context, scope, file, requestPlaceReader(context, job.signal));
  const found = await extractValues(context, pages, { ...asked, reread }, job.signal);
  const stored = await context.db.withTenant(scope, async (trx) => {
    const unread = await lockUnreadFile(trx, scope, file.id);
    if (!(await job.settle(trx)) || unread === undefined) return false;
    const at = context.clock.now();
    await completeFile(trx, scope, {
      ...found,
      fileId: file.id,
      requestId: file.request_id,
      pages: file.page_count,
      at,
    });
    const { layout: layoutId } = found;
    if (layoutId !== null)
      await storeLayoutUse(trx, scope, { fileId: file.id, templateId: asked.id, layoutId, at });
    return true;
  });
  if (!stored) return;
  filesRead.inc();
  pagesCharged.inc(file.page_count);
}

/** What is asked of a file whose pages are all stored; undefined where some are still to be read: then the run is ended, and its rest enqueued. */
async function findWhatIsAsked(
  context: Context,
  job: ReadJob & { readonly next: number },
  scope: TenantScope,
  file: FoundFile,
) {
  const asked = await context.db.withTenant(scope, async (trx) => {
    const numbers = await selectPageNumbers(trx, scope, file.id);
    if (numbers.length < file.page_count) {
      const { from, to } = job.payload;
      if ((await job.settle(trx)) && job.next <= Math.min(to, file.page_count))
        await enqueueRest(context, trx, job, job.next - from);
      return undefined;
    }
    const template = await getSubmittedTemplate(trx, scope, file.request_id);
    const { doubtBelow } = await findChecking(trx, scope, template.id);
    return { ...template, doubtBelow };
  });
  if (asked === undefined) return undefined;
  const sent = { templateId: asked.id, until: asked.acceptedAt };
  return { ...asked, memory: await getMemory(context.db, scope, sent, { signal: job.signal }) };
}
