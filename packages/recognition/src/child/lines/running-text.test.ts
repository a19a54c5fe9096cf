import { expect, test } from 'vitest';
import type { Component } from '../picture/components.ts';
import { isClearlyRunningText } from './running-text.ts';

const LETTER = 20;

/** Letters side by side from `left` on, `count` of them. */
function row(left: number, top: number, count: number): Component[] {
  return Array.from({ length: count }, (_, at) => ({
    left: left + at * LETTER,
    right: left + at * LETTER + LETTER * 0.8,
    top,
    bottom: top + LETTER,
    pixels: 100,
  }));
}

test('a page of long lines is running text by its letters alone', () => {
  const lines = Array.from({ length: 20 }, (_, at) => row(100, at * 40, 60)).flat();
  expect(isClearlyRunningText(lines, LETTER)).toBe(true);
});

test('a form is not, though two remarks run across it', () => {
  const cells = Array.from({ length: 30 }, (_, at) => [
    ...row(100, at * 40, 6),
    ...row(600, at * 40, 5),
  ]).flat();
  const remarks = [row(100, 1300, 50), row(100, 1340, 50)].flat();
  expect(isClearlyRunningText([...cells, ...remarks], LETTER)).toBe(false);
});

test('a slide with three long lines is left to the detector', () => {
  expect(
    isClearlyRunningText(
      [0, 1, 2].flatMap((at) => row(100, at * 80, 40)),
      LETTER,
    ),
  ).toBe(false);
});
