import type { Grey } from './grey.ts';

/**
 * Evens out light and ink: every pixel is measured against the paper around it, then stretched so that the darkest
 * ink nearby becomes black. Lifts faded thermal print and shadows; costs a few passes over a picture shrunk 8 times.
 */
export function evenLight(grey: Grey): Grey {
  const small = shrink(grey, 8);
  const paper = gaussian(extreme(small, 3, Math.max), 4);
  for (let i = 0; i < paper.data.length; i++) paper.data[i] = Math.max(40, paper.data[i] ?? 0);
  const relative = new Float32Array(grey.data.length);
  forEachEnlarged(grey, paper, 8, (index, background) => {
    relative[index] = Math.min(1, (grey.data[index] ?? 0) / background);
  });
  const ratio: Plane = { data: relative, width: grey.width, height: grey.height };
  const ink = gaussian(extreme(shrink(ratio, 8), 4, Math.min), 6);
  const data = new Uint8Array(grey.data.length);
  forEachEnlarged(grey, ink, 8, (index, level) => {
    const darkest = Math.min(0.75, level);
    const value = ((relative[index] ?? 0) - darkest) / (0.95 - darkest);
    data[index] = value <= 0 ? 0 : value >= 1 ? 255 : Math.round(value * 255);
  });
  return { data, width: grey.width, height: grey.height };
}

interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

function shrink(source: { data: ArrayLike<number>; width: number; height: number }, by: number): Plane {
  const width = Math.ceil(source.width / by);
  const height = Math.ceil(source.height / by);
  const sums = new Float32Array(width * height);
  const counts = new Float32Array(width * height);
  for (let y = 0; y < source.height; y++) {
    const row = y * source.width;
    const target = Math.floor(y / by) * width;
    for (let x = 0; x < source.width; x++) {
      const at = target + Math.floor(x / by);
      sums[at] = (sums[at] ?? 0) + (source.data[row + x] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return { data: sums.map((sum, i) => sum / (counts[i] ?? 1)), width, height };
}

/** Running maximum or minimum over a square of side 2 × reach + 1, columns after rows. */
function extreme(plane: Plane, reach: number, pick: (a: number, b: number) => number): Plane {
  const { width, height } = plane;
  const rows = new Float32Array(width * height);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = plane.data[y * width + x] ?? 0;
      for (let k = Math.max(0, x - reach); k <= Math.min(width - 1, x + reach); k++)
        value = pick(value, plane.data[y * width + k] ?? 0);
      rows[y * width + x] = value;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = rows[y * width + x] ?? 0;
      for (let k = Math.max(0, y - reach); k <= Math.min(height - 1, y + reach); k++)
        value = pick(value, rows[k * width + x] ?? 0);
      data[y * width + x] = value;
    }
  return { data, width, height };
}

function gaussian(plane: Plane, sigma: number): Plane {
  const reach = Math.ceil(sigma * 2.5);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const { width, height } = plane;
  const blur = (
    source: Float32Array,
    length: number,
    lines: number,
    step: number,
    stride: number,
  ): Float32Array => {
    const out = new Float32Array(source.length);
    for (let line = 0; line < lines; line++)
      for (let i = 0; i < length; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const at = Math.min(length - 1, Math.max(0, i + k));
          sum += (kernel[k + reach] ?? 0) * (source[line * stride + at * step] ?? 0);
        }
        out[line * stride + i * step] = sum / total;
      }
    return out;
  };
  const rows = blur(plane.data, width, height, 1, width);
  return { data: blur(rows, height, width, width, 1), width, height };
}

/** Calls back for every pixel of the large picture with the bilinearly enlarged value of the small one. */
function forEachEnlarged(
  large: Grey,
  small: Plane,
  by: number,
  use: (index: number, value: number) => void,
): void {
  const columns = new Int32Array(large.width);
  const weights = new Float32Array(large.width);
  for (let x = 0; x < large.width; x++) {
    const at = Math.max(0, (x + 0.5) / by - 0.5);
    columns[x] = Math.min(small.width - 1, Math.floor(at));
    weights[x] = at - Math.floor(at);
  }
  for (let y = 0; y < large.height; y++) {
    const at = Math.max(0, (y + 0.5) / by - 0.5);
    const top = Math.min(small.height - 1, Math.floor(at)) * small.width;
    const bottom = Math.min(small.height - 1, Math.floor(at) + 1) * small.width;
    const down = at - Math.floor(at);
    for (let x = 0; x < large.width; x++) {
      const left = columns[x] ?? 0;
      const right = Math.min(small.width - 1, left + 1);
      const across = weights[x] ?? 0;
      const upper = (small.data[top + left] ?? 0) * (1 - across) + (small.data[top + right] ?? 0) * across;
      const lower =
        (small.data[bottom + left] ?? 0) * (1 - across) + (small.data[bottom + right] ?? 0) * across;
      use(y * large.width + x, upper * (1 - down) + lower * down);
    }
  }
}
