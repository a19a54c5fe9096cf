import type { Random } from '../../specimens/src/random.ts';

/** A number of the normal distribution, by Box and Muller. */
export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
