import { fillCompileCache } from './isolation/compile-cache.ts';
import { ReadingProcess, type ProcessSetup, type Run } from './reading-process.ts';

interface Waiting {
  readonly start: () => void;
  readonly cancel: (reason: Error) => void;
}

/** Reading processes kept warm between tasks: at most `size` at once, started when needed, replaced when ended. */
export class ProcessPool {
  readonly #setup: ProcessSetup;
  readonly #size: number;
  readonly #idleMs: number;
  readonly #idle: ReadingProcess[] = [];
  readonly #restTimers = new Map<ReadingProcess, NodeJS.Timeout>();
  readonly #busy = new Set<ReadingProcess>();
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #closed = false;

  constructor(setup: ProcessSetup, { size, idleMs }: { size: number; idleMs: number }) {
    this.#setup = setup;
    this.#size = Math.max(1, size);
    this.#idleMs = idleMs;
  }

  /** Runs a task on a free process; waits for one in order of asking. */
  async run(run: Run): Promise<void> {
    await this.#acquire(run.signal);
    let child: ReadingProcess | undefined;
    try {
      // Fails where there is no room for the folder of a new process, or no file to be opened.
      child = this.#take();
      this.#busy.add(child);
      await child.run(run);
      fillCompileCache(this.#setup);
    } finally {
      if (child) this.#busy.delete(child);
      if (child?.alive && !this.#closed) this.#keep(child);
      this.#running--;
      this.#waiting.shift()?.start();
    }
  }

  /** Ends every process; calls under way and waiting reject. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.cancel(closedError());
    for (const child of [...this.#busy, ...this.#idle]) child.kill();
  }

  #take(): ReadingProcess {
    for (let child = this.#idle.pop(); child !== undefined; child = this.#idle.pop()) {
      clearTimeout(this.#restTimers.get(child));
      this.#restTimers.delete(child);
      if (child.alive) return child;
    }
    return new ReadingProcess(this.#setup);
  }

  /** A process that nothing needs for a while gives its memory back. */
  #keep(child: ReadingProcess): void {
    this.#idle.push(child);
    const rest = setTimeout(() => {
      this.#restTimers.delete(child);
      this.#idle.splice(this.#idle.indexOf(child), 1);
      child.kill();
    }, this.#idleMs);
    rest.unref();
    this.#restTimers.set(child, rest);
  }

  async #acquire(signal: AbortSignal | undefined): Promise<void> {
    if (this.#closed) throw closedError();
    signal?.throwIfAborted();
    if (this.#running < this.#size) {
      this.#running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', onAbort);
          this.#running++;
          resolve();
        },
        cancel: reject,
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(entry);
    });
  }
}

function closedError(): Error {
  return new Error('The recognizer is closed');
}
