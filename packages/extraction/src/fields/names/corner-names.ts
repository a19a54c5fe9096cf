import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { middleX } from '../../layout/geometry.ts';
import { isContactLine, isSentence, isTitle, rateAddress } from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** Share of the page's height that its top is. */
const TOP = 0.14;
const SCORE = 0.7;

/** "The organisation at the top right": the first line in that corner that may be a name. */
export function cornerNames(
  { top, left, right, kind }: FieldQuery,
  { pages: [first] }: DocumentView,
): Candidate[] {
  if (kind !== 'company' || !first || !top || left === right) return [];
  const { width, height } = first.page;
  const segment = first.segments.find(
    ({ rect, text }) =>
      rect.top < TOP * height &&
      (right ? middleX(rect) > 0.55 * width : middleX(rect) < 0.45 * width) &&
      /^\P{Nd}*\p{L}{3}\P{Nd}*$/u.test(text) &&
      !/[:：]/u.test(text) &&
      !isTitle(text) &&
      !isContactLine(text) &&
      !isSentence(text) &&
      rateAddress(text) < 0.6,
  );
  const range = segment && trimRange({ segment, from: 0, to: segment.text.length });
  return range ? [{ value: cleanText([range]), ranges: [range], score: SCORE, doubt: 'WEAK_LABEL' }] : [];
}

/** "VK Van der Kolk B.V.": initials in front of the name they are taken of are a logo. */
export function withoutMonogram(candidate: Candidate): Candidate {
  const [range] = candidate.ranges;
  const match = /^(\p{Lu}{2,3}) (?=\p{Lu}\p{Ll})/u.exec(candidate.value);
  if (!range || !match || candidate.ranges.length > 1) return candidate;
  const rest = candidate.value.slice(match[0].length);
  const initials = (rest.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  const at = range.segment.text.indexOf(rest, range.from);
  if (!initials.startsWith(match[1] ?? '') || at < 0) return candidate;
  return { ...candidate, value: rest, ranges: [{ ...range, from: at, to: at + rest.length }] };
}
