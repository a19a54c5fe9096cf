import { expect, test } from 'vitest';
import { lightPrintInverted, printOnWhite, straightCrop } from './crop.ts';

const picture = (width: number, height: number, value: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width))),
  width,
  height,
});
const stripes = (ink: number, ground: number) => picture(80, 20, (x) => (x % 8 < 2 ? ink : ground));

test('faint print on grey paper becomes black on white', () => {
  const { data } = printOnWhite(stripes(120, 180));
  expect([data[0], data[4]]).toEqual([0, 255]);
});

test('light print on a dark band is inverted, dark print on dark paper is not', () => {
  const { data } = printOnWhite(stripes(230, 60));
  expect([data[0], data[4]]).toEqual([0, 255]);
  const shadow = stripes(10, 90);
  expect(lightPrintInverted(shadow)).toBe(shadow);
});

test('an empty place is not stretched, because its grain would look like print', () => {
  const empty = picture(80, 20, (x, y) => 200 + ((x * 7 + y * 3) % 5));
  expect(printOnWhite(empty).data).toEqual(empty.data);
});

test('a line that runs askew is cut out level', () => {
  const angle = (10 * Math.PI) / 180;
  const slanted = picture(200, 100, (x, y) => (Math.abs(y - 50 - (x - 100) * Math.tan(angle)) < 3 ? 0 : 255));
  const line = { x: 100, y: 50, angle, halfWidth: 80, above: 12, below: 12, ink: 6, score: 1 };
  const level = straightCrop(slanted, line, 24);
  for (let x = 4; x < level.width - 4; x++) {
    expect(level.data[12 * level.width + x]).toBeLessThan(60);
    expect(level.data[3 * level.width + x]).toBeGreaterThan(200);
  }
});
