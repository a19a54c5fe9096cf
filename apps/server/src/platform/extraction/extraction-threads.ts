import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Page, TemplateDefinition } from '@ocr/extraction';
import { RecognitionError } from '@ocr/recognition';
import type { IdleTimes } from '#platform/concurrency/idle-times.ts';
import { createThreads, nextMessage } from '#platform/concurrency/threads.ts';
import type { TaskName, Tasks } from './tasks.ts';

/**
 * A document's pages in order. Those that come as stored, in JSON (of a page, or of several in a list), are parsed in the thread: hundreds of pages are
 * neither kept nor parsed by the thread that answers calls.
 */
export type PageSource = Iterable<Page> | AsyncIterable<string>;

/** A document and the template's questions. */
export interface ExtractionTask<Name extends TaskName> {
  readonly name: Name;
  readonly pages: PageSource;
  readonly template: TemplateDefinition;
  readonly options: Tasks[Name]['options'];
}

export interface ExtractionThreads {
  /**
   * Runs one task in a thread, so that no document delays calls or the heartbeats of jobs.
   * @throws RecognitionError `TIMED_OUT` or `ENGINE_FAILED`, both as an attempt; the signal's reason when it ends first
   */
  run<Name extends TaskName>(
    task: ExtractionTask<Name>,
    signal?: AbortSignal,
  ): Promise<Tasks[Name]['result']>;
  close(): Promise<void>;
}

/** What a thread receives: the pages one by one, then the task. */
export type Message =
  | { readonly type: 'page'; readonly page: Page | string }
  | {
      readonly type: 'task';
      readonly name: TaskName;
      readonly template: TemplateDefinition;
      readonly options: unknown;
    };
export type Reply =
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly where: string };

const ownScript = new URL('extraction.worker.ts', import.meta.url);
const usualHeapMb = 1024;

/** A few threads that find values; see `createThreads`. */
export function createExtractionThreads(options: {
  readonly threads: number;
  /** Longest time for one task. */
  readonly limitMs: number;
  readonly heapMb?: number;
  readonly script?: URL;
  readonly idle?: IdleTimes | undefined;
}): ExtractionThreads {
  const pool = createThreads({
    script: ownScript,
    heapMb: usualHeapMb,
    timedOut: () => new RecognitionError('TIMED_OUT', { attempt: true }),
    died: () => failed('The thread that finds values died'),
    ...options,
  });
  return {
    run: (task, signal) => pool.run((worker) => runTask(worker, task), { signal }),
    close: () => pool.close(),
  };
}

async function runTask<Name extends TaskName>(
  worker: Worker,
  { pages, ...task }: ExtractionTask<Name>,
): Promise<Tasks[Name]['result']> {
  const [reply] = await Promise.all([nextMessage<Reply>(worker), send(worker, pages, task)]);
  if (reply.type === 'failed') throw failed(`Finding values failed\n${reply.where}`);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the thread runs the task of that name
  return reply.result as Tasks[Name]['result'];
}

/** Copying hundreds of pages takes a second: calls get their turn after each. */
async function send(
  worker: Worker,
  pages: PageSource,
  task: Omit<Extract<Message, { type: 'task' }>, 'type'>,
): Promise<void> {
  const post = (message: Message): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  };
  for await (const page of pages) {
    post({ type: 'page', page });
    await turn();
  }
  post({ type: 'task', ...task });
}

function failed(message: string): RecognitionError {
  return new RecognitionError('ENGINE_FAILED', { attempt: true, message });
}
