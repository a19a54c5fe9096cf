/** What a value is to the system that imports it: a day, money, a count, or text that is never to be calculated with. */
export type ValueKind = 'date' | 'amount' | 'number' | 'text';

/** What a field's values must be like, as its template says. */
export interface ValueFormat {
  readonly kind?: ValueKind | undefined;
  /** A document without it is to be looked at. */
  readonly required?: boolean | undefined;
  /** `9` is a digit, `A` a letter, `?` any character, `*` any number of any; everything else is itself. */
  readonly pattern?: string | undefined;
  /** The only values that there are. */
  readonly list?: readonly string[] | undefined;
  /** The smallest and the largest value, both allowed: a day as YYYY-MM-DD, or a plain number. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Whether a value in its normalised form (days YYYY-MM-DD, numbers plain) is as the format says. Width and case of letters do not matter. */
export function fitsFormat(value: string, { kind, pattern, list, min, max }: ValueFormat): boolean {
  const folded = foldValue(value);
  return (
    isOfKind(value, kind) &&
    (pattern === undefined || matchesPattern(folded, foldValue(pattern))) &&
    (list === undefined || list.some((entry) => foldValue(entry) === folded)) &&
    (min === undefined || compare(value, min, kind) >= 0) &&
    (max === undefined || compare(value, max, kind) <= 0)
  );
}

/**
 * A value that fits, as the format writes it: an entry of the list in the list's own spelling, and what fits a pattern in usual widths. Any
 * other value does not change.
 */
export function inFormat(value: string, format: ValueFormat): string {
  if (!fitsFormat(value, format)) return value;
  const folded = foldValue(value);
  const entry = format.list?.find((one) => foldValue(one) === folded);
  if (entry !== undefined) return entry;
  return format.pattern === undefined ? value : value.normalize('NFKC').trim();
}

/** Whether a value is a day or a number where one is wanted; every value is text. */
export function isOfKind(value: string, kind: ValueKind | undefined): boolean {
  if (kind === 'date') return isDay(value);
  return kind === undefined || kind === 'text' || /^-?\d+(?:\.\d+)?$/.test(value);
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  );
}

function compare(value: string, bound: string, kind: ValueKind | undefined): number {
  if (kind !== 'date') return Number(value) - Number(bound);
  return value < bound ? -1 : Number(value > bound);
}

function foldValue(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/** Goes once over both; at a `*` it remembers where to continue when what follows does not match (time: their lengths multiplied). */
function matchesPattern(value: string, pattern: string): boolean {
  let [at, on, star, from] = [0, 0, -1, 0];
  while (at < value.length) {
    if (pattern[on] === '*') [star, from, on] = [on, at, on + 1];
    else if (on < pattern.length && matchesOne(value.charAt(at), pattern.charAt(on)))
      [at, on] = [at + 1, on + 1];
    else if (star >= 0) [from, at, on] = [from + 1, from + 1, star + 1];
    else return false;
  }
  return /^\**$/.test(pattern.slice(on));
}

function matchesOne(character: string, wanted: string): boolean {
  if (wanted === '9') return /\d/.test(character);
  if (wanted === 'A') return /\p{L}/u.test(character);
  return wanted === '?' || wanted === character;
}
