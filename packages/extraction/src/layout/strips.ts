import { memoize } from '../memoize.ts';
import { overlapX } from './geometry.ts';
import type { PageLayout, Row, Segment } from './layout.ts';

/** Letters of the longest label in a strip. */
const LONGEST = 28;

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

/** Whether a label is in a row of them each of which has a sum under it. */
export function isOverSum(segment: Segment): boolean {
  const { layout, row } = segment;
  const [own, under] = [layout.rows[row], layout.rows[row + 1]];
  return (
    isInStrip(segment) &&
    own?.segments.length === under?.segments.length &&
    (under?.segments ?? []).every(({ text }) => SUM.test(text))
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
