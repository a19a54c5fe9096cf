import type { FieldQuery } from '../../instruction/field-query.ts';
import { overlapX } from '../../layout/geometry.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsLeft } from '../../layout/neighbours.ts';
import type { Candidate } from '../candidate.ts';

const TO_DATE =
  /\b(?:year|tax year|month)[ -]to[ -]date\b|\bytd\b|\bcumulative\b|\b(?:totals?|gross|net|pay|earnings|tax|taxable|ni|insurance|pension|deductions) to date\b/i;
/** How people ask for it in other words: "since the start of the year". */
const SO_FAR =
  /\b(?:since|from) (?:the )?(?:start|beginning) of (?:the |this )?(?:tax |financial |calendar )?year\b|\b(?:this|the) (?:tax )?year so far\b|\bso far this (?:tax )?year\b/i;
/** How many rows over a sum the head of its column is looked for. */
const REACH = 14;

/** How well a sum fits whether this period's or the year's is asked: one under "Year to date" is not this period's. */
export function toDateFactor(
  { ranges: [range] }: Candidate,
  { kind, asked, avoidedTexts }: FieldQuery,
): number {
  if (kind !== 'amount' || !range) return 1;
  const wanted =
    (TO_DATE.test(asked) || SO_FAR.test(asked)) && !avoidedTexts.some((text) => /todate|ytd/.test(text));
  const { rows } = range.segment.layout;
  if (!rows.some(({ segments }) => segments.some(({ text }) => TO_DATE.test(text)))) return 1;
  return isToDate(range.segment, range.from) === wanted ? 1 : 0.55;
}

function isToDate(segment: Segment, from: number): boolean {
  if (TO_DATE.test(segment.text.slice(0, from))) return true;
  const [label] = segmentsLeft(segment);
  if (label && TO_DATE.test(label.text)) return true;
  const { rows } = segment.layout;
  for (const { segments } of rows.slice(Math.max(0, segment.row - REACH), segment.row).toReversed()) {
    const head = segments.find(
      ({ rect, text }) =>
        !/\d/.test(text) &&
        (overlapX(rect, segment.rect) > 0 ||
          (label && !/\d/.test(label.text) && overlapX(rect, label.rect) > 0)) &&
        segments.length > 1,
    );
    if (head && TO_DATE.test(head.text)) return true;
  }
  return false;
}
