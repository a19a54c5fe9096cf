import sharp from 'sharp';
import type { Rect } from '../geometry.ts';
import type { Grey } from '../picture/grey.ts';
import { inkedBlocks } from './inked-blocks.ts';
import type { Model } from './models.ts';

/** The detector's picture is shrunk to sides that are multiples of this. */
const STEP = 32;
/**
 * Runs on strips with at most this many rows and pixels, which bounds its memory for any page: strips of 416 rows take 80 MB more. A strip
 * ends at the row with the least print among its last ones, so that few lines are cut, and both strips see some rows beyond.
 */
const STRIP = 256;
const STRIP_PIXELS = 256 * 1024;
const SEARCHED = 64;
const BEYOND = 16;
/** Neighbouring pixels that differ by this are print, in a picture in which the detector would find lines. */
const MIN_EDGE = 24;
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
  /** The page is shrunk until its longest side has at most this many pixels. */
  readonly side: number;
  /** Whether blank margins and gaps between blocks are left out: the detector's time grows with the area. */
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
  const most = Math.min(STRIP, Math.floor(STRIP_PIXELS / columns / STEP) * STEP);
  for (const { top, bottom, from, to } of stripsOf(printOf(page, block), block, most)) {
    const window = { ...block, top, bottom };
    const found = await detector.run(normalised(page, window), [1, 3, bottom - top, columns]);
    for (let row = from; row < to; row++) {
      const values = found.data.subarray((row - top) * columns, (row - top + 1) * columns);
      data.set(values, row * page.width + block.left);
    }
  }
}

interface Strip {
  /** Rows that the detector sees. */
  readonly top: number;
  readonly bottom: number;
  /** Those of them that are taken from this strip. */
  readonly from: number;
  readonly to: number;
}

/**
 * Strips of at most `most` rows that cover a block, each as high as a multiple of `STEP`.
 * @param print how much print each row of the page has
 */
export function stripsOf(
  print: Uint32Array,
  { top: first, bottom: last }: Pick<Rect, 'top' | 'bottom'>,
  most: number,
): Strip[] {
  const strips: Strip[] = [];
  let [top, from] = [first, first];
  while (last - top > most) {
    const bottom = top + most;
    const to = emptiestRow(print, bottom - BEYOND - SEARCHED, bottom - BEYOND);
    strips.push({ top, bottom, from, to });
    from = to;
    top = last - Math.ceil((last - to + BEYOND) / STEP) * STEP;
  }
  return [...strips, { top, bottom: last, from, to: last }];
}

/** The row with least print around it, the last of several. */
function emptiestRow(print: Uint32Array, from: number, to: number): number {
  let best = { row: to, around: Infinity };
  for (let row = to; row > from; row--) {
    let around = 0;
    for (let near = row - 4; near < row + 4; near++) around += print[near] ?? 0;
    if (around < best.around) best = { row, around };
  }
  return best.row;
}

/** How often print begins or ends in each row of a block; rows outside it have none. */
function printOf({ data, width, height }: Grey, { left, right, top, bottom }: Rect): Uint32Array {
  const print = new Uint32Array(height);
  for (let row = top; row < bottom; row++) {
    let count = 0;
    for (let at = row * width + left + 1; at < row * width + right; at++)
      if (Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) >= MIN_EDGE) count++;
    print[row] = count;
  }
  return print;
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
