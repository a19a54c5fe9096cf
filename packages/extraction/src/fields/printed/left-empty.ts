import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { FoundValue } from '../../types.ts';
import { askedForms, printedLabels } from './label-forms.ts';
import { printedValues } from './printed-values.ts';

/** A value at another label is kept where it is surer than this, in percent. */
const MAX_UNSURE = 79;

/**
 * Whether the very label that the instruction repeats is printed with no day beside or below it, as 回答日 on a form to be filled in: a day
 * that was found at another label is another one. Only of days: a sum may be printed far from its label, large and by itself.
 */
export function isLeftEmpty(query: FieldQuery, found: FoundValue, view: DocumentView): boolean {
  if (query.kind !== 'date' || found.reason !== 'WEAK_LABEL' || (found.confidence ?? 0) > MAX_UNSURE)
    return false;
  const { exact } = askedForms(query);
  const labels = printedLabels(view).filter(
    ({ segment, from, to, forms }) =>
      from === 0 && to === segment.text.length && [...forms].some((form) => exact.has(form)),
  );
  if (labels.length === 0) return false;
  return !printedValues(query, view).some(({ score }) => score > 0);
}
