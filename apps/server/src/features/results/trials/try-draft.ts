import { RecognitionError } from '@ocr/recognition';
import { findFile, type FileRow } from '#features/requests/files.store.ts';
import { extractValues } from '#features/requests/read/extract-values.ts';
import { placeRereader, readTwice, type RereadPlaces } from '#features/requests/read/reread-places.ts';
import { storedPages } from '#features/requests/read/stored-pages.ts';
import { tenantScope } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import type { StoredDefinition, StoredPlace } from '#platform/database/schema.ts';
import type { Compared, FoundInDocument } from '#platform/extraction/tasks.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import { judgeValues } from '../answer-request.ts';
import { selectPartsOf } from '../results.present.ts';
import type { JudgedPlace } from './judge-file.ts';
import { createBudget, trialPlaceReader, type Budget, type Timer } from './reread-budget.ts';
import { placesOf } from './places.ts';
import { storeFailedTrial, storeProgress, storeTrial, type TrialResult } from './trials.store.ts';
import { findTrialInput, type Trial } from './trial-input.ts';

const PROGRESS_MS = 500;
/** Documents tried at a time: more than threads, which would wait for the next one's pages otherwise. */
const AT_ONCE = 4;

type TryJob = Delivery<'try-draft'>;

/** A trial under way: its job, and what is left of its time for reading places. */
interface Running {
  readonly job: TryJob;
  readonly budget: Budget;
}

interface JudgedFile {
  readonly fileId: string;
  readonly places: readonly JudgedPlace[];
}

/** Subscribes this process to trying drafts and versions: one after the other, files that are read go first. */
export async function workTrials(context: Context): Promise<void> {
  await context.jobs.work('try-draft', 1, (job) => tryDraft(context, job));
  await context.jobs.work('try-draft-lost', 1, async (job) => {
    const scope = tenantScope(job.payload);
    context.log.error({ template: job.payload.templateId }, 'A trial could not be done and is given up');
    await context.db.withTenant(scope, async (trx) => {
      await storeFailedTrial(trx, scope, job.payload, context.clock.now());
      await job.settle(trx);
    });
  });
}

/**
 * Reads the documents of a test set by two definitions, a template and its draft or two versions, as requests are read: from the pages that are stored, with remembered places
 * of pictures read again where that was not done yet, as far as the trial's time allows. Nothing is charged. Delivered again it starts over;
 * overtaken by another draft or trial, it stores nothing.
 */
export async function tryDraft(context: Context, job: TryJob, timer: Timer = performance): Promise<void> {
  const scope = tenantScope(job.payload);
  const trial = await context.db.withTenant(scope, (trx) => findTrialInput(trx, scope, job.payload));
  const running = { job, budget: createBudget(timer) };
  const result = trial && (await runTrial(context, running, scope, trial));
  await context.db.withTenant(scope, async (trx) => {
    if (!(await job.settle(trx)) || result === undefined) return;
    await storeTrial(trx, scope, job.payload, { ...result, at: context.clock.now() });
  });
}

/** Undefined once it is cancelled or replaced. */
async function runTrial(
  context: Context,
  running: Running,
  scope: TenantScope,
  trial: Trial,
): Promise<Omit<TrialResult, 'at'> | undefined> {
  const documents = trial.set.length;
  const judged: JudgedFile[] = [];
  const left = trial.set.values();
  let isCurrent = true;
  let reported = -Infinity;
  const work = async (): Promise<void> => {
    for (const { file_id: fileId } of left) {
      // Progress is reported on the process's own timer, not on domain time.
      if (performance.now() - reported > PROGRESS_MS) {
        reported = performance.now();
        const progress = { done: judged.length, documents };
        const isStill = await context.db.withTenant(scope, (trx) =>
          storeProgress(trx, scope, running.job.payload, progress),
        );
        isCurrent &&= isStill;
      }
      if (!isCurrent) return;
      const places = await tryFile(context, running, scope, { ...trial, fileId });
      if (places !== undefined) judged.push({ fileId, places });
    }
  };
  const stopAll = (error: unknown): never => {
    isCurrent = false;
    throw error;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch(stopAll)));
  if (!isCurrent) return undefined;
  return { ...sumUp(trial, judged), unseen: running.budget.unread() };
}

function sumUp(
  trial: Trial,
  judged: readonly JudgedFile[],
): Pick<TrialResult, 'setDigest' | 'places' | 'losses'> {
  return {
    setDigest: trial.setDigest,
    places: placesOf(trial).map((place, index) =>
      sumPlace(
        place,
        judged.flatMap(({ places }) => places[index] ?? []),
      ),
    ),
    losses: judged.flatMap(({ fileId, places }) =>
      places.flatMap(({ lost }, place) => lost.map((page) => ({ ...page, place, fileId }))),
    ),
  };
}

/** Undefined where the file was deleted meanwhile. */
async function tryFile(
  context: Context,
  running: Running,
  scope: TenantScope,
  { fileId, ...trial }: Trial & { readonly fileId: string },
): Promise<JudgedPlace[] | undefined> {
  const known = await context.db.withTenant(scope, async (trx) => {
    const file = await findFile(trx, scope, fileId);
    const [parts] = file ? await selectPartsOf(trx, scope, [file]) : [];
    return file && parts?.result && { file, parts };
  });
  if (known === undefined) return undefined;
  const { from, to } = trial;
  const { signal } = running.job;
  const reread = placeRereader(
    context,
    scope,
    known.file,
    trialPlaceReader(context, scope, { signal, budget: running.budget }),
  );
  const { before, after } = await readByBoth(context, scope, { file: known.file, trial, reread, signal });
  return judgeValues(context, scope.tenantId, { file: known.parts, from, to, before, after });
}

interface Tried {
  readonly file: FileRow;
  readonly trial: Trial;
  readonly reread: RereadPlaces;
  readonly signal: AbortSignal;
}

/** The document by both definitions: its pages are fetched, and laid out, once. */
async function readByBoth(context: Context, scope: TenantScope, tried: Tried): Promise<Compared> {
  const { file, trial, reread, signal } = tried;
  const { from, to, memory } = trial;
  if (context.config.extractor.kind === 'rules') {
    // The document's own lesson is left out: it contains its values.
    const options = { memory, except: file.id, draft: to };
    try {
      return await readTwice(reread, (rereads) => {
        const pages = storedPages(context, scope, file);
        return context.extraction.run(
          { name: 'compare', pages, template: from, options: { ...options, rereads } },
          signal,
        );
      });
    } catch (error) {
      // Extracting one after the other shows which of the two took too long.
      if (!(error instanceof RecognitionError) || signal.aborted) throw error;
    }
  }
  return {
    before: await readByOne(context, scope, from, tried),
    after: await readByOne(context, scope, to, tried),
  };
}

/** By a model, or by rules that took too long with both. A document that takes a template too long would fail with it: nothing is found in it. */
async function readByOne(
  context: Context,
  scope: TenantScope,
  definition: StoredDefinition,
  { file, trial: { memory }, reread, signal }: Tried,
): Promise<FoundInDocument> {
  try {
    const pages = (): AsyncIterable<string> => storedPages(context, scope, file);
    return await extractValues(context, pages, { definition, memory, except: file.id, reread }, signal);
  } catch (error) {
    if (!(error instanceof RecognitionError) || signal.aborted) throw error;
    context.log.warn({ code: error.code }, 'A document of a test set could not be tried');
    return { fields: '[]', tables: '[]' };
  }
}

function sumPlace(place: ReturnType<typeof placesOf>[number], judged: readonly JudgedPlace[]): StoredPlace {
  const sum = (count: (one: JudgedPlace) => number): number =>
    judged.reduce((total, one) => total + count(one), 0);
  return {
    name: place.name,
    table: place.table,
    values: sum(({ values }) => values),
    before: place.wasAsked ? sum(({ before }) => before) : null,
    after: place.isAsked ? sum(({ after }) => after) : null,
    gained: sum(({ gained }) => gained),
    lost: sum(({ lost }) => lost.reduce((total, { values }) => total + values, 0)),
  };
}
