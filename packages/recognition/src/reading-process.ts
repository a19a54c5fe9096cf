import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DocumentSlot } from './isolation/document-slot.ts';
import { makeOwnFolder, removeOwnFolder } from './isolation/own-folder.ts';
import { permissionFlags } from './isolation/permission-flags.ts';
import type { Sandbox } from './isolation/sandbox.ts';
import type { Answer, AnswerMessage, ChildSettings, EnoughMessage, Task, TaskMessage } from './protocol.ts';
import { RecognitionError } from './types.ts';

/** A process that has not started by then never will. The machine may be busy: this is no limit of a document. */
const START_MS = 60_000;

const ENTRY = fileURLToPath(new URL('./child/main.ts', import.meta.url));

/** How reading processes are set up; the same for all of a recognizer. */
export interface ProcessSetup {
  readonly settings: ChildSettings;
  readonly sandbox: Sandbox;
  readonly memoryMb: number;
  /** Its niceness: 0 to 19. */
  readonly niceness: number;
  /** Where compiled code is kept (Node's compile cache); undefined where none is. */
  readonly compileCache: string | undefined;
}

/** One task for one process, with its limits of time. */
export interface Run {
  readonly task: Task;
  /** The document, which the process is shown as an open file. */
  readonly path: string;
  /** Most milliseconds between two answers. */
  readonly stepMs: number;
  /** Most milliseconds in all. */
  readonly totalMs: number;
  readonly signal: AbortSignal | undefined;
  /** When aborted, the task ends after its current page. */
  readonly enough?: AbortSignal | undefined;
  readonly onAnswer: (answer: Answer) => void | Promise<void>;
}

/**
 * A disposable child that opens documents. It runs confined (`isolation/sandbox.ts`), its data segment is limited by the
 * kernel (RLIMIT_DATA: the address space would not do, WebAssembly reserves gigabytes of it), its environment is empty
 * but for PATH and the compile cache (with it a start takes half the time and 25 MB less: no types are stripped), and it
 * is killed with everything it started when it oversteps, when its caller gives up, and when its parent dies.
 */
export class ReadingProcess {
  /** Where a process that compiles for others leaves its compiled code. */
  readonly compiled: string;
  readonly #folder: string;
  readonly #document: DocumentSlot;
  readonly #child: ChildProcess;
  readonly #started: Promise<void>;
  #alive = true;
  #nextId = 1;

  constructor(
    { settings, sandbox, memoryMb, niceness, ...setup }: ProcessSetup,
    task: 'reads' | 'compiles' = 'reads',
  ) {
    const folder = makeOwnFolder(sandbox.user);
    this.#folder = folder;
    this.compiled = join(folder, 'compiled');
    this.#document = new DocumentSlot(folder);
    const compileCache = task === 'compiles' ? this.compiled : setup.compileCache;
    const node = [
      process.execPath,
      '--max-old-space-size=512',
      // Pixels are outside the heap: the rest is small, and needs no large young generation.
      '--max-semi-space-size=4',
      '--disable-warning=ExperimentalWarning',
      ...permissionFlags({ settings, folder, compileCache }),
      ENTRY,
    ];
    const [command, args] = sandbox.wrap([...node, JSON.stringify(settings)], { folder, memoryMb });
    this.#child = spawn(command, args, {
      // The document's place is `DOCUMENT_FD` of the protocol.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', this.#document.readable],
      serialization: 'advanced',
      detached: process.platform !== 'win32',
      cwd: process.platform === 'win32' ? undefined : '/',
      env: environment(folder, compileCache),
    });
    this.#document.handedOver();
    if (niceness > 0) lowerPriority(this.#child.pid, niceness);
    this.#started = started(this.#child);
    this.#child.on('exit', () => this.#end());
    this.#child.on('error', () => this.#end());
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get alive(): boolean {
    return this.#alive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when the task has ended well and every answer was handled. */
  async run(run: Run): Promise<void> {
    this.#child.ref();
    this.#child.channel?.ref();
    try {
      await this.#show(run.path);
      await this.#awaitStart(run.signal);
      await this.#converse(run);
    } finally {
      if (this.#alive) this.#document.clear();
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }

  /** The limits of a run start here: starting takes time on a busy machine, which no document is responsible for. */
  async #awaitStart(signal: AbortSignal | undefined): Promise<void> {
    const limit = AbortSignal.timeout(START_MS);
    const given = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    const aborted = Promise.withResolvers<never>();
    const stop = (): void => {
      this.kill();
      aborted.reject(
        signal?.aborted ? signal.reason : new RecognitionError('ENGINE_FAILED', { attempt: true }),
      );
    };
    if (given.aborted) stop();
    given.addEventListener('abort', stop, { once: true });
    try {
      await Promise.race([this.#started, aborted.promise]);
    } finally {
      given.removeEventListener('abort', stop);
    }
  }

  async #show(path: string): Promise<void> {
    try {
      await this.#document.put(path);
    } catch (error) {
      const message = `The document cannot be shown: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`;
      throw new RecognitionError('ENGINE_FAILED', { attempt: true, message });
    }
  }

  #end(): void {
    this.#alive = false;
    this.#document.close();
    removeOwnFolder(this.#folder);
  }

  #converse(run: Run): Promise<void> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      let handled = Promise.resolve();
      let step = setTimeout(() => stop(timedOut()), run.stepMs);
      const total = setTimeout(() => stop(timedOut()), run.totalMs);
      const settle = (act: () => void) => {
        clearTimeout(step);
        clearTimeout(total);
        this.#child.off('message', onMessage);
        this.#child.off('exit', onExit);
        run.signal?.removeEventListener('abort', onAbort);
        run.enough?.removeEventListener('abort', onEnough);
        act();
      };
      const stop = (reason: unknown) => {
        this.kill();
        settle(() => reject(reason));
      };
      const onAbort = () => stop(run.signal?.reason);
      const onEnough = () => this.#child.send({ id, enough: true } satisfies EnoughMessage, () => undefined);
      const onExit = () => settle(() => reject(new RecognitionError('ENGINE_FAILED', { attempt: true })));
      const onMessage = (message: unknown) => {
        const { answer, id: answered } = message as AnswerMessage;
        if (answered !== id) return;
        clearTimeout(step);
        if (answer.type === 'problem') {
          if (answer.exhausted) this.kill();
          const { code, message: text, exhausted } = answer;
          return settle(() => reject(new RecognitionError(code, { attempt: exhausted, message: text })));
        }
        if (answer.type === 'end') {
          if (answer.outgrown) this.kill();
          return settle(() => void handled.then(resolve, reject));
        }
        step = setTimeout(() => stop(timedOut()), run.stepMs);
        handled = handled.then(() => run.onAnswer(answer));
        handled.catch(stop);
      };
      if (run.signal?.aborted) return settle(() => reject(run.signal?.reason));
      this.#child.on('message', onMessage);
      this.#child.on('exit', onExit);
      run.signal?.addEventListener('abort', onAbort, { once: true });
      run.enough?.addEventListener('abort', onEnough, { once: true });
      if (!this.#alive) return onExit();
      // Before the task: a child that is faster than its parent would have ended it meanwhile.
      if (run.enough?.aborted) onEnough();
      const message: TaskMessage = { id, task: run.task };
      this.#child.send(message, (error) => {
        if (error !== null) stop(new RecognitionError('ENGINE_FAILED', { attempt: true }));
      });
    });
  }

  /** Ends the child and all its descendants at once. */
  kill(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
    // At once: the server may end before it hears of the process's end.
    this.#end();
  }
}

/** Resolves when the process has started, or has ended before that: its callers notice the end by themselves. */
function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown): void => {
      if (!('ready' in (message as object))) return;
      child.off('message', onMessage);
      resolve();
    };
    child.on('message', onMessage);
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

/** What it starts later inherits this. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended already, which its callers notice by themselves.
  }
}

/**
 * For glibc's allocator, which others ignore. What the networks take for each strip of a page and give back is kept up to 64 MB: taking it from
 * the system each time doubles the detector's time. `docs/benchmarks/recognition.md` has the figures.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(32 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(32 * 2 ** 20),
};

function environment(folder: string, compileCache: string | undefined): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  const cache = compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache };
  return { PATH, ...cache, ...ALLOCATOR, TMPDIR: folder, OMP_THREAD_LIMIT: '1', LANG: 'C.UTF-8' };
}

function timedOut(): RecognitionError {
  return new RecognitionError('TIMED_OUT', { attempt: true });
}
