import type { Row, Segment } from './layout.ts';

const SUM = /^[^\p{L}]{0,3}(?:[A-Z]{1,3}\$?\s?)?[-(]?\d[\d.,' ]*[.,]\d{2}[^\p{L}\d]{0,2}(?:\s?[A-Z]{3})?$/u;

/** Whether a segment is a name in a list of names with sums at one edge: what is under it is the next line, or none of the list's. */
export function isBesideSum(segment: Segment): boolean {
  const { rows, lineHeight } = segment.layout;
  const own = sumOf(rows[segment.row]);
  if (!own || rows[segment.row]?.segments[0] !== segment) return false;
  return [segment.row - 1, segment.row + 1].some((index) => {
    const other = sumOf(rows[index]);
    return other !== undefined && Math.abs(other.rect.right - own.rect.right) < lineHeight;
  });
}

/** The sum of a row of a name and a sum. */
function sumOf(row: Row | undefined): Segment | undefined {
  const [name, sum, ...more] = row?.segments ?? [];
  return name && sum && more.length === 0 && /\p{L}{3}/u.test(name.text) && SUM.test(sum.text.trim())
    ? sum
    : undefined;
}
