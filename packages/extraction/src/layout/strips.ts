import { memoize } from '../memoize.ts';
import { overlapX } from './geometry.ts';
import type { PageLayout, Row, Segment } from './layout.ts';
import { pairedBelow } from './neighbours.ts';

/** Letters of the longest label in a strip. */
const LONGEST = 28;

const NUMBER = /^[^\p{L}]{0,3}\d[\d.,']*[^\p{L}\d]{0,2}(?:円|%)?$/u;
const SUM = /^[^\p{L}]{0,3}\d[\d.,']*[.,]\d{2,3}[^\p{L}\d]{0,2}$/u;

/** Rows of labels over rows of values, as forms set them: "Filed on | Department | Emp. #" over what each of them is. */
const strips = memoize((layout: PageLayout): ReadonlySet<Row> => {
  const found = new Set<Row>();
  layout.rows.forEach((row, index) => {
    const under = layout.rows[index + 1];
    if (under && isStrip(row, under, layout)) found.add(row);
  });
  return found;
});

/** Whether a text is in a row of labels that has its values under it. */
export function isInStrip({ layout, row }: Segment): boolean {
  const own = layout.rows[row];
  return own !== undefined && strips(layout).has(own);
}

/** Whether a label is in a row of three or more each of which has a number under it, most of them sums. */
export function isOverSum({ layout, row }: Segment): boolean {
  const labels = layout.rows[row]?.segments ?? [];
  if (labels.length < 3 || labels.some(({ text }) => SUM.test(text))) return false;
  const next = layout.rows[row + 1]?.segments ?? [];
  // Labels with figures, "30 days", are paired with nothing.
  const isPaired = next.length === labels.length && next.every(({ text }) => SUM.test(text));
  const values = isPaired
    ? next.map(({ text }) => text)
    : labels.map((label) => pairedBelow(label)?.text ?? '');
  return (
    values.every((text) => NUMBER.test(text)) &&
    2 * values.filter((text) => SUM.test(text)).length > values.length
  );
}

function isStrip(row: Row, under: Row, layout: PageLayout): boolean {
  if (row.segments.length < 3 || under.rect.top - row.rect.bottom > 1.6 * layout.lineHeight) return false;
  if (row.segments.some(({ text }) => text.length > LONGEST || !/\p{L}/u.test(text))) return false;
  // "30 days" over a sum, among others of its like.
  const sums =
    under.segments.length === row.segments.length && under.segments.every(({ text }) => SUM.test(text));
  if (!sums && row.segments.some(({ text }) => /\d/.test(text))) return false;
  const covered = row.segments.filter(({ rect }) =>
    under.segments.some((one) => overlapX(one.rect, rect) > 0),
  );
  if (covered.length < row.segments.length - 1) return false;
  return under.segments.filter(({ text }) => /\d/.test(text)).length * 3 >= row.segments.length;
}
