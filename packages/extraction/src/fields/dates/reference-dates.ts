import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { segmentsBelow, segmentsLeft, segmentsRight } from '../../layout/neighbours.ts';
import type { Segment } from '../../layout/layout.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** Papers that others refer to by number and day. */
const REFERRED: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  invoice_date: /\binvoice\b/i,
  order_date: /\border\b/i,
  contract_date: /\b(?:contract|agreement)\b/i,
  quote_date: /\b(?:quote|quotation|offer|estimate)\b/i,
  delivery_date: /\bdelivery note\b/i,
};
const JOINS = /^(?:of|dated|from)\s*[:.]?$/i;

/** "Refers to invoice | of" over F25-03380 | 19-08-2025: the day of another paper that this one names. */
export function referenceDates({ concept }: FieldQuery, view: DocumentView): Candidate[] {
  const paper = concept && REFERRED[concept];
  if (paper === undefined) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const [before] = segmentsLeft(segment);
      if (!before || !JOINS.test(segment.text.trim()) || !paper.test(before.text)) return [];
      const near = [...segmentsRight(segment).slice(0, 1), ...segmentsBelow(segment, segment.rect, 2)];
      return near.flatMap((place) => dayIn(place, view)).slice(0, 1);
    }),
  );
}

function dayIn(segment: Segment, view: DocumentView): Candidate[] {
  const [day] = readKind('date', { segment, from: 0, to: segment.text.length }, view);
  if (!day || day.fit <= 0.7) return [];
  const ranges = [{ segment, from: day.from, to: day.to }];
  return [{ value: day.value, ranges, score: 0.84, doubt: day.doubt ?? ('WEAK_LABEL' as const) }];
}
