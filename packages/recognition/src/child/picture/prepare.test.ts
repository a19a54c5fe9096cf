import { expect, test } from 'vitest';
import type { Grey } from './grey.ts';
import { prepare } from './prepare.ts';

/** Rows of marks of a letter's size that fall by 12 degrees, `gap` pixels apart. */
function sloping({ width, height, gap }: { width: number; height: number; gap: number }): Grey {
  const data = new Uint8Array(width * height).fill(255);
  const slope = Math.tan((12 * Math.PI) / 180);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const down = y - x * slope;
      const row = Math.floor(down / gap);
      const [along, across] = [(x + ((row * row * 7) % 15)) % 15, down - row * gap];
      if (along < 9 && across < 12 && (along < 3 || across > 8)) data[y * width + x] = 0;
    }
  return { data, width, height };
}

test('a skewed picture is straightened', async () => {
  const { transform, grey } = await prepare(sloping({ width: 900, height: 1200, gap: 40 }), 0);
  expect(transform.skew).toBeCloseTo(-12, 0);
  expect(grey.width).toBeGreaterThan(900);
});

test('a long narrow one is not where that would make a picture many times as large', async () => {
  const { transform, grey } = await prepare(sloping({ width: 400, height: 20_000, gap: 400 }), 0);
  expect([transform.skew, grey.width, grey.height]).toEqual([0, 400, 20_000]);
});
