import { constants, crc32, deflateRawSync } from 'node:zlib';

import PdfKit from 'pdfkit';
import sharp from 'sharp';

import { writeRawPdf } from './raw-pdf.ts';
import type { RawStream } from './raw-pdf.ts';

const a4Box = '[0 0 595 842]';

/** A PDF of empty A4 pages. */
export function blankPdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  return writeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => `<< /Type /Page /Parent 2 0 R /MediaBox ${a4Box} >>`),
  ]);
}

/** A PDF with one page more than a file may have. */
export const pdfWith301Pages = (): Buffer => blankPdf(301);

/** A one-page PDF that opens with the password alone; with an empty password it opens by itself. */
export async function encryptedPdf(password: string): Promise<Buffer> {
  const date = new Date(Date.UTC(2026, 0, 5));
  const pdf = new PdfKit({
    size: 'A4',
    ownerPassword: 'owner',
    ...(password === '' ? {} : { userPassword: password }),
    info: { CreationDate: date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.font('Helvetica').fontSize(14).text('Locked invoice INV-2026-0042', 72, 90);
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', () => resolve());
    pdf.on('error', reject);
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The first part of a PDF, as an upload that broke off leaves it: no page can be found in it. */
export const truncatedPdf = (): Buffer => blankPdf(3).subarray(0, 60);

/** No bytes at all. */
export const emptyFile = (): Buffer => Buffer.alloc(0);

/** Plain text, to be named .pdf. */
export const textFile = (): Buffer =>
  Buffer.from('Invoice INV-2026-0042\nThis is a note, not a document.\n'.repeat(4));

/** The head of a Windows program, to be named .png. */
export function exeFile(): Buffer {
  const bytes = Buffer.alloc(512);
  bytes.write('MZ', 0, 'latin1');
  bytes.writeUInt32LE(0x80, 0x3c);
  bytes.write('This program cannot be run in DOS mode.', 0x4e, 'latin1');
  bytes.write('PE\0\0', 0x80, 'latin1');
  return bytes;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A plain PNG of the given size in pixels. */
export async function pngOf({ width, height }: PictureSize): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#f4f2ee' } })
    .png()
    .toBuffer();
}

/** A plain JPEG of the given size in pixels. */
export async function jpegOf({ width, height }: PictureSize): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#f4f2ee' } })
    .jpeg()
    .toBuffer();
}

/** An upright picture as a camera held otherwise stores it: turned pixels, and the EXIF orientation that undoes it. */
export async function withOrientation(upright: Buffer, orientation: 3 | 6 | 8): Promise<Buffer> {
  const stored = { 3: 180, 6: 270, 8: 90 }[orientation];
  return await sharp(upright).rotate(stored).withMetadata({ orientation }).jpeg({ quality: 85 }).toBuffer();
}

/** A JPEG of a few hundred bytes whose header promises the given size. */
export async function jpegBomb(
  { width, height }: PictureSize = { width: 60000, height: 60000 },
): Promise<Buffer> {
  const bytes = await jpegOf({ width: 16, height: 16 });
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A valid PNG of black and white pixels, tiny on disk: 30,000 by 30,000 need 900 MB when read as bytes. */
export function pngBomb({ width, height }: PictureSize = { width: 30000, height: 30000 }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const length = height * (1 + Math.ceil(width / 8));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflatedZeros(length)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Zeros as zlib packs them, made without keeping them in memory: one packed block is repeated. */
function deflatedZeros(length: number): Buffer {
  const block = 1 << 20;
  const full = packBlock(Buffer.alloc(block));
  const rest = packBlock(Buffer.alloc(length % block));
  const check = Buffer.alloc(4);
  // Adler-32 of n zeros: the low half stays 1, the high half counts them.
  check.writeUInt32BE((length % 65521) * 65536 + 1);
  const blocks = Array.from({ length: Math.floor(length / block) }, () => full);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, rest, Buffer.from([0x03, 0x00]), check]);
}

/** Deflates a block so that others may follow it. */
const packBlock = (block: Buffer): Buffer =>
  deflateRawSync(block, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** A PDF of one page from its content and further objects, which begin at number 5. */
function onePage(
  content: string | RawStream,
  resources: string,
  others: readonly (string | RawStream)[] = [],
  box = a4Box,
): Buffer {
  return writeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << ${resources} >> >>`,
    typeof content === 'string' ? { bytes: Buffer.from(content, 'latin1') } : content,
    ...others,
  ]);
}

/** A PDF that says it has a page, which is not in the file: it is counted, and cannot be read. */
export const missingPagePdf = (): Buffer =>
  writeRawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [9 0 R] /Count 1 >>']);

/** A page that never finishes drawing: forms within forms, ten of the next in each, twelve deep. Under 6 KB. */
export function hangingPdf(): Buffer {
  const depth = 12;
  const form = (index: number): RawStream => {
    const last = index === depth - 1;
    const resources = last ? '' : `/Resources << /XObject << /F ${index + 6} 0 R >> >>`;
    const content = last ? '0 0 500 700 re f' : '/F Do '.repeat(10);
    return {
      entries: `/Type /XObject /Subtype /Form /BBox ${a4Box} ${resources}`,
      bytes: Buffer.from(content),
    };
  };
  return onePage(
    '/F Do',
    '/XObject << /F 5 0 R >>',
    Array.from({ length: depth }, (_, index) => form(index)),
  );
}

/** One page of 200 by 200 inches: at 200 dpi it needs 6.4 GB of pixels. */
export const hugePagePdf = (): Buffer => onePage('0.9 g 0 0 14400 14400 re f', '', [], '[0 0 14400 14400]');

/** A page whose content is about 1 MB on disk and the given number of megabytes when inflated. */
export function inflatingPdf(megabytes = 1024): Buffer {
  const block = packBlock(Buffer.from('0 0 1 1 re f\n'.repeat(80660)));
  const blocks = Array.from({ length: megabytes }, () => block);
  const bytes = Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([0x03, 0x00])]);
  return onePage({ entries: '/Filter /FlateDecode', bytes }, '');
}

/** The lines that the page of `garbledPdf` shows to a reader's eye. */
export const garbledLines = [
  'INVOICE',
  'Invoice No. INV-2026-0042',
  'Invoice date 2026-03-14',
  'Larkfield Instruments, Inc.',
  'Total USD 1,284.50',
] as const;

/**
 * A page that looks right and whose text layer is nonsense, as broken font subsets make it. `private`: every letter is
 * mapped to the private use area; `shifted`: to another letter.
 */
export function garbledPdf(mapping: 'private' | 'shifted' = 'private'): Buffer {
  const lines = garbledLines.map((line, index) => `1 0 0 1 72 ${760 - index * 30} Tm (${line}) Tj`);
  const codes = Array.from({ length: 95 }, (_, index) => index + 32);
  const target = (code: number): number =>
    mapping === 'private' ? 0xe000 + code : 33 + ((code - 32 + 41) % 94);
  const hex = (value: number, digits: number): string =>
    value.toString(16).toUpperCase().padStart(digits, '0');
  const pairs = codes.map((code) => `<${hex(code, 2)}> <${hex(target(code), 4)}>`).join('\n');
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Garbled def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    `${codes.length} beginbfchar\n${pairs}\nendbfchar`,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ];
  return onePage(`BT /F 16 Tf ${lines.join(' ')} ET`, '/Font << /F 5 0 R >>', [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>',
    { bytes: Buffer.from(map.join('\n')) },
  ]);
}

/** A small PDF with as many labels as fit: `Total 1000`, `Total 1001`, … on each page. */
export function labelsPdf({ pages, labels }: { pages: number; labels: number }): Buffer {
  const columns = 10;
  const rows = Math.ceil(labels / columns);
  const marks = Array.from({ length: labels }, (_, index) => ({
    x: (index % columns) * 98 + 10,
    y: 1390 - Math.floor(index / columns) * (1380 / rows),
    text: `Total ${1000 + index}`,
  }));
  return marksPdf({ pages, marks, size: 4 });
}

/** A PDF of pages of 1000 × 1400 points, each with the same texts where they are wanted. */
export function marksPdf({
  pages,
  marks,
  size,
}: {
  pages: number;
  marks: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  size: number;
}): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${4 + page * 2} 0 R`).join(' ');
  const texts = marks.map(({ x, y, text }) => `1 0 0 1 ${x} ${y.toFixed(1)} Tm (${text}) Tj`);
  const bytes = Buffer.from(`BT /F ${size} Tf\n${texts.join('\n')}\nET`);
  const pageWith = (contents: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000 1400] /Contents ${contents} 0 R /Resources << /Font << /F 3 0 R >> >> >>`;
  return writeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, (_, page) => [pageWith(5 + page * 2), { bytes }]).flat(),
  ]);
}
