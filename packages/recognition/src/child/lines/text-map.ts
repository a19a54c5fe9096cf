import sharp from 'sharp';
import type { Grey } from '../picture/grey.ts';
import type { Model } from './models.ts';

/** The detector's picture is shrunk to sides that are multiples of this. */
const STEP = 32;
/** It is run on strips of at most so many rows and pixels, overlapping, which bounds its memory whatever the page. */
const STRIP = 416;
const STRIP_PIXELS = 416 * 1024;
const OVERLAP = 64;
/** What the network was trained with: mean and spread of the three colours. */
const CHANNELS = [
  { mean: 0.485, spread: 0.229 },
  { mean: 0.456, spread: 0.224 },
  { mean: 0.406, spread: 0.225 },
];

/** For every pixel of a shrunk page the probability that it belongs to the middle of a line of text. */
export interface TextMap {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels of the page per pixel of the map. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Buffers kept between pages: they are large, and a page needs them only for a moment. */
let input = new Float32Array(0);

/** Runs the detector on a page whose longest side is shrunk to at most `side` pixels. */
export async function mapText(detector: Model, grey: Grey, side: number): Promise<TextMap> {
  const factor = Math.min(1, side / Math.max(grey.width, grey.height));
  const fitted = (length: number) => Math.max(STEP, Math.round((length * factor) / STEP) * STEP);
  const [width, height] = [fitted(grey.width), fitted(grey.height)];
  const small = await resized(grey, width, height);
  const data = new Float32Array(width * height);
  const strip = Math.min(STRIP, Math.floor(STRIP_PIXELS / width / STEP) * STEP);
  for (let top = 0; ; top += strip - OVERLAP) {
    const rows = Math.min(strip, height - top);
    const found = await detector.run(normalised(small, top, rows), [1, 3, rows, width]);
    // Of the rows that two strips share each gives the half further from its edge.
    const skipped = top === 0 ? 0 : OVERLAP / 2;
    data.set(found.data.subarray(skipped * width, rows * width), (top + skipped) * width);
    if (top + rows >= height) break;
  }
  return { data, width, height, scaleX: grey.width / width, scaleY: grey.height / height };
}

async function resized(grey: Grey, width: number, height: number): Promise<Grey> {
  if (grey.width === width && grey.height === height) return grey;
  const raw = { width: grey.width, height: grey.height, channels: 1 } as const;
  const { data } = await sharp(grey.data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

function normalised(grey: Grey, top: number, rows: number): Float32Array {
  const size = rows * grey.width;
  if (input.length < size * CHANNELS.length) input = new Float32Array(STRIP * grey.width * CHANNELS.length);
  const from = top * grey.width;
  CHANNELS.forEach(({ mean, spread }, channel) => {
    const [factor, offset] = [1 / (255 * spread), mean / spread];
    const start = channel * size;
    for (let index = 0; index < size; index++)
      input[start + index] = (grey.data[from + index] ?? 0) * factor - offset;
  });
  return input.subarray(0, size * CHANNELS.length);
}
