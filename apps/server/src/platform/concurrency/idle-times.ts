/** How long threads and processes without work are kept, in milliseconds. */
export interface IdleTimes {
  /** The last one of a pool: after this it gives its memory back. */
  readonly last: number;
  /** The others: what one can do needs no second one with the same modules in memory. */
  readonly others: number;
}

const short: IdleTimes = { last: 60_000, others: 5_000 };
/** Longer than most tests of a file need until the next document; starting one again costs up to 1.5 s of a processor. */
const long: IdleTimes = { last: 150_000, others: 30_000 };

let current = short;

/** How long this process keeps threads and processes without work. */
export function idleTimes(): IdleTimes {
  return current;
}

/** For servers of tests of anything else than the memory of an idle server. The boundaries refuse it in the product. */
export function keepIdleLonger(): void {
  current = long;
}
