import sharp from 'sharp';
import type { Transform } from '../../types.ts';
import type { Grey } from './grey.ts';

/** Turns and straightens a grey picture; the canvas grows so that no corner is lost. */
export async function rotateGrey(grey: Grey, { turn, skew }: Transform): Promise<Grey> {
  if (turn === 0 && skew === 0) return grey;
  const { data, info } = await sharp(grey.data, {
    raw: { width: grey.width, height: grey.height, channels: 1 },
  })
    .rotate(turn + skew, { background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A rectangle of a grey picture, in whole pixels within it. */
export function cropGrey(
  grey: Grey,
  rect: { left: number; top: number; right: number; bottom: number },
): Grey {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (rect.top + y) * grey.width + rect.left;
    data.set(grey.data.subarray(start, start + width), y * width);
  }
  return { data, width, height };
}

/** A grey picture enlarged by a factor, smoothly. */
export async function enlargeGrey(grey: Grey, factor: number): Promise<Grey> {
  const { data, info } = await sharp(grey.data, {
    raw: { width: grey.width, height: grey.height, channels: 1 },
  })
    .resize(Math.round(grey.width * factor), Math.round(grey.height * factor), {
      kernel: 'cubic',
      fit: 'fill',
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
