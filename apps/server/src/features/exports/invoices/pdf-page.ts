import { createRequire } from 'node:module';
import { cleanLine } from '@ocr/contract';
import type { BillingMessages } from '../billing-messages.en.ts';

const resolve = createRequire(import.meta.url).resolve;
export const regular = resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf');
export const bold = resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf');

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56 };
export const right = page.width - page.margin;
/** Where a page's lines end. */
export const bottom = page.height - page.margin - 20;
export const ink = '#1f1d1b';
export const grey = '#6b6560';
const line = '#d8d2cc';
export const brand = '#93363e';

export interface Format {
  readonly t: BillingMessages;
  readonly locale: string;
}
export type Document = PDFKit.PDFDocument;

/** The pictures that an invoice states, as PNG. */
export interface Pictures {
  readonly logo?: Uint8Array | undefined;
  readonly seal?: Uint8Array | undefined;
}

export interface Text {
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: 'regular' | 'bold';
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

export type Wrapped = Omit<Text, 'align'> & { readonly leading: number };

/** One line of text, set smaller where it would not fit. */
export function draw(document: Document, written: string, style: Text): void {
  const text = cleanLine(written);
  const { x = page.margin, y, size = 9.5, weight = 'regular', color = ink, align = 'left' } = style;
  const width = style.width ?? right - x;
  document.font(weight).fontSize(size);
  const fitting = Math.min(1, width / Math.max(1, document.widthOfString(text)));
  document.fontSize(size * fitting).fillColor(color);
  const start = align === 'right' ? x + width - document.widthOfString(text) : x;
  document.text(text, start, y, { lineBreak: false });
}

/** A text in as many lines as it needs, never set smaller. Returns where it ends; `leading` is from one line to the next. */
export function drawWrapped(
  document: Document,
  written: string,
  { x = page.margin, y, size = 9.5, weight = 'regular', color = ink, width = right - x, leading }: Wrapped,
): number {
  const text = cleanLine(written);
  document.font(weight).fontSize(size).fillColor(color);
  const lineGap = leading - document.currentLineHeight(true);
  const height = document.heightOfString(text, { width, lineGap });
  document.text(text, x, y, { width, lineGap });
  return y + Math.max(leading, height);
}

/** A horizontal line over the width of the page. */
export function rule(document: Document, y: number, color = line): void {
  document.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke();
}
