import sharp from 'sharp';
import { expect, test } from 'vitest';

import { makeSpecimen, scanOf } from './index.ts';

const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'long', seed: 1 });

test('every page becomes a JPEG of the given resolution, the same for the same seed', async () => {
  const [pages, again, others] = await Promise.all([1, 1, 2].map((seed) => scanOf(pdf, { seed, dpi: 80 })));
  expect(pages!.length).toBeGreaterThan(1);
  expect(pages!.map((page) => page.toString('base64'))).toEqual(
    again!.map((page) => page.toString('base64')),
  );
  expect(pages![0]!.equals(others![0]!)).toBe(false);
  const { format, density, width } = await sharp(pages![0]).metadata();
  expect({ format, density }).toEqual({ format: 'jpeg', density: 80 });
  expect(width / 80).toBeCloseTo(595 / 72, 1);
});

test('a sheet fed sideways comes out sideways, a grey one without colour', async () => {
  const [page] = await scanOf(pdf, { seed: 1, dpi: 60, turn: 90, gray: true, format: 'png' });
  const { format, width, height } = await sharp(page).metadata();
  expect(format).toBe('png');
  expect(width).toBeGreaterThan(height);
  const { channels } = await sharp(page).stats();
  expect(new Set(channels.slice(0, 3).map(({ mean }) => Math.round(mean * 10))).size).toBe(1);
});

test('paper is not pure white and ink not pure black', async () => {
  const [page] = await scanOf(pdf, { seed: 1, dpi: 100, gray: true, format: 'png' });
  const { channels } = await sharp(page).stats();
  expect(channels[0]!.mean).toBeLessThan(253);
  expect(channels[0]!.min).toBeGreaterThan(5);
});
