import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

const METHODS =
  /(?<![\p{L}])(?:cash|contactless|credit card|debit card|card|visa|master ?card|amex|american express|che(?:que|ck)|bank transfer|wire transfer|direct debit|paypal|paypay|apple pay|google pay|suica|pasmo|icoca|nanaco|waon|quicpay|id決済|交通系ic|現金|小切手|手形|クレジットカード|クレジット|カード|電子マネー|銀行振込|振込|口座振替|代金引換|ideal|sepa|e-?wallet|touch ?'?n'? ?go)(?![\p{Script=Latin}])/giu;

/** Whether a text is a way of payment and nothing else. */
export const isPaymentMethod = (text: string): boolean => text.replace(METHODS, '').trim() === '';

/** Ways of payment named on the page, where no label says which: on receipts they head the row of what was given. */
export function paymentMethods(query: FieldQuery, view: DocumentView): Candidate[] {
  if (query.concept !== 'payment_method') return [];
  const found: Candidate[] = [];
  for (const page of view.pages) {
    for (const segment of page.segments) {
      for (const match of segment.text.matchAll(METHODS)) {
        const alone = match[0].length > segment.text.trim().length * 0.6;
        const from = match.index;
        // The date of a direct debit, the number of a card.
        if (/^ ?(?:date|day|number|no\b|日|番号)/i.test(segment.text.slice(from + match[0].length))) continue;
        found.push({
          value: match[0].trim(),
          ranges: [{ segment, from, to: from + match[0].length }],
          score: alone ? 0.68 : 0.45,
          doubt: 'WEAK_LABEL',
        });
      }
    }
  }
  return found;
}
