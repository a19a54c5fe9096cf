import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, AnswerMessage, ChildSettings, Task, TaskMessage } from './protocol.ts';
import { RecognitionError } from './types.ts';

const ENTRY = fileURLToPath(new URL('./child/main.ts', import.meta.url));

/** One task for one process, with its limits of time. */
export interface Run {
  readonly task: Task;
  /** Most milliseconds between two answers. */
  readonly stepMs: number;
  /** Most milliseconds in all. */
  readonly totalMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onAnswer: (answer: Answer) => void | Promise<void>;
}

/**
 * A disposable child that opens documents. Its data segment is limited by the kernel (RLIMIT_DATA: the address
 * space would not do, WebAssembly reserves gigabytes of it), its environment is empty but for PATH and the
 * compile cache (with it a start takes half the time and 25 MB less: no types are stripped), and it is killed with
 * everything it started when it oversteps, when its caller gives up, and when its parent dies.
 */
export class ReadingProcess {
  readonly #child: ChildProcess;
  #alive = true;
  #nextId = 1;

  constructor(settings: ChildSettings, memoryMb: number) {
    const node = [
      process.execPath,
      '--max-old-space-size=512',
      // Pixels lie outside the heap: what is left there is small, and needs no large nursery.
      '--max-semi-space-size=4',
      '--disable-warning=ExperimentalWarning',
      ENTRY,
    ];
    const [command, args] = limited([...node, JSON.stringify(settings)], memoryMb);
    this.#child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      detached: process.platform !== 'win32',
      env: environment(),
    });
    this.#child.on('exit', () => (this.#alive = false));
    this.#child.on('error', () => (this.#alive = false));
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
  run(run: Run): Promise<void> {
    this.#child.ref();
    this.#child.channel?.ref();
    return this.#converse(run).finally(() => {
      this.#child.unref();
      this.#child.channel?.unref();
    });
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
        act();
      };
      const stop = (reason: unknown) => {
        this.kill();
        settle(() => reject(reason));
      };
      const onAbort = () => stop(run.signal?.reason);
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
          if (answer.worn) this.kill();
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
      if (!this.#alive) return onExit();
      const message: TaskMessage = { id, task: run.task };
      this.#child.send(message, (error) => {
        if (error !== null) stop(new RecognitionError('ENGINE_FAILED', { attempt: true }));
      });
    });
  }

  /** Ends the child and whatever it started, at once. */
  kill(): void {
    this.#alive = false;
    const pid = this.#child.pid;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }
}

function environment(): NodeJS.ProcessEnv {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  return { PATH, ...cache, OMP_THREAD_LIMIT: '1', MALLOC_ARENA_MAX: '2', LANG: 'C.UTF-8' };
}

function timedOut(): RecognitionError {
  return new RecognitionError('TIMED_OUT', { attempt: true });
}

/** Wraps a command so that the kernel limits its data, and ends it with its parent where `setpriv` exists. */
function limited(command: readonly string[], memoryMb: number): [string, string[]] {
  if (process.platform === 'win32') return [command[0] ?? '', command.slice(1)];
  const script =
    `ulimit -d ${memoryMb * 1024} 2>/dev/null; ulimit -c 0 2>/dev/null; ` +
    'if setpriv --pdeathsig KILL true 2>/dev/null; then exec setpriv --pdeathsig KILL "$@"; else exec "$@"; fi';
  return ['/bin/sh', ['-c', script, 'sh', ...command]];
}
