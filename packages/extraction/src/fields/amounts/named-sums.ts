import type { FieldQuery } from '../../instruction/field-query.ts';
import { withoutSurroundings } from '../../instruction/places.ts';
import { overlapX } from '../../layout/geometry.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import type { Candidate } from '../candidate.ts';

/** Sums that are asked for in many words; the words of a part of them are more than that. */
const GENERAL_SUMS: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>([
  'total',
  'amount_due',
  'subtotal',
  'tax',
]);
/** What an instruction says of any sum: that it is one, of what paper, where it is printed, with or without tax. */
const GENERAL =
  /合計|総額|総計|小計|金額|価格|請求|支払|領収|精算|決済|入金|送金|振込|代金|料金|費用|消費税|税込|税抜|税率|税額|課税|対象|軽減|標準|本体|全部|全体|合わせ|今回|今月|当月|当期|最終|最後|実際|差引|残高|残額|取引|購入|売上|販売|買上|利用|見積|注文|発注|受注|納品|納入|書類|伝票|明細|内訳|数字|印字|記載|表示|記号|単位|単価|会社|相手|当社|貴社|弊社|顧客|お客様|取引先|得意先|仕入先|一番|中央|右上|右下|左上|左下|項目|以外|同じ|円|額/gu;
const WORD = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

/**
 * Whether an instruction names a part, 高速道路の実費は全部でいくら, and the sum that was found for it is printed with none of those words beside or
 * above it: it is rather the sum of everything.
 */
export function isOfAnotherPart({ ranges: [range] }: Candidate, { asked, concept }: FieldQuery): boolean {
  if (!GENERAL_SUMS.has(concept) || range === undefined) return false;
  const plain = withoutSurroundings(asked)
    .replace(/[(（][^)）]*[)）]/gu, ' ')
    .replace(/[。、].*$/u, '')
    .replace(GENERAL, ' ');
  const words = plain.match(WORD) ?? [];
  if (words.length === 0) return false;
  const { segment } = range;
  const { rows } = segment.layout;
  const beside = rows[segment.row]?.segments ?? [];
  const above = rows.slice(Math.max(0, segment.row - 2), segment.row).flatMap(({ segments }) => segments);
  const printed = [...beside, ...above.filter(({ rect }) => overlapX(rect, segment.rect) > 0)]
    .map(({ text }) => text.replaceAll(/\s/g, ''))
    .join(' ');
  return !words.some((word) => pairsOf(word).some((pair) => printed.includes(pair)));
}

const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
