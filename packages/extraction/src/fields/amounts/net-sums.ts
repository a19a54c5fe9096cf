import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { withoutModifiers } from '../../instruction/modifiers.ts';
import { segmentsBeside } from '../../layout/neighbours.ts';
import type { Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { findAmounts } from '../../values/amount.ts';
import type { Candidate } from '../candidate.ts';
import { owedAndCarried } from './sums.ts';

/** "Net claim before GST", "Order value ex GST", "Total excluding tax": a label that says that its sum is without tax. */
const WITHOUT_TAX =
  /\b(?:before|ex|excl|excluding|exclusive of|without|net of)\b\.?\s+(?:any |the |sales )?(?:vat|gst|hst|tax|taxes)\b|^taxable (?:value|amount)\b/i;
/** A sum that leaves out what was owed before. */
const ASKS_WITHOUT_BALANCE =
  /\b(?:without|excluding|excl\.?|before|apart from|not counting)\b[^,;]*\b(?:balance|arrears|(?:carried|brought) (?:over|forward))\b/;
/** What bills call the sum of the new charges alone. */
const NEW_CHARGES =
  /^(?:total )?(?:new|current) charges\b|^(?:total )?charges (?:for )?this (?:period|month|quarter|bill)\b|^this (?:invoice|bill)$/i;
/** Letters of a label at most. */
const LABEL = 44;
/** Rows under a net sum within which its tax and its total are printed. */
const ROWS_UNDER = 5;
const PROVEN = 0.93;
const LABELLED = 0.8;
const UNPROVEN = 0.62;

interface Sum {
  readonly value: number;
  /** Lower-case text of its label. */
  readonly label: string;
  readonly candidate: Omit<Candidate, 'score'>;
}

/** Sums that are asked for without tax, or without what was owed before, by the arithmetic of the page and by their labels. */
export function netSums({ kind, tax, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'amount') return [];
  const lower = asked.toLowerCase();
  if (ASKS_WITHOUT_BALANCE.test(lower)) return withoutBalance(view);
  return tax === 'excluded' && /\p{Script=Latin}/u.test(asked)
    ? withoutTax(withoutModifiers(lower), view)
    : [];
}

/** What is said of any sum that is asked for without tax. */
const GENERAL =
  /\b(?:the|a|an|is|are|was|of|for|in|on|to|we|our|they|us|what|how|much|which|all|whole|full|but|and|still|total|subtotal|totals|sum|amount|net|value|figure|price|cost|order|invoice|bill|goods|document|paid|pay|payable|charged|billed|due|before|without|ex|excl|excluding|excluded|exclusive|sales|vat|hst|[cs]?gst|tax|taxes|discount|discounts|after)\b/g;

/** Whether all that an instruction says of a sum is general, or is said by the label, too: "cost of labour without VAT" is not the net total. */
function saysAllAsked(asked: string, label: string): boolean {
  const words =
    asked
      .split(/[,;(]/u)[0]
      ?.replace(GENERAL, ' ')
      .match(/\p{L}{3,}/gu) ?? [];
  return words.every((word) => label.includes(word.slice(0, STEM)));
}
/** Letters that forms of one word have in common. */
const STEM = 5;

function withoutTax(asked: string, view: DocumentView): Candidate[] {
  const meant = sumsLabelled(WITHOUT_TAX, view).filter(({ label }) => saysAllAsked(asked, label));
  return meant.map(({ candidate, value }) => {
    const [range] = candidate.ranges;
    return range && hasTaxUnder(value, range.segment)
      ? { ...candidate, score: PROVEN }
      : { ...candidate, score: UNPROVEN, doubt: 'WEAK_LABEL' as const };
  });
}

/** Whether a tax and the total that it makes with a sum are printed under the sum. */
function hasTaxUnder(value: number, { layout, row }: Segment): boolean {
  const under = layout.rows
    .slice(row + 1, row + 1 + ROWS_UNDER)
    .flatMap(({ segments }) => segments.flatMap(({ text }) => amountsIn(text)));
  return under.some((tax) => tax > 0 && tax < value && under.some((total) => equal(value + tax, total)));
}

function withoutBalance(view: DocumentView): Candidate[] {
  const { owed, carried } = owedAndCarried(view);
  const proven = allSums(view).filter(
    ({ value }) => value > 0 && owed.some((due) => carried.some((one) => one > 0 && equal(value + one, due))),
  );
  const labelled = sumsLabelled(NEW_CHARGES, view);
  return [
    ...proven
      .filter(({ value }) => !carried.includes(value))
      .map(({ candidate }) => ({ ...candidate, score: PROVEN })),
    ...labelled.map(({ candidate }) => ({ ...candidate, score: LABELLED })),
  ];
}

/** The last sum beside each label of a form. */
function sumsLabelled(label: RegExp, view: DocumentView): Sum[] {
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      if (segment.text.length > LABEL || !label.test(segment.text)) return [];
      return segmentsBeside(segment)
        .flatMap(sumsIn)
        .slice(-1)
        .map((sum) => ({ ...sum, label: segment.text.toLowerCase() }));
    }),
  );
}

const allSums = memoize((view: DocumentView): Sum[] =>
  view.pages.flatMap(({ segments }) => segments.flatMap(sumsIn)),
);

function sumsIn(segment: Segment): Sum[] {
  if (segment.text.length > LABEL) return [];
  return findAmounts(segment.text)
    .filter(({ formatted, percent }) => formatted && !percent)
    .map(({ value, from, to }) => ({
      label: '',
      value: Number(value),
      candidate: { value, ranges: [{ segment, from, to }] },
    }));
}

const amountsIn = (text: string): number[] =>
  text.length > LABEL ? [] : findAmounts(text).map(({ value }) => Number(value));

const equal = (one: number, other: number): boolean => Math.abs(one - other) < 0.015;
