import type { Grey } from './grey.ts';

/** Paper and ink are estimated on a picture shrunk so many times. */
const SHRINK = 8;
/** What is lighter than this share of the paper around it becomes white. */
const WHITE = 0.95;
/** Ink no darker than this is not stretched to black: it would lift the paper's grain. */
const FAINTEST_INK = 0.75;
const DARKEST_PAPER = 40;

/**
 * Evens out light and ink: every pixel is measured against the paper around it, then stretched so that the darkest
 * ink nearby becomes black. Lifts faded thermal print and shadows.
 */
export function evenLight(grey: Grey): Grey {
  const small = shrink(grey, SHRINK);
  const paper = gaussian(extreme(small, 3, Math.max), 4);
  const ratio = {
    ...small,
    data: small.data.map((value, i) => Math.min(1, value / Math.max(DARKEST_PAPER, paper.data[i] ?? 0))),
  };
  const ink = gaussian(extreme(ratio, 4, Math.min), 6);
  // value = (grey / paper - ink) / (WHITE - ink), as grey * factor - offset with both taken from the small picture.
  const factor = { ...small, data: new Float32Array(small.data.length) };
  const offset = { ...small, data: new Float32Array(small.data.length) };
  for (let i = 0; i < small.data.length; i++) {
    const level = Math.min(FAINTEST_INK, ink.data[i] ?? 0);
    factor.data[i] = 255 / (Math.max(DARKEST_PAPER, paper.data[i] ?? 0) * (WHITE - level));
    offset.data[i] = (255 * level) / (WHITE - level);
  }
  return stretch(grey, factor, offset);
}

interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Means of squares of `by` pixels; the last row and column may be of fewer. */
function shrink(source: Grey, by: number): Plane {
  const width = Math.ceil(source.width / by);
  const height = Math.ceil(source.height / by);
  const data = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const bottom = Math.min(source.height, (row + 1) * by);
    for (let y = row * by; y < bottom; y++) {
      let index = y * source.width;
      for (let column = 0; column < width; column++) {
        const end = Math.min(y * source.width + source.width, index + by);
        let sum = 0;
        const count = end - index;
        for (; index < end; index++) sum += source.data[index] ?? 0;
        data[row * width + column] = (data[row * width + column] ?? 0) + sum / count / (bottom - row * by);
      }
    }
  }
  return { data, width, height };
}

/** Running maximum or minimum over a square of side 2 × reach + 1, columns after rows. */
function extreme(plane: Plane, reach: number, pick: (a: number, b: number) => number): Plane {
  const { width, height } = plane;
  const rows = filter(plane.data, { length: width, lines: height, step: 1, line: width }, reach, pick);
  return {
    data: filter(rows, { length: height, lines: width, step: width, line: 1 }, reach, pick),
    width,
    height,
  };
}

interface Walk {
  readonly length: number;
  readonly lines: number;
  readonly step: number;
  readonly line: number;
}

function filter(
  source: Float32Array,
  walk: Walk,
  reach: number,
  pick: (a: number, b: number) => number,
): Float32Array {
  const out = new Float32Array(source.length);
  for (let line = 0; line < walk.lines; line++)
    for (let i = 0; i < walk.length; i++) {
      const start = line * walk.line;
      let value = source[start + i * walk.step] ?? 0;
      const last = Math.min(walk.length - 1, i + reach);
      for (let k = Math.max(0, i - reach); k <= last; k++)
        value = pick(value, source[start + k * walk.step] ?? 0);
      out[start + i * walk.step] = value;
    }
  return out;
}

function gaussian(plane: Plane, sigma: number): Plane {
  const reach = Math.ceil(sigma * 2.5);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const { width, height } = plane;
  const blur = (source: Float32Array, walk: Walk): Float32Array => {
    const out = new Float32Array(source.length);
    for (let line = 0; line < walk.lines; line++)
      for (let i = 0; i < walk.length; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const at = Math.min(walk.length - 1, Math.max(0, i + k));
          sum += (kernel[k + reach] ?? 0) * (source[line * walk.line + at * walk.step] ?? 0);
        }
        out[line * walk.line + i * walk.step] = sum / total;
      }
    return out;
  };
  const rows = blur(plane.data, { length: width, lines: height, step: 1, line: width });
  return { data: blur(rows, { length: height, lines: width, step: width, line: 1 }), width, height };
}

/** grey * factor - offset, both enlarged bilinearly: rows first, since a row of the large picture shares them. */
function stretch(grey: Grey, factor: Plane, offset: Plane): Grey {
  const { width, height } = grey;
  const data = new Uint8ClampedArray(width * height);
  const factors = new Float32Array(factor.width + 1);
  const offsets = new Float32Array(factor.width + 1);
  for (let y = 0; y < height; y++) {
    const at = Math.max(0, (y + 0.5) / SHRINK - 0.5);
    blendRows(factor, at, factors);
    blendRows(offset, at, offsets);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const across = Math.max(0, (x + 0.5) / SHRINK - 0.5);
      const left = Math.floor(across);
      const part = across - left;
      const f = factors[left] ?? 0;
      const o = offsets[left] ?? 0;
      data[index] =
        (grey.data[index] ?? 0) * (f + ((factors[left + 1] ?? 0) - f) * part) -
        (o + ((offsets[left + 1] ?? 0) - o) * part);
    }
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** The row of a plane at a fractional height, its last value repeated once for the pixels beyond it. */
function blendRows(plane: Plane, at: number, out: Float32Array): void {
  const upper = Math.min(plane.height - 1, Math.floor(at)) * plane.width;
  const lower = Math.min(plane.height - 1, Math.floor(at) + 1) * plane.width;
  const part = at - Math.floor(at);
  for (let x = 0; x < plane.width; x++) {
    const value = plane.data[upper + x] ?? 0;
    out[x] = value + ((plane.data[lower + x] ?? 0) - value) * part;
  }
  out[plane.width] = out[plane.width - 1] ?? 0;
}
