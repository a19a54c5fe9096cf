import type { Evidence } from '#features/results/values/values.ts';

type Correction = NonNullable<Evidence['corrected']>;

/** What the server has in force in the place of corrections that this screen showed ahead of it. */
const stored = new WeakMap<Correction, Correction | null>();

/** The correction as the server has it, or the one before it if it could not be saved; null for none. */
export function inForce(shown: Correction | null): Correction | null {
  if (shown === null) return null;
  const known = stored.get(shown);
  return known === undefined ? shown : known;
}

/** Says what the server has in the place of a correction that was shown ahead of it. */
export function setInForce(shown: Correction | null | undefined, correction: Correction | null): void {
  if (shown) stored.set(shown, correction);
}
