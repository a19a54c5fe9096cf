import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';

/** Numbers that are known by their form wherever they are printed: the first asks, the second is the form. */
const CODED: readonly (readonly [RegExp, RegExp])[] = [
  // Three digits of the airline, eight of the bill.
  [/\bair ?way ?bill\b|\bawb\b/, /(?<![\d-])\d{3}[- ]\d{4} ?\d{4}(?![\d-])/],
  // ISO 6346.
  [/\bcontainer\b/, /(?<![A-Z\d])[A-Z]{3}[UJZ] ?\d{6}[- ]?\d(?!\d)/],
  // 自動車登録番号: place, class, kana and four figures.
  [
    /ナンバー|車番|(?:車|車両)の?(?:登録)?番号|登録番号|number ?plate|licen[cs]e plate/,
    /[\p{Script=Han}ァ-ヶ]{1,4}\s?\d{2,3}[A-Z]?\s?\p{Script=Hiragana}\s?(?:\d{1,2}[-‐]\d{2}|\d{1,4})(?!\d)/u,
  ],
  [
    /\bvin\b|\bchassis\b|\bvehicle identification/,
    /(?<![A-Z\d])(?=[A-HJ-NPR-Z\d]*\d)(?=[A-HJ-NPR-Z\d]*[A-Z])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/,
  ],
  // Of the number of a card some figures are hidden; the last ones are its end.
  [/\blast (?:four|4)\b.*\bcard|\bcard ending/, /(?<=[Xx*•●]{4}[ -]?)\d{4}(?!\d)/],
  [/\bcard (?:number|no)\b/, /(?<![\p{L}\d*])(?:\d{4}[ -]?){1,2}[Xx*•● -]{4,12}\d{4}(?!\d)/u],
  // British and Swedish number plates, by themselves.
  [
    /\bnumber ?plate|\b(?:vehicle|truck|lorry|car)(?:'s)? (?:registration|reg)\b|\blicen[cs]e plate/,
    /^\s*(?:[A-Z]{2}\d{2} [A-Z]{3}|[A-Z]{3} \d{2}[A-Z\d])\s*$/,
  ],
];

/** A number without a label whose form says what it is. */
export function codedShapes({ kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'code' && kind !== 'text' && kind !== 'registration') return [];
  const forms = CODED.filter(([asks]) => asks.test(asked.toLowerCase()));
  return forms.flatMap(([, form]) => numbersIn(form, view));
}

function numbersIn(form: RegExp, view: DocumentView): Candidate[] {
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const match = form.exec(segment.text);
      if (!match) return [];
      const ranges = [{ segment, from: match.index, to: match.index + match[0].length }];
      return [{ value: match[0].trim(), ranges, score: 0.8, doubt: 'WEAK_LABEL' as const }];
    }),
  );
}
