import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import type { Row } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { narrow } from '../../text/narrow.ts';
import { cleanText, trimRange } from '../candidate.ts';
import type { Candidate } from '../candidate.ts';

/** A Japanese bank account on one line: 三井住友銀行 三軒茶屋支店 普通 4471182 カ）ミナト. */
const LINE =
  /(?<bank>[^\s:：、。】）)＞>／/]{1,14}(?:銀行|信用金庫|信用組合|信金|農業協同組合|農協|労働金庫))[\s／/・]*(?:(?<branch>[^\s:：、。()（）／/]{1,12}(?:支店|出張所|本店営業部|営業部|本店|店))[\s／/]*)?(?:[（(](?!\s*[普当貯])[^）)]{1,12}[）)][\s／/]*)?[（(]?\s*(?<type>普通|当座|貯蓄|普|当)\s?(?:預金|口座)?\s*[）)]?[\s／/]*(?:no\.?|№|口座番号)?[\s:：]*(?<number>\d{6,8})(?!\d)[\s／/]*(?:(?:口座)?名義人?[\s:：]*)?(?<holder>[^\d:：、。]{2,40})?/iu;

const GROUPS: Readonly<Partial<Record<ConceptId, string>>> = {
  bank: 'bank',
  branch: 'branch',
  account_type: 'type',
  account_number: 'number',
  account_holder: 'holder',
};

/** The parts of bank accounts that are printed on one line without labels of their own. */
export function bankLines(query: FieldQuery, view: DocumentView): Candidate[] {
  const group = query.concept && GROUPS[query.concept];
  if (group === undefined) return [];
  return accounts(view).flatMap((parts) => parts.get(group) ?? []);
}

const accounts = memoize((view: DocumentView): ReadonlyMap<string, Candidate>[] =>
  view.pages.flatMap((page) => page.rows.flatMap((row) => readRow(row) ?? [])),
);

function readRow(row: Row): ReadonlyMap<string, Candidate> | undefined {
  const starts: number[] = [];
  let text = '';
  for (const segment of row.segments) {
    starts.push(text.length);
    text += `${segment.text} `;
  }
  const match = /銀行|金庫|組合|信金|農協/u.test(text) ? LINE.exec(narrow(text)) : null;
  if (!match) return undefined;
  const parts = new Map<string, Candidate>();
  let at = match.index;
  for (const [name, value] of Object.entries(match.groups ?? {})) {
    if (value === undefined) continue;
    const from = narrow(text).indexOf(value, at);
    at = from + value.length;
    const index = starts.findLastIndex((start) => start <= from);
    const segment = row.segments[index];
    const start = starts[index] ?? 0;
    const range =
      segment && trimRange({ segment, from: from - start, to: Math.min(at - start, segment.text.length) });
    if (!range) continue;
    const plain = name === 'number' ? value : cleanText([range]);
    parts.set(name, { value: plain, ranges: [range], score: name === 'holder' ? 0.7 : 0.9 });
  }
  return parts;
}
