import type { Turn } from '../../types.ts';
import { LONGEST_SIDE } from '../picture/grey.ts';
import { turnedSize } from './page-space.ts';
import type { Pdf } from './pdf.ts';

const GREY_FORMAT = 1;
const COLOUR_FORMAT = 4;
const ANNOTATIONS = 0x01;
const GREY_FLAG = 0x08;
const REVERSE_BYTES = 0x10;
/** Pixels of a rendered page at most: an A4 page at 300 dpi has 8.7 million. */
const MAX_PIXELS = 16e6;

export interface Bitmap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws an open page on white with its annotations and form fields, grey (1 byte) or colour (4 bytes a pixel). */
export function renderPage(
  pdf: Pdf,
  page: number,
  options: { dpi?: number; pixelsWide?: number; colour: boolean; turn?: Turn },
): Bitmap {
  const { pdfium } = pdf;
  const turn = options.turn ?? 0;
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  const points = turnedSize(size, turn);
  const requested =
    options.pixelsWide === undefined ? (options.dpi ?? 72) / 72 : options.pixelsWide / points.width;
  const scale = Math.min(
    requested,
    Math.sqrt(MAX_PIXELS / Math.max(1, points.width * points.height)),
    LONGEST_SIDE / Math.max(1, points.width, points.height),
  );
  const width = Math.max(1, Math.round(points.width * scale));
  const height = Math.max(1, Math.round(points.height * scale));
  const stride = width * (options.colour ? 4 : 1);
  const pixels = pdfium.malloc(stride * height);
  if (pixels === 0) throw new Error('PDFium is out of memory');
  const bitmap = pdfium.FPDFBitmap_CreateEx(
    width,
    height,
    options.colour ? COLOUR_FORMAT : GREY_FORMAT,
    pixels,
    stride,
  );
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const mode = options.colour ? REVERSE_BYTES : GREY_FLAG;
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn / 90, mode | ANNOTATIONS);
    if (pdf.form !== 0) pdfium.FPDF_FFLDraw(pdf.form, bitmap, page, 0, 0, width, height, turn / 90, mode);
    return { data: pdfium.heap().slice(pixels, pixels + stride * height), width, height };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.free(pixels);
  }
}
