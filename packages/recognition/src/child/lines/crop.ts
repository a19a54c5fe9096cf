import type { Grey } from '../picture/grey.ts';
import { cropGrey } from '../picture/rotate.ts';
import { boundsOf, type TextLine } from './text-line.ts';

/** Print this much lighter than its ground, in grey levels, is light print; less is noise on dark paper. */
const MIN_CONTRAST = 40;
/** A crop of fewer levels than this contains no print: stretched, it would show the paper's grain. */
const MIN_PRINT = 30;

/** A line cut out and levelled, `height` pixels high, bilinear. */
export function straightCrop(grey: Grey, line: TextLine, height: number): Grey {
  const scale = height / (line.above + line.below);
  const width = Math.max(1, Math.round(line.halfWidth * 2 * scale));
  const data = new Uint8Array(width * height);
  const [cos, sin] = [Math.cos(line.angle) / scale, Math.sin(line.angle) / scale];
  const middle = line.above * scale;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [along, across] = [x + 0.5 - width / 2, y + 0.5 - middle];
      data[y * width + x] = valueAt(
        grey,
        line.x + along * cos - across * sin - 0.5,
        line.y + along * sin + across * cos - 0.5,
      );
    }
  return { data, width, height };
}

/** A line cut out level, with `margin` white pixels around; undefined where nothing of it is on the page. */
export function levelCrop(
  grey: Grey,
  line: TextLine,
): { picture: Grey; left: number; top: number } | undefined {
  const bounds = boundsOf(line);
  const rect = {
    left: Math.max(0, Math.floor(bounds.left)),
    top: Math.max(0, Math.floor(bounds.top)),
    right: Math.min(grey.width, Math.ceil(bounds.right)),
    bottom: Math.min(grey.height, Math.ceil(bounds.bottom)),
  };
  if (rect.right - rect.left < 3 || rect.bottom - rect.top < 3) return undefined;
  return { picture: cropGrey(grey, rect), left: rect.left, top: rect.top };
}

/** The picture with a white margin of this many pixels. */
export function withMargin(grey: Grey, margin: number): Grey {
  const width = grey.width + margin * 2;
  const data = new Uint8Array(width * (grey.height + margin * 2)).fill(255);
  for (let y = 0; y < grey.height; y++)
    data.set(grey.data.subarray(y * grey.width, (y + 1) * grey.width), (y + margin) * width + margin);
  return { data, width, height: grey.height + margin * 2 };
}

/**
 * A crop with its contrast stretched to black on white. Most of a line is background, so the median level is near the background's end of
 * the range: light print on a dark background is inverted.
 */
export function printOnWhite(grey: Grey): Grey {
  const inverted = lightPrintInverted(grey);
  if (inverted !== grey) return inverted;
  const level = levelsOf(grey);
  return stretched(grey, level(0.01), level(0.6));
}

/** The crop itself where its print is dark, otherwise inverted. */
export function lightPrintInverted(grey: Grey): Grey {
  const level = levelsOf(grey);
  const [dark, ground, bright] = [level(0.02), level(0.5), level(0.98)];
  const light = bright - ground > ground - dark && bright - ground >= MIN_CONTRAST;
  return light ? stretched(grey, bright, ground) : grey;
}

/** Stretches the levels from the print's (which becomes black) to the background's (white); print that is too faint is not changed. */
function stretched({ data, width, height }: Grey, print: number, ground: number): Grey {
  if (Math.abs(ground - print) < MIN_PRINT) return { data, width, height };
  const factor = 255 / (ground - print);
  const out = new Uint8ClampedArray(data.length);
  for (let index = 0; index < data.length; index++) out[index] = ((data[index] ?? 0) - print) * factor;
  return { data: new Uint8Array(out.buffer), width, height };
}

/** The level below which this share of a picture's pixels is. */
export function levelsOf({ data }: Grey): (share: number) => number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  return (share) => {
    let left = share * (data.length - 1);
    for (let level = 0; level < 256; level++) {
      left -= counts[level] ?? 0;
      if (left < 0) return level;
    }
    return 255;
  };
}

function valueAt({ data, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < -1 || top < -1 || left >= width || top >= height) return 255;
  const [x0, x1] = [Math.max(0, left), Math.min(width - 1, left + 1)];
  const [y0, y1] = [Math.max(0, top) * width, Math.min(height - 1, top + 1) * width];
  const [right, down] = [x - left, y - top];
  const upper = (data[y0 + x0] ?? 255) * (1 - right) + (data[y0 + x1] ?? 255) * right;
  const lower = (data[y1 + x0] ?? 255) * (1 - right) + (data[y1 + x1] ?? 255) * right;
  return Math.round(upper * (1 - down) + lower * down);
}
