import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** What is done to a paper and signed for with a day: the first asks, the second is printed before the day. */
const ACTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bapprov/, /\bapprov/i],
  [/\bauthori[sz]/, /\bauthori[sz]/i],
  [/\bsign(?:ed|ing|ature)?\b/, /\bsign(?:ed|ature)\b/i],
  [/\breceiv|\breceipt of/, /\breceived (?:by|on)\b/i],
  [/\bcheck(?:ed|ing)?\b|\bverif/, /\b(?:checked|verified) (?:by|on)\b/i],
  [/\binspect/, /\binspect/i],
  [/\bcertif/, /\bcertified\b/i],
  [/\bcollect/, /\bcollected (?:by|on)\b/i],
];

/** "Approved by A. Vos | on 06/11/25": the day of what is done, in the row that says who did it. */
export function actionDates({ kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'date') return [];
  const printed = ACTIONS.find(([asks]) => asks.test(asked.toLowerCase()))?.[1];
  if (printed === undefined) return [];
  return view.pages.flatMap(({ rows }) =>
    rows.flatMap(({ segments }) => {
      const first = segments.findIndex(({ text }) => printed.test(text));
      const days =
        first < 0
          ? []
          : segments.slice(first).flatMap((segment) =>
              readKind('date', { segment, from: 0, to: segment.text.length }, view)
                .filter(
                  ({ fit, from }) =>
                    fit > 0.7 && (segment !== segments[first] || from > segment.text.search(printed)),
                )
                .map((day) => ({ day, segment })),
            );
      const [own] = days;
      if (!own) return [];
      const { day, segment } = own;
      return [
        {
          value: day.value,
          ranges: [{ segment, from: day.from, to: day.to }],
          score: 0.93,
          doubt: day.doubt ?? ('WEAK_LABEL' as const),
        },
      ];
    }),
  );
}
