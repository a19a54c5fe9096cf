import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Segment } from '../../layout/layout.ts';
import { columnAbove } from '../../layout/neighbours.ts';
import { narrow } from '../../text/narrow.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** What heads the column of the tax, and that of what is taxed, in a table of rates. */
const TAX_HEAD = /消費税|税額|\b(?:vat|gst|hst|pst|tax)\b/iu;
const BASE_HEAD = /対象|税抜|税別|本体|\b(?:net|excl|taxable|base|goods)\b/iu;
/** Letters of the longest cell that is a rate: 8%対象, "Standard rate 20%". */
const LONGEST = 24;
/** Rows over a row in which its head is looked for. */
const HEAD_ROWS = 8;
const SCORE = 0.84;

/** The tax, or what is taxed, of the rate asked for, in a table with a row for each rate: 8%対象 | 49,600 | 3,968. */
export function rateRows(query: FieldQuery, view: DocumentView): Candidate[] {
  const { kind, rate, concept, asked } = query;
  if (rate === undefined || kind !== 'amount') return [];
  const isBase = concept === 'tax_base' || (BASE_HEAD.test(asked) && !/税額/u.test(asked));
  if (!isBase && concept !== 'tax' && !TAX_HEAD.test(asked)) return [];
  return view.pages.flatMap(({ rows }) =>
    rows.flatMap(({ segments }) => {
      const at = segments.findIndex((one) => isRate(one, rate));
      if (at < 0) return [];
      return segments.slice(at + 1).flatMap((segment) => {
        const head = headOver(segment);
        const fits = isBase
          ? BASE_HEAD.test(head)
          : TAX_HEAD.test(head) && !BASE_HEAD.test(head) && !/[%％]|率|\brate\b/iu.test(head);
        const [sum, ...more] = readKind('amount', { segment, from: 0, to: segment.text.length }, view);
        if (!fits || !sum || more.length > 0) return [];
        return [{ value: sum.value, ranges: [{ segment, from: sum.from, to: sum.to }], score: SCORE }];
      });
    }),
  );
}

function isRate({ text }: Segment, rate: string): boolean {
  const plain = narrow(text).trim();
  const found = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u.exec(plain)?.[1];
  return plain.length <= LONGEST && found !== undefined && Number(found.replace(',', '.')) === Number(rate);
}

/** The nearest text without digits that is over a sum; empty where there is none. */
const headOver = (segment: Segment): string =>
  columnAbove(segment, HEAD_ROWS).find(({ text }) => !/\d/.test(text))?.text ?? '';
