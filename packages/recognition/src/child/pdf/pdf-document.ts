import sharp from 'sharp';
import type { Page, Transform } from '../../types.ts';
import type { EngineHolder } from '../ocr/engine-holder.ts';
import type { OpenDocument } from '../open-document.ts';
import type { Grey } from '../picture/grey.ts';
import { rotatedSize, viewerPicture } from '../picture/viewer-picture.ts';
import { DocumentProblem } from '../problem.ts';
import { heightOf, widthOf } from '../geometry.ts';
import { cutPdf } from './cut-pdf.ts';
import { readObjects } from './page-objects.ts';
import { shownMatrix } from './page-space.ts';
import { loadPdfium, memory, withScratch, type Pdfium } from './pdfium.ts';
import { renderPage } from './render.ts';
import { analyzePage, drawForReading, readAnalyzedPage } from './read-page.ts';
import type { Pdf } from './pdf.ts';

const PASSWORD_NEEDED = 4;
const UNKNOWN_SECURITY = 5;
const NORMAL_DISPLAY = 0;

/** Opens a PDF. A file that opens with the empty password opens by itself. */
export async function openPdf(bytes: Uint8Array, megapixels: number): Promise<OpenDocument> {
  const pdfium = await loadPdfium();
  const data = pdfium.malloc(Math.max(1, bytes.length));
  if (data === 0) throw new Error('PDFium is out of memory');
  pdfium.heap().set(bytes, data);
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, 0);
  if (document === 0) {
    const code = pdfium.FPDF_GetLastError();
    pdfium.free(data);
    throw new DocumentProblem(
      code === PASSWORD_NEEDED || code === UNKNOWN_SECURITY ? 'ENCRYPTED_FILE' : 'CORRUPT_FILE',
    );
  }
  const close = () => {
    pdfium.FPDF_CloseDocument(document);
    pdfium.free(data);
  };
  const pageCount = pdfium.FPDF_GetPageCount(document);
  if (pageCount < 1) {
    close();
    throw new DocumentProblem('NO_PAGES');
  }
  const form = openForm(pdfium, document);
  const pdf: Pdf = { pdfium, document, form, megapixels };
  return {
    pageCount,
    readPage: (number, engine) => readPdfPage(pdf, number, engine),
    picture: (number, width, transform) => pdfPicture(pdf, number, width, transform),
    pixels: async (number) => drawAsRead(pdf, number),
    cut: (ranges, send) => cutPdf(pdf, { pageCount, size: bytes.length, ranges }, send),
    close,
  };
}

/** The form environment draws filled-in fields as a viewer shows them; scripts are not part of this build. */
function openForm(pdfium: Pdfium, document: number): number {
  const info = pdfium.malloc(256);
  pdfium.heap().fill(0, info, info + 256);
  memory(pdfium).setUint32(info, 2, true);
  return pdfium.FPDFDOC_InitFormFillEnvironment(document, info);
}

function withPage<T>(pdf: Pdf, number: number, use: (page: number) => T): T {
  const page = pdf.pdfium.FPDF_LoadPage(pdf.document, number - 1);
  if (page === 0) throw new DocumentProblem('CORRUPT_FILE', `Page ${number} cannot be opened`);
  if (pdf.form !== 0) pdf.pdfium.FORM_OnAfterLoadPage(page, pdf.form);
  try {
    return use(page);
  } finally {
    if (pdf.form !== 0) pdf.pdfium.FORM_OnBeforeClosePage(page, pdf.form);
    pdf.pdfium.FPDF_ClosePage(page);
  }
}

async function readPdfPage(pdf: Pdf, number: number, engine: EngineHolder): Promise<Page> {
  flattenAnnotations(pdf, number);
  const analysis = withPage(pdf, number, (page) => analyzePage(pdf, page));
  return await readAnalyzedPage(analysis, number, engine);
}

function drawAsRead(pdf: Pdf, number: number): Grey {
  flattenAnnotations(pdf, number);
  return withPage(pdf, number, (page) => drawForReading(pdf, page));
}

/**
 * Makes filled-in fields and notes part of the page, so that their text is read like any other; the copy in memory
 * changes, never the file.
 */
function flattenAnnotations(pdf: Pdf, number: number): void {
  withPage(pdf, number, (page) => {
    if (pdf.pdfium.FPDFPage_GetAnnotCount(page) > 0) pdf.pdfium.FPDFPage_Flatten(page, NORMAL_DISPLAY);
  });
}

async function pdfPicture(
  pdf: Pdf,
  number: number,
  width: number,
  transform: Transform,
): Promise<Uint8Array> {
  const bitmap = withPage(pdf, number, (page) => {
    const points = {
      width: pdf.pdfium.FPDF_GetPageWidthF(page),
      height: pdf.pdfium.FPDF_GetPageHeightF(page),
    };
    const drawn = (width * points.width) / rotatedSize(points, transform).width;
    return {
      ...renderPage(pdf, page, { pixelsWide: drawn, colour: true }),
      photographed: isPhotographed(pdf, page),
    };
  });
  const image = sharp(bitmap.data, {
    raw: { width: bitmap.width, height: bitmap.height, channels: 4 },
  }).removeAlpha();
  return await viewerPicture(image, {
    size: bitmap,
    width,
    transform,
    finish: bitmap.photographed ? 'photographed' : 'drawn',
  });
}

/** Whether one picture fills most of the page: a scan, which is stored like a photograph. */
function isPhotographed(pdf: Pdf, page: number): boolean {
  const size = { width: pdf.pdfium.FPDF_GetPageWidthF(page), height: pdf.pdfium.FPDF_GetPageHeightF(page) };
  const { images } = withScratch(pdf.pdfium, 64, (scratch) =>
    readObjects(pdf.pdfium, page, shownMatrix(pdf.pdfium, page, size, scratch), scratch),
  );
  return images.some(({ rect }) => widthOf(rect) * heightOf(rect) > size.width * size.height * 0.4);
}
