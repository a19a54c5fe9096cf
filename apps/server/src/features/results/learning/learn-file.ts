import type { LessonSource } from '@ocr/extraction';
import { RecognitionError } from '@ocr/recognition';
import { findFile } from '#features/requests/files.store.ts';
import {
  countLesson,
  findMemory,
  findPendingLesson,
  lockPendingLesson,
  abandonLesson,
  storeLesson,
  type PendingLesson,
  type StoredLesson,
} from '#features/requests/learning/lessons.store.ts';
import { storedPages } from '#features/requests/read/stored-pages.ts';
import { findRequest, getSubmittedTemplate } from '#features/requests/requests.store.ts';
import type { Context } from '#platform/context.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { Taught } from '#platform/extraction/teach-task.ts';
import type { Delivery } from '#platform/jobs/jobs.ts';
import { writeCheckedValues } from '../answer-request.ts';
import { selectPartsOf, type FileParts } from '../results.present.ts';

type LearnJob = Delivery<'learn-file'>;

/** What a lesson is made of. */
interface LessonInput extends PendingLesson {
  readonly source: LessonSource;
  readonly definition: StoredDefinition;
  readonly memory: string | null;
  readonly parts: FileParts;
  readonly pageCount: number;
}

/** Subscribes this process to learning from checked documents: one after the other, files that are read go first. */
export async function workLessons(context: Context): Promise<void> {
  await context.jobs.work('learn-file', 1, (job) => learnFile(context, job));
}

/** Learns from a checked file what was requested. A repeated or late delivery changes nothing. */
export async function learnFile(context: Context, job: LearnJob): Promise<void> {
  const { fileId, tenantId, partnerId } = job.payload;
  const scope = { tenantId, partnerId };
  for (;;) {
    const input = await context.db.withTenant(scope, (trx) => findLessonInput(trx, scope, fileId));
    const taught = input && (await teachOrGiveUp(context, job, scope, input));
    const isDone = await context.db.withTenant(scope, async (trx) => {
      if (taught === 'given up' && input !== undefined)
        await abandonLesson(trx, scope, { fileId, want: input.want });
      else if (input !== undefined && taught !== undefined && taught !== 'given up') {
        const lesson = { ...taught, fileId, want: input.want, at: context.clock.now() };
        if (!(await storeTaught(trx, scope, input, lesson))) return false;
      }
      await job.settle(trx);
      return true;
    });
    if (isDone) return;
  }
}

/** False when another process learnt meanwhile, perhaps from a document of the same layout: then the lesson is to be made again. */
async function storeTaught(
  trx: Trx,
  scope: TenantScope,
  { templateId, version }: LessonInput,
  lesson: StoredLesson,
): Promise<boolean> {
  // Before anything is counted: a template deleted meanwhile would be left with a count.
  if (!(await lockPendingLesson(trx, scope, lesson))) return true;
  if (!(await countLesson(trx, scope, templateId, version))) return false;
  await storeLesson(trx, scope, lesson);
  return true;
}

async function findLessonInput(
  trx: Trx,
  scope: TenantScope,
  fileId: string,
): Promise<LessonInput | undefined> {
  const lesson = await findPendingLesson(trx, scope, fileId);
  const file = lesson && (await findFile(trx, scope, fileId));
  const request = lesson && (await findRequest(trx, scope, lesson.requestId));
  const [parts] = file ? await selectPartsOf(trx, scope, [file]) : [];
  if (lesson === undefined || file === undefined || parts?.result === undefined) return undefined;
  const { checked_at: at = null, checked_by_name: by = null } = request ?? {};
  if (request === undefined || at === null || by === null) return undefined;
  const { definition } = await getSubmittedTemplate(trx, scope, lesson.requestId);
  return {
    ...lesson,
    source: { document: fileId, requestNumber: request.number, by, at: at.toISOString() },
    definition,
    memory: await findMemory(trx, scope, lesson.templateId),
    parts,
    pageCount: file.page_count,
  };
}

/** A document that takes too long, or ends its thread, teaches nothing: trying again would not help. */
async function teachOrGiveUp(
  context: Context,
  { signal }: LearnJob,
  scope: TenantScope,
  input: LessonInput,
): Promise<Taught | 'given up'> {
  try {
    return await teach(context, scope, input, signal);
  } catch (error) {
    if (!(error instanceof RecognitionError) || signal.aborted) throw error;
    context.log.warn({ file: input.source.document, code: error.code }, 'A checked file teaches nothing');
    return 'given up';
  }
}

async function teach(
  context: Context,
  scope: TenantScope,
  { source, definition, memory, parts, pageCount }: LessonInput,
  signal: AbortSignal,
): Promise<Taught> {
  const values = await writeCheckedValues(context, scope.tenantId, parts);
  const pages = storedPages(context, scope, { id: parts.facts.id, page_count: pageCount });
  const options = { source, values, memory };
  return context.extraction.run({ name: 'teach', pages, template: definition, options }, signal);
}
