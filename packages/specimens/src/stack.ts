// oxlint-disable-next-line import/no-named-as-default -- the types know the default export alone
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { scanOf } from './scan.ts';

/** Points of an A4 page. */
const SHEET: readonly [number, number] = [595.28, 841.89];

/** A stack as a feeder scans it into one PDF: the pages of each document as pictures; null is an empty sheet between them. */
export async function scannedStack(documents: readonly (Uint8Array | null)[]): Promise<Buffer> {
  const sheets: Buffer[] = [];
  for (const document of documents)
    sheets.push(
      ...(document === null ? [await emptySheet()] : await scanOf(Buffer.from(document), { seed: 1 })),
    );
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  for (const sheet of sheets) pdf.addPage().image(sheet, 0, 0, { fit: [...SHEET] });
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

function emptySheet(): Promise<Buffer> {
  const background = { r: 250, g: 250, b: 248 };
  return sharp({ create: { width: 1240, height: 1754, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
