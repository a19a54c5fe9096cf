import { isCjk } from '../../script.ts';
import type { Rect } from '../geometry.ts';
import { memory, type Pdfium } from './pdfium.ts';

/** Below and above the baseline, in ems: the square a Japanese character is set in, and where Latin letters are. */
const JAPANESE = { below: 0.12, above: 0.88 };
const LATIN = { below: 0.22, above: 0.78 };
/** A set size this much smaller than what it set is no size: fonts drawn by procedures choose their own units. */
const MIN_EM = 0.5;
/** Text is straight if it is slanted no more than this. */
const MAX_LEAN = 0.05;

/** A direction in page space. */
interface Direction {
  readonly x: number;
  readonly y: number;
}

/** How a text object's characters are set: their upward direction, one em long, and the direction in which they follow each other. */
interface Setting {
  readonly up: Direction;
  /** Undefined for mirrored text, which has none that it is read in. */
  readonly along: Direction | undefined;
}

/**
 * Boxes of a text layer's characters in page space (left, top, right, bottom; y upwards): as wide as the character's advance, as high as
 * its font size and at least its print. PDFium's own loose box uses the font's ascent and descent, which in Japanese fonts may be three
 * lines high.
 */
export class GlyphBoxes {
  readonly #pdfium: Pdfium;
  readonly #layer: number;
  readonly #scratch: number;
  readonly #settings = new Map<number, Setting | undefined>();

  /** `scratch` is at least 32 bytes. */
  constructor(pdfium: Pdfium, layer: number, scratch: number) {
    this.#pdfium = pdfium;
    this.#layer = layer;
    this.#scratch = scratch;
  }

  boxOf(index: number, object: number, text: string): Rect {
    const loose = this.#looseBox(index);
    const setting = this.#settingOf(index, object);
    if (setting === undefined) return loose;
    const printed = this.#printedBox(index);
    const origin = this.#origin(index);
    const { below, above } = isCjk(text) ? JAPANESE : LATIN;
    const { up } = setting;
    if (Math.abs(up.y) > Math.abs(up.x)) {
      const em = extent(origin.y - below * up.y, origin.y + above * up.y);
      const { low, high } = within(extent(loose.bottom, loose.top), em, extent(printed.bottom, printed.top));
      return { ...loose, bottom: low, top: high };
    }
    const em = extent(origin.x - below * up.x, origin.x + above * up.x);
    const { low, high } = within(extent(loose.left, loose.right), em, extent(printed.left, printed.right));
    return { ...loose, left: low, right: high };
  }

  /** The direction in which a character's text runs; undefined where it runs askew or mirrored. */
  directionOf(index: number, object: number): Direction | undefined {
    return this.#settingOf(index, object)?.along;
  }

  /** Undefined for text that runs askew, whose box is not its em's. All characters of an object are set alike. */
  #settingOf(index: number, object: number): Setting | undefined {
    if (this.#settings.has(object)) return this.#settings.get(object);
    this.#pdfium.FPDFText_GetMatrix(this.#layer, index, this.#scratch);
    const [a = 1, b = 0, c = 0, d = 1] = this.#floats();
    const size = this.#pdfium.FPDFText_GetFontSize(this.#layer, index);
    const straight = Math.min(Math.abs(a), Math.abs(b)) <= MAX_LEAN * Math.max(Math.abs(a), Math.abs(b));
    const along = a * d - b * c > 0 ? { x: a, y: b } : undefined;
    const setting = straight ? { up: { x: c * size, y: d * size }, along } : undefined;
    if (object !== 0) this.#settings.set(object, setting);
    return setting;
  }

  #looseBox(index: number): Rect {
    this.#pdfium.FPDFText_GetLooseCharBox(this.#layer, index, this.#scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#floats();
    return { left, top, right, bottom };
  }

  #printedBox(index: number): Rect {
    const at = this.#scratch;
    this.#pdfium.FPDFText_GetCharBox(this.#layer, index, at, at + 8, at + 16, at + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = this.#doubles(4);
    return { left, top, right, bottom };
  }

  #origin(index: number): { x: number; y: number } {
    this.#pdfium.FPDFText_GetCharOrigin(this.#layer, index, this.#scratch, this.#scratch + 8);
    const [x = 0, y = 0] = this.#doubles(2);
    return { x, y };
  }

  #floats(): number[] {
    const view = memory(this.#pdfium);
    return [0, 4, 8, 12].map((offset) => view.getFloat32(this.#scratch + offset, true));
  }

  #doubles(count: number): number[] {
    const view = memory(this.#pdfium);
    return Array.from({ length: count }, (_, index) => view.getFloat64(this.#scratch + index * 8, true));
  }
}

interface Extent {
  readonly low: number;
  readonly high: number;
}

const extent = (a: number, b: number): Extent => ({ low: Math.min(a, b), high: Math.max(a, b) });

/** The font size and the print, within the loose extent; the loose extent if the font size cannot be right. */
function within(loose: Extent, em: Extent, printed: Extent): Extent {
  if (em.high - em.low < (printed.high - printed.low) * MIN_EM) return loose;
  const low = Math.max(loose.low, Math.min(em.low, printed.low));
  const high = Math.min(loose.high, Math.max(em.high, printed.high));
  return low < high ? { low, high } : loose;
}
