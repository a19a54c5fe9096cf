import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('works at once, then once more after the pause however often it was asked', () => {
  const done: string[] = [];
  const ask = pace((key) => done.push(key), 1000);
  for (let page = 0; page < 300; page += 1) ask('a');
  ask('b');
  expect(done).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a', 'b', 'a']);
  vi.advanceTimersByTime(5000);
  expect(done).toEqual(['a', 'b', 'a']);
  ask('b');
  expect(done).toEqual(['a', 'b', 'a', 'b']);
  expect(vi.getTimerCount()).toBe(1);
});
