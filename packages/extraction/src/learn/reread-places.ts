import type { Box, RereadPlace, PlaceToReread } from '../types.ts';

/** Places of a document that are read again at most, and pages on which they may be: each costs time of a reading process. */
const MAX_PLACES = 30;
const MAX_PAGES = 3;
/** Places are the same to so many fractions of the page. */
const STEPS = 10_000;

/** Places of a document that were read again, and those that are still to be read. */
export class Rereads {
  readonly #read: ReadonlyMap<string, RereadPlace>;
  readonly #requested = new Map<string, PlaceToReread>();

  constructor(read: readonly RereadPlace[]) {
    this.#read = new Map(read.map((place) => [placeKey(place), place]));
  }

  /** What was read at a place; undefined if it has not been read again yet: then it is requested. */
  at(page: number, box: Box, letters: PlaceToReread['letters']): RereadPlace | undefined {
    const place = { page, box: rounded(box), letters };
    const key = placeKey(place);
    const read = this.#read.get(key);
    if (read === undefined) this.#requested.set(key, place);
    return read;
  }

  /** In the order in which they were asked for. */
  get requested(): readonly PlaceToReread[] {
    const pages = [...new Set([...this.#requested.values()].map(({ page }) => page))].slice(0, MAX_PAGES);
    return [...this.#requested.values()].filter(({ page }) => pages.includes(page)).slice(0, MAX_PLACES);
  }
}

const round = (value: number): number => Math.round(value * STEPS) / STEPS;

function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** Two places of a document with the same key are the same: what was read at one was read at the other. */
export const placeKey = ({ page, box, letters }: PlaceToReread): string =>
  [page, box.x, box.y, box.width, box.height, letters].join(' ');
