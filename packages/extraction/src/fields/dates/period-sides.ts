import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { segmentsRight } from '../../layout/neighbours.ts';
import { linesUnder } from '../blocks/lines-under.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

const ENDS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>([
  'period_end',
  'valid_until',
  'expiry_date',
]);
/** A time of day may be between a day and the word that says which end of a period it is: 午後4時から. */
const TIME = String.raw`^\s?(?:午前|午後)?\s?(?:\d{1,2}\s?時(?:\s?\d{1,2}\s?分)?|\d{1,2}:\d{2})?\s?`;
const BEGINS = new RegExp(String.raw`${TIME}(?:から|より|以降|以後)`, 'u');
const ENDED = new RegExp(String.raw`${TIME}まで`, 'u');
/** What a day counts that its own words say is the other end. */
const OTHER_END = 0.4;

/** Days of a period by which end of it they are: 8月1日から is no last day, and the 7月31日まで under it is. */
export function bySideOfPeriod(
  candidates: readonly Candidate[],
  query: FieldQuery,
  view: DocumentView,
): Candidate[] {
  if (query.kind !== 'date') return [...candidates];
  const wanted = wantedSide(query);
  if (wanted === undefined) return [...candidates];
  return candidates.map((one) => {
    const side = sideOf(one);
    if (side === undefined || side === wanted) return one;
    const other = side === 'start' && wanted === 'end' ? endAfter(one, view) : undefined;
    return other ?? { ...one, score: one.score * OTHER_END };
  });
}

const ASKS_END = /まで|終|満了|期限|\buntil\b|\bends?\b|\bexpir|\blast day\b/iu;
const ASKS_START = /から|開始|始ま|始め|着手|\bstarts?\b|\bbegins?\b|\bfirst day\b/iu;

/** Which end of a period is asked for; the day of a paper is neither. */
function wantedSide({ concept, asked }: FieldQuery): 'start' | 'end' | 'neither' | undefined {
  if (ENDS.has(concept) || ASKS_END.test(asked)) return 'end';
  if (concept === 'period_start' || ASKS_START.test(asked)) return 'start';
  return concept === 'document_date' ? 'neither' : undefined;
}

function sideOf({ ranges: [range] }: Candidate): 'start' | 'end' | undefined {
  const behind = range?.segment.text.slice(range.to) ?? '';
  if (BEGINS.test(behind)) return 'start';
  return ENDED.test(behind) ? 'end' : undefined;
}

/** The last day that is printed beside the first, or in the line under it. */
function endAfter(start: Candidate, view: DocumentView): Candidate | undefined {
  const [range] = start.ranges;
  const near = range ? [...segmentsRight(range.segment).slice(0, 1), ...linesUnder(range.segment, 1)] : [];
  for (const next of near) {
    const [day] = readKind('date', { segment: next, from: 0, to: next.text.length }, view);
    if (day && ENDED.test(next.text.slice(day.to)))
      return { ...start, value: day.value, ranges: [{ segment: next, from: day.from, to: day.to }] };
  }
  return undefined;
}
