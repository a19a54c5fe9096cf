import { heightOf, widthOf, type Rect } from '../geometry.ts';
import { groupLetters } from '../ocr/sheet.ts';
import type { Component } from '../picture/components.ts';
import type { TextLine } from './text-line.ts';

/** Of a picture's grain there would be thousands. */
const MAX_MISSED = 60;
/** A single blob is a letter where it is about as high as the page's letters are. */
const LETTER_HEIGHT = { min: 0.6, max: 1.7 };
/** White around a line's letters, in shares of their height. */
const MARGIN = 0.2;

/**
 * Lines that the detector missed, by the letters that are in none of its lines: faint small print at the foot of a page, large titles,
 * single digits in cells. `letter` is the page's usual height of letters in pixels.
 */
export function missedLines(
  found: readonly TextLine[],
  letters: readonly Component[],
  letter: number,
): TextLine[] {
  const boxes = found.map((line) => ({
    left: line.x - line.halfWidth,
    right: line.x + line.halfWidth,
    line,
  }));
  const isFound = ({ left, right, top, bottom }: Rect) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return boxes.some(({ left: from, right: to, line }) => {
      if (x < from || x > to) return false;
      const across = y - line.y - (x - line.x) * Math.tan(line.angle);
      return across > -line.above && across < line.below;
    });
  };
  const missed = letters.filter((blob) => heightOf(blob) > letter * 0.45 && !isFound(blob));
  return groupLetters(missed, letter)
    .filter((piece) => {
      const [width, height] = [widthOf(piece), heightOf(piece)];
      return (
        width > height * 1.2 || (height > letter * LETTER_HEIGHT.min && height < letter * LETTER_HEIGHT.max)
      );
    })
    .toSorted((a, b) => widthOf(b) - widthOf(a))
    .slice(0, MAX_MISSED)
    .map(lineAround);
}

function lineAround(piece: Rect): TextLine {
  const height = heightOf(piece);
  const half = height * (0.5 + MARGIN);
  return {
    x: (piece.left + piece.right) / 2,
    y: (piece.top + piece.bottom) / 2,
    angle: 0,
    halfWidth: widthOf(piece) / 2 + height * MARGIN,
    above: half,
    below: half,
    ink: height / 4,
    score: 0,
  };
}
