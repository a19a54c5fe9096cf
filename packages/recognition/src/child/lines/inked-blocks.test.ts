import { expect, test } from 'vitest';
import type { Grey } from '../picture/grey.ts';
import { inkedBlocks } from './inked-blocks.ts';

const STEP = 32;

/** White paper with a shadow that darkens it towards the right, and grain. */
function paper(width: number, height: number): Grey {
  const data = Uint8Array.from(
    { length: width * height },
    (_, at) => 250 - ((at % width) * 60) / width - ((at * 7919) % 5),
  );
  return { data, width, height };
}

/** A line of print: strokes two pixels wide with gaps between. */
function printLine({ data, width }: Grey, left: number, top: number, length: number, level = 40): void {
  for (let y = top; y < top + 14; y++)
    for (let x = left; x < left + length; x++) if (x % 6 < 2) data[y * width + x] = level;
}

test('blocks are trimmed to their print and split where the page is blank between', async () => {
  const page = paper(640, 960);
  printLine(page, 64, 100, 300);
  printLine(page, 64, 140, 200);
  printLine(page, 320, 700, 256);
  const [first, second, ...more] = await inkedBlocks(page, STEP);
  expect(more).toEqual([]);
  for (const block of [first, second]) {
    expect(((block?.right ?? 0) - (block?.left ?? 0)) % STEP).toBe(0);
    expect(((block?.bottom ?? 0) - (block?.top ?? 0)) % STEP).toBe(0);
  }
  for (const [edge, print] of [
    [first?.left ?? 0, 64],
    [first?.top ?? 0, 100],
  ] as const) {
    expect(edge).toBeGreaterThan(print - 40);
    expect(edge).toBeLessThan(print - 16);
  }
  expect(first?.right).toBeGreaterThanOrEqual(364);
  expect(first?.right).toBeLessThan(450);
  expect(second?.top).toBeGreaterThan(600);
  expect(second?.bottom).toBeGreaterThanOrEqual(714);
});

test('faint print counts, grain and a shadow do not', async () => {
  const page = paper(640, 640);
  expect(await inkedBlocks(page, STEP)).toEqual([]);
  printLine(page, 100, 300, 200, 170);
  expect(await inkedBlocks(page, STEP)).toHaveLength(1);
});

test('blocks never leave the page, whatever is at its edges', async () => {
  const page = paper(320, 320);
  printLine(page, 0, 0, 320);
  printLine(page, 0, 306, 320);
  for (const { left, top, right, bottom } of await inkedBlocks(page, STEP)) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(320);
  }
});
