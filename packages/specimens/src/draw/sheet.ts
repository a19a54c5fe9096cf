import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import PdfKit from 'pdfkit';

import type { Day } from '../types.ts';

export type Align = 'left' | 'center' | 'right';
export type Weight = 'regular' | 'bold';

/**
 * Typefaces of a document: `noto`, `gothic` and `mincho` are embedded and have Japanese, `lato` is embedded; the others
 * are a PDF reader's own.
 */
export type Typeface = keyof typeof embedded | keyof typeof builtIn;

/** Where and how one line of text is; lengths in points, y from the top to the line's middle. */
export interface TextStyle {
  readonly x: number;
  readonly y: number;
  /** The room that the text has: longer text is set smaller until it fits. */
  readonly width?: number;
  readonly align?: Align;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Additional space between letters. */
  readonly spacing?: number;
}

export interface BoxStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
  readonly radius?: number;
}

const builtIn = {
  sans: ['Helvetica', 'Helvetica-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  mono: ['Courier', 'Courier-Bold'],
} as const;

/** Packages of fonts, and how their files are named. */
const embedded = {
  noto: ['noto-sans-jp', 'NotoSansJP'],
  gothic: ['biz-udpgothic', 'BIZUDPGothic'],
  mincho: ['biz-udpmincho', 'BIZUDPMincho'],
  lato: ['lato', 'Lato'],
} as const;

const fontFiles = new Map<string, Buffer>();

/** The bytes of an embedded font in one of its weights. */
function readFont(typeface: keyof typeof embedded, weight: Weight): Buffer {
  const [folder, name] = embedded[typeface];
  const style = weight === 'bold' ? '700Bold' : '400Regular';
  const file = `@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`;
  const bytes = fontFiles.get(file) ?? readFileSync(createRequire(import.meta.url).resolve(file));
  fontFiles.set(file, bytes);
  return bytes;
}

/** What PDFKit registers a face by: the bytes of an embedded font, or the name of a PDF reader's own. */
export const fontOf = (typeface: Typeface, weight: Weight): Buffer | string =>
  typeface in embedded
    ? readFont(typeface as keyof typeof embedded, weight)
    : builtIn[typeface as keyof typeof builtIn][weight === 'regular' ? 0 : 1];

export interface SheetOptions {
  readonly size: readonly [width: number, height: number];
  readonly typeface: Typeface;
  /** Becomes the document's creation date, so that the same seed gives the same bytes. */
  readonly day: Day;
  readonly title: string;
}

export const a4 = [595.28, 841.89] as const;
export const letter = [612, 792] as const;

/** A document under the pen: text is placed line by line, and every string is kept as the truth of the pages. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly strings: string[] = [];
  readonly pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;

  constructor({ size, typeface, day, title }: SheetOptions) {
    [this.width, this.height] = size;
    const date = new Date(Date.UTC(day.year, day.month - 1, day.day, 9));
    this.pdf = new PdfKit({
      size: [...size],
      margin: 0,
      bufferPages: true,
      info: { Title: title, CreationDate: date, ModDate: date },
    });
    this.pdf.registerFont('regular', fontOf(typeface, 'regular'));
    this.pdf.registerFont('bold', fontOf(typeface, 'bold'));
    const chunks: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
  }

  /** The width of a line in points. */
  measure(text: string, size: number, weight: Weight = 'regular', spacing = 0): number {
    return this.pdf.font(weight).fontSize(size).widthOfString(text) + spacing * Array.from(text).length;
  }

  /** Places one line of text. */
  text(
    text: string,
    { x, y, width, align = 'left', size = 9, weight = 'regular', color = '#1a1a1a', spacing = 0 }: TextStyle,
  ): this {
    if (text === '') return this;
    const fitted = width === undefined ? size : this.#fit(text, { width, size, weight, spacing });
    const taken = this.measure(text, fitted, weight, spacing) - spacing;
    const room = (width ?? (align === 'left' ? taken : 0)) - taken;
    const left = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
    const top = y - this.pdf.currentLineHeight(false) / 2;
    this.pdf.fillColor(color).text(text, left, top, { lineBreak: false, characterSpacing: spacing });
    this.strings.push(text);
    return this;
  }

  /** The largest size, at most the given one, in which the text fits. */
  #fit(text: string, options: { width: number; size: number; weight: Weight; spacing: number }): number {
    let { size } = options;
    while (size > 4 && this.measure(text, size, options.weight, options.spacing) > options.width)
      size -= 0.25;
    return size;
  }

  /** Places lines under each other; `y` is the middle of the first. Returns the middle of the line that would follow. */
  lines(texts: readonly string[], style: TextStyle & { readonly leading?: number }): number {
    const leading = style.leading ?? (style.size ?? 9) * 1.5;
    const filled = texts.filter((text) => text !== '');
    filled.forEach((text, index) => this.text(text, { ...style, y: style.y + index * leading }));
    return style.y + filled.length * leading;
  }

  /** Breaks text into lines that fit: at spaces, or between any two characters where a word alone is too long. */
  wrap(text: string, width: number, size: number, weight: Weight = 'regular'): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of text.match(/[\x21-\x7e]+ ?|\s|[^\x21-\x7e\s]/g) ?? []) {
      if (line !== '' && this.measure((line + piece).trimEnd(), size, weight) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
    return line === '' ? lines : [...lines, line.trimEnd()];
  }

  rule(x1: number, y1: number, x2: number, y2: number, line = 0.5, color = '#222222'): this {
    this.pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(line).strokeColor(color).stroke();
    return this;
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    { fill, stroke, line = 0.5, radius = 0 }: BoxStyle,
  ): this {
    const shape = (): PDFKit.PDFDocument =>
      radius > 0 ? this.pdf.roundedRect(x, y, width, height, radius) : this.pdf.rect(x, y, width, height);
    if (fill) shape().fill(fill);
    if (stroke) shape().lineWidth(line).strokeColor(stroke).stroke();
    return this;
  }

  addPage(): this {
    this.pdf.addPage({ size: [this.width, this.height], margin: 0 });
    return this;
  }

  /** Calls `draw` on every page made so far, with its number and how many there are. */
  onEveryPage(draw: (page: number, count: number) => void): this {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      draw(page + 1, count);
    }
    return this;
  }

  /** Ends the document and gives its bytes. */
  finish(): Promise<Buffer> {
    this.pdf.end();
    return this.#done;
  }
}
