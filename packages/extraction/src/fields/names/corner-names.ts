import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { heightOf, middleX } from '../../layout/geometry.ts';
import type { Rect } from '../../layout/geometry.ts';
import { isContactLine, isSentence, isTitle, rateAddress } from '../../values/names.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** Share of the page's height that its top is. */
const TOP = 0.14;
const SCORE = 0.7;
/** How instructions say that a name is printed so that everybody sees it. */
const LARGE =
  /\b(?:large|big|biggest|bold)\b|\b(?:heading|headline|logo|letterhead|banner|(?:colou?red |yellow |blue |red |green |black |grey )?bar)\b|大きく|大きい字|大きな字|見出し|ロゴ|太字/iu;

/** "The organisation at the top right": the first line in that corner that may be a name. */
export function cornerNames(
  { top, left, right, kind, asked }: FieldQuery,
  { pages: [first] }: DocumentView,
): Candidate[] {
  if ((kind !== 'company' && kind !== 'person') || !first) return [];
  const isProminent = LARGE.test(asked);
  if (!isProminent && (!top || left === right)) return [];
  const { width, height } = first.page;
  const isOnSide = (rect: Rect): boolean =>
    left === right || (right ? middleX(rect) > 0.55 * width : middleX(rect) < 0.45 * width);
  const there = first.segments.filter(
    ({ rect, text }) =>
      rect.top < TOP * height &&
      isOnSide(rect) &&
      /^\P{Nd}*\p{L}{3}\P{Nd}*$/u.test(text) &&
      !/[:：]/u.test(text) &&
      !isTitle(text) &&
      !isContactLine(text) &&
      !isSentence(text) &&
      rateAddress(text) < 0.6,
  );
  const largest = Math.max(...there.map(({ rect }) => heightOf(rect)));
  const segment = isProminent ? there.find(({ rect }) => heightOf(rect) > 0.9 * largest) : there[0];
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

/** The same of a person's name only. */
export const cornerPeople = (query: FieldQuery, view: DocumentView): Candidate[] =>
  query.kind === 'person' ? cornerNames(query, view) : [];
