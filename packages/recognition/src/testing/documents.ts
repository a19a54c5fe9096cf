import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
// oxlint-disable-next-line import/no-named-as-default -- the types know the default export alone
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { openPdf } from '../child/pdf/pdf-document.ts';
import type { Recognizer } from '../index.ts';

type Draw = (pdf: PDFKit.PDFDocument) => void;

const JAPANESE_FONT = new URL(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
);

/** More than any page that is drawn here has. */
const MEGAPIXELS = 100;

/** A PDF made page by page, the same bytes each time; the font named `jp` draws Japanese. */
export async function makePdf(
  pages: readonly Draw[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const info = { CreationDate: new Date(0) };
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info, ...options });
  pdf.registerFont('jp', JAPANESE_FONT.pathname);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  for (const draw of pages) {
    pdf.addPage();
    draw(pdf);
  }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

/** An invoice's page: letterhead, a ruled table, a total, in English. */
export function drawInvoice(pdf: PDFKit.PDFDocument): void {
  pdf.font('Helvetica-Bold').fontSize(20).text('Harbour Paper Company', 60, 60);
  pdf.font('Helvetica').fontSize(12);
  pdf.text('Invoice number: HP-20931', 60, 110).text('Invoice date: 27 May 2025', 60, 130);
  pdf.text('Payment is due within thirty days of the date above.', 60, 150);
  const rows = [
    ['Description', 'Quantity', 'Amount'],
    ['Copy paper', '12', '48.60'],
    ['Envelopes', '40', '31.20'],
    ['Ring binders', '7', '19.95'],
  ];
  rows.forEach((row, index) => {
    const top = 200 + index * 30;
    row.forEach((cell, column) => pdf.text(cell, 70 + column * 160, top + 9));
    pdf.moveTo(60, top).lineTo(540, top).stroke();
  });
  for (const x of [60, 220, 380, 540]) pdf.moveTo(x, 200).lineTo(x, 320).stroke();
  pdf.moveTo(60, 320).lineTo(540, 320).stroke();
  pdf
    .text('Total due: 99.75 euro', 60, 350)
    .text('Please quote the invoice number with your payment.', 60, 380);
}

/** A Japanese invoice's page with a Latin number in it. */
export function drawJapaneseInvoice(pdf: PDFKit.PDFDocument): void {
  pdf.font('jp').fontSize(22).text('請求書', 250, 60);
  pdf.fontSize(13).text('青山商事株式会社 御中', 60, 120).text('請求番号 INV-4471', 340, 120);
  pdf.text('発行日 2025年5月27日', 340, 145).text('下記の通りご請求申し上げます', 60, 180);
  pdf.text('合計金額 128,400円', 60, 220).text('消費税を含みます', 60, 250);
  pdf.text('振込先 北浜銀行 本店営業部', 60, 280);
}

/** The first page of a PDF as a picture on white paper, at this many dots per inch. */
export async function photograph(pdf: Buffer, dpi = 150): Promise<Sharp> {
  const key = `${createHash('sha256').update(pdf).digest('hex')} ${dpi}`;
  const picture = photographs.get(key) ?? drawPicture(pdf, Math.round((595.28 / 72) * dpi));
  photographs.set(key, picture);
  return sharp(await picture);
}

/** The top of a photographed invoice, with its number: read in half the time, for tests of something else than what is printed below. */
export async function letterhead(): Promise<Buffer> {
  const sheet = await photograph(await makePdf([drawInvoice]));
  const { width } = await sheet.metadata();
  return sheet.extract({ left: 0, top: 0, width, height: 380 }).png().toBuffer();
}

/** What was drawn once: most tests begin with the same page. */
const photographs = new Map<string, Promise<Uint8Array>>();

/** In this process: a reading process for each drawing took half a second of a processor, and what is drawn here is trusted. */
async function drawPicture(pdf: Buffer, width: number): Promise<Uint8Array> {
  const document = await openPdf(pdf, MEGAPIXELS);
  try {
    return await document.picture(1, width, { turn: 0, skew: 0 });
  } finally {
    document.close();
  }
}

/** Writes bytes to a file of their own for the time of a call. */
export async function withFile<T>(
  bytes: Uint8Array,
  ending: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'recognition-'));
  try {
    const path = join(folder, `document.${ending}`);
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads bytes with a recognizer. */
export function readBytes(recognizer: Recognizer, bytes: Uint8Array, kind: 'pdf' | 'jpeg' | 'png') {
  return withFile(bytes, kind, (path) => recognizer.read(path, kind));
}

/** A PDF of these objects, numbered from 1, the first being the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(size());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`));
  parts.push(Buffer.from(`trailer<</Root 1 0 R/Size ${count}>>\nstartxref\n${start}\n%%EOF`));
  return Buffer.concat(parts);
}

/** A stream object packed with Flate. */
export function packedStream(content: Buffer): Buffer {
  const data = deflateSync(content);
  const head = Buffer.from(`<</Length ${data.length}/Filter/FlateDecode>>stream\n`);
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}
