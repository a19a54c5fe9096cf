import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** A tax and its rate right before a sum: "VAT 3.8%: 54.18". */
const TAX_AT =
  /(?:vat|gst|hst|tax|mwst|tva|iva)\W{0,3}(?:at |of |@ ?)?(\d{1,2}(?:[.,]\d{1,2})?)\s?%\W{0,4}(?:[A-Z]{3}\s?)?$/iu;

/** The tax of the rate that is asked for, where the rate is printed right before it, be it among others in one line. */
export function inlineRates({ kind, concept, rate }: FieldQuery, view: DocumentView): Candidate[] {
  if (rate === undefined || kind !== 'amount' || concept !== 'tax') return [];
  return view.pages.flatMap((page) =>
    page.segments.flatMap((segment) =>
      readKind('amount', { segment, from: 0, to: segment.text.length }, view).flatMap((sum) => {
        const named = TAX_AT.exec(segment.text.slice(0, sum.from))?.[1];
        if (named === undefined || Number(named.replace(',', '.')) !== Number(rate)) return [];
        return [
          { value: sum.value, ranges: [{ segment, from: sum.from, to: sum.to }], score: 0.9 * sum.fit },
        ];
      }),
    ),
  );
}
