import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { TextRange } from '../candidate.ts';
import { readKind } from '../read-kind.ts';
import type { Reading } from '../read-kind.ts';

/** What a text range contains for a query: of a period the end that is asked for, of a reference all its words. */
export function readQuery(range: TextRange, query: FieldQuery, view: DocumentView): Reading[] {
  const readings = readKind(query.kind, range, view);
  const { text } = range.segment;
  if (query.concept === 'period_start' || query.concept === 'effective_date')
    return readings.filter((one) => !RANGE_BEFORE.test(text.slice(range.from, one.from)));
  if (query.concept === 'period_end' || query.concept === 'expiry_date')
    return readings.filter((one) => !RANGE_AFTER.test(text.slice(one.to, range.to)));
  // 更新料 | 新賃料の1か月分: a sum said in months' rents.
  if (query.kind === 'amount' && readings.length === 0 && IN_MONTHS.test(text.slice(range.from, range.to)))
    return readKind('text', range, view).map((one) => ({ ...one, fit: 0.8, doubt: 'WEAK_LABEL' as const }));
  if (query.concept === 'reference' || query.concept === 'payment_reference') {
    const whole = readKind('text', range, view).filter((one) =>
      /^(?=.*\p{L})[^:：]+(?:\s[^\s:：]+){1,5}$/u.test(one.value),
    );
    if (whole.length > 0) return whole;
  }
  return readings;
}

const IN_MONTHS = /^[\s:：]*(?:\S{0,12}の)?\d+(?:\.\d+)?\s?[かヶカケヵ箇]月分?\s*$/u;
const RANGE_BEFORE = /\d[^\d]{0,4}\s*(?:[-–—~～〜]|to|until|bis|au|から)\s*$/iu;
const RANGE_AFTER = /^\s*(?:[-–—~～〜]|to|until|bis|au|から)\s*\S{0,4}\s?\d/iu;
