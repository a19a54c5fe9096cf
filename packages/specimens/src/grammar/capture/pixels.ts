import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { Random } from '../../random.ts';
import type { PagePicture } from '../../render.ts';

/** From a pixel of the result to the place in the source that shows there. */
export type Mapping = (x: number, y: number) => readonly [x: number, y: number];

/** Bends a picture: every pixel of the result is taken from where `from` says; what lies outside shows `ground`. */
export function warp(
  source: PagePicture,
  size: { readonly width: number; readonly height: number },
  from: Mapping,
  ground: (x: number, y: number) => readonly [number, number, number],
): PagePicture {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0, at = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, at += 3) {
      const [u, v] = from(x, y);
      if (u < 0 || v < 0 || u >= source.width - 1 || v >= source.height - 1) data.set(ground(x, y), at);
      else mix(source, u, v, data, at);
    }
  return { ...size, data };
}

/** The colour between four pixels. */
function mix({ width, data }: PagePicture, u: number, v: number, into: Uint8Array, at: number): void {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, low] = [u - left, v - top];
  const first = (top * width + left) * 3;
  const below = first + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = data[first + channel]! * (1 - right) + data[first + 3 + channel]! * right;
    const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right;
    into[at + channel] = upper * (1 - low) + lower * low;
  }
}

/** Changes each pixel's brightness by a factor and a shift. */
export function shade(
  picture: PagePicture,
  change: (x: number, y: number, value: number) => number,
): PagePicture {
  const data = new Uint8Array(picture.data.length);
  for (let y = 0, at = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1, at += 1)
        data[at] = Math.max(0, Math.min(255, change(x, y, picture.data[at]!)));
  return { ...picture, data };
}

/** A quick source of grain: one draw a pixel, from -1 to 1, more often near 0. */
export function grainOf(random: Random): () => number {
  let state = random.int(1, 0x7ffffffe);
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return (((state >>> 8) & 0xff) + ((state >>> 20) & 0xff) - 255) / 255;
  };
}

/** Raw RGB pixels as a picture of sharp. */
export const rawOf = ({ width, height, data }: PagePicture): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** A picture after sharp has worked on it: three channels, whatever it left. */
export async function pixelsOf(picture: Sharp): Promise<PagePicture> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { width, height, data };
  const colours = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    colours.fill(data[pixel * channels]!, pixel * 3, pixel * 3 + 3);
  return { width, height, data: colours };
}
