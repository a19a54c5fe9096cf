import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { joinWrapped } from '../blocks/torn.ts';
import { withoutSentence } from '../sentences/sentence-ends.ts';

/** A candidate without the words around its value, the gaps between its letters and the sign that are not asked for. */
export function finish<One extends Candidate>(found: One, query: FieldQuery): One {
  return {
    ...found,
    ...withoutTail(
      unspaced(withoutSign(withoutSentence(joinWrapped(found, query), query.kind), query)),
      query,
    ),
  };
}

/** 部品代として is for 部品代. */
function withoutTail(candidate: Candidate, query: FieldQuery): Candidate {
  if (query.concept !== 'subject') return candidate;
  const last = candidate.ranges.at(-1);
  const tail = /\s*(?:として|の?代金として)[。.]?\s*$/u.exec(candidate.value);
  const printed =
    last && /\s*(?:として|の?代金として)[。.]?\s*$/u.exec(last.segment.text.slice(last.from, last.to));
  if (!tail || !last || !printed || tail.index === 0) return candidate;
  const ranges = [...candidate.ranges.slice(0, -1), { ...last, to: last.from + printed.index }];
  return { ...candidate, value: candidate.value.slice(0, tail.index), ranges };
}

/** 旅 亭 月 待 の 湯: letters that are set apart are one word. */
const unspaced = (candidate: Candidate): Candidate =>
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー] ){3,}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(
    candidate.value,
  )
    ? { ...candidate, value: candidate.value.replaceAll(' ', '') }
    : candidate;

/** How much is taken off is asked for without the sign that it is printed with. */
const withoutSign = (candidate: Candidate, { isUnsigned }: FieldQuery): Candidate =>
  isUnsigned ? { ...candidate, value: candidate.value.replace(/^-(?=\d)/, '') } : candidate;
