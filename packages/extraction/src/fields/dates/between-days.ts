import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import { paragraphsOf } from '../sentences/paragraphs.ts';
import { findMentions } from '../../lexicon/index.ts';

/** "… between 24 March 2026 and 27 March 2026": two days that something happens between. */
const BEFORE = /\b(?:between|from)\s*$/iu;
const JOINED = /^\s*(?:and|to|until|[-–—])\s*$/iu;
const LAST = /\b(?:second|latest|last|later|final)\b|\bno later\b|\bat the latest\b/i;
const FIRST = /\b(?:first|earliest|earlier|soonest)\b/i;
const SCORE = 0.72;
/** Letters before a pair of days that say what happens between them. */
const REACH = 80;

/** The first or the last of the days that a sentence says something happens between, if it is what is asked for. */
export function betweenDays({ kind, asked, concept }: FieldQuery, view: DocumentView): Candidate[] {
  if (kind !== 'date' || concept === undefined || LAST.test(asked) === FIRST.test(asked)) return [];
  return paragraphsOf(view).flatMap(({ text, rangesOf }) => {
    const days = readText('date', text, view).filter(({ fit }) => fit > 0.7);
    return days.flatMap((start, index) => {
      const end = days[index + 1];
      if (!end || !JOINED.test(text.slice(start.to, end.from))) return [];
      const before = text.slice(Math.max(0, start.from - REACH), start.from);
      const isSpokenOf = findMentions(before.toLowerCase()).some((one) => one.concept === concept);
      if (!BEFORE.test(before) || !(isSpokenOf || SAYS[concept]?.test(before) === true)) return [];
      const { value, from, to } = LAST.test(asked) ? end : start;
      return [{ value, ranges: rangesOf(from, to), score: SCORE, doubt: 'WEAK_LABEL' as const }];
    });
  });
}

/** How sentences say what happens, in addition to the words that instructions use. */
const SAYS: Readonly<Partial<Record<NonNullable<FieldQuery['concept']>, RegExp>>> = {
  delivery_date: /\b(?:deliver|arrive|arrival|reach|ship|dispatch)/i,
};
