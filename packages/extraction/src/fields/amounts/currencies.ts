import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

/** "108.99 GBP", "USD 84,500.00", "Amount EUR": a currency by its code beside sums or over them. */
const CODE = '(?:USD|EUR|GBP|JPY|CHF|AUD|NZD|CAD|SGD|HKD|CNY|INR|ZAR|SEK|NOK|DKK|PLN|KRW|TWD|THB|MYR|AED)';
const BESIDE = new RegExp(
  String.raw`(?<![A-Z])(?:${CODE}(?=\s?\d)|(?<=\d\s?)${CODE}(?![A-Z])|(?<=(?:[Aa]mount|AMOUNT|[Tt]otal|TOTAL|[Vv]alue|VALUE|[Pp]rice|PRICE)s?\s*[(]?)${CODE}(?![A-Z]))`,
  'gu',
);
const SCORE = 0.72;

/** The currency by the code beside the sums, where all of them have the same. */
export function currencies({ concept }: FieldQuery, view: DocumentView): Candidate[] {
  if (concept !== 'currency') return [];
  const found = view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      [...segment.text.matchAll(BESIDE)].map((match) => {
        const range = { segment, from: match.index, to: match.index + match[0].length };
        return { value: match[0], ranges: [range], score: SCORE };
      }),
    ),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}
