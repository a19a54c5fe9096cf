import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { segmentsAbove } from '../../layout/neighbours.ts';
import { narrow } from '../../text/narrow.ts';
import type { Candidate } from '../candidate.ts';

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?[%％]/g;

/** How far over a sum its column's head is looked for, in line heights. */
const HEAD_REACH = 3;

/** How well a sum fits the tax rate that was asked for: its row names that rate, another, or none. */
export function rateFactor(candidate: Candidate, query: FieldQuery): number {
  if (query.rate === undefined || query.kind !== 'amount') return 1;
  const rates = ratesBeside(candidate);
  if (rates.includes(plain(query.rate))) return 1.05;
  if (rates.length > 0) return 0.4;
  // Where a row has that rate's own tax, a sum without a rate is another one.
  if (rowsOf(candidate).some((row) => isTaxOf(plain(query.rate ?? ''), row))) return 0.45;
  // A tax without a rate is the usual one's: a reduced rate that the page does not name was not applied.
  return Number(query.rate) < MIN_USUAL_RATE && !isNamed(plain(query.rate), candidate) ? 0.3 : 0.75;
}

/** A tax with its amount, and what a tax is taken of. */
const TAX_OF_RATE = /(?:消費税|税額|\b(?:tax|vat|gst)\b).*\d{2}[円\s]*$/iu;
const BASE_OF_RATE = /対象|税抜|税込|税別|\b(?:net|excl|taxable|base|before)\b/iu;

/** The usual rate of no country that taxes goods at a reduced one is lower. */
const MIN_USUAL_RATE = 10;

const isNamed = (rate: string, candidate: Candidate): boolean =>
  rowsOf(candidate).some((text) => ratesIn(text).includes(rate));

const isTax = (row: string): boolean => TAX_OF_RATE.test(row) && !BASE_OF_RATE.test(row);
const isTaxOf = (rate: string, row: string): boolean => ratesIn(row).includes(rate) && isTax(row);

/** The texts of all rows of the page that a candidate is on. */
const rowsOf = ({ ranges }: Candidate): string[] =>
  (ranges[0]?.segment.layout.rows ?? []).map(({ segments }) => segments.map(({ text }) => text).join(' '));

/** The rates printed in the candidate's row left of it, nearest last; in the row above where its own names none. */
function ratesBeside(candidate: Candidate): string[] {
  const range = candidate.ranges[0];
  if (!range) return [];
  const { layout, row } = range.segment;
  const own = (layout.rows[row]?.segments ?? [])
    .filter((segment) => segment.rect.left <= range.segment.rect.left)
    .map((segment) => (segment === range.segment ? segment.text.slice(0, range.from) : segment.text))
    .join(' ');
  const rates = ratesIn(own);
  if (rates.length > 0) return rates.slice(-1);
  // A column's head names the rate of the sum under it, and no other column's.
  const over = headByOrder(range.segment) ?? segmentsAbove(range.segment, range.segment.rect, HEAD_REACH)[0];
  const head = over && isTax(over.text) ? undefined : over;
  const above = head ? ratesIn(head.text) : [];
  if (head && (above.length > 0 || /税|tax|vat|gst/iu.test(head.text))) return above.slice(-1);
  const before = (layout.rows[row - 1]?.segments ?? []).map((segment) => segment.text).join(' ');
  // 10%消費税 163 is a sum of its own: what follows it, 消費税額 399, may be the tax of all rates.
  if (isTax(before)) return [];
  const beside = ratesIn(before);
  // A row that names several rates names none for a sum under all of them.
  return new Set(beside).size > 1 ? [] : beside.slice(-1);
}

/** The head of a sum in a row of as many sums as the row above has heads. */
function headByOrder(segment: Segment): Segment | undefined {
  const [heads, sums] = [segment.layout.rows[segment.row - 1], segment.layout.rows[segment.row]];
  if (!heads || !sums || heads.segments.length !== sums.segments.length || sums.segments.length < 3)
    return undefined;
  return heads.segments[sums.segments.indexOf(segment)];
}

const ratesIn = (text: string): string[] =>
  [...narrow(text).matchAll(RATE)].map((match) => plain(match[1] ?? ''));
const plain = (rate: string): string => String(Number(rate.replace(',', '.')));
