import { heightOf, overlapX } from './geometry.ts';
import type { Segment } from './layout.ts';
import { segmentsRight } from './neighbours.ts';
import { isDivided, isParted } from './rules.ts';

/** How far under its label a value begins at most, in line heights. */
const REACH = 1.3;

/**
 * Whether a label has its value under itself, as its neighbour on the right has: labels without digits over values
 * with digits, or both at the top of ruled cells. What is beside such a label is another label.
 */
export function isOverValue(segment: Segment): boolean {
  const [beside] = segmentsRight(segment);
  // Japanese forms set label and value side by side in cells under each other.
  if (
    !beside ||
    !/\p{Script=Latin}/u.test(segment.text) ||
    hasDigits(segment) ||
    hasDigits(beside) ||
    /[:：]\s*$/u.test(beside.text)
  )
    return false;
  const [own, other] = [valueUnder(segment), valueUnder(beside)];
  if (!own || !other || own === other) return false;
  if (hasDigits(own) && hasDigits(other)) return true;
  const { strokes } = segment.layout;
  return (
    isParted(strokes, segment.rect, beside.rect) &&
    !isDivided(strokes, segment.rect, own.rect) &&
    !isDivided(strokes, beside.rect, other.rect)
  );
}

const hasDigits = ({ text }: Segment): boolean => /\d/.test(text);

/** What begins under a segment, close to it. */
function valueUnder({ layout, row, rect }: Segment): Segment | undefined {
  for (const next of layout.rows.slice(row + 1, row + 3)) {
    if (next.rect.top - rect.bottom > REACH * Math.max(layout.lineHeight, heightOf(rect))) return undefined;
    const under = next.segments.find((one) => overlapX(one.rect, rect) > 0);
    if (under) return under;
  }
  return undefined;
}
