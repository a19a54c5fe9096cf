import { resolve } from 'node:path';
import { createRecognizer } from '@ocr/recognition';
import { idleTimes, type IdleTimes } from '#platform/concurrency/idle-times.ts';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import { createThreads, type Threads } from '#platform/concurrency/threads.ts';
import type { Config } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import { createDocumentLanes, MAX_CONCURRENT_PREVIEWS } from '#platform/documents/document-lanes.ts';
import { AppError, tooManyWaiting } from '#platform/errors/app-error.ts';
import { createExtractionThreads } from '#platform/extraction/extraction-threads.ts';

/** Documents are read in the background: the server and what people wait for go first. */
const readingNiceness = 3;
// Far more than the largest request needs (200,000 lines of text as Excel: 5 s), or a list of a million rows.
const exportMs = 300_000;
const answerMs = 60_000;
const resultHeapMb = 1024;
const resultsAtOnce = 2;
const maxWaitingExports = 60;

/** The processes and threads that work for the thread that answers calls. */
export type Helpers = Pick<
  Context,
  | 'recognizer'
  | 'lanes'
  | 'extraction'
  | 'previewExtraction'
  | 'exportThreads'
  | 'answerThreads'
  | 'bankFileThreads'
>;

/** Helpers for one server; each process and thread starts when it is needed. Documents that users wait for and queued documents use separate ones. */
export async function createHelpers(config: Config, idle = idleTimes()): Promise<Helpers> {
  const { engine, reading: limits, workers, extractionMs } = config;
  const hiddenFolder = resolve(config.dataDir);
  const processes = { processes: workers, niceness: readingNiceness, idleMs: idle.last };
  const recognizer = await createRecognizer({ engine, limits, hiddenFolder, ...processes });
  return {
    recognizer,
    lanes: createDocumentLanes(recognizer),
    extraction: createExtractionThreads({ threads: workers, limitMs: extractionMs, idle }),
    previewExtraction: createExtractionThreads({
      threads: MAX_CONCURRENT_PREVIEWS,
      limitMs: extractionMs,
      idle,
    }),
    exportThreads: createResultThreads('../features/exports/export.worker.ts', {
      limitMs: exportMs,
      idle,
      maxQueue: maxWaitingExports,
    }),
    answerThreads: createResultThreads('../features/results/answer.worker.ts', { limitMs: answerMs, idle }),
    bankFileThreads: createResultThreads('../features/billing/payments/bank-file.worker.ts', {
      limitMs: answerMs,
      idle,
    }),
  };
}

/** Threads that make files and answers of whole results, or read such files: one at a time of each owner, in turns. */
function createResultThreads(
  script: string,
  { maxQueue, ...limits }: { limitMs: number; idle: IdleTimes; maxQueue?: number },
): Threads {
  const busy = () => new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  return createThreads({
    script: new URL(script, import.meta.url),
    threads: resultsAtOnce,
    heapMb: resultHeapMb,
    ...limits,
    timedOut: busy,
    died: busy,
    semaphore: createSemaphore({
      permits: resultsAtOnce,
      permitsPerKey: 1,
      ...(maxQueue !== undefined && { maxQueue, refuse: tooManyWaiting }),
    }),
  });
}
