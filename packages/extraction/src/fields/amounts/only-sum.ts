import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { isJapanese } from '../../text/script.ts';
import { memoize } from '../../memoize.ts';
import { findAmounts } from '../../values/amount.ts';
import type { Candidate } from '../candidate.ts';

const SCORE = 0.6;

/** 代金231,000円 in a letter: what is to be paid is the only sum of money that the paper speaks of. English ones say in the same clause what a sum is for. */
export function onlySum({ concept, kind }: FieldQuery, view: DocumentView): readonly Candidate[] {
  return kind === 'amount' && (concept === 'total' || concept === 'amount_due') ? onlySumOf(view) : [];
}

const onlySumOf = memoize((view: DocumentView): Candidate[] => {
  const sums = view.pages
    .flatMap(({ segments }) => segments)
    .flatMap((segment) =>
      findAmounts(segment.text)
        .filter(({ currency, formatted, percent }) => !percent && (currency || formatted))
        .map(({ value, from, to, currency }) => ({ value, currency, range: { segment, from, to } })),
    );
  const [first] = sums.filter(({ currency }) => currency);
  if (first === undefined || sums.some(({ value }) => value !== first.value)) return [];
  if (!isJapanese(first.range.segment.text)) return [];
  return [{ value: first.value, ranges: [first.range], score: SCORE, doubt: 'WEAK_LABEL' }];
});
