import { heightOf, unite, verticalOverlap, widthOf, type RawWord, type Rect } from '../geometry.ts';
import type { Component } from '../picture/components.ts';
import { LONGEST_SIDE, type Grey } from '../picture/grey.ts';

/** Letters of one line are closer than this many letter heights; cells of a form are further apart. */
const REACH = 0.9;
/** Maximum pixels of a sheet: one long piece and many high ones would make it many times as large as their page. */
const MAX_PIXELS = 32e6;

/**
 * Groups letters into pieces of lines. Letters are processed from left to right, so a group that is too far behind one of them cannot take
 * later ones; only the other groups are examined, because a picture's grain has tens of thousands of single letters.
 */
export function groupLetters(letters: readonly Component[], letter: number): Rect[] {
  const groups: Rect[] = [];
  let open: number[] = [];
  for (const component of letters.toSorted((a, b) => a.left - b.left)) {
    open = open.filter((index) => component.left - (groups[index]?.right ?? 0) < letter * REACH);
    const near = open.find((index) => verticalOverlap(groups[index] ?? component, component) > 0.4);
    const group = near === undefined ? undefined : groups[near];
    if (near === undefined || group === undefined) open.push(groups.push(component) - 1);
    else groups[near] = unite([group, component]);
  }
  return groups.filter((group) => heightOf(group) < letter * 3 && widthOf(group) > letter * 0.4);
}

/** Pieces of lines without the page around them, set below each other on a picture of their own. */
export interface Sheet {
  readonly picture: Grey;
  /** Words found on the sheet, mapped back to the positions of their pieces. */
  place(words: readonly RawWord[]): RawWord[];
}

/**
 * Sets pieces on a sheet, where no layout analysis can lose or join them; those that would make it too large are left out. `letter` is their
 * usual height.
 */
export function setOnSheet(picture: Grey, pieces: readonly Rect[], letter: number): Sheet {
  const margin = Math.ceil(letter * 0.25);
  const spacing = Math.ceil(letter * 0.8);
  const places: Place[] = [];
  let [width, height] = [spacing * 2, spacing];
  for (const piece of pieces) {
    const from = widened(piece, margin, picture);
    const [wider, higher] = [Math.max(width, widthOf(from) + spacing * 2), height + heightOf(from) + spacing];
    if (wider * higher > MAX_PIXELS || higher > LONGEST_SIDE) continue;
    places.push({ from, top: height });
    [width, height] = [wider, higher];
  }
  const sheet: Grey = { data: new Uint8Array(width * height).fill(255), width, height };
  for (const { from, top } of places) copy(picture, from, sheet, spacing, top);
  return { picture: sheet, place: (words) => words.flatMap((word) => toPagePosition(word, places, spacing)) };
}

interface Place {
  readonly from: Rect;
  readonly top: number;
}

function toPagePosition(word: RawWord, places: readonly Place[], spacing: number): RawWord[] {
  const middle = (word.rect.top + word.rect.bottom) / 2;
  const place = places.find(
    ({ from, top }) => middle >= top - spacing / 2 && middle < top + heightOf(from) + spacing / 2,
  );
  if (place === undefined) return [];
  const [right, down] = [place.from.left - spacing, place.from.top - place.top];
  const { rect } = word;
  const back = {
    left: rect.left + right,
    right: rect.right + right,
    top: rect.top + down,
    bottom: rect.bottom + down,
  };
  return [{ ...word, rect: back }];
}

function widened(rect: Rect, by: number, picture: Grey): Rect {
  return {
    left: Math.max(0, rect.left - by),
    top: Math.max(0, rect.top - by),
    right: Math.min(picture.width, rect.right + by),
    bottom: Math.min(picture.height, rect.bottom + by),
  };
}

function copy(from: Grey, rect: Rect, to: Grey, left: number, top: number): void {
  for (let y = 0; y < heightOf(rect); y++) {
    const start = (rect.top + y) * from.width + rect.left;
    to.data.set(from.data.subarray(start, start + widthOf(rect)), (top + y) * to.width + left);
  }
}
