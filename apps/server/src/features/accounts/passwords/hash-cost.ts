/** What one hash costs, as Argon2's options. */
interface HashCost {
  readonly algorithm: 2;
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

// Argon2id, about 100 ms of one core (`npm run bench passwords` measures it); more than three times the memory that OWASP asks for at least.
// The 2 is the library's `Algorithm.Argon2id`, an ambient enum that cannot be imported here.
const full: HashCost = { algorithm: 2, memoryCost: 65_536, timeCost: 4, parallelism: 1 };
const cheap: HashCost = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 };

let current = full;

/** What hashes of passwords cost in this process. */
export function hashCost(): HashCost {
  return current;
}

/**
 * For tests of anything else than the cost: hashes cost next to nothing in this process. The boundaries refuse it in the product.
 * @returns what makes them cost again what they cost in the product
 */
export function cheapenHashes(): () => void {
  current = cheap;
  return () => {
    current = full;
  };
}
