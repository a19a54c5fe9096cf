/**
 * A value that exists by construction: the first row of a query that always returns one, the other half of a pair.
 * @throws Error if it is missing after all, so that a wrong assumption fails where it is made
 */
export function required<Value>(value: Value | null | undefined, what = 'A value'): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
