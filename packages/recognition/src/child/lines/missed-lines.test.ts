import { expect, test } from 'vitest';
import { missedLines } from './missed-lines.ts';

const letter = 20;
/** Letters of a word, 12 wide and a letter high, 4 apart. */
const word = (left: number, top: number, count: number, height = letter) =>
  Array.from({ length: count }, (_, index) => ({
    left: left + index * 16,
    right: left + index * 16 + 12,
    top,
    bottom: top + height,
    pixels: 100,
  }));
const line = { x: 180, y: 110, angle: 0, halfWidth: 100, above: 14, below: 14, ink: 5, score: 0.9 };

test('letters that are in no line make lines of their own, those that do make none', () => {
  const missed = missedLines([line], [...word(100, 100, 8), ...word(100, 500, 6)], letter);
  expect(missed).toMatchObject([{ x: 146, y: 510 }]);
  expect(missed[0]?.halfWidth).toBeGreaterThan(46);
  expect(missed[0]?.above).toBeGreaterThan(10);
});

test('a line askew contains the letters along it', () => {
  const askew = { ...line, y: 120, angle: 0.1 };
  const along = word(100, 100, 8).map((box) => {
    const down = 20 + Math.tan(0.1) * (box.left + 6 - line.x) - 10;
    return { ...box, top: box.top + down, bottom: box.bottom + down };
  });
  expect(missedLines([askew], along, letter)).toEqual([]);
});

test('a digit by itself is a line, a speck and a stroke are none', () => {
  const speck = word(400, 400, 1, 6);
  const stroke = word(600, 400, 1, 60);
  expect(missedLines([], [...word(100, 100, 1), ...speck, ...stroke], letter)).toMatchObject([
    { x: 106, y: 110 },
  ]);
});

test('of a picture of grain no more than a page could contain are given, the longest first', () => {
  const grain = Array.from({ length: 900 }, (_, index) =>
    word((index % 30) * 90, Math.floor(index / 30) * 90, index === 455 ? 4 : 2),
  ).flat();
  const missed = missedLines([], grain, letter);
  expect(missed).toHaveLength(60);
  expect(missed[0]?.halfWidth).toBeGreaterThan(missed[1]?.halfWidth ?? Infinity);
});
