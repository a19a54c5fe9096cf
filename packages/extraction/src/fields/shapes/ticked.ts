import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';

const TICKED = '☑☒✓✔🗹';
const EMPTY = '☐□◻';
const OPTION = new RegExp(`([${TICKED}${EMPTY}■])\\s*([^${TICKED}${EMPTY}■]+)`, 'gu');
const HAS_TICK = new RegExp(`[${TICKED}■]`, 'u');
const HAS_BOX = new RegExp(`[${EMPTY}]`, 'u');
const ASKED = /\btick|\bcheck(?:ed|mark)\b|\bcrossed\b|\bselected\b|チェック|印[がの]|丸[がの]|[○◯レ]印/iu;
/** A box that is ticked is sure, which question it answers is not. */
const SCORE = 0.6;

/** Of a list of boxes to tick, ☑代金引換 ☐銀行引落, those that are ticked; other values as they are. */
export function onlyTicked(candidate: Candidate): Candidate {
  const [range] = candidate.ranges;
  if (!range || candidate.ranges.length > 1) return candidate;
  const printed = range.segment.text.slice(range.from, range.to);
  if (!HAS_TICK.test(printed) && !HAS_BOX.test(printed)) return candidate;
  const ticked = tickedIn(range.segment);
  return ticked.length === 0 ? candidate : { ...candidate, ranges: ticked, value: cleanText(ticked) };
}

/** What is ticked on the page, where the instruction asks for it and there is but one list of boxes. */
export function tickedCandidates({ asked, kind }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'text' || !ASKED.test(asked)) return [];
  const lists = view.pages.flatMap(({ rows }) =>
    rows.flatMap(({ segments }) => {
      const first = segments.find(({ text }) => HAS_TICK.test(text) || HAS_BOX.test(text));
      const ranges = first ? tickedIn(first) : [];
      return ranges.length === 0 ? [] : [ranges];
    }),
  );
  const [ranges] = lists;
  if (!ranges || lists.length > 1) return [];
  return [{ value: cleanText(ranges), ranges, score: SCORE, doubt: 'WEAK_LABEL' }];
}

/** The ticked options of a row from a segment on; none where no box of it is empty, since a mark alone ticks nothing. */
function tickedIn(segment: Segment): TextRange[] {
  const row = segment.layout.rows[segment.row]?.segments ?? [];
  const options = row.slice(row.indexOf(segment)).flatMap((one) =>
    [...one.text.matchAll(OPTION)].map((match) => ({
      isTicked: !EMPTY.includes(match[1] ?? ''),
      range: { segment: one, from: match.index + (match[1] ?? '').length, to: match.index + match[0].length },
    })),
  );
  if (options.every(({ isTicked }) => isTicked)) return [];
  return options.flatMap(({ isTicked, range }) => (isTicked ? (trimRange(range) ?? []) : []));
}
