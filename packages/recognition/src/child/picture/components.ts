import type { Rect } from '../geometry.ts';
import { median } from '../geometry.ts';
import type { Grey } from './grey.ts';

/** Darker than this is ink on a picture with evened light. */
export const INK = 140;

/** A connected blob of ink: its box in pixels (right and bottom exclusive) and how many dark pixels it has. */
export interface Component extends Rect {
  readonly pixels: number;
}

/**
 * Connected components of a picture's ink (8-neighbourhood), by runs joined in a union-find. Stops collecting at
 * `most`, since a halftone picture has millions and none of them is a letter.
 */
export function findComponents(grey: Grey, most = 60_000): Component[] {
  const { data, width, height } = grey;
  const found = new Blobs();
  let above = new Runs(width);
  let runs = new Runs(width);
  for (let y = 0; y < height && found.count < most * 8; y++) {
    runs.count = 0;
    const last = (y + 1) * width;
    let reach = 0;
    for (let index = nextInk(data, y * width, last); index < last; index = nextInk(data, index, last)) {
      const start = index - y * width;
      while (index < last && (data[index] ?? 255) < INK) index++;
      const end = index - y * width;
      let blob = -1;
      while (reach < above.count && (above.ends[reach] ?? 0) < start) reach++;
      for (let k = reach; k < above.count && (above.starts[k] ?? 0) <= end; k++) {
        const other = above.blobs[k] ?? 0;
        blob = blob < 0 ? found.root(other) : found.join(blob, other);
      }
      if (blob < 0) blob = found.open();
      found.grow(blob, start, end, y);
      runs.push(start, end, blob);
    }
    [above, runs] = [runs, above];
  }
  return found.collect(most);
}

/** The first pixel of ink from `from` on and before `end`, or `end`. */
export function nextInk(data: Uint8Array, from: number, end: number): number {
  let index = from;
  // Most of a page is paper: eight pixels of it are passed at a time.
  while (
    index + 8 <= end &&
    (data[index] ?? 0) >= INK &&
    (data[index + 1] ?? 0) >= INK &&
    (data[index + 2] ?? 0) >= INK &&
    (data[index + 3] ?? 0) >= INK &&
    (data[index + 4] ?? 0) >= INK &&
    (data[index + 5] ?? 0) >= INK &&
    (data[index + 6] ?? 0) >= INK &&
    (data[index + 7] ?? 0) >= INK
  )
    index += 8;
  while (index < end && (data[index] ?? 255) >= INK) index++;
  return index;
}

/** The runs of ink in one row: first pixel, the one after the last, and their blob. */
class Runs {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly blobs: Int32Array;
  count = 0;

  constructor(width: number) {
    const most = (width >> 1) + 1;
    this.starts = new Int32Array(most);
    this.ends = new Int32Array(most);
    this.blobs = new Int32Array(most);
  }

  push(start: number, end: number, blob: number): void {
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.blobs[this.count] = blob;
    this.count++;
  }
}

/** Growing boxes in flat arrays, joined when they touch. */
class Blobs {
  readonly #parent: number[] = [];
  readonly #left: number[] = [];
  readonly #top: number[] = [];
  readonly #right: number[] = [];
  readonly #bottom: number[] = [];
  readonly #pixels: number[] = [];

  get count(): number {
    return this.#parent.length;
  }

  open(): number {
    this.#left.push(Infinity);
    this.#top.push(Infinity);
    this.#right.push(0);
    this.#bottom.push(0);
    this.#pixels.push(0);
    return this.#parent.push(this.#parent.length) - 1;
  }

  root(blob: number): number {
    let at = blob;
    for (let up = this.#parent[at] ?? at; up !== at; up = this.#parent[at] ?? at) {
      this.#parent[at] = this.#parent[up] ?? up;
      at = up;
    }
    return at;
  }

  join(a: number, b: number): number {
    const [into, from] = [this.root(a), this.root(b)];
    if (into === from) return into;
    this.#parent[from] = into;
    this.#left[into] = Math.min(this.#left[into] ?? 0, this.#left[from] ?? 0);
    this.#top[into] = Math.min(this.#top[into] ?? 0, this.#top[from] ?? 0);
    this.#right[into] = Math.max(this.#right[into] ?? 0, this.#right[from] ?? 0);
    this.#bottom[into] = Math.max(this.#bottom[into] ?? 0, this.#bottom[from] ?? 0);
    this.#pixels[into] = (this.#pixels[into] ?? 0) + (this.#pixels[from] ?? 0);
    return into;
  }

  grow(blob: number, start: number, end: number, y: number): void {
    this.#left[blob] = Math.min(this.#left[blob] ?? start, start);
    this.#top[blob] = Math.min(this.#top[blob] ?? y, y);
    this.#right[blob] = Math.max(this.#right[blob] ?? end, end);
    this.#bottom[blob] = y + 1;
    this.#pixels[blob] = (this.#pixels[blob] ?? 0) + end - start;
  }

  collect(most: number): Component[] {
    const components: Component[] = [];
    for (let blob = 0; blob < this.#parent.length && components.length < most; blob++) {
      if (this.#parent[blob] !== blob) continue;
      components.push({
        left: this.#left[blob] ?? 0,
        top: this.#top[blob] ?? 0,
        right: this.#right[blob] ?? 0,
        bottom: this.#bottom[blob] ?? 0,
        pixels: this.#pixels[blob] ?? 0,
      });
    }
    return components;
  }
}

/** Components that have the shape of letters or of larger parts of characters: not dots, not lines, not pictures. */
export function letterLike(components: readonly Component[]): Component[] {
  return components.filter((c) => {
    const width = c.right - c.left;
    const height = c.bottom - c.top;
    if (height < 6 || width < 2 || height > 150 || width > 300) return false;
    const fill = c.pixels / (width * height);
    return width < height * 6 && height < width * 10 && fill > 0.08 && fill < 0.95;
  });
}

/** The usual height of letters in pixels: the median of those that are no specks; 0 on a page without any. */
export function letterHeight(letters: readonly Component[]): number {
  const first = median(letters.map((c) => c.bottom - c.top));
  return median(letters.map((c) => c.bottom - c.top).filter((height) => height > first * 0.6));
}
