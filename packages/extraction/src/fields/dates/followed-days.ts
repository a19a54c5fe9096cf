import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { readKind } from '../read-kind.ts';

/** What Japanese prints behind a day to say what it is: the first asks, the second follows the day. */
const FOLLOWED: readonly (readonly [RegExp, RegExp])[] = [
  // 令和7年5月31日 締切分, 2026.10.31 締
  [/締め?切?|〆/u, /^\s?(?:締め?切?り?|〆切?)(?:分|日)?(?!\p{L})/u],
  // 2026年9月30日現在における残高
  [/基準日|(?:いつ|何日)(?:現在|時点|の時点)|現在の日付/u, /^\s?(?:現在|時点)/u],
  // 令和八年七月十三日付けで申請のあった
  [/申請(?:した|の?(?:年月)?日|日)|いつ申請/u, /^\s?付け?(?:で|の)?申請/u],
  [/(?:注文|発注)書の日付|注文書はいつ/u, /^\s?付け?(?:の|で)?\s?(?:注文|発注)書?/u],
  [/返送|返信|回答期限/u, /^\s?まで[^。]{0,40}(?:返送|返信|回答)/u],
];
const SCORE = 0.8;

/** A day by what is printed right behind it. */
export function followedDays({ concept, kind, asked }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'date' && !(concept === 'closing_day' && kind === 'text')) return [];
  const behind = FOLLOWED.find(([asks]) => asks.test(asked))?.[1];
  if (behind === undefined) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) =>
      readKind('date', { segment, from: 0, to: segment.text.length }, view)
        .filter(({ to }) => behind.test(segment.text.slice(to)))
        .map(({ value, from, to, fit }) => ({ value, ranges: [{ segment, from, to }], score: SCORE * fit })),
    ),
  );
}
