import { isCjk } from '../../script.ts';
import { heightOf, unite, verticalOverlap, type RawWord, type Rect } from '../geometry.ts';
import { memory, type Pdfium } from './pdfium.ts';

/** One character of a text layer, its box in points of the page as shown, y downwards. */
export interface Character {
  readonly text: string;
  readonly rect: Rect;
  /** Whether the font says nothing certain about which character this is. */
  readonly unmapped: boolean;
}

/** Every character of the page's own text, in the order of its content; spaces are kept as separators. */
export function readCharacters(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
  scratch: number,
): Character[] {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return [];
  try {
    const toShown = pageToShown(pdfium, page, size, scratch);
    const count = pdfium.FPDFText_CountChars(text);
    const characters: Character[] = [];
    for (let index = 0; index < count; index++) {
      const code = pdfium.FPDFText_GetUnicode(text, index);
      const unmapped = pdfium.FPDFText_HasUnicodeMapError(text, index) === 1;
      characters.push({
        text: safeCharacter(code),
        rect: toShown(looseBox(pdfium, text, index, scratch)),
        unmapped,
      });
    }
    return characters;
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

function safeCharacter(code: number): string {
  const invalid = code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return invalid ? '\ufffd' : String.fromCodePoint(code);
}

/** Left, top, right, bottom in page space (y upwards); the loose box spans the font's ascent to its descent. */
function looseBox(pdfium: Pdfium, text: number, index: number, scratch: number): Rect {
  pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
  const view = memory(pdfium);
  return {
    left: view.getFloat32(scratch, true),
    top: view.getFloat32(scratch + 4, true),
    right: view.getFloat32(scratch + 8, true),
    bottom: view.getFloat32(scratch + 12, true),
  };
}

/**
 * The affine map from page space to the page as shown (crop box, /Rotate), read off three mapped points so that
 * characters need no call each.
 */
function pageToShown(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
  scratch: number,
): (rect: Rect) => Rect {
  const fine = 1000;
  const [width, height] = [Math.round(size.width * fine), Math.round(size.height * fine)];
  const map = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, scratch, scratch + 4);
    const view = memory(pdfium);
    return [view.getInt32(scratch, true) / fine, view.getInt32(scratch + 4, true) / fine];
  };
  const [x0, y0] = map(0, 0);
  const [x1, y1] = map(1000, 0);
  const [x2, y2] = map(0, 1000);
  const a = (x1 - x0) / 1000;
  const b = (x2 - x0) / 1000;
  const c = (y1 - y0) / 1000;
  const d = (y2 - y0) / 1000;
  return ({ left, top, right, bottom }) => {
    const xs = [x0 + a * left + b * top, x0 + a * right + b * bottom];
    const ys = [y0 + c * left + d * top, y0 + c * right + d * bottom];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
}

/** Groups characters that follow each other without a space or a jump into words. */
export function wordsOf(characters: readonly Character[]): RawWord[] {
  const words: RawWord[] = [];
  let open: Character[] = [];
  const close = () => {
    if (open.length > 0)
      words.push({
        text: open.map((c) => c.text).join(''),
        rect: unite(open.map((c) => c.rect)),
        confidence: 100,
      });
    open = [];
  };
  for (const character of characters) {
    const last = open.at(-1);
    if (character.text.trim() === '' || character.text.charCodeAt(0) < 32) close();
    else {
      if (last !== undefined && !follows(last, character)) close();
      open.push(character);
    }
  }
  close();
  return words;
}

function follows(left: Character, right: Character): boolean {
  if (verticalOverlap(left.rect, right.rect) < 0.4) return false;
  const size = Math.max(heightOf(left.rect), heightOf(right.rect));
  const gap = right.rect.left - left.rect.right;
  const reach = isCjk(left.text) || isCjk(right.text) ? 0.35 : 0.25;
  return gap < size * reach && gap > -size;
}
