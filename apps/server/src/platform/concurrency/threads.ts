import { toError } from '#platform/errors/facts.ts';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { idleTimes, type IdleTimes } from './idle-times.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

export interface Threads {
  /**
   * Runs `talk` with a thread of its own; a thread that fails, times out or is abandoned is replaced. The turn lasts until `talk` has ended: an asker
   * that leaves and returns never has two at once.
   * @param key identifies the asker, if threads are shared between askers
   * @throws what `talk` throws, what `died` and `timedOut` make, or the signal's reason
   */
  run<Result>(talk: (worker: Worker) => Promise<Result>, options?: TurnOptions): Promise<Result>;
  /** The same with what `prepare` makes within the turn and before a thread is taken: where it throws, no thread is replaced. */
  runPrepared<Prepared, Result>(
    prepare: () => Promise<Prepared>,
    talk: (worker: Worker, prepared: Prepared) => Promise<Result>,
    options?: TurnOptions,
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface TurnOptions {
  readonly signal?: AbortSignal | undefined;
  readonly key?: string;
}

export interface ThreadOptions {
  readonly script: URL;
  readonly threads: number;
  /** Longest time for one call of `run`, without the wait for a thread. */
  readonly limitMs: number;
  /** Most memory for objects of one thread. */
  readonly heapMb: number;
  readonly timedOut: () => Error;
  readonly died: () => Error;
  /** Which waiting work gets a thread; by default the oldest. */
  readonly semaphore?: Semaphore;
  readonly idle?: IdleTimes | undefined;
}

/** A few threads that are started when they are needed, kept between calls, and ended when nothing needs them for a while. */
export function createThreads(options: ThreadOptions): Threads {
  const semaphore = options.semaphore ?? createSemaphore({ permits: options.threads });
  const closing = new AbortController();
  const workers = new Workers(options);

  const runPrepared: Threads['runPrepared'] = (prepare, talk, { signal, key } = {}) => {
    const ended = AbortSignal.any(signal === undefined ? [closing.signal] : [closing.signal, signal]);
    const work = async () => {
      const prepared = await prepare();
      ended.throwIfAborted();
      return converse(workers, (worker) => talk(worker, prepared), { ...options, signal: ended });
    };
    return semaphore.run(work, ended, key);
  };

  return {
    runPrepared,
    run: (talk, turn) => runPrepared(() => Promise.resolve(), talk, turn),
    async close() {
      closing.abort(new Error('The process ends'));
      await workers.terminate();
    },
  };
}

/** Talks with a thread that is kept afterwards, or ends with the talk that failed. */
async function converse<Result>(
  workers: Workers,
  talk: (worker: Worker) => Promise<Result>,
  limits: ThreadOptions & { signal: AbortSignal },
): Promise<Result> {
  const worker = workers.take();
  // Within a promise: a talk that throws at once has its thread replaced like any other that fails.
  const talking = (async () => talk(worker))();
  try {
    const result = await withinLimits(worker, talking, limits);
    workers.keep(worker);
    return result;
  } catch (error) {
    await worker.terminate();
    await talking.catch(() => undefined);
    throw error;
  }
}

/** The threads of one pool: those at work, and those kept for the next task until they have been idle for too long. */
class Workers {
  readonly #options: ThreadOptions;
  readonly #running = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** The thread that was kept last, or a new one. */
  take(): Worker {
    const kept = [...this.#idle.keys()].at(-1);
    if (kept !== undefined) this.#forget(kept);
    const worker = kept ?? this.#start();
    worker.ref();
    return worker;
  }

  keep(worker: Worker): void {
    worker.unref();
    const { last, others } = this.#options.idle ?? idleTimes();
    const end = (): void => {
      this.#idle.delete(worker);
      void worker.terminate();
    };
    this.#idle.set(
      worker,
      after(others, () => {
        if (this.#idle.size > 1) end();
        else this.#idle.set(worker, after(last - others, end));
      }),
    );
  }

  async terminate(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.terminate()));
  }

  #start(): Worker {
    const { script, heapMb } = this.#options;
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    this.#running.add(worker);
    // Who waits for the thread learns of its end by itself; without a listener an error would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#running.delete(worker);
      this.#forget(worker);
    });
    return worker;
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}

function after(milliseconds: number, act: () => void): NodeJS.Timeout {
  return setTimeout(act, milliseconds).unref();
}

async function withinLimits<Result>(
  worker: Worker,
  talking: Promise<Result>,
  { limitMs, signal, timedOut, died }: ThreadOptions & { signal: AbortSignal },
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onExit = (): void => reject(died());
  const onAbort = (): void => reject(toError(signal.reason));
  const timer = setTimeout(() => reject(timedOut()), limitMs);
  worker.on('exit', onExit).on('messageerror', onExit);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([talking, promise]);
  } catch (error) {
    throw error instanceof ThreadEnded ? died() : error;
  } finally {
    clearTimeout(timer);
    worker.off('exit', onExit).off('messageerror', onExit);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Posts to a thread and waits for its answer to that: the next message. */
export async function askThread<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  // Before the answer is waited for: a message that cannot be sent leaves nobody waiting. No answer arrives before this code has run.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message);
  return nextMessage<Answer>(worker);
}

class ThreadEnded extends Error {}

/** The next message from a thread; fails if the thread ends first. */
export function nextMessage<Answer>(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new ThreadEnded('The thread ended without an answer'));
    if (worker.threadId === ENDED) return end();
    worker.once('exit', end).once('message', (answer: Answer) => {
      worker.off('exit', end);
      resolve(answer);
    });
  });
}

/** What Node gives as the id of a thread that has ended. */
const ENDED = -1;

/** Called in a thread: reports where an error happened, never its message, which may contain words of a document. */
export function framesOf(error: unknown): string {
  const [, ...frames] = error instanceof Error ? (error.stack ?? '').split(/\n(?= {4}at )/) : [];
  return frames.slice(0, 5).join('\n');
}

const THREAD_NICENESS = 3;

/** Called in a thread: lowers its priority below the thread that answers calls. Only Linux has priorities per thread. */
export function yieldToServer(): void {
  if (process.platform === 'linux') os.setPriority(THREAD_NICENESS);
}
