import { heightOf, widthOf } from '../geometry.ts';
import { groupLetters } from '../ocr/sheet.ts';
import type { Component } from '../picture/components.ts';
import type { TextLine } from './text-line.ts';

/** A line this many times as long as its letters are high is one of a running text; such pages mostly consist of them. */
const LONG_LINE = 15;
const MOSTLY_LONG = 0.6;
/**
 * Adjacent letters break off at wide spaces. Of 44 kinds of page without running text these made at most 0.30 of the
 * print in pieces this long, of 22 with running text at least as much as the second in 17.
 */
const LONG_PIECE = 20;
const CLEARLY_LONG = 0.35;
const MIN_LONG_PIECES = 5;

/** Whether lines that the detector found are mostly those of a running text. */
export function isRunningText(lines: readonly TextLine[]): boolean {
  const lengths = lines.map((line) => line.halfWidth / (line.ink * 2));
  return shareOver(LONG_LINE, lengths) > MOSTLY_LONG;
}

/**
 * Whether letters alone show that a page is running text, which saves the detector's time. If they do not, it may still be. `letter` is the
 * page's usual letter height in pixels.
 */
export function isClearlyRunningText(letters: readonly Component[], letter: number): boolean {
  const usual = letters.filter((each) => heightOf(each) > letter * 0.45 && heightOf(each) < letter * 2);
  const lengths = groupLetters(usual, letter).map((piece) => widthOf(piece) / letter);
  const long = lengths.filter((length) => length > LONG_PIECE);
  return long.length >= MIN_LONG_PIECES && shareOver(LONG_PIECE, lengths) >= CLEARLY_LONG;
}

function shareOver(length: number, lengths: readonly number[]): number {
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
  return sum(lengths.filter((each) => each > length)) / sum(lengths);
}
