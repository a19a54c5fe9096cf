import { expect, test } from 'vitest';
import { drawnSize, largestFirst, pictureWidthFor, scrollToBox, zoomBy } from '#ui/viewer/geometry.ts';

const a4 = { width: 210, height: 297 };

test('at zoom 1 the whole page is in the pane, whatever its proportions', () => {
  const pane = { width: 800, height: 600 };
  const upright = drawnSize(a4, pane, 1);
  expect(upright.height).toBeLessThanOrEqual(600 - 32 + 1);
  expect(upright.width / upright.height).toBeCloseTo(210 / 297, 2);
  const lying = drawnSize({ width: 297, height: 210 }, pane, 1);
  expect(lying.width).toBe(768);
  expect(lying.height).toBeLessThanOrEqual(568);
});

test('zooming in and out by as many steps comes back, and stops at both ends', () => {
  expect(zoomBy(zoomBy(1.25, 2), -2)).toBeCloseTo(1.25);
  expect(zoomBy(1, -1)).toBe(1);
  expect(zoomBy(5.9, 4)).toBe(6);
});

test('the picture has at least nine tenths of the pixels that are drawn, up to the widest', () => {
  expect(pictureWidthFor(600, 1)).toBe(800);
  expect(pictureWidthFor(888, 1)).toBe(800);
  expect(pictureWidthFor(890, 1)).toBe(1200);
  expect(pictureWidthFor(600, 2)).toBe(1200);
  expect(pictureWidthFor(4000, 2)).toBe(2400);
});

test('a visible box moves nothing; a hidden one comes to the middle, but never beyond the page', () => {
  const pane = { width: 500, height: 500 };
  const drawn = { width: 1000, height: 1400 };
  const now = { left: 0, top: 0 };
  expect(scrollToBox({ x: 0.2, y: 0.1, width: 0.1, height: 0.02 }, drawn, pane, now)).toEqual(now);
  const middle = scrollToBox({ x: 0.5, y: 0.5, width: 0.1, height: 0.02 }, drawn, pane, now);
  expect(middle.top).toBe(Math.round(16 + 700 + 14 - 250));
  expect(scrollToBox({ x: 0.9, y: 0.98, width: 0.1, height: 0.02 }, drawn, pane, now)).toEqual({
    left: 1000 + 32 - 500,
    top: 1400 + 32 - 500,
  });
});

test('a page smaller than the pane never scrolls', () => {
  const pane = { width: 900, height: 900 };
  const drawn = { width: 600, height: 850 };
  expect(
    scrollToBox({ x: 0.9, y: 0.95, width: 0.1, height: 0.05 }, drawn, pane, { left: 0, top: 0 }),
  ).toEqual({ left: 0, top: 0 });
});

test('a box inside another is drawn after it, and equal ones keep their order', () => {
  const box = (id: string, width: number) => ({ id, box: { x: 0, y: 0, width, height: 1 } });
  const ordered = largestFirst([box('inner', 0.2), box('outer', 0.9), box('twin', 0.2)]);
  expect(ordered.map(({ id }) => id)).toEqual(['outer', 'inner', 'twin']);
});
