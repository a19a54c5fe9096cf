import type { Pdfium } from './pdfium.ts';

/** An open PDF with its form environment, and how large its pages may be drawn. */
export interface Pdf {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly form: number;
  readonly megapixels: number;
}
