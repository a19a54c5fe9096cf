import { describe, expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}

test('runs as many as there are permits, the others in the order in which they came', async () => {
  const semaphore = createSemaphore({ permits: 2 });
  const started: number[] = [];
  const works = [work(), work(), work(), work()];
  const done = works.map(({ promise }, index) =>
    semaphore.run(() => {
      started.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  works[1]!.end();
  await done[1];
  works[0]!.end();
  await done[0];
  works[2]!.end();
  works[3]!.end();
  await Promise.all(done);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('work that fails gives its permit back', async () => {
  const semaphore = createSemaphore({ permits: 1 });
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(semaphore.run(async () => 'next')).resolves.toBe('next');
});

test('one that is aborted while it waits never runs, and keeps no place', async () => {
  const semaphore = createSemaphore({ permits: 1 });
  const first = work();
  const running = semaphore.run(() => first.promise);
  const controller = new AbortController();
  const aborted = semaphore.run(async () => 'ran', controller.signal);
  const last = semaphore.run(async () => 'ran');
  controller.abort(new Error('given up'));
  await expect(aborted).rejects.toThrow('given up');
  first.end();
  await running;
  await expect(last).resolves.toBe('ran');
});

test('beyond the queue a caller is refused with the error it was promised', async () => {
  const semaphore = createSemaphore({ permits: 1, maxQueue: 1, refuse: () => new Error('busy') });
  const first = work();
  const running = semaphore.run(() => first.promise);
  const waits = semaphore.run(async () => 'ran');
  await expect(semaphore.run(async () => 'ran')).rejects.toThrow('busy');
  first.end();
  await running;
  await expect(waits).resolves.toBe('ran');
});

describe('shared between those who ask', () => {
  /** Asks in the given order, each work ending when it is next in `order`; returns the order in which they started. */
  async function startsOf(options: Parameters<typeof createSemaphore>[0], asked: string): Promise<string> {
    const semaphore = createSemaphore(options);
    const works = Array.from(asked, () => work());
    let started = '';
    const order: number[] = [];
    const done = Array.from(asked, (key, index) =>
      semaphore.run(
        () => {
          started += key;
          order.push(index);
          return works[index]!.promise;
        },
        undefined,
        key,
      ),
    );
    for (let ended = 0; ended < asked.length; ended += 1) {
      // The one that has run longest ends.
      await expect.poll(() => order.length).toBeGreaterThan(ended);
      works[order[ended]!]!.end();
      await done[order[ended]!];
    }
    return started;
  }

  test('one asker with much work never has more than its share under way', async () => {
    expect(await startsOf({ permits: 2, permitsPerKey: 1 }, 'aaaab')).toBe('abaaa');
  });

  test('turns go round, however much one has waiting', async () => {
    expect(await startsOf({ permits: 1 }, 'aaaabbc')).toBe('abcabaa');
    expect(await startsOf({ permits: 2 }, 'aaaabb')).toBe('aababa');
  });

  test('a full queue of one asker sends away that one alone', async () => {
    const options = { permits: 1, maxQueue: 1, refuse: () => new Error('busy') };
    const semaphore = createSemaphore(options);
    const first = work();
    const running = semaphore.run(() => first.promise, undefined, 'a');
    const waits = ['a', 'b'].map((key) => semaphore.run(async () => key, undefined, key));
    await expect(semaphore.run(async () => 'ran', undefined, 'a')).rejects.toThrow('busy');
    first.end();
    await running;
    expect(await Promise.all(waits)).toEqual(['a', 'b']);
  });

  test('when all places are taken, the one with the most waiting gives its last one up', async () => {
    const options = { permits: 1, maxWaiting: 3, refuse: () => new Error('busy') };
    const semaphore = createSemaphore(options);
    const first = work();
    const running = semaphore.run(() => first.promise, undefined, 'a');
    const asks = Array.from('aaab', (key) => semaphore.run(async () => key, undefined, key));
    const answers = Promise.allSettled(asks);
    await expect(semaphore.run(async () => 'ran', undefined, 'a')).rejects.toThrow('busy');
    first.end();
    await running;
    expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'busy'))).toEqual([
      'a',
      'a',
      'busy',
      'b',
    ]);
  });
});
