import type { Box, Look, PlaceToLookAt } from '../types.ts';

/** Places of a document that are read again at most, and pages on which they may be: each costs time of a reading process. */
const MAX_PLACES = 30;
const MAX_PAGES = 3;
/** Places are the same to so many fractions of the page. */
const STEPS = 10_000;

/** What was seen at places that were read again, and the places that are still to be looked at. */
export class Looking {
  readonly #seen: ReadonlyMap<string, Look>;
  readonly #wanted = new Map<string, PlaceToLookAt>();

  constructor(seen: readonly Look[]) {
    this.#seen = new Map(seen.map((look) => [placeKey(look), look]));
  }

  /** What was seen at a place; undefined where nobody has looked yet: then it is wanted. */
  at(page: number, box: Box, letters: PlaceToLookAt['letters']): Look | undefined {
    const place = { page, box: rounded(box), letters };
    const key = placeKey(place);
    const seen = this.#seen.get(key);
    if (seen === undefined) this.#wanted.set(key, place);
    return seen;
  }

  /** In the order in which they were asked for. */
  get wanted(): readonly PlaceToLookAt[] {
    const pages = [...new Set([...this.#wanted.values()].map(({ page }) => page))].slice(0, MAX_PAGES);
    return [...this.#wanted.values()].filter(({ page }) => pages.includes(page)).slice(0, MAX_PLACES);
  }
}

const round = (value: number): number => Math.round(value * STEPS) / STEPS;

function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** Two places of a document with the same key are the same: what was seen at the one was seen at the other. */
export const placeKey = ({ page, box, letters }: PlaceToLookAt): string =>
  [page, box.x, box.y, box.width, box.height, letters].join(' ');
