import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { candidatesAt } from '../label-candidates.ts';
import { nearestLabels } from './labels.ts';

/** A label that is less near to a question does not contest another one's value. */
const MIN_NEARNESS = 0.7;

/**
 * Whether the printed label that is nearest to a question by the label model, of those with a value of its kind, has other values than
 * the one that was found. Of values at 90 or more on documents nothing was written from, every second of such was wrong.
 */
export function isContested(query: FieldQuery, value: string, view: DocumentView): boolean {
  for (const { segment, to, kind, rate } of nearestLabels(query, view)) {
    if (rate < MIN_NEARNESS || segment.text.includes(value)) return false;
    const values = candidatesAt(
      { segment, from: 0, to, strength: 0.7, relation: 'beside' },
      { ...query, kind, concept: undefined },
      view,
    ).map((one) => one.value);
    if (values.length > 0) return !values.includes(value);
  }
  return false;
}
