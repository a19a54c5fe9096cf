import type { Perspective } from '../../types.ts';
import type { Component } from './components.ts';
import type { Grey } from './grey.ts';

/** Slopes looked for: of the middle line, and between the first and the last line of a page, as rise by run. */
const MAX_RISE = 0.05;
const MAX_FAN = 0.12;
const COARSE = { rise: 0.005, fan: 0.01 };
const FINE = { rise: 0.001, fan: 0.0025 };
/** Letters examined, and the fewest that show the direction of lines: a card has too few. */
const SAMPLE = 1500;
const MIN_LETTERS = 200;
/** Scans gained at most 1.04 of 18, of 16 photographs 11 more than this. */
const MIN_GAIN = 1.12;
/** Lines that fan out by less are as good as level. */
const MIN_FAN = 0.015;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How the lines of a photographed page fan out, by how the feet of its letters line up; undefined where they run side by side, as on scans.
 * `letter` is the usual height of letters, all in pixels.
 */
export function estimatePerspective(
  letters: readonly Component[],
  letter: number,
  { width, height }: Grey,
): Perspective | undefined {
  const usual = letters.filter((c) => c.bottom - c.top > letter * 0.5 && c.bottom - c.top < letter * 3);
  if (usual.length < MIN_LETTERS) return undefined;
  const every = Math.max(1, Math.floor(usual.length / SAMPLE));
  const feet = usual
    .filter((_, index) => index % every === 0)
    .map((c) => ({ x: (c.left + c.right) / 2 - width / 2, y: c.bottom - height / 2 }));
  const bin = Math.max(1.5, letter / 6);
  const sharpness = (rise: number, fan: number, by: number) => alignment(feet, rise, fan / height, by);
  const coarse = best(around(0, MAX_RISE, COARSE.rise), around(0, MAX_FAN, COARSE.fan), (rise, fan) =>
    sharpness(rise, fan, bin * 1.5),
  );
  const found = best(
    around(coarse.rise, COARSE.rise, FINE.rise),
    around(coarse.fan, COARSE.fan, FINE.fan),
    (rise, fan) => sharpness(rise, fan, bin),
  );
  const level = best(around(0, MAX_RISE, FINE.rise), [0], (rise) => sharpness(rise, 0, bin));
  if (Math.abs(found.fan) < MIN_FAN || found.score < level.score * MIN_GAIN) return undefined;
  return { rise: rounded((found.rise * width) / height), fan: rounded((found.fan * width) / height) };
}

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

const around = (middle: number, reach: number, step: number): number[] =>
  Array.from({ length: Math.round(reach / step) * 2 + 1 }, (_, index) => middle - reach + index * step);

function best(
  rises: readonly number[],
  fans: readonly number[],
  scoreOf: (rise: number, fan: number) => number,
): { rise: number; fan: number; score: number } {
  let most = { rise: 0, fan: 0, score: -1 };
  for (const rise of rises)
    for (const fan of fans) {
      const score = scoreOf(rise, fan);
      if (score > most.score * 1.001) most = { rise, fan, score };
    }
  return most;
}

/** Sum of squares of a histogram of the points along the lines, per point; lines meet far outside the page. */
function alignment(points: readonly Point[], rise: number, fan: number, bin: number): number {
  const counts = new Map<number, number>();
  for (const { x, y } of points) {
    const key = Math.floor((y - rise * x) / (1 + fan * x) / bin);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum / points.length;
}

/** Redraws a picture of `channels` bytes a pixel whose lines fan out, with level lines: every column is stretched and moved separately. */
export function withLevelLines(
  { data, width, height, channels }: Grey & { readonly channels: number },
  { rise, fan }: Perspective,
): Uint8Array {
  const out = new Uint8Array(data.length);
  const line = width * channels;
  for (let x = 0; x < width; x++) {
    const across = (x + 0.5) / width - 0.5;
    const stretch = 1 + fan * across;
    // The source of row 0; each further row is `stretch` below the previous one.
    let from = height * (0.5 + rise * across) - (height / 2) * stretch + stretch / 2 - 0.5;
    for (let y = 0; y < height; y++, from += stretch) {
      const row = Math.min(height - 2, Math.max(0, Math.floor(from)));
      const low = Math.min(1, Math.max(0, from - row));
      const at = row * line + x * channels;
      for (let channel = 0; channel < channels; channel++)
        out[y * line + x * channels + channel] =
          (data[at + channel] ?? 0) * (1 - low) + (data[at + line + channel] ?? 0) * low + 0.5;
    }
  }
  return out;
}
