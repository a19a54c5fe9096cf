import { expect, test } from 'vitest';
import { createSharedRuns } from './shared-runs.ts';

/** Runs that end when they are ended, with their number. */
function makeRuns() {
  const shared = createSharedRuns<number>();
  const ends: ((error?: Error) => void)[] = [];
  const ask = (key = 'a') =>
    shared(key, () => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const number = ends.length;
      ends.push((error) => (error ? reject(error) : resolve(number)));
      return promise;
    });
  return { ask, ends };
}

test('who asks while one runs shares the next run, which begins after it', async () => {
  const { ask, ends } = makeRuns();
  const first = ask();
  const later = [ask(), ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]!();
  expect(await first).toBe(0);
  await expect.poll(() => ends.length).toBe(2);
  // The second run has begun: what is asked now is not what it finds.
  const last = ask();
  ends[1]!();
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]!();
  expect(await last).toBe(2);
});

test('who asks as a run ends while others wait never makes two at once', async () => {
  const shared = createSharedRuns<void>();
  let [active, most] = [0, 0];
  const run = async () => {
    active += 1;
    most = Math.max(most, active);
    await new Promise((resolve) => setImmediate(resolve));
    active -= 1;
  };
  const first = shared('a', run);
  const waits = shared('a', run);
  await Promise.all([first, waits, first.then(() => shared('a', run))]);
  expect(most).toBe(1);
});

test('after all have ended the next asker begins at once', async () => {
  const { ask, ends } = makeRuns();
  const first = ask();
  ends[0]!();
  await first;
  const second = ask();
  expect(ends).toHaveLength(2);
  ends[1]!();
  expect(await second).toBe(1);
});

test('keys do not wait for each other', () => {
  const { ask, ends } = makeRuns();
  void ask('a');
  void ask('b');
  expect(ends).toHaveLength(2);
});

test('an error reaches those who share the run, and the next run begins all the same', async () => {
  const { ask, ends } = makeRuns();
  const first = ask();
  const second = ask();
  ends[0]!(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  expect(await second).toBe(1);
});
