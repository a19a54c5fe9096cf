import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { isMeasure } from '../../instruction/asked-form.ts';
import type { Segment } from '../../layout/layout.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import type { Candidate, TextRange } from '../candidate.ts';
import type { Reading } from '../read-kind.ts';
import { withOfficePrefix } from './code-prefix.ts';
import { nameIn } from './name-ends.ts';
import { readQuery } from './read-query.ts';

/** The values that a text range has for a query, in reading order; each as strong as its label, less how badly it fits. */
export function fromRange(
  range: TextRange,
  query: FieldQuery,
  view: DocumentView,
  strength: number,
): Candidate[] {
  if (range.to <= range.from) return [];
  const own = readQuery(nameIn(measuredIn(range, query), query, view), query, view);
  const all =
    query.kind === 'code' ? own.map((one) => withOfficePrefix(one, range.segment, range.from)) : own;
  const plain = all.filter((reading) => !isAside(range, reading));
  // 金 221,936円也（うち消費税 20,176円）: what is in the brackets is part of the sum before them.
  const readings = WHOLE_SUMS.has(query.concept) && plain.length > 0 ? plain : all;
  return readings.map((reading, index) =>
    toCandidate(reading, range.segment, strength * orderFactor(query, readings, index)),
  );
}

/** "702 kg. No prices stated": what is measured ends with its unit. */
function measuredIn(range: TextRange, { kind, concept }: FieldQuery): TextRange {
  if (kind !== 'text' || concept === undefined || !isMeasure(concept)) return range;
  const measure = MEASURE.exec(range.segment.text.slice(range.from, range.to));
  return measure ? { ...range, to: range.from + measure[0].length } : range;
}
const MEASURE =
  /^[\s:：]*\d[\d .,]*\s?(?:kgs?|tonnes?|t|lbs?|g|mt|m3|m³|cbm|l|litres?|kwh|mwh|km|miles|mi)(?![\p{L}\d])/iu;

const WHOLE_SUMS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>([
  'total',
  'amount_due',
  'subtotal',
]);

/** In brackets that name what it is. */
const isAside = ({ segment, from }: TextRange, reading: Reading): boolean =>
  /[(（][^)）]*\p{L}[^)）]*$/u.test(segment.text.slice(from, reading.from));

/** The first value behind a label counts most, of amounts in one row the last: 小計 3点 1,200 . */
function orderFactor(query: FieldQuery, readings: readonly Reading[], index: number): number {
  if (query.kind === 'amount')
    return 1 - 0.04 * (readings.length - 1 - index) - (readings.length - 1 - index > 0 ? 0.06 : 0);
  if ((query.concept === 'period_end' || query.concept === 'expiry_date') && readings.length > 1)
    return index === readings.length - 1 ? 1 : 0.6;
  return index === 0 ? 1 : 0.7 - 0.05 * index;
}

function toCandidate(reading: Reading, segment: Segment, strength: number): Candidate {
  return {
    value: reading.value,
    ranges: [{ segment, from: reading.from, to: reading.to }],
    score: strength * reading.fit,
    doubt: reading.doubt,
  };
}

/** Where the next label with a colon begins in a segment, after `from`; at its end where there is none. */
export function nextLabelStart(segment: Segment, from: number, view: DocumentView): number {
  const next = (view.labelsIn.get(segment) ?? []).find(
    (hit) => hit.from >= from + 1 && /^\s?[:：]/u.test(segment.text.slice(hit.to)) && hit.quality >= 0.7,
  );
  return next?.from ?? segment.text.length;
}
