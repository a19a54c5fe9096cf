import { heightOf, overlapArea, widthOf, type Rect } from '../geometry.ts';
import { memory, type Pdfium } from './pdfium.ts';
import type { PageObjects } from './page-objects.ts';
import type { Size } from './page-space.ts';
import type { Character } from './text-layer.ts';

/** What a page's own text is worth. */
export type Trust =
  /** There is none. */
  | 'none'
  /** It is what the page shows. */
  | 'trusted'
  /** Its characters cannot be right, or it is a hidden copy over a scan: read the picture instead. */
  | 'ignored'
  /** It reads like no language: compare it with a reading of the picture. */
  | 'doubtful';

const INVISIBLE_MODES = new Set([3, 7]);
/** A picture over this share of the page makes it a scan. */
const SCAN_COVER = 0.8;
const MAX_BAD = 0.1;
const MAX_HIDDEN = 0.5;
const MIN_LETTERS_TO_DOUBT = 40;

/** Judges a page's own text by its characters and by how it was drawn. `scratch` is at least 16 bytes. */
export function judgeText(options: {
  pdfium: Pdfium;
  characters: readonly Character[];
  objects: PageObjects;
  size: Size;
  scratch: number;
}): Trust {
  const letters = options.characters.filter((c) => c.text.trim() !== '');
  if (letters.length === 0) return 'none';
  const bad = letters.filter((c) => c.unmapped || isNoCharacter(c.text)).length;
  if (bad > letters.length * MAX_BAD) return 'ignored';
  const cover = options.objects.images.find((image) => isScan(image.rect, options.size));
  if (cover !== undefined) {
    const modes = new Map<number, boolean>();
    const hidden = letters.filter((c) => {
      const invisible = modes.get(c.object) ?? isInvisible(options.pdfium, c.object);
      modes.set(c.object, invisible);
      return invisible || (options.objects.orders.get(c.object) ?? Infinity) < cover.order;
    });
    if (hidden.length > letters.length * MAX_HIDDEN) return 'ignored';
  }
  return readsLikeLanguage(
    letters.map((c) => c.text),
    options.characters,
  )
    ? 'trusted'
    : 'doubtful';
}

function isNoCharacter(text: string): boolean {
  return /[\ufffd\ue000-\uf8ff\p{Cn}\p{Cc}]/u.test(text);
}

function isInvisible(pdfium: Pdfium, object: number): boolean {
  return object !== 0 && INVISIBLE_MODES.has(pdfium.FPDFTextObj_GetTextRenderMode(object));
}

function isScan(rect: Rect, size: Size): boolean {
  const page = { left: 0, top: 0, right: size.width, bottom: size.height };
  return overlapArea(rect, page) > SCAN_COVER * widthOf(page) * heightOf(page);
}

/**
 * Fonts with a wrong character map give tidy nonsense ("7KLV LV WH[W"): words of Latin letters without vowels, or a
 * page with letters beyond ASCII that belong to no script a page mixes. Only long texts are doubted.
 */
function readsLikeLanguage(letters: readonly string[], characters: readonly Character[]): boolean {
  const latin = letters.filter((text) => /[A-Za-z]/.test(text)).length;
  const odd = letters.filter((text) =>
    /[\u0080-\u00a8\u00bc-\u00bf\u0100-\u036f\u0530-\u1fff]/u.test(text),
  ).length;
  if (letters.length >= MIN_LETTERS_TO_DOUBT && odd > letters.length * 0.4) return false;
  if (latin < MIN_LETTERS_TO_DOUBT || latin < letters.length * 0.4) return true;
  const words = characters
    .map((c) => c.text)
    .join('')
    .split(/\s+/)
    .filter((word) => /^[A-Za-z]{4,}[.,:;]?$/.test(word));
  if (words.length < 8) return latin < letters.length * 0.7;
  const voiced = words.filter((word) => /[aeiouy]/i.test(word)).length;
  return voiced > words.length * 0.6;
}

/** Whether a colour is close to white: such text may be meant for machines alone. */
function isFaint(pdfium: Pdfium, object: number, scratch: number): boolean {
  if (
    object === 0 ||
    pdfium.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) !== 1
  )
    return false;
  const view = memory(pdfium);
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 4, 8, 12].map((offset) =>
    view.getUint32(scratch + offset, true),
  );
  return alpha < 26 || Math.min(red, green, blue) > 225;
}

/** Whether the layer's text object may not be seen: drawn invisible, or in a colour like paper. */
export function mayBeHidden(pdfium: Pdfium, object: number, scratch: number): boolean {
  return isInvisible(pdfium, object) || isFaint(pdfium, object, scratch);
}
