import { heightOf } from './geometry.ts';
import type { Segment } from './layout.ts';
import { segmentsRight } from './neighbours.ts';

/** Letters of each line of a label of two lines at most. */
const LONGEST = 40;
/** How far under the first line the second begins at most, and how far from its edge, in line heights. */
const NEAR = 0.8;
const EDGE = 0.5;

/** The first line of a label of which a segment is the second, with the value beside that: "Balance after this" over "payment | 9.00". */
export function firstLineOf(second: Segment): Segment | undefined {
  const [value] = segmentsRight(second);
  if (!value || !/^\p{Ll}/u.test(second.text) || second.text.length > LONGEST) return undefined;
  const { layout, rect, row } = second;
  const above = layout.rows[row - 1]?.segments ?? [];
  const first = above.find((one) => Math.abs(one.rect.left - rect.left) < EDGE * layout.lineHeight);
  if (!first || !isLine(first) || rect.top - first.rect.bottom > NEAR * heightOf(rect)) return undefined;
  const isAlone = above.every(
    (one) => one === first || one.rect.left > value.rect.right || one.rect.right < rect.left,
  );
  return isAlone && first.rect.right < value.rect.left + layout.lineHeight ? first : undefined;
}

/** The second line of a label of two lines, at its first. */
export const secondLineOf = (first: Segment): Segment | undefined =>
  first.layout.rows[first.row + 1]?.segments.find((one) => firstLineOf(one) === first);

const isLine = ({ text }: Segment): boolean =>
  text.length <= LONGEST && /^\p{Lu}/u.test(text) && !/[:：.!?]\s*$|\d{3}/u.test(text);
