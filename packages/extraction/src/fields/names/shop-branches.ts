import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

/** 浜坂通店 in a line of its own: which of its shops a chain's receipt is from. */
const SHOP = /^[^\s\d:：、。()（）]{2,14}(?<!支|本|売|当|商|代理)店$/u;
const ASKS_SHOP = /^(?:どの|何という)?(?:支店|店舗|お?店)(?:の)?(?:名前?|名称)?$/u;
/** Rows from the top in which it is printed. */
const ROWS = 6;
const SCORE = 0.66;

/** Which shop of a chain it is, where a receipt has it under the chain's name. */
export function shopBranches({ concept, edges, asked }: FieldQuery, view: DocumentView): Candidate[] {
  const isAsked =
    edges.end?.endsWith('店') === true || (concept === 'branch' && ASKS_SHOP.test(asked.trim()));
  if (!isAsked || !view.documentTypes.has('receipt')) return [];
  const rows = view.pages[0]?.rows.slice(1, ROWS) ?? [];
  return rows.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      SHOP.test(segment.text.trim())
        ? [
            {
              value: segment.text.trim(),
              ranges: [{ segment, from: 0, to: segment.text.length }],
              score: SCORE,
              doubt: 'WEAK_LABEL' as const,
            },
          ]
        : [],
    ),
  );
}
