import type { DocumentView } from '../../../document.ts';
import type { FieldQuery } from '../../../instruction/field-query.ts';
import { heightOf, overlapX, overlapY, toRect } from '../../../layout/geometry.ts';
import { fold } from '../../../text/fold.ts';
import type { FoundValue } from '../../../types.ts';
import { textOf } from '../../candidate.ts';
import { likelyKinds } from '../answer-kinds.ts';
import { valuesAt } from '../label-answers.ts';
import type { LabelAnswer } from '../label-answers.ts';
import type { RatedLabel } from '../labels.ts';

/** Where a value is, seen from a label that names it, or that it shares a row or a column with: then it is one of several that the label has. */
export function placeAt(
  { value, page, box }: FoundValue,
  { segment, from, to }: RatedLabel,
  view: DocumentView,
): 'named' | 'row' | 'column' | undefined {
  if (fold(segment.text.slice(from, to)).includes(fold(value ?? ''))) return 'named';
  const layout = view.pages.find((one) => one.page.number === page);
  if (layout === undefined || layout !== segment.layout || box === null) return undefined;
  const place = toRect(box, layout.page);
  if (overlapY(place, segment.rect) > heightOf(segment.rect) / 2) return 'row';
  const isBelow = place.top >= segment.rect.bottom - 1;
  return isBelow && overlapX(place, segment.rect) > 0 ? 'column' : undefined;
}

/** Whether a value is in the line above or below an answer: a label may have values in two lines, from and until. */
export function isNextTo({ page, box }: FoundValue, { ranges }: LabelAnswer): boolean {
  const segment = ranges[0]?.segment;
  if (segment === undefined || box === null || segment.layout.page.number !== page) return false;
  const place = toRect(box, segment.layout.page);
  return overlapX(place, segment.rect) > 0 && -overlapY(place, segment.rect) < heightOf(segment.rect);
}

/** The label that leads to a value; of several the one that is nearest to the question. */
export function ownLabel(
  found: FoundValue,
  query: FieldQuery,
  labels: readonly RatedLabel[],
  view: DocumentView,
): RatedLabel | undefined {
  const [likely] = likelyKinds(query);
  const kinds = [...new Set([query.kind, likely?.kind ?? 'text', 'text' as const])];
  const isItsValue = (label: RatedLabel): boolean =>
    kinds.some((kind) =>
      valuesAt(label, { ...query, kind, concept: undefined }, view).some(
        (one) => one.value === found.value || textOf(one).includes(found.text ?? ''),
      ),
    );
  return labels.find((label) => !isValue(label) && isAround(found, label, view) && isItsValue(label));
}

/** What is mostly digits is no label of the value below it. */
const isValue = ({ label }: RatedLabel): boolean =>
  label.replaceAll(/[^\d〇一二三四五六七八九十]/gu, '').length * 4 > label.length;

/** Whether a label is where that of a value may be: in its row, or over it. */
function isAround({ page, box }: FoundValue, { segment }: RatedLabel, view: DocumentView): boolean {
  const layout = view.pages.find((one) => one.page.number === page);
  if (layout === undefined || layout !== segment.layout || box === null) return false;
  const place = toRect(box, layout.page);
  return overlapY(place, segment.rect) > 0 || overlapX(place, segment.rect) > 0;
}
