import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { verticalOverlap, unite, type Rect } from '../geometry.ts';
import type { Component } from '../picture/components.ts';
import { groupLetters, setOnSheet } from './sheet.ts';

const LETTER = 10;

const letterAt = (left: number, top: number, width = 8, height = 10): Component => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  pixels: 40,
});

test('letters of a line make one piece, those of the next another', () => {
  const lines = [0, 30].flatMap((top) => [0, 10, 20, 30].map((left) => letterAt(left, top)));
  expect(groupLetters(lines, LETTER)).toEqual([
    { left: 0, top: 0, right: 38, bottom: 10 },
    { left: 0, top: 30, right: 38, bottom: 40 },
  ]);
});

test('each letter joins the oldest piece near it', () => {
  const letter = tuple(nat(200), nat(60), integer({ min: 2, max: 40 }), integer({ min: 6, max: 25 })).map(
    ([left, top, width, height]) => letterAt(left, top, width, height),
  );
  assert(
    property(array(letter, { maxLength: 60 }), (letters) => {
      const boxes = (rects: readonly Rect[]) =>
        rects.map(({ left, top, right, bottom }) => [left, top, right, bottom]);
      expect(boxes(groupLetters(letters, LETTER))).toEqual(boxes(askingEveryPiece(letters)));
    }),
  );
});

test('specks that belong to no line are compared with their neighbours, not each with each', () => {
  let looks = 0;
  const specks = Array.from({ length: 10_000 }, (_, at): Component => {
    const { bottom, ...speck } = letterAt((at % 100) * 30, Math.floor(at / 100) * 30);
    return {
      ...speck,
      get bottom() {
        looks++;
        return bottom;
      },
    };
  });
  expect(groupLetters(specks, LETTER)).toHaveLength(10_000);
  expect(looks).toBeLessThan(5_000_000);
});

test('one long piece and many high ones make no sheet that is many times as large as the page', () => {
  const page = { data: new Uint8Array(3000 * 3000), width: 3000, height: 3000 };
  const high = Array.from({ length: 119 }, (_, at) => ({
    left: at * 25,
    right: at * 25 + 20,
    top: 0,
    bottom: 400,
  }));
  const { picture } = setOnSheet(page, [{ left: 0, right: 3000, top: 500, bottom: 900 }, ...high], 150);
  expect(picture.width).toBeGreaterThan(3000);
  expect(picture.width * picture.height).toBeLessThan(33e6);
});

/** The same by comparing each letter with each piece. */
function askingEveryPiece(letters: readonly Component[]): Rect[] {
  const pieces: Rect[] = [];
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const near = pieces.findIndex(
      (piece) => verticalOverlap(piece, letter) > 0.4 && letter.left - piece.right < LETTER * 0.9,
    );
    const piece = pieces[near];
    if (piece === undefined) pieces.push(letter);
    else pieces[near] = unite([piece, letter]);
  }
  return pieces.filter(
    ({ left, top, right, bottom }) => bottom - top < LETTER * 3 && right - left > LETTER * 0.4,
  );
}
