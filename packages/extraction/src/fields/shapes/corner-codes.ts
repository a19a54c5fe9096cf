import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { heightOf, middleX } from '../../layout/geometry.ts';
import { segmentsLeft } from '../../layout/neighbours.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** Shares of the page's height that its top and its bottom are. */
const TOP = 0.2;
const BOTTOM = 0.75;
const SCORE = 0.5;
/** Small digits and plain counts are no code of a paper. */
const MIN_DIGITS = 4;

/** "Item number (top right)": a code that is printed by itself in the corner that the instruction names. */
export function cornerCodes(query: FieldQuery, { pages: [first], ...view }: DocumentView): Candidate[] {
  const { kind, top, bottom, left, right } = query;
  if (kind !== 'code' || !first || top === bottom || left === right) return [];
  const { width, height } = first.page;
  return first.segments.flatMap((segment) => {
    const { rect, text } = segment;
    const isThere =
      (top ? rect.top < TOP * height : rect.bottom > BOTTOM * height) &&
      (right ? middleX(rect) > 0.5 * width : middleX(rect) < 0.5 * width);
    const [beside] = segmentsLeft(segment);
    if (!isThere || (beside && /[:：]\s*$/u.test(beside.text))) return [];
    const whole = { segment, from: 0, to: text.length };
    const [reading, ...more] = readKind('code', whole, { ...view, pages: [first] });
    const isCode = reading && more.length === 0 && reading.to - reading.from >= 0.9 * text.trim().length;
    if (
      !isCode ||
      /^no\b/i.test(reading.value) ||
      reading.fit < 0.9 ||
      (reading.value.match(/\d/g)?.length ?? 0) < MIN_DIGITS
    )
      return [];
    const large = heightOf(rect) > 1.2 * first.lineHeight ? 0.08 : 0;
    const ranges = [{ segment, from: reading.from, to: reading.to }];
    return [{ value: reading.value, ranges, score: SCORE + large, doubt: 'WEAK_LABEL' as const }];
  });
}
