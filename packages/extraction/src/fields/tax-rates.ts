import type { Wish } from '../instruction/wish.ts';
import { segmentsAbove } from '../layout/neighbours.ts';
import { narrow } from '../text/narrow.ts';
import type { Candidate } from './candidate.ts';

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?[%％]/g;

/** How well a sum fits the tax rate that was asked for: its row names that rate, another, or none. */
export function rateFactor(candidate: Candidate, wish: Wish): number {
  if (wish.rate === undefined || wish.kind !== 'amount') return 1;
  const rates = ratesBeside(candidate);
  if (rates.includes(plain(wish.rate))) return 1.05;
  return rates.length > 0 ? 0.4 : 0.75;
}

/** The rates printed in the candidate's row left of it, nearest last; in the row above where its own names none. */
function ratesBeside(candidate: Candidate): string[] {
  const stretch = candidate.stretches[0];
  if (!stretch) return [];
  const { layout, row } = stretch.segment;
  const own = (layout.rows[row]?.segments ?? [])
    .filter((segment) => segment.rect.left <= stretch.segment.rect.left)
    .map((segment) => (segment === stretch.segment ? segment.text.slice(0, stretch.from) : segment.text))
    .join(' ');
  const rates = ratesIn(own);
  if (rates.length > 0) return rates.slice(-1);
  // A column's head names the rate of the sum under it, and no other column's.
  const head = segmentsAbove(stretch.segment, stretch.segment.rect, 2)[0];
  const above = head ? ratesIn(head.text) : [];
  if (head && (above.length > 0 || /税|tax|vat|gst/iu.test(head.text))) return above.slice(-1);
  return ratesIn((layout.rows[row - 1]?.segments ?? []).map((segment) => segment.text).join(' ')).slice(-1);
}

const ratesIn = (text: string): string[] =>
  [...narrow(text).matchAll(RATE)].map((match) => plain(match[1] ?? ''));
const plain = (rate: string): string => String(Number(rate.replace(',', '.')));
