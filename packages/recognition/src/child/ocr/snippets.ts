import { heightOf, unite, verticalOverlap, widthOf, type RawWord, type Rect } from '../geometry.ts';
import type { Component } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';
import type { Engine } from './engine.ts';

/** Letters of one line stand closer than so many letter heights; cells of a form stand further apart. */
const REACH = 0.9;
/** Snippets on one sheet at most: more would be a picture's grain, not text. */
const MOST_SNIPPETS = 120;

/** Groups letters into pieces of lines. */
export function groupLetters(letters: readonly Component[], letter: number): Rect[] {
  const groups: Rect[] = [];
  for (const component of letters.toSorted((a, b) => a.left - b.left)) {
    const near = groups.findIndex(
      (group) => verticalOverlap(group, component) > 0.4 && component.left - group.right < letter * REACH,
    );
    const group = groups[near];
    if (group === undefined) groups.push(component);
    else groups[near] = unite([group, component]);
  }
  return groups.filter((group) => heightOf(group) < letter * 3 && widthOf(group) > letter * 0.4);
}

/**
 * Reads pieces of lines without the page around them: they are set below each other on a sheet of their own, so that
 * no layout analysis can lose or join them, and the words found are put back where the pieces came from.
 */
export async function readSnippets(
  engine: Engine,
  options: { picture: Grey; groups: readonly Rect[]; letter: number; languages: string },
): Promise<RawWord[]> {
  const margin = Math.ceil(options.letter * 0.25);
  const spacing = Math.ceil(options.letter * 0.8);
  const groups = options.groups.slice(0, MOST_SNIPPETS);
  if (groups.length === 0) return [];
  const places: { from: Rect; top: number }[] = [];
  let height = spacing;
  for (const group of groups) {
    const from = widened(group, margin, options.picture);
    places.push({ from, top: height });
    height += heightOf(from) + spacing;
  }
  const width = Math.max(...places.map((place) => widthOf(place.from))) + spacing * 2;
  const sheet: Grey = { data: new Uint8Array(width * height).fill(255), width, height };
  for (const { from, top } of places) copy(options.picture, from, sheet, spacing, top);
  const found = await engine.recognize(sheet, { segmentation: 6, languages: options.languages });
  return found.flatMap((word) => {
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
  });
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
