import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { cleanText } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

const MEASURE = String.raw`\d[\d,.' ]*\s?`;

/** Texts that are known by their shape, so that what is printed behind them is no part of them. */
const SHAPES: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  sort_code: /(?<![\d-])(?:\d{2}[- ]\d{2}[- ]\d{2}|\d{3}-\d{3}|\d{8,9}|\d{6})(?![\d-])/u,
  usage: new RegExp(
    String.raw`${MEASURE}(?:kWh|MWh|m³|m3|㎥|GB|MB|therms?|units?|gal(?:lons)?|ccf|l(?:itres)?)\b|${MEASURE}㎥`,
    'iu',
  ),
  weight: new RegExp(String.raw`${MEASURE}(?:kgs?|lbs?|g|t|tonnes?|oz)\b`, 'iu'),
};
/** How much a text counts that has no such shape. */
const OTHER = 0.45;
/** A sum of money is no weight; a bare number may be one whose unit is in its label. */
const BARE_NUMBER = /^\d{1,3}(?:,?\d{3})*(?:\.\d{1,3})?$/u;

/** A labelled text cut to the shape of its concept; less likely where it has none of it. */
export function cutToShape(candidate: Candidate, { concept, asked }: FieldQuery): Candidate {
  const shape = concept && SHAPES[concept];
  const [range] = candidate.ranges;
  if (!shape || !range || candidate.ranges.length > 1) return candidate;
  // A Japanese bank's code has four digits, and other units are printed there.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(asked + range.segment.text))
    return candidate;
  const match = shape.exec(range.segment.text.slice(range.from, range.to));
  if (!match)
    return BARE_NUMBER.test(candidate.value) && concept !== 'sort_code'
      ? candidate
      : { ...candidate, score: candidate.score * OTHER };
  const from = range.from + match.index;
  const cut = { ...range, from, to: from + match[0].length };
  return { ...candidate, value: cleanText([cut]), ranges: [cut] };
}
