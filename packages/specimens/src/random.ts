/** A seeded source of choices: the same seed gives the same choices, on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of the list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries of the list (all of them where it is shorter), in the list's order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A string of `count` digits that does not start with 0. */
  digits(count: number): string;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Makes a source of choices by the mulberry32 generator. Seeds are whole numbers or any text. */
export function createRandom(seed: number | string): Random {
  let state = hash(String(seed));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  return {
    next,
    int,
    pick,
    sample: (list, count) => {
      const marked = list.map((entry, index) => ({ entry, index, key: next() }));
      const chosen = marked.sort((a, b) => a.key - b.key).slice(0, count);
      return chosen.sort((a, b) => a.index - b.index).map((mark) => mark.entry);
    },
    digits: (count) => String(int(1, 9)) + Array.from({ length: count - 1 }, () => int(0, 9)).join(''),
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
