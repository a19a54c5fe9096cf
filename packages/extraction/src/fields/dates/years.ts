import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { heightOf } from '../../layout/geometry.ts';
import { narrow } from '../../text/narrow.ts';
import type { Candidate } from '../candidate.ts';

const ASKED =
  /^(?:the )?(?:(?:tax|fiscal|financial|calendar|school|assessment) year|(?:which|what) year|year)\b|何年[分度]?|^年[分度]$|年度$|^年$/iu;
const YEAR =
  /(?:(?:令和|平成|昭和)\s?(?:\d{1,2}|元)|(?:19|20)\d{2})\s?年\s?[分度]|(?<![\d/.-])(?:FY\s?)?(?:19|20)\d{2}(?:\s?[/–-]\s?(?:19|20)?\d{2})?(?![\d/.,-]|\s?年\s?\d)/u;
/** Share of the first page's height in which a paper says of which year it is. */
const HEAD = 0.3;
/** How much of its segment a year without 分 or 度 is. */
const ALONE = 0.9;

/** The year that a paper is of, where its head says it: 令和6年分, "2025" beside the title. */
export function yearsOfPaper({ asked }: FieldQuery, { pages: [first] }: DocumentView): Candidate[] {
  if (!first || !ASKED.test(asked.trim())) return [];
  return first.segments.flatMap((segment) => {
    if (segment.rect.top > HEAD * first.page.height) return [];
    const text = narrow(segment.text);
    const match = YEAR.exec(text);
    if (!match) return [];
    const said = /[分度]$/u.test(match[0]);
    if (!said && match[0].length < ALONE * text.trim().length) return [];
    const large = heightOf(segment.rect) > 1.2 * first.lineHeight ? 0.08 : 0;
    const ranges = [{ segment, from: match.index, to: match.index + match[0].length }];
    return [
      {
        value: match[0].replace(/\s/g, ''),
        ranges,
        score: (said ? 0.66 : 0.5) + large,
        doubt: 'WEAK_LABEL' as const,
      },
    ];
  });
}
