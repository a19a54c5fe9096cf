import { isCjk } from '../../script.ts';
import type { Turn } from '../../types.ts';
import { heightOf, middleOf, unite, verticalOverlap, widthOf, type RawWord, type Rect } from '../geometry.ts';
import { GlyphBoxes } from './glyph-box.ts';
import type { Pdfium } from './pdfium.ts';
import { mapRect, type Matrix } from './page-space.ts';

/** One character of a text layer, its box in points of the page as shown. */
export interface Character {
  readonly text: string;
  readonly rect: Rect;
  /** Whether the font says nothing certain about which character this is. */
  readonly unmapped: boolean;
  /** The text object it belongs to, by its handle; 0 for a space that PDFium put in. */
  readonly object: number;
  /** The turn that brings it upright; undefined for spaces and for what is askew. */
  readonly turn: Turn | undefined;
}

/** How a page's text is read: the page as shown, and the turn that was added to show it so. */
export interface Shown {
  readonly shown: Matrix;
  readonly turn: Turn;
}

/** More characters than any page of a document that someone reads. */
const MAX_CHARACTERS = 100_000;

/**
 * Every character of the page's own text in the order of its lines; spaces are kept as separators. `scratch` is at
 * least 32 bytes.
 */
export function readCharacters(
  pdfium: Pdfium,
  page: number,
  { shown, turn }: Shown,
  scratch: number,
): Character[] {
  // PDFium orders the characters of a line as they are shown from left to right, those of a page upside down backwards.
  const rotation = pdfium.FPDFPage_GetRotation(page);
  pdfium.FPDFPage_SetRotation(page, (rotation + turn / 90) % 4);
  const layer = pdfium.FPDFText_LoadPage(page);
  pdfium.FPDFPage_SetRotation(page, rotation);
  if (layer === 0) return [];
  try {
    const count = Math.min(MAX_CHARACTERS, pdfium.FPDFText_CountChars(layer));
    const boxes = new GlyphBoxes(pdfium, layer, scratch);
    const characters: Character[] = [];
    for (let index = 0, length = 1; index < count; index += length) {
      const code = pdfium.FPDFText_GetUnicode(layer, index);
      const pair = pairOf(code, index + 1 < count ? pdfium.FPDFText_GetUnicode(layer, index + 1) : 0);
      length = pair === undefined ? 1 : 2;
      const text = characterOf(pair ?? code);
      const object = pdfium.FPDFText_GetTextObject(layer, index);
      const isSpace = text.trim() === '';
      characters.push({
        text,
        rect: isSpace ? EMPTY_RECT : mapRect(shown, boxes.boxOf(index, object, text)),
        turn: isSpace ? undefined : turnOf(shown, boxes.directionOf(index, object)),
        unmapped: pdfium.FPDFText_HasUnicodeMapError(layer, index) === 1,
        object,
      });
    }
    return characters;
  } finally {
    pdfium.FPDFText_ClosePage(layer);
  }
}

/** The turn that brings text upright which runs in a direction of page space. */
function turnOf(
  { a, b, c, d }: Matrix,
  along?: { readonly x: number; readonly y: number },
): Turn | undefined {
  if (along === undefined) return undefined;
  const [right, down] = [a * along.x + c * along.y, b * along.x + d * along.y];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 0 : 180;
  return down > 0 ? 270 : 90;
}

const EMPTY_RECT: Rect = { left: 0, top: 0, right: 0, bottom: 0 };

/** PDFium returns a character beyond U+FFFF (𠮷 in a name) as two halves, one after the other. */
function pairOf(high: number, low: number): number | undefined {
  const isPair = high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
  return isPair ? 0x10000 + (high - 0xd800) * 0x400 + (low - 0xdc00) : undefined;
}

function characterOf(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  // U+0002 is PDFium's hyphen at the end of a line that continues; other control characters separate words.
  if (code === 2) return '-';
  return code < 32 || code === 0xa0 || code === 0xad ? ' ' : String.fromCodePoint(code);
}

/** Groups characters that follow each other, across or down, into words. */
export function positionedWords(characters: readonly Character[]): RawWord[] {
  const words: RawWord[] = [];
  let open: Character[] = [];
  let vertical = false;
  let spaces: Character[] = [];
  const close = () => {
    if (open.length > 0) words.push(wordOf(open, vertical));
    open = [];
    vertical = false;
  };
  for (const character of characters) {
    if (character.text.trim() === '') {
      spaces.push(character);
      continue;
    }
    const last = open.at(-1);
    if (last !== undefined) {
      // PDFium puts spaces between characters that run down, so a space parts only words that run across.
      const down: boolean = (open.length === 1 || vertical) && runsDown(last, character);
      const isParted = vertical || isSpaceBetween(last, character, spaces);
      if (!down && (isParted || !runsAcross(last, character))) close();
      else vertical = down;
    }
    open.push(character);
    spaces = [];
  }
  close();
  return words;
}

function wordOf(characters: readonly Character[], vertical: boolean): RawWord {
  // Radicals and ligatures are stored as homoglyphs (⾦ for 金, ﬁ for fi): replaces them with the letters that a person would type.
  const text = characters.map((c) => (isHomoglyph(c.text) ? c.text.normalize('NFKC') : c.text)).join('');
  const word = { text, rect: unite(characters.map((c) => c.rect)), confidence: 100 };
  return vertical ? { ...word, vertical } : word;
}

const isHomoglyph = (text: string): boolean => /[\u2e80-\u2fdf\ufb00-\ufb06]/u.test(text);

/**
 * Whether spaces separate two characters. A space that PDFium inserted between two text objects counts only if there is a gap: some
 * programs place each letter separately, and each would become a word.
 */
function isSpaceBetween(left: Character, right: Character, spaces: readonly Character[]): boolean {
  if (spaces.length === 0) return false;
  if (spaces.some(({ object }) => object !== 0)) return true;
  const size = Math.max(heightOf(left.rect), heightOf(right.rect));
  return !runsAcross(left, right) || right.rect.left - left.rect.right > size * 0.1;
}

function runsAcross(left: Character, right: Character): boolean {
  if (verticalOverlap(left.rect, right.rect) < 0.4) return false;
  const size = Math.max(heightOf(left.rect), heightOf(right.rect));
  const gap = right.rect.left - left.rect.right;
  const reach = isCjk(left.text) || isCjk(right.text) ? 0.4 : 0.25;
  return gap < size * reach && gap > -size;
}

function runsDown(upper: Character, lower: Character): boolean {
  if (!isCjk(upper.text) || middleOf(lower.rect) <= middleOf(upper.rect)) return false;
  const width = Math.min(widthOf(upper.rect), widthOf(lower.rect));
  const aside = Math.abs(upper.rect.left + upper.rect.right - lower.rect.left - lower.rect.right) / 2;
  const gap = lower.rect.top - upper.rect.bottom;
  return (
    aside < width * 0.3 &&
    gap < width * 0.4 &&
    gap > -width * 0.7 &&
    verticalOverlap(upper.rect, lower.rect) < 0.5
  );
}

/** So many letters and digits must run one way before a page is turned for them. */
const MIN_TURNED = 20;

/** The turn that brings most of a page's text upright. Japanese that runs down is set upright, each character for itself. */
export function uprightTurn(characters: readonly Character[]): Turn {
  const counts: Record<Turn, number> = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { text, turn } of characters)
    if (turn !== undefined && /[\p{L}\p{N}]/u.test(text)) counts[turn]++;
  const all = counts[0] + counts[90] + counts[180] + counts[270];
  const found = ([90, 180, 270] as const).find((turn) => counts[turn] > all / 2);
  return found !== undefined && counts[found] >= MIN_TURNED ? found : 0;
}
