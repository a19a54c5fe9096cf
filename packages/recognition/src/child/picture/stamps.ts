import { heightOf, widthOf, type Rect } from '../geometry.ts';
import { findComponents } from './components.ts';
import type { Grey } from './grey.ts';

/** A picture in colour: red, green and blue, and perhaps alpha, of each pixel. */
export interface Colour {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** An office stamp or a seal: its box in shares of the page, and its ink. */
export interface Stamp {
  readonly box: Rect;
  readonly ink: Ink;
}

/** The channel in which an ink is light, and the paper's own light in each channel. */
interface Ink {
  readonly channel: 0 | 2;
  readonly paper: readonly number[];
}

/** Longer side in pixels of the picture that stamps are looked for on. */
export const STAMP_SIDE = 1000;
/** How much more of its own light than of any other a stamp's ink has. */
const MIN_CHROMA = 24;
/** Gaps in a faintly printed ring are bridged by this many pixels from either side. */
const NEAR = 2;
/** Diameter of stamps and seals in shares of the page's longer side: 14 to 70 mm of an A4 page; smaller ones are as large as letters of a slip. */
const MIN_SIZE = 0.048;
const MAX_SIZE = 0.24;
const MAX_RATIO = 1.7;
/** Where an outline is looked for, in shares of the way from the middle of its box to its edge, and the share of it that is drawn. */
const OUTLINES = [
  { isRound: true, from: 0.86, to: 1, share: 0.8, size: 0 },
  { isRound: false, from: 0.86, to: 1, share: 0.8, size: 0 },
  // A box tilted by 20° is nearer than its own box along its sides. Letters are that, too, and smaller.
  { isRound: true, from: 0.68, to: 1.15, share: 0.94, size: 0.06 },
];
/** Share of ink within the outline: letters, not nothing and not a filled mark. */
const INSIDE = { from: 0.03, to: 0.6 };
/** Share of the box on each side in which the outline must be. */
const RIM = 0.22;
/** Which of all values in their order: ink nearly at its darkest, though not the few pixels over print; paper as it mostly is. */
const NEARLY_DARKEST = 0.08;
const USUAL = 0.6;
const DIRECTIONS = 72;
const MAX_BLOBS = 20_000;

/** Red and blue rings and boxes with letters in them, on a picture of about `STAMP_SIDE` pixels. Coloured print has no such outline. */
export function findStamps(small: Colour): Stamp[] {
  const paper = paperOf(small);
  return ([0, 2] as const).flatMap((channel) => {
    const ink = { channel, paper };
    const inked = inkOf(small, ink);
    const mask = thickened(inked);
    const side = Math.max(mask.width, mask.height);
    return findComponents(mask, MAX_BLOBS)
      .filter((blob) => isStampSized(blob, side) && isOutlined(mask, blob) && isLettered(inked, blob))
      .map((blob) => ({ box: shareOf(blob, mask), ink }));
  });
}

/** The picture with a stamp's ink as light as the surrounding paper: print below the stamp stays. */
export function withoutStamps(grey: Grey, colour: Colour, stamps: readonly Stamp[]): Grey {
  if (stamps.length === 0) return grey;
  // A buffer’s own `slice` would be the same bytes.
  const data = new Uint8Array(grey.data);
  for (const stamp of stamps) lighten({ ...grey, data }, colour, stamp);
  return { ...grey, data };
}

/** The usual light of each channel: of tinted paper, and of paper in tinted light. */
function paperOf({ data, width, height, channels }: Colour): readonly number[] {
  return [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    for (let at = channel; at < width * height * channels; at += channels)
      counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
    let [level, left] = [255, (width * height) / 3];
    while (level > 1 && left > (counts[level] ?? 0)) left -= counts[level--] ?? 0;
    return level;
  });
}

/** Black where an ink is on the paper. */
function inkOf(colour: Colour, ink: Ink): Grey {
  const { width, height } = colour;
  const data = new Uint8Array(width * height).fill(255);
  const isInk = inkTest(colour, ink);
  for (let index = 0; index < data.length; index++) if (isInk(index)) data[index] = 0;
  return { data, width, height };
}

/** Whether a pixel is of an ink, measured against the paper. */
function inkTest({ data, channels }: Colour, { channel, paper }: Ink): (index: number) => boolean {
  const [own = 1, green = 1, other = 1] = [channel, 1, 2 - channel].map((one) => 255 / (paper[one] ?? 255));
  return (index) => {
    const at = index * channels;
    const others = Math.max((data[at + 1] ?? 0) * green, (data[at + 2 - channel] ?? 0) * other);
    return (data[at + channel] ?? 0) * own - others >= MIN_CHROMA;
  };
}

/** The same, and black near it: a ring that is printed faintly stays in one piece. */
function thickened({ data, width, height }: Grey): Grey {
  const mask = new Uint8Array(width * height).fill(255);
  for (let y = NEAR; y < height - NEAR; y++)
    for (let x = NEAR; x < width - NEAR; x++) {
      if (data[y * width + x] !== 0) continue;
      for (let row = y - NEAR; row <= y + NEAR; row++)
        mask.fill(0, row * width + x - NEAR, row * width + x + NEAR + 1);
    }
  return { data: mask, width, height };
}

function isStampSized(blob: Rect, side: number): boolean {
  const [width, height] = [widthOf(blob), heightOf(blob)];
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return longer >= side * MIN_SIZE && longer <= side * MAX_SIZE && longer <= shorter * MAX_RATIO;
}

/** Whether ink runs around a box, as a ring, along its sides, or as a box that is tilted. */
function isOutlined(mask: Grey, blob: Rect): boolean {
  const size = Math.max(widthOf(blob), heightOf(blob)) / Math.max(mask.width, mask.height);
  return OUTLINES.some(({ isRound, from, to, share, size: least }) => {
    if (size < least) return false;
    let found = 0;
    for (let step = 0; step < DIRECTIONS; step++) {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const reach = isRound ? 1 : 1 / Math.max(Math.abs(across), Math.abs(down));
      if (hasInk(mask, blob, { across: across * reach, down: down * reach, from, to })) found++;
    }
    return found >= DIRECTIONS * share;
  });
}

/** Whether there is ink on the way from the outside of a box to its middle, between these shares of the way. */
function hasInk(
  mask: Grey,
  blob: Rect,
  way: { readonly across: number; readonly down: number; readonly from: number; readonly to: number },
): boolean {
  const [x, y] = [(blob.left + blob.right - 1) / 2, (blob.top + blob.bottom - 1) / 2];
  const [half, high] = [(widthOf(blob) - 1) / 2, (heightOf(blob) - 1) / 2];
  const steps = Math.max(2, Math.ceil(Math.max(half, high) * (way.to - way.from)));
  for (let step = 0; step <= steps; step++) {
    const share = way.to - ((way.to - way.from) * step) / steps;
    const [column, row] = [
      Math.round(x + way.across * half * share),
      Math.round(y + way.down * high * share),
    ];
    if (column < blob.left || column >= blob.right || row < blob.top || row >= blob.bottom) continue;
    if (mask.data[row * mask.width + column] === 0) return true;
  }
  return false;
}

function isLettered(mask: Grey, blob: Rect): boolean {
  const [width, height] = [widthOf(blob), heightOf(blob)];
  let [ink, all] = [0, 0];
  for (let y = Math.round(blob.top + height * RIM); y < blob.bottom - height * RIM; y++)
    for (let x = Math.round(blob.left + width * RIM); x < blob.right - width * RIM; x++) {
      all++;
      if (mask.data[y * mask.width + x] === 0) ink++;
    }
  return ink >= all * INSIDE.from && ink <= all * INSIDE.to;
}

function shareOf({ left, top, right, bottom }: Rect, { width, height }: Grey): Rect {
  return { left: left / width, right: right / width, top: top / height, bottom: bottom / height };
}

/** Within a stamp's box its ink's own channel, stretched so that the ink becomes paper. */
function lighten(grey: Grey, colour: Colour, { box, ink }: Stamp): void {
  const { width, height, channels } = colour;
  const area = {
    left: Math.max(0, Math.floor(box.left * width) - 2),
    right: Math.min(width, Math.ceil(box.right * width) + 2),
    top: Math.max(0, Math.floor(box.top * height) - 2),
    bottom: Math.min(height, Math.ceil(box.bottom * height) + 2),
  };
  const isInk = inkTest(colour, ink);
  const lightOf = (index: number) => colour.data[index * channels + ink.channel] ?? 0;
  const inked: number[] = [];
  const rest: number[] = [];
  eachPixel(area, width, (index) => {
    if (isInk(index)) inked.push(lightOf(index));
    else rest.push(grey.data[index] ?? 255);
  });
  const darkest = quantile(inked, NEARLY_DARKEST);
  const paper = quantile(rest, USUAL);
  if (darkest === undefined || paper === undefined) return;
  eachPixel(area, width, (index) => {
    const value = Math.min(paper, (lightOf(index) * paper) / darkest);
    grey.data[index] = Math.max(grey.data[index] ?? 0, value);
  });
}

function eachPixel(area: Rect, width: number, work: (index: number) => void): void {
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) work(y * width + x);
}

function quantile(values: number[], share: number): number | undefined {
  return values.sort((a, b) => a - b)[Math.floor(values.length * share)];
}
