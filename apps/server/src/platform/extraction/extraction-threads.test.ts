import { afterEach, describe, expect, test } from 'vitest';
import { hostilePage } from '../../../test/security/hostile-page.ts';
import { createExtractionThreads, type ExtractionThreads } from './extraction-threads.ts';

let threads: ExtractionThreads | undefined;
afterEach(() => threads?.close());

const script = new URL('test-thread.ts', import.meta.url);
const ask = (command: string, signal?: AbortSignal) =>
  threads!.run(
    {
      name: 'extract',
      pages: [],
      template: { fields: [{ name: command, description: '' }], tables: [] },
      options: { memory: null },
    },
    signal,
  ) as Promise<unknown> as Promise<{ threadId: number }>;

/** How many turns everything else got while `work` was under way: none where it holds the process up. */
async function turnsMeanwhile(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await work.catch(() => undefined);
  clearInterval(timer);
  return turns;
}

describe('a document that holds extraction up', () => {
  test('is aborted at the limit, while everything else continues', async () => {
    threads = createExtractionThreads({ threads: 1, limitMs: 1000, script });
    const hanging = ask('hang');
    hanging.catch(() => undefined);
    expect(await turnsMeanwhile(hanging)).toBeGreaterThan(10);
    await expect(hanging).rejects.toMatchObject({ code: 'TIMED_OUT', attempt: true });
    expect(await ask('answer')).toMatchObject({ fields: [] });
  });

  test('does so with our own rules and a page made for it', async () => {
    // Far less than the page takes on any machine.
    threads = createExtractionThreads({ threads: 1, limitMs: 1000 });
    const pages = [hostilePage()];
    const fields = Array.from({ length: 100 }, (_, index) => ({
      name: `f${index}`,
      description: `Total ${index}`,
    }));
    const task = {
      name: 'extract',
      pages,
      template: { fields, tables: [] },
      options: { memory: null },
    } as const;
    const working = threads.run(task);
    working.catch(() => undefined);
    expect(await turnsMeanwhile(working)).toBeGreaterThan(10);
    await expect(working).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });

  test('leaves the other threads to the others', async () => {
    threads = createExtractionThreads({ threads: 2, limitMs: 60_000, script });
    const stop = new AbortController();
    const hanging = ask('hang', stop.signal);
    hanging.catch(() => undefined);
    expect(await ask('answer')).toMatchObject({ fields: [] });
    stop.abort(new Error('no longer wanted'));
    await expect(hanging).rejects.toThrow('no longer wanted');
  });
});

test.each(['die', 'overflow'])(
  'a thread that comes to its end (%s) is an attempt, and the next task gets another',
  async (command) => {
    threads = createExtractionThreads({ threads: 1, limitMs: 60_000, heapMb: 64, script });
    const { threadId } = await ask('answer');
    expect((await ask('answer')).threadId).toBe(threadId);
    await expect(ask(command)).rejects.toMatchObject({ code: 'ENGINE_FAILED', attempt: true });
    expect((await ask('answer')).threadId).not.toBe(threadId);
  },
);

test('closing ends what is under way and what waits', async () => {
  threads = createExtractionThreads({ threads: 1, limitMs: 60_000, script });
  const tasks = [ask('hang'), ask('answer')];
  const ends = Promise.allSettled(tasks);
  await threads.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask('answer')).rejects.toThrow('The process ends');
});
