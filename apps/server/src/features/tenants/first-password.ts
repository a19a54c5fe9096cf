import { randomInt } from 'node:crypto';

const letters = {
  lower: 'abcdefghijkmnpqrstuvwxyz',
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digit: '23456789',
  special: '!@#$%&*',
};

/** A first password of 14 characters, 12 of them random, without characters that look alike, because it may be copied from paper. */
export function makePassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const all = letters.lower + letters.upper + letters.digit;
  const middle = Array.from({ length: 10 }, () => pick(all)).join('');
  return pick(letters.upper) + pick(letters.lower) + middle + pick(letters.special) + pick(letters.digit);
}
