import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { toRect, overlapX, overlapY } from '../../layout/geometry.ts';
import { fold } from '../../text/fold.ts';
import type { FoundValue } from '../../types.ts';
import { textOf } from '../candidate.ts';
import type { Candidate, TextRange } from '../candidate.ts';
import { rankCandidates } from '../ranking/rank.ts';
import { clauseAnswers } from '../worded/clause-answers.ts';
import { labelAnswers } from '../worded/label-answers.ts';
import type { RatedLabel } from '../worded/labels.ts';
import type { Span } from './span.ts';

/** A value that the rules or the label model have for a question, with how well it fits by their measure. */
export interface Rival {
  readonly value: string;
  readonly text: string;
  /** The same, as texts are compared. */
  readonly folded: string;
  readonly fit: number;
  readonly ranges: readonly TextRange[];
}

/** What the rules and the label model have for a question, each list with the best first. */
export interface Rivals {
  readonly rules: readonly Rival[];
  readonly labels: readonly Rival[];
  readonly clauses: readonly Rival[];
}

const MAX = { rules: 12, labels: 10, clauses: 5 };

/** What else may answer a question. */
export const rivalsOf = (query: FieldQuery, view: DocumentView, labels: readonly RatedLabel[]): Rivals => ({
  rules: rankCandidates(query, view)
    .slice(0, MAX.rules)
    .map((one) => rivalOf(one, one.score)),
  labels: labelAnswers(query, view, [...labels])
    .slice(0, MAX.labels)
    .map((one) => rivalOf(one, one.fit)),
  clauses: clauseAnswers(query, view)
    .slice(0, MAX.clauses)
    .map((one) => rivalOf(one, one.fit)),
});

function rivalOf({ value, ranges }: Pick<Candidate, 'value' | 'ranges'>, fit: number): Rival {
  const text = textOf({ ranges });
  return { value, ranges, text, folded: fold(text), fit };
}

/** Whether two values are the same, as they mean or as they are printed. */
export const isSame = (
  one: Pick<Rival, 'value' | 'folded'>,
  other: Pick<Rival, 'value' | 'folded'>,
): boolean => one.value === other.value || one.folded === other.folded;

/** A value of the rules or the label model as a span of its own. */
export const spanOfRival = ({ value, text, folded, ranges }: Rival): Span => ({
  value,
  text,
  folded,
  ranges,
  kinds: new Set([
    /^-?\d+(?:\.\d+)?$/.test(value) ? 'amount' : /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text',
  ]),
  cuts: new Set(['rules']),
});

/** What the rules found as a rival: its words are looked for where its box is. Undefined where nothing was found. */
export function foundRival(
  { value, text, page, box, confidence }: FoundValue,
  view: DocumentView,
): Rival | undefined {
  const layout = view.pages.find((one) => one.page.number === page);
  if (value === null || text === null || layout === undefined || box === null) return undefined;
  const rect = toRect(box, layout.page);
  const segments = layout.segments.filter(
    (one) => overlapX(one.rect, rect) > 0 && overlapY(one.rect, rect) > 0,
  );
  const holder = segments.find((one) => one.text.includes(text));
  const from = holder?.text.indexOf(text) ?? 0;
  const ranges =
    holder === undefined
      ? segments.map((segment) => ({ segment, from: 0, to: segment.text.length }))
      : [{ segment: holder, from, to: from + text.length }];
  return ranges.length === 0
    ? undefined
    : { value, text, folded: fold(text), ranges, fit: (confidence ?? 0) / 100 };
}
