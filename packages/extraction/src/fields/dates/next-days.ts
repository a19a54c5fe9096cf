import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { candidatesAt } from '../label-candidates.ts';
import type { Candidate } from '../candidate.ts';
import { printedLabels } from '../printed/label-forms.ts';
import type { PrintedLabel } from '../printed/label-forms.ts';
import { readKind } from '../read-kind.ts';

const ASKS =
  /^(?:the )?next\b|^次(?:回|の|は|に)|\bnext (?:time|appointment|inspection|visit|reading|payment)\b|\bagain\b/iu;
const LABEL = /^\s*(?:次回|次の)|^\s*next\b/iu;
const SCORE = 0.74;

/** 次の車検はいつまでか, "when do they have to come again": the day at the label that speaks of the next time. */
export function nextDays({ kind, asked, ...query }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'date' || !ASKS.test(asked)) return [];
  const labels = printedLabels(view).filter(({ segment, from, to }) =>
    LABEL.test(segment.text.slice(from, to)),
  );
  return labels
    .flatMap((label) => {
      const own = dayIn(label, view);
      if (own) return [own];
      const plain = { ...query, asked, kind, concept: undefined };
      return candidatesAt({ ...label, strength: SCORE, relation: 'beside' }, plain, view);
    })
    .map((one) => ({ ...one, doubt: one.doubt ?? ('WEAK_LABEL' as const) }));
}

/** "Next examination before 11.11.2026": the day is in the text that begins with the label. */
function dayIn({ segment, from }: PrintedLabel, view: DocumentView): Candidate | undefined {
  const [day] = readKind('date', { segment, from, to: segment.text.length }, view);
  if (!day || day.fit < 0.7) return undefined;
  return {
    value: day.value,
    ranges: [{ segment, from: day.from, to: day.to }],
    score: SCORE,
    doubt: day.doubt,
  };
}
