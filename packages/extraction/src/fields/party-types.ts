import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import type { ConceptId } from '../lexicon/index.ts';
import type { Candidate } from './candidate.ts';

/** What parties are called by their trade in instructions, and the words that their names then carry. */
const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /hotel|ホテル|宿(?!泊者)|旅館/,
    /\b(?:hotel|inn|lodge|resort|motel|hostel|guest ?house)\b|ホテル|旅館|イン$|荘$/iu,
  ],
  [
    /bank|銀行|金融機関/,
    /\bbank\b|building society|\bsavings\b|credit union|銀行|信用金庫|信用組合|信金|労働金庫|農業協同組合/iu,
  ],
  [
    /school|college|university|学校|学園|大学/,
    /\b(?:school|college|academy|university|institute)\b|学校|学園|学院|大学|幼稚園|保育園/iu,
  ],
  [
    /clinic|hospital|practice|病院|医院|クリニック|診療所/,
    /\b(?:clinic|hospital|practice|surgery|medical|dental|health)\b|病院|医院|クリニック|診療所|歯科/iu,
  ],
  [/insurer|insurance|保険会社|引受/, /\b(?:insurance|assurance|mutual)\b|保険|共済/iu],
  [
    /authority|taxoffice|役所/,
    /\b(?:council|revenue|authority|treasury)\b|役所|役場|税務署|税事務所|水道局/iu,
  ],
];

/** What only the papers of a trade speak of. */
const TRADE_LABELS: readonly (readonly [readonly ConceptId[], RegExp])[] = [
  [['nights', 'nightly_rate', 'folio_number', 'arrival', 'departure', 'room'], /hotel/],
];

/** A party asked for by its trade is the one whose name says so, where one does: of two companies the hotel. */
export function preferTyped(
  candidates: readonly Candidate[],
  query: FieldQuery,
  view: DocumentView,
): Candidate[] {
  const type = TYPES.find(([asked]) => asked.test(query.folded))?.[1] ?? typeOfIssuer(query, view);
  if (type === undefined || !candidates.some(({ value }) => type.test(value))) return [...candidates];
  return candidates.map((one) => ({
    ...one,
    score: type.test(one.value) ? Math.max(one.score, 0.72) : one.score * 0.6,
  }));
}

/** The words in the name of who issued it, where the paper is one of a trade: a hotel's bill is not by its guest's company. */
function typeOfIssuer({ party }: FieldQuery, view: DocumentView): RegExp | undefined {
  if (party !== 'issuer') return undefined;
  const trade = TRADE_LABELS.find(
    ([labels]) =>
      labels.filter((label) => (view.labelsOf.get(label) ?? []).some((hit) => hit.quality >= 0.85)).length >
      1,
  )?.[1];
  return trade && TYPES.find(([asked]) => asked.source.startsWith(trade.source))?.[1];
}
