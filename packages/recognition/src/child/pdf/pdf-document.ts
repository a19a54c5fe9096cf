import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page, Transform } from '../../types.ts';
import { buildPage } from '../layout/page-builder.ts';
import type { EngineHolder } from '../ocr/engine-holder.ts';
import { readGrey } from '../ocr/read-grey.ts';
import type { OpenDocument } from '../open-document.ts';
import { DocumentProblem } from '../problem.ts';
import { loadPdfium, memory, withScratch, type Pdfium } from './pdfium.ts';
import { renderPage } from './render.ts';
import { readCharacters, wordsOf } from './text-layer.ts';

const PASSWORD_NEEDED = 4;
const UNKNOWN_SECURITY = 5;
/** Resolution for reading a page from its picture, in dots per inch. */
const READING_DPI = 200;

/** Opens a PDF. A file that opens with the empty password opens by itself. */
export async function openPdf(path: string, megapixels: number): Promise<OpenDocument> {
  const pdfium = await loadPdfium();
  const bytes = await readFile(path);
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
    close,
  };
}

export interface Pdf {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly form: number;
  readonly megapixels: number;
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
  const { pdfium } = pdf;
  const { width, height, words, grey } = withPage(pdf, number, (page) => {
    const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
    const found = withScratch(pdfium, 64, (scratch) => wordsOf(readCharacters(pdfium, page, size, scratch)));
    if (found.length > 0) return { ...size, words: found, grey: undefined };
    return { ...size, words: found, grey: renderPage(pdf, page, { dpi: READING_DPI, colour: false }) };
  });
  if (grey === undefined) return buildPage({ number, width, height, words, rules: [], source: 'text' });
  const picture = { data: grey.data, width: grey.width, height: grey.height };
  return await readGrey({ grey: picture, number, width, height, engine: await engine.get() });
}

async function pdfPicture(
  pdf: Pdf,
  number: number,
  width: number,
  transform: Transform,
): Promise<Uint8Array> {
  const bitmap = withPage(pdf, number, (page) => renderPage(pdf, page, { pixelsWide: width, colour: true }));
  const raw = { width: bitmap.width, height: bitmap.height, channels: 4 as const };
  return await sharp(bitmap.data, { raw })
    .removeAlpha()
    .rotate(transform.turn)
    .webp({ nearLossless: true, quality: 60, effort: 1 })
    .toBuffer();
}
