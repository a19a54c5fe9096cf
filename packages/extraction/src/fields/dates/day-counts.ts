import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

const ASKED = /\b(?:number of|how many) days\b/i;
/** "1 May 2026 to 31 July 2026 (92 days)", "Billing days: 92": days that are counted beside a period. */
const COUNTED = /(?:[(（]|\b(?:days|period)\s*:?\s*)(?<value>\d{1,3})(?:\s?days?\s*[)）]|\s*$)/iu;
const SCORE = 0.86;

/** The days of a period as a number, where they are counted behind it. */
export function dayCounts({ asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (!ASKED.test(asked)) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      if (!/\bdays?\b/i.test(segment.text)) return [];
      const match = COUNTED.exec(segment.text);
      const value = match?.groups?.value;
      if (!match || value === undefined) return [];
      const from = match.index + match[0].indexOf(value);
      return [{ value, ranges: [{ segment, from, to: from + value.length }], score: SCORE }];
    }),
  );
}
