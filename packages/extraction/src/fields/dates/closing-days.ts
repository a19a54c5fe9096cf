import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** What follows the day on which an account is closed: 令和7年5月31日 締切分, 2026.10.31 締. */
const CLOSED = /^\s?(?:締め?切?り?|〆切?)(?:分|日)?(?!\p{L})/u;
const SCORE = 0.8;

/** The day that a bill says it is closed on, behind the day itself. */
export function closingDays({ concept, kind }: FieldQuery, view: DocumentView): Candidate[] {
  if (concept !== 'closing_day' || (kind !== 'date' && kind !== 'text')) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      readKind('date', { segment, from: 0, to: segment.text.length }, view)
        .filter(({ to }) => CLOSED.test(segment.text.slice(to)))
        .map(({ value, from, to, fit }) => ({ value, ranges: [{ segment, from, to }], score: SCORE * fit })),
    ),
  );
}
