import sharp from 'sharp';
import type { Rect } from '../geometry.ts';
import type { Grey } from '../picture/grey.ts';
import { inkedBlocks } from './inked-blocks.ts';
import type { Model } from './models.ts';

/** The detector's picture is shrunk to sides that are multiples of this. */
const STEP = 32;
/** It is run on strips of at most so many rows and pixels, overlapping, which bounds its memory whatever the page: strips twice as high take 50 MB more. */
const STRIP = 224;
const STRIP_PIXELS = 224 * 1024;
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

export interface MapOptions {
  /** The page is shrunk until its longest side is at most so many pixels. */
  readonly side: number;
  /** Whether blank margins and the blank between blocks are left out: the detector's time goes with the area. */
  readonly trimmed: boolean;
}

/** Runs the detector on a page. */
export async function mapText(detector: Model, grey: Grey, { side, trimmed }: MapOptions): Promise<TextMap> {
  const factor = Math.min(1, side / Math.max(grey.width, grey.height));
  const fitted = (length: number) => Math.max(STEP, Math.round((length * factor) / STEP) * STEP);
  const [width, height] = [fitted(grey.width), fitted(grey.height)];
  const small = await resized(grey, width, height);
  const data = new Float32Array(width * height);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const blocks = trimmed ? await inkedBlocks(small, STEP) : [whole];
  for (const block of blocks) await mapBlock(detector, small, block, data);
  return { data, width, height, scaleX: grey.width / width, scaleY: grey.height / height };
}

async function mapBlock(detector: Model, page: Grey, block: Rect, data: Float32Array): Promise<void> {
  const columns = block.right - block.left;
  const strip = Math.min(STRIP, Math.floor(STRIP_PIXELS / columns / STEP) * STEP);
  for (let top = block.top; ; top += strip - OVERLAP) {
    const rows = Math.min(strip, block.bottom - top);
    const window = { ...block, top, bottom: top + rows };
    const found = await detector.run(normalised(page, window), [1, 3, rows, columns]);
    // Of the rows that two strips share each gives the half further from its edge.
    for (let row = top === block.top ? 0 : OVERLAP / 2; row < rows; row++) {
      const from = found.data.subarray(row * columns, (row + 1) * columns);
      data.set(from, (top + row) * page.width + block.left);
    }
    if (top + rows >= block.bottom) break;
  }
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

function normalised(grey: Grey, { left, top, right, bottom }: Rect): Float32Array {
  const [width, height] = [right - left, bottom - top];
  const size = width * height;
  if (input.length < size * CHANNELS.length) input = new Float32Array(STRIP_PIXELS * CHANNELS.length);
  CHANNELS.forEach(({ mean, spread }, channel) => {
    const [factor, offset] = [1 / (255 * spread), mean / spread];
    for (let y = 0; y < height; y++) {
      const from = (top + y) * grey.width + left;
      const to = channel * size + y * width;
      for (let x = 0; x < width; x++) input[to + x] = (grey.data[from + x] ?? 0) * factor - offset;
    }
  });
  return input.subarray(0, size * CHANNELS.length);
}
