import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { ConceptId } from '../../lexicon/index.ts';
import { narrow } from '../../text/narrow.ts';
import type { Candidate } from '../candidate.ts';

/** How surely a number is what is asked for that only its counter says. */
const COUNTED = 0.62;

/** What counters count: 2名様, 3泊, 4個口. */
const COUNTERS: Readonly<Partial<Record<ConceptId, RegExp>>> = {
  guests: /(?<![\d:：.,/-])(?<value>\d{1,3})\s?(?:名様|名|人)(?![\p{Script=Han}\p{Script=Katakana}])/u,
  nights: /(?<![\d:：.,/-])(?<value>\d{1,3})\s?泊/u,
  packages: /(?<![\d:：.,/-])(?<value>\d{1,4})\s?(?:個口|梱包|箱口|口(?=\s|$))/u,
};

/** In a longer text a counter counts anything, but for this one. */
const LONGEST = 24;
const OWN_COUNTER = /\d\s?個口/u;

/** Numbers that no label is beside, by what they count. */
export function countedNumbers({ concept }: FieldQuery, view: DocumentView): Candidate[] {
  const counter = concept && COUNTERS[concept];
  if (counter === undefined) return [];
  return view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      if (segment.text.length > LONGEST && !OWN_COUNTER.test(segment.text)) return [];
      const match = counter.exec(narrow(segment.text));
      const value = match?.groups?.value;
      if (!match || value === undefined) return [];
      const ranges = [{ segment, from: match.index, to: match.index + match[0].length }];
      return [{ value: String(Number(value)), ranges, score: COUNTED, doubt: 'WEAK_LABEL' as const }];
    }),
  );
}
