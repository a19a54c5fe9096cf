/** Guards and arithmetic for whole numbers. Billing never counts in fractions, so nothing here divides into one. */

/** True for a whole number within `min` and `max`, both included. NaN, infinities and fractions are not. */
export function isWholeWithin(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
}

/** Throws a RangeError unless `value` is a whole number of at least `min`: a wrong count must never become a wrong bill. */
export function assertWhole(name: string, value: number, min = 0): void {
  if (!Number.isSafeInteger(value) || value < min) {
    throw new RangeError(`${name} must be a whole number of at least ${min}, not ${value}`);
  }
}

/**
 * `dividend / divisor`, rounded up. Exact for every safe integer: a fraction of at least 1 / divisor does not get lost in
 * rounding as long as the dividend stays below 2^53.
 */
export function divideRoundingUp(dividend: number, divisor: number): number {
  return Math.ceil(dividend / divisor);
}
