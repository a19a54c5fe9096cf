import { expect, test } from 'vitest';
import { levelPlaces } from './level.ts';

const skew = 0.8;
const slope = Math.tan((skew * Math.PI) / 180);
const word = (text: string, x: number, y: number) => ({
  text,
  confidence: 90,
  rect: { left: x - 20, right: x + 20, top: y - 6, bottom: y + 6 },
});

test('words on a slanting row are level on the straightened page, as large as before', () => {
  const row = [100, 600, 1100].map((x) => word('x', x, 400 - x * slope));
  const { words, width, height } = levelPlaces({ width: 1200, height: 1700, words: row, rules: [] }, skew);
  const middles = words.map(({ rect }) => (rect.top + rect.bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.1);
  expect(words[0]!.rect.right - words[0]!.rect.left).toBeCloseTo(40);
  expect(width).toBeGreaterThan(1200);
  expect(height).toBeGreaterThan(1700);
});

test('the middle of the page stays in the middle, and ruled lines stay level', () => {
  const { words, rules, width, height } = levelPlaces(
    {
      width: 1200,
      height: 1700,
      words: [word('x', 600, 850)],
      rules: [{ x1: 100, x2: 1100, y1: 300, y2: 300 }],
    },
    skew,
  );
  expect((words[0]!.rect.left + words[0]!.rect.right) / 2).toBeCloseTo(width / 2);
  expect((words[0]!.rect.top + words[0]!.rect.bottom) / 2).toBeCloseTo(height / 2);
  expect(rules[0]!.y1).toBeCloseTo(rules[0]!.y2);
  expect(rules[0]!.x2 - rules[0]!.x1).toBeCloseTo(1000);
});
