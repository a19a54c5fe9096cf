import type { Config } from '#platform/config/index.ts';
import { createHelpers, type Helpers } from '../../src/processes/helpers.ts';

/** By the settings that they are made with. */
const kept = new Map<string, Promise<Helpers>>();

/**
 * Processes and threads that continue with the next server of this worker. A process that reads needs half a second of a processor before its first
 * document, a thread that finds values 1.5 s: for its modules, and for the index of the wordings.
 */
export async function keptHelpers(config: Config): Promise<Helpers> {
  const { engine, reading, workers, extractionMs } = config;
  const settings = JSON.stringify([engine, reading, workers, extractionMs]);
  // The data folder is the first server's: its files are gone before the next one starts (sandbox.test.ts tests that it is hidden).
  const helpers = kept.get(settings) ?? createHelpers(config);
  kept.set(settings, helpers);
  return ofOneServer(await helpers);
}

/** Copies, which a test may change, and whose end ends nothing: idle processes and threads end with the worker. */
function ofOneServer({ recognizer, lanes, ...threads }: Helpers): Helpers {
  const close = () => Promise.resolve();
  const { uploads, pictures, places, previews, trials } = lanes;
  return {
    recognizer: { ...recognizer, close },
    lanes: {
      uploads: { ...uploads },
      pictures: { ...pictures },
      places: { ...places },
      previews: { ...previews },
      trials: { ...trials },
      close,
    },
    extraction: { ...threads.extraction, close },
    previewExtraction: { ...threads.previewExtraction, close },
    exportThreads: { ...threads.exportThreads, close },
    answerThreads: { ...threads.answerThreads, close },
    bankFileThreads: { ...threads.bankFileThreads, close },
  };
}
