import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import type { PageLayout, Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';
import type { Reading } from '../read-kind.ts';

const ASKED =
  /\b(?<which>first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|last|final) (?:instal?ment|(?:monthly |scheduled )?payment of the (?:plan|schedule))\b/i;
const WHICH: readonly RegExp[] = [
  /^(?:first|1)/i,
  /^(?:second|2)/i,
  /^(?:third|3)/i,
  /^(?:fourth|4)/i,
  /^(?:fifth|5)/i,
  /^(?:sixth|6)/i,
];
/** What a schedule of instalments is headed by. */
const HEADING = /\binstal?ments?\b|\bpayment (?:plan|schedule)\b|\bschedule of payments\b/i;
/** Fewer days with sums are no schedule. */
const MIN_PAIRS = 3;
const SCORE = 0.76;
const KINDS: ReadonlySet<Kind> = new Set(['amount', 'date', 'number', 'text']);

interface Instalment {
  readonly day: Reading & { readonly segment: Segment };
  readonly sum: Reading & { readonly segment: Segment };
}

/** "First instalment": of a schedule of days and sums the one whose day comes first, second, … or last. */
export function instalments({ kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  const which = ASKED.exec(asked)?.groups?.which;
  if (which === undefined || !KINDS.has(kind)) return [];
  const place = WHICH.findIndex((pattern) => pattern.test(which));
  return schedules(view).flatMap((schedule) => {
    const one = schedule.at(place);
    if (!one) return [];
    const { segment, from, to, value } = kind === 'date' ? one.day : one.sum;
    const printed = kind === 'text' ? segment.text.slice(from, to) : value;
    return [{ value: printed, ranges: [{ segment, from, to }], score: SCORE, doubt: 'WEAK_LABEL' as const }];
  });
}

const schedules = memoize((view: DocumentView): (readonly Instalment[])[] =>
  view.pages.flatMap((page) => {
    const heading = page.segments.find(({ text }) => text.length < 60 && HEADING.test(text));
    const found = heading ? pairsUnder(heading, page, view) : [];
    return found.length < MIN_PAIRS ? [] : [found.toSorted((a, b) => a.day.value.localeCompare(b.day.value))];
  }),
);

/** Every day that is directly followed by a sum in the rows under a heading, up to the first row without one. */
function pairsUnder(heading: Segment, { rows }: PageLayout, view: DocumentView): Instalment[] {
  const found: Instalment[] = [];
  for (const { segments } of rows.slice(heading.row + 1)) {
    const values = segments.flatMap((segment) =>
      [...valuesIn('date', segment, view), ...valuesIn('amount', segment, view)].toSorted(
        (a, b) => a.from - b.from,
      ),
    );
    const pairs = values.flatMap((day, index) => {
      const sum = values[index + 1];
      return day.kind === 'date' && sum?.kind === 'amount' ? [{ day, sum }] : [];
    });
    if (pairs.length === 0 && found.length > 0) break;
    found.push(...pairs);
  }
  return found;
}

const valuesIn = (kind: 'date' | 'amount', segment: Segment, view: DocumentView) =>
  readKind(kind, { segment, from: 0, to: segment.text.length }, view)
    .filter(({ fit }) => fit > 0.6)
    .map((reading) => ({ ...reading, kind, segment }));
