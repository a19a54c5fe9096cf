import { createHash } from 'node:crypto';
import { overlapArea, heightOf, widthOf, type RawWord, type Rect } from '../geometry.ts';
import { findComponents, letterLike } from '../picture/components.ts';
import type { Grey } from '../picture/grey.ts';
import { flattenIllumination } from '../picture/illumination.ts';
import { cropGrey } from '../picture/rotate.ts';
import type { Engine } from './engine.ts';

/** Words in pictures on a page with text must be this certain, because logos and photographs resemble letters. */
const MIN_CONFIDENCE = 65;
const MIN_LETTERS = 3;
const MARGIN = 4;

/**
 * Reads regions of a page that has text of its own: the pictures of a hybrid page. Regions and words are in units of
 * the page, `unit` of them a pixel.
 */
export async function readRegions(options: {
  grey: Grey;
  unit: number;
  regions: readonly Rect[];
  words: readonly RawWord[];
  engine: Engine;
}): Promise<RawWord[]> {
  const { grey, unit, words, engine } = options;
  const found: RawWord[] = [];
  for (const region of options.regions) {
    const window = pixels(region, unit, grey);
    if (widthOf(window) < 16 || heightOf(window) < 8) continue;
    const crop = flattenIllumination(cropGrey(grey, window));
    paintOut(crop, words, window, unit);
    if (letterLike(findComponents(crop)).length < MIN_LETTERS) continue;
    for (const word of await readOnce(engine, crop)) {
      const placed = { ...word, rect: toPage(word.rect, window, unit) };
      const twice = [...words, ...found].some((other) => overlapArea(other.rect, placed.rect) > 0);
      if (word.confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]{2}/u.test(word.text) && !twice)
        found.push(placed);
    }
  }
  return found;
}

function pixels(rect: Rect, unit: number, grey: Grey): Rect {
  return {
    left: Math.max(0, Math.floor(rect.left / unit) - MARGIN),
    top: Math.max(0, Math.floor(rect.top / unit) - MARGIN),
    right: Math.min(grey.width, Math.ceil(rect.right / unit) + MARGIN),
    bottom: Math.min(grey.height, Math.ceil(rect.bottom / unit) + MARGIN),
  };
}

function toPage(rect: Rect, window: Rect, unit: number): Rect {
  return {
    left: (rect.left + window.left) * unit,
    top: (rect.top + window.top) * unit,
    right: (rect.right + window.left) * unit,
    bottom: (rect.bottom + window.top) * unit,
  };
}

/** Whitens the places of words already known. */
function paintOut(crop: Grey, words: readonly RawWord[], window: Rect, unit: number): void {
  for (const { rect } of words) {
    const left = Math.min(crop.width, Math.max(0, Math.floor(rect.left / unit) - window.left));
    const right = Math.max(left, Math.min(crop.width, Math.ceil(rect.right / unit) - window.left));
    const bottom = Math.min(crop.height, Math.ceil(rect.bottom / unit) - window.top);
    for (let y = Math.max(0, Math.floor(rect.top / unit) - window.top); y < bottom; y++) {
      crop.data.fill(255, y * crop.width + left, y * crop.width + right);
    }
  }
}

/** A logo is on every page of a document: what was read of the last pictures is kept by their content. */
const MAX_KEPT = 40;
const kept = new Map<string, RawWord[]>();

async function readOnce(engine: Engine, crop: Grey): Promise<RawWord[]> {
  const key = `${crop.width} ${createHash('sha1').update(crop.data).digest('base64')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const words = await engine.recognize(crop, { segmentation: 11, languages: 'jpn+eng' });
  kept.set(key, words);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  return words;
}
