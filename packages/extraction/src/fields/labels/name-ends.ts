import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { isJapanese } from '../../text/script.ts';
import { rateCompany } from '../../values/names.ts';
import type { TextRange } from '../candidate.ts';

/** What somebody does, between two names: 土屋 健太 受付 芹沢, 北上保険事務所 担当千田由香. */
const NEXT_ROLE =
  /(?<=\p{L})[ 　]+["“”]?(?:ご?担当者?|受付者?|責任者|確認者?|承認者?|作成者?|検印|扱者|係員|レジ)(?:[ 　:：]+|(?=\p{Script=Han}{2}))(?![部課長役印])(?=\p{L})/u;
/** A company or an office, whose somebody the next one is. */
const OFFICE = /(?:[部課室科店局所]|センター|事務所|窓口)$/u;
const MIN_COMPANY = 0.75;

/** A name in Japanese without what is behind it in its line: the label of another value, or who does another thing. Of an office and its somebody the one that is asked for. */
export function nameIn(range: TextRange, { kind }: FieldQuery, view: DocumentView): TextRange {
  if (kind !== 'person' && kind !== 'company') return range;
  const text = range.segment.text.slice(range.from, range.to);
  if (!isJapanese(text)) return range;
  const to = endOfName(range, view);
  const role = NEXT_ROLE.exec(text.slice(0, to - range.from));
  if (role === null) return { ...range, to };
  const first = text.slice(0, role.index).trim();
  const isOffice = OFFICE.test(first) || rateCompany(first) >= MIN_COMPANY;
  return kind === 'person' && isOffice
    ? { ...range, from: range.from + role.index + role[0].length, to }
    : { ...range, to: range.from + role.index };
}

/** Where the next known label begins that is between two spaces: 氏名 山田 太郎 電話 03-1234-5678. */
function endOfName({ segment, from, to }: TextRange, view: DocumentView): number {
  const next = (view.labelsIn.get(segment) ?? []).find(
    (hit) =>
      hit.from < to &&
      hit.to - hit.from > 1 &&
      /\p{L}[ 　]+$/u.test(segment.text.slice(from, hit.from)) &&
      /^[ 　:：]+\S/u.test(segment.text.slice(hit.to, to)),
  );
  return next?.from ?? to;
}
