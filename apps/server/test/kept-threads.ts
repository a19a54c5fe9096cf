import type { Config } from '#platform/config/index.ts';
import { createWorkThreads, type WorkThreads } from '../src/processes/work-threads.ts';

/** By the settings that they are made with. */
const kept = new Map<string, WorkThreads>();

/**
 * Threads that go on with the next server of this worker. A thread that finds values needs 1.5 s of a processor before its first document: for its
 * modules, and for the index of the wordings.
 */
export function keepThreads(config: Config): WorkThreads {
  const settings = `${config.workers} ${config.extractionMs}`;
  const threads = kept.get(settings) ?? unclosed(createWorkThreads(config));
  kept.set(settings, threads);
  return threads;
}

/** Idle threads do not keep the worker alive; they end with it. */
function unclosed(threads: WorkThreads): WorkThreads {
  const close = () => Promise.resolve();
  return {
    extraction: { ...threads.extraction, close },
    previewExtraction: { ...threads.previewExtraction, close },
    exportThreads: { ...threads.exportThreads, close },
    answerThreads: { ...threads.answerThreads, close },
    bankFileThreads: { ...threads.bankFileThreads, close },
  };
}
