import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Page, TemplateDefinition } from '@ocr/extraction';
import { RecognitionError } from '@ocr/recognition';
import { createSemaphore } from '#platform/concurrency/semaphore.ts';
import type { TaskName, Tasks } from './tasks.ts';

/**
 * A document's pages in order. Those that come as stored, in JSON, are parsed in the thread: hundreds of pages are
 * neither held nor parsed by the thread that answers calls.
 */
export type PageSource = Iterable<Page> | AsyncIterable<string>;

/** A document and what is asked of it. */
export interface ExtractionTask<Name extends TaskName> {
  readonly name: Name;
  readonly pages: PageSource;
  readonly template: TemplateDefinition;
  readonly options: Tasks[Name]['options'];
}

export interface ExtractionThreads {
  /**
   * Runs one task in a thread, so that no document holds up calls or the heartbeats of jobs.
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

/** A few threads that are started when they are needed and kept; one that dies or takes too long is replaced. */
export function createExtractionThreads(options: {
  readonly threads: number;
  /** Longest time for one task. */
  readonly limitMs: number;
  readonly heapMb?: number;
  readonly script?: URL;
}): ExtractionThreads {
  const { threads, limitMs, heapMb = usualHeapMb, script = ownScript } = options;
  const semaphore = createSemaphore({ permits: threads });
  const closing = new AbortController();
  const running = new Set<Worker>();
  const idle: Worker[] = [];

  function start(): Worker {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    running.add(worker);
    // Who waits for the thread learns of its end by itself; without a listener an error would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      running.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  }

  return {
    async run(task, signal) {
      const ended = AbortSignal.any(signal === undefined ? [closing.signal] : [closing.signal, signal]);
      return semaphore.run(async () => {
        const worker = idle.pop() ?? start();
        try {
          worker.ref();
          const result = await askThread(worker, task, { limitMs, signal: ended });
          worker.unref();
          idle.push(worker);
          return result;
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      }, ended);
    },
    async close() {
      closing.abort(new Error('The process ends'));
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}

async function askThread<Name extends TaskName>(
  worker: Worker,
  { pages, ...task }: ExtractionTask<Name>,
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
): Promise<Tasks[Name]['result']> {
  const { promise, resolve, reject } = Promise.withResolvers<Tasks[Name]['result']>();
  const onReply = (reply: Reply): void => {
    if (reply.type === 'done') resolve(reply.result as Tasks[Name]['result']);
    else reject(failed(`Finding values failed\n${reply.where}`));
  };
  const onExit = (): void => reject(failed('The thread that finds values died'));
  const onAbort = (): void => reject(signal.reason as Error);
  const timer = setTimeout(() => reject(new RecognitionError('TIMED_OUT', { attempt: true })), limitMs);
  worker.on('message', onReply).on('exit', onExit).on('messageerror', onExit);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    await Promise.race([promise, send(worker, pages, task)]);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', onReply).off('exit', onExit).off('messageerror', onExit);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Copying hundreds of pages takes a second: calls get their turn after each. */
async function send(worker: Worker, pages: PageSource, task: object): Promise<void> {
  const post = (message: Message): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  };
  for await (const page of pages) {
    post({ type: 'page', page });
    await turn();
  }
  post({ type: 'task', ...task } as Message);
}

function failed(message: string): RecognitionError {
  return new RecognitionError('ENGINE_FAILED', { attempt: true, message });
}
