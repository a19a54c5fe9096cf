import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createRecognizer, type Recognizer } from '@ocr/recognition';
import type { PoolConfig } from 'pg';
import { systemClock, type Clock } from '#platform/clock/clock.ts';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import { createThreads, type Threads } from '#platform/concurrency/threads.ts';
import type { Config } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import { createDatabase } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createDocumentLanes, previewsAtOnce } from '#platform/documents/document-lanes.ts';
import { createEventHub } from '#platform/events/events.ts';
import { createExtractionThreads } from '#platform/extraction/extraction-threads.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { createStorage } from '#platform/storage/index.ts';
import { startTracing } from '#platform/tracing/tracing.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Documents are read in the background: the server and what people wait for go first. */
const readingNiceness = 3;
// Far more than the largest request needs (200,000 lines of text as Excel: 5 s), or a list of a million rows.
const exportMs = 300_000;
const answerMs = 60_000;
const resultHeapMb = 1024;
const resultsAtOnce = 2;

/** Everything that a process is made of, and how to take it apart again. */
export interface Services {
  readonly context: Context;
  /** Reads whole documents; only where there is a worker. */
  readonly reader: Recognizer | undefined;
  close(): Promise<void>;
}

/**
 * Builds the services of one process. Documents that users wait for and queued documents use separate processes: neither waits for the
 * other.
 */
export async function createServices(options: {
  config: Config;
  log: Log;
  database: PoolConfig;
  clock?: Clock;
}): Promise<Services> {
  const { config, log, database, clock = systemClock } = options;
  const temporaryFolder = await makeTemporaryFolder(config.dataDir);
  const setup = { engine: config.engine, limits: config.reading, hiddenFolder: resolve(config.dataDir) };
  const recognizer = await createRecognizer({
    ...setup,
    processes: config.workers,
    niceness: readingNiceness,
  });
  const lanes = createDocumentLanes(recognizer);
  reportMissingProtections(recognizer, log);
  // They start when they are needed.
  const limitMs = config.extractionMs;
  const extraction = createExtractionThreads({ threads: config.workers, limitMs });
  const previewExtraction = createExtractionThreads({ threads: previewsAtOnce, limitMs });
  const db = createDatabase({ ...database, max: 10 + config.workers }, log);
  const jobs = createJobs(database, { log, works: config.processes.worker });
  const events = createEventHub(database, log);
  const storage = createStorage({ ...config.storage, dataDir: config.dataDir, temporaryFolder });
  const tracing = traceTo(config.tracing, log);
  const shared = { config, log, clock, db, jobs, storage, events, temporaryFolder };
  const exportThreads = createResultThreads('../features/exports/export.worker.ts', exportMs);
  const answerThreads = createResultThreads('../features/results/answer.worker.ts', answerMs);
  const bankFileThreads = createResultThreads('../features/billing/payments/bank-file.worker.ts', answerMs);
  const threads = { extraction, previewExtraction, exportThreads, answerThreads, bankFileThreads };
  const reading = { recognizer, lanes, ...threads };
  await storage.check();
  await storage.verifyKeys();
  await Promise.all([jobs.start(), events.start()]);
  return {
    context: { ...shared, ...reading },
    reader: config.processes.worker ? recognizer : undefined,
    async close() {
      await jobs.stop();
      await events.stop();
      await Promise.all([...Object.values(reading), tracing].map((part) => part.close()));
      await db.destroy();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}

/** Threads that make files and answers of whole results, or read such files: one at a time of each owner, in turns. */
function createResultThreads(script: string, limitMs: number): Threads {
  const busy = () => new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  return createThreads({
    script: new URL(script, import.meta.url),
    threads: resultsAtOnce,
    heapMb: resultHeapMb,
    limitMs,
    timedOut: busy,
    died: busy,
    semaphore: createSemaphore({ permits: resultsAtOnce, permitsPerKey: 1 }),
  });
}

const protections = {
  privileges: 'no_new_privs and dropped capabilities (setpriv of util-linux)',
  user: 'a user of their own (the server runs as root, and another user cannot read its program)',
  network: 'a network namespace (unshare of util-linux, and the right to make namespaces)',
  files: 'a read-only file system without DATA_DIR (mount of util-linux, and the right to make namespaces)',
};

/** Said once: an operator may want to give the server what it lacks. */
function reportMissingProtections({ missingProtections }: Recognizer, log: Log): void {
  if (missingProtections.length === 0) return;
  const missing = missingProtections.map((name) => protections[name]);
  log.warn({ missing }, 'Processes that open documents run without some protections of this system');
}

/** Traces where a collector is named. */
function traceTo({ endpoint, service }: Config['tracing'], log: Log): { close(): Promise<void> } {
  const close = endpoint === undefined ? undefined : startTracing({ endpoint, service, log });
  return { close: close ?? (() => Promise.resolve()) };
}
