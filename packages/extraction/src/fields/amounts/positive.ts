import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

/** What a negative sum counts where a positive one may be what is due. */
const NEGATIVE = 0.6;
const LIKELY = 0.5;

/** "Applied balance -50.00" is taken off what is due; a total is negative only where every likely one is. */
export function preferPositive(
  candidates: readonly Candidate[],
  { concept, asked }: FieldQuery,
): Candidate[] {
  const isSum = concept === 'total' || concept === 'amount_due' || concept === 'subtotal';
  if (!isSum || /credit|refund|negative|minus|返金|マイナス|値引/iu.test(asked)) return [...candidates];
  const isPositive = candidates.some(({ value, score }) => score >= LIKELY && Number(value) > 0);
  if (!isPositive) return [...candidates];
  return candidates.map((one) => (Number(one.value) < 0 ? { ...one, score: one.score * NEGATIVE } : one));
}
