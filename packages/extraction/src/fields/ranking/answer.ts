import { toProbability } from '../../confidence.ts';
import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { FoundValue } from '../../types.ts';
import { isContradicted } from '../amounts/sums.ts';
import { readingOf, toFound } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';
import { isProven, otherValueOf } from '../second-reading.ts';
import { judge } from './judge.ts';

/**
 * The best of candidates as an answer, judged by its rivals, the second reading of its place and the document's sums.
 * Of candidates that are not of the query's concept, pass the query without it: the sums say nothing about them.
 */
export function answerFrom(
  best: Candidate,
  all: readonly Candidate[],
  { kind, concept }: Pick<FieldQuery, 'kind' | 'concept'>,
  view: DocumentView,
): FoundValue {
  const rival = all.find((one) => one.value !== best.value);
  const other = otherValueOf(best, kind, view);
  if (other !== null && isProven(other, best.value, { concept, view }))
    return toFound({ ...best, value: other }, toProbability(best.score, readingOf(best)), null);
  const contradicted = isContradicted(Number(best.value), concept, view);
  return judge({ best, rival, all, contradicted, other });
}
