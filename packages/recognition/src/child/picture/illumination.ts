import type { Grey } from './grey.ts';

/** Paper and ink are estimated on a picture shrunk by this factor. */
const SHRINK = 8;
/** Pixels lighter than this share of the surrounding paper become white. */
const WHITE = 0.95;
/** Ink no darker than this is not stretched to black: it would lift the paper's grain. */
const FAINTEST_INK = 0.75;
const DARKEST_PAPER = 40;

/**
 * Evens out light and ink: every pixel is measured against the paper around it, then stretched so that the darkest
 * ink nearby becomes black. Lifts faded thermal print and shadows.
 */
export function flattenIllumination(grey: Grey): Grey {
  const small = shrink(grey, SHRINK);
  const paper = gaussian(highest(small, 3), 4);
  const ratio = {
    ...small,
    data: small.data.map((value, i) => Math.min(1, value / Math.max(DARKEST_PAPER, paper.data[i] ?? 0))),
  };
  const ink = gaussian(lowest(ratio, 4), 6);
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

/** Running maximum over a square of side 2 × reach + 1. */
function highest(plane: Plane, reach: number): Plane {
  const raise = (into: Float32Array, from: number, by: Float32Array, at: number, length: number) => {
    for (let i = 0; i < length; i++) {
      const value = by[at + i] ?? 0;
      if (value > (into[from + i] ?? 0)) into[from + i] = value;
    }
  };
  const { width, height } = plane;
  const rows = Float32Array.from(plane.data);
  for (let y = 0; y < height; y++)
    for (let k = 1; k <= reach && k < width; k++) {
      raise(rows, y * width, plane.data, y * width + k, width - k);
      raise(rows, y * width + k, plane.data, y * width, width - k);
    }
  const data = Float32Array.from(rows);
  for (let k = 1; k <= reach && k < height; k++) {
    raise(data, 0, rows, k * width, (height - k) * width);
    raise(data, k * width, rows, 0, (height - k) * width);
  }
  return { data, width, height };
}

function lowest(plane: Plane, reach: number): Plane {
  const reversed = (data: Float32Array) => data.map((value) => -value);
  const found = highest({ ...plane, data: reversed(plane.data) }, reach);
  return { ...found, data: reversed(found.data) };
}

function gaussian({ data, width, height }: Plane, sigma: number): Plane {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = weights.map((weight) => weight / total);
  const rows = new Float32Array(data.length);
  // The row with its ends repeated, so that the sums need not ask where they are.
  const padded = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y++) {
    padded.fill(data[y * width] ?? 0, 0, reach);
    padded.set(data.subarray(y * width, (y + 1) * width), reach);
    padded.fill(data[(y + 1) * width - 1] ?? 0, reach + width);
    for (let k = 0; k < kernel.length; k++) add(rows, y * width, padded, k, kernel[k] ?? 0, width);
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let k = -reach; k <= reach; k++) {
      const from = Math.min(height - 1, Math.max(0, y + k)) * width;
      add(out, y * width, rows, from, kernel[k + reach] ?? 0, width);
    }
  return { data: out, width, height };
}

/** Adds `length` values of one array, weighted, to another's. */
function add(
  into: Float32Array,
  to: number,
  values: Float32Array,
  from: number,
  weight: number,
  length: number,
): void {
  for (let i = 0; i < length; i++) into[to + i] = (into[to + i] ?? 0) + weight * (values[from + i] ?? 0);
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
    stretchRow(grey.data, data, { start: y * width, width, factors, offsets });
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** Between the middles of two squares both change evenly, by the same step from pixel to pixel. */
function stretchRow(
  from: Uint8Array,
  to: Uint8ClampedArray,
  row: { start: number; width: number; factors: Float32Array; offsets: Float32Array },
): void {
  const { start, width, factors, offsets } = row;
  let x = 0;
  // Before the first middle nothing changes.
  for (; x < SHRINK / 2 && x < width; x++)
    to[start + x] = (from[start + x] ?? 0) * (factors[0] ?? 0) - (offsets[0] ?? 0);
  for (let left = 0; x < width; left++) {
    const end = Math.min(width, x + SHRINK);
    const factorStep = ((factors[left + 1] ?? 0) - (factors[left] ?? 0)) / SHRINK;
    const offsetStep = ((offsets[left + 1] ?? 0) - (offsets[left] ?? 0)) / SHRINK;
    let factor = (factors[left] ?? 0) + factorStep / 2;
    let offset = (offsets[left] ?? 0) + offsetStep / 2;
    for (; x < end; x++) {
      to[start + x] = (from[start + x] ?? 0) * factor - offset;
      factor += factorStep;
      offset += offsetStep;
    }
  }
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
