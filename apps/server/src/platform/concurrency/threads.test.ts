import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askThread, createThreads, type Threads } from './threads.ts';

/** A thread that answers with its number. */
const script = new URL(
  `data:text/javascript,import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage(threadId));`,
);
const failed = () => new Error('The thread failed');
let threads: Threads;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  threads = createThreads({
    script,
    threads: 2,
    limitMs: 600_000,
    heapMb: 64,
    timedOut: failed,
    died: failed,
  });
});
afterEach(async () => {
  await threads.close();
  vi.useRealTimers();
});

/** The numbers of the threads that answer, asked all at once. */
const answers = (count: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, () => threads.run((worker) => askThread<number>(worker, 'which'))),
  );

test('a second thread ends soon after work for two, and the first is kept for a minute', async () => {
  const both = await answers(2);
  expect(new Set(both).size).toBe(2);
  vi.advanceTimersByTime(5_000);
  const [kept] = await answers(1);
  expect(both).toContain(kept);
  const [, started] = await answers(2);
  expect(both).not.toContain(started);

  vi.advanceTimersByTime(59_000);
  const [stayed] = await answers(1);
  expect([kept, started]).toContain(stayed);
  vi.advanceTimersByTime(60_000);
  expect(await answers(1)).not.toEqual([stayed]);
});

test('threads that work turn by turn are both kept', async () => {
  const both = await answers(2);
  for (let round = 0; round < 5; round += 1) {
    vi.advanceTimersByTime(4_000);
    expect(new Set(await answers(2))).toEqual(new Set(both));
  }
});

test('a turn lasts until its work has ended, even if the asker has gone', async () => {
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Worker>();
  const gone = new AbortController();
  const pool = createThreads({
    script,
    threads: 1,
    limitMs: 600_000,
    heapMb: 64,
    timedOut: failed,
    died: failed,
  });
  const first = pool.run(
    async (worker) => {
      begun.resolve(worker);
      await work.promise;
    },
    { signal: gone.signal },
  );
  const ended = once(await begun.promise, 'exit');
  let isNext = false;
  const next = pool.run(async () => void (isNext = true));
  gone.abort(new Error('gone'));
  await ended;
  await new Promise((resolve) => setImmediate(resolve));
  expect(isNext).toBe(false);
  work.resolve();
  await expect(first).rejects.toThrow('gone');
  await next;
  await pool.close();
});

test('what fails before a thread is asked leaves the thread that is kept', async () => {
  const [kept] = await answers(1);
  const refused = threads.runPrepared(
    () => Promise.reject(new Error('refused')),
    (worker) => askThread(worker, 'which'),
  );
  await expect(refused).rejects.toThrow('refused');
  const answered = threads.runPrepared(
    () => Promise.resolve('which'),
    (worker, question) => askThread<number>(worker, question),
  );
  expect(await answered).toBe(kept);
});

test('work whose thread has ended ends, too', async () => {
  const died = threads.run(async (worker) => {
    await worker.terminate();
    return askThread(worker, 'which');
  });
  await expect(died).rejects.toThrow('The thread failed');
  expect(await answers(2)).toHaveLength(2);
});

test('work that fails at once leaves no thread behind', async () => {
  const taken: Worker[] = [];
  const failing = threads.run((worker) => {
    taken.push(worker);
    throw new Error('at once');
  });
  await expect(failing).rejects.toThrow('at once');
  expect(taken.map(({ threadId }) => threadId)).toEqual([-1]);
});

test('a message that cannot be sent fails its work, and nothing else', async () => {
  const unsent = threads.run((worker) => askThread(worker, () => 'no message'));
  await expect(unsent).rejects.toThrow(/could not be cloned/);
  expect(await answers(2)).toHaveLength(2);
});
