import sharp from 'sharp';

import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { renderPages } from './render.ts';
import type { PagePicture } from './render.ts';

export interface ScanOptions {
  /** The same seed gives the same picture. */
  readonly seed: number;
  /** Dots per inch; 200 by default. */
  readonly dpi?: number;
  /** Degrees clockwise by which the sheet lay askew; up to 0.8 either way by default. */
  readonly skew?: number;
  /** Grain, specks and uneven light from 0 (none) to 1 (a bad copier); 0.35 by default. */
  readonly noise?: number;
  readonly gray?: boolean;
  /** Degrees clockwise by which the whole sheet was fed wrong. */
  readonly turn?: 0 | 90 | 180 | 270;
  readonly format?: 'jpeg' | 'png';
  /** JPEG quality, 1 to 100; 78 by default. */
  readonly quality?: number;
}

/** Turns every page of a PDF into a picture as an office scanner makes it. */
export async function scanOf(pdf: Uint8Array, options: ScanOptions): Promise<Buffer[]> {
  const pages = await renderPages(pdf, options.dpi ?? 200);
  return await Promise.all(
    pages.map((page, index) => scanPage(page, createRandom(`scan ${options.seed} ${index}`), options)),
  );
}

async function scanPage(page: PagePicture, random: Random, options: ScanOptions): Promise<Buffer> {
  const { dpi = 200, noise = 0.35, skew = (random.next() - 0.5) * 1.6, turn = 0, gray = false } = options;
  const white = random.int(248, 252);
  const paper = { r: white, g: white - 1, b: white - random.int(2, 11) };
  const laid = await layAskew(page, skew, 0.35 + 0.45 * noise * (dpi / 200));
  const light = makeLight(random, noise);
  weather(laid, { random, noise, paper, light });
  // So many on a sheet of A4, fewer on smaller paper.
  const specks = 90 * noise * ((laid.width * laid.height) / (3_870_000 * (dpi / 200) ** 2));
  for (let speck = 0; speck < specks; speck += 1) drawSpeck(laid, random, dpi);
  let picture = sharp(laid.data, { raw: { width: laid.width, height: laid.height, channels: 3 } });
  if (turn !== 0) picture = picture.rotate(turn);
  if (gray) picture = picture.grayscale();
  picture = picture.withMetadata({ density: dpi });
  return options.format === 'png'
    ? await picture.png({ compressionLevel: 9 }).toBuffer()
    : await picture.jpeg({ quality: options.quality ?? 78 }).toBuffer();
}

/** Turns the sheet on the glass, keeping the picture's size, and softens its edges as optics do. */
async function layAskew(
  { width, height, data }: PagePicture,
  skew: number,
  sigma: number,
): Promise<PagePicture> {
  const raw = { width, height, channels: 3 } as const;
  const turned = await sharp(data, { raw })
    .rotate(skew, { background: '#f4f4f2' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height: high } = turned.info;
  const cropped = await sharp(turned.data, { raw: { width: wide, height: high, channels: 3 } })
    .extract({ left: Math.floor((wide - width) / 2), top: Math.floor((high - height) / 2), width, height })
    .blur(Math.max(0.3, sigma))
    .raw()
    .toBuffer();
  return { width, height, data: cropped };
}

/** Brightness over the page, x and y from 0 to 1: a lamp to one side. */
type Light = (x: number, y: number) => number;

function makeLight(random: Random, noise: number): Light {
  const [centreX, centreY] = [0.3 + random.next() * 0.4, 0.3 + random.next() * 0.4];
  const [fallX, fallY] = [random.next() * 0.22 * noise, random.next() * 0.22 * noise];
  return (x, y) => 1 - fallX * (x - centreX) ** 2 * 2 - fallY * (y - centreY) ** 2 * 2;
}

interface Weather {
  readonly random: Random;
  readonly noise: number;
  readonly paper: { readonly r: number; readonly g: number; readonly b: number };
  readonly light: Light;
}

/** Lays paper colour, light and grain over the picture, and takes the deepest black from the ink. */
function weather({ width, height, data }: PagePicture, { random, noise, paper, light }: Weather): void {
  const tint = [paper.r / 255, paper.g / 255, paper.b / 255];
  const black = 18 + 34 * noise;
  const grain = 16 * noise;
  let state = random.int(1, 0x7ffffffe);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bright = light(x / width, y / height);
      // One draw of a linear congruential generator a pixel; two halves summed come near enough to a bell.
      state = (Math.imul(state, 1103515245) + 12345) | 0;
      const shift = (((state >>> 8) & 0xff) + ((state >>> 20) & 0xff) - 255) / 255;
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const ink = black + (data[at]! * (255 - black)) / 255;
        data[at] = Math.max(0, Math.min(255, ink * tint[channel]! * bright + shift * grain));
      }
    }
  }
}

/** A grain of dust: a small soft dot, mostly dark, somewhere on the page. */
function drawSpeck({ width, height, data }: PagePicture, random: Random, dpi: number): void {
  const radius = (0.4 + random.next() * 1.1) * (dpi / 200);
  const [centreX, centreY] = [random.int(0, width - 1), random.int(0, height - 1)];
  const shade = random.chance(0.8) ? random.int(70, 170) : 255;
  for (
    let y = Math.max(0, Math.floor(centreY - radius));
    y <= Math.min(height - 1, centreY + radius);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(centreX - radius));
      x <= Math.min(width - 1, centreX + radius);
      x += 1
    ) {
      if ((x - centreX) ** 2 + (y - centreY) ** 2 > radius ** 2) continue;
      data.fill(shade, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
}
