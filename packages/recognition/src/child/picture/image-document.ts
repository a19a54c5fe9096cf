import sharp, { type Sharp } from 'sharp';
import type { DocumentKind, Page } from '../../types.ts';
import type { EngineHolder } from '../ocr/engine-holder.ts';
import type { OpenDocument } from '../open-document.ts';
import { findStamps, STAMP_SIDE, withoutStamps } from './stamps.ts';
import { DocumentProblem } from '../problem.ts';
import { readGrey } from '../ocr/read-grey.ts';
import { LONGEST_SIDE, type Grey } from './grey.ts';
import { viewerPicture } from './viewer-picture.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Pixels worth handing to the engine: A4 at 300 dpi has 8.7 million. */
const READING_PIXELS = 12e6;

/** Opens a JPEG or PNG: the header is judged before anything is decoded, then the pixels are decoded once. */
export async function openImage(
  bytes: Uint8Array,
  kind: DocumentKind,
  megapixels: number,
): Promise<OpenDocument> {
  const header = await judgeHeader(bytes, kind, megapixels);
  const open = () =>
    upright(sharp(bytes, { limitInputPixels: megapixels * 1e6, failOn: 'error', sequentialRead: true }));
  await open().resize(32, 32, { fit: 'inside' }).raw().toBuffer().catch(corrupt);
  return {
    pageCount: 1,
    readPage: (number, engine) => readImage(open(), header.width * header.height, number, engine),
    picture: (_number, width, transform) =>
      viewerPicture(open(), { size: header.autoOrient, width, transform, finish: 'photographed' }),
    pixels: () => decodeGrey(open(), header.width * header.height),
    close: () => {},
  };
}

/**
 * A picture's pixels as PNG, within a square of `size`, never enlarged: everything else in the file (metadata, a second picture) is
 * dropped.
 */
export async function redrawImage(
  bytes: Uint8Array,
  { kind, size }: { kind: DocumentKind; size: number },
  megapixels: number,
): Promise<Uint8Array> {
  await judgeHeader(bytes, kind, megapixels);
  return sharp(bytes, { limitInputPixels: megapixels * 1e6, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(corrupt);
}

async function judgeHeader(bytes: Uint8Array, kind: DocumentKind, megapixels: number) {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => corrupt(error));
  if (header.format !== kind) throw new DocumentProblem('CORRUPT_FILE', `The bytes are ${header.format}`);
  if (header.width * header.height > megapixels * 1e6) throw new DocumentProblem('IMAGE_TOO_LARGE');
  return header;
}

function upright(image: Sharp): Sharp {
  return image.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
}

function corrupt(error: unknown): never {
  throw new DocumentProblem('CORRUPT_FILE', error instanceof Error ? error.message : undefined);
}

async function readImage(image: Sharp, pixels: number, number: number, engine: EngineHolder): Promise<Page> {
  const grey = await decodeGrey(image, pixels);
  const unit = Math.max(1, Math.sqrt(pixels / (grey.width * grey.height)));
  return await readGrey({ grey, number, unit, readers: await engine.get() });
}

async function decodeGrey(image: Sharp, pixels: number): Promise<Grey> {
  const metadata = await image.metadata();
  const { width, height } = metadata.autoOrient;
  const scale = Math.min(1, Math.sqrt(READING_PIXELS / pixels), LONGEST_SIDE / Math.max(width, height));
  const fitted = (length: number) => Math.max(1, Math.round(length * scale));
  const sized = () =>
    scale < 1 ? image.clone().resize(fitted(width), fitted(height), { fit: 'fill' }) : image.clone();
  const grey = await rawOf(sized().greyscale());
  if ((metadata.channels ?? 3) < 3) return grey;
  const small = await rawOf(
    image.clone().resize(STAMP_SIDE, STAMP_SIDE, { fit: 'inside', withoutEnlargement: true }),
  );
  const stamps = findStamps({ ...small, channels: 3 });
  return stamps.length === 0 ? grey : withoutStamps(grey, { ...(await rawOf(sized())), channels: 3 }, stamps);
}

async function rawOf(image: Sharp): Promise<Grey> {
  const { data, info } = await image
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
