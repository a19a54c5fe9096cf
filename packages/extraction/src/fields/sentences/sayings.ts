import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { tidy } from '../../text/fold.ts';
import type { Candidate } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';

/** How surely a value is the one asked for that a sentence made to say it says. */
const SAID = 0.76;

/** What a question asks for, and the words of a sentence that answer it. */
export interface Saying {
  readonly kinds: readonly Kind[];
  readonly asks: RegExp;
  /** What is not meant, though the words are the same. */
  readonly but?: RegExp;
  /** The value is its group "value"; for days, the first one in what is behind it. */
  readonly says: RegExp;
}

/** What the sentences of paragraphs about one matter say of a value. */
export function saidWhere(
  matter: RegExp,
  all: readonly Saying[],
  { kind, asked }: FieldQuery,
  view: DocumentView,
): Candidate[] {
  const sayings = all.filter(
    ({ kinds, asks, but }) => kinds.includes(kind) && asks.test(asked) && but?.test(asked) !== true,
  );
  if (sayings.length === 0) return [];
  return paragraphsOf(view)
    .filter(({ text }) => matter.test(text))
    .flatMap((paragraph) => sayings.flatMap(({ says }) => said(says, paragraph, kind, view)));
}

function said(says: RegExp, { text, rangesOf }: Paragraph, kind: Kind, view: DocumentView): Candidate[] {
  const match = says.exec(text);
  if (!match) return [];
  const value = match.groups?.value;
  if (value !== undefined) {
    const from = match.index + match[0].lastIndexOf(value);
    return [candidate(tidy(value), rangesOf(from, from + value.length))];
  }
  const start = match.index + match[0].length;
  const day = readText(kind, text, view).find(({ from }) => Math.abs(from - start) < 2);
  return day ? [candidate(day.value, rangesOf(day.from, day.to))] : [];
}

const candidate = (value: string, ranges: Candidate['ranges']): Candidate => ({
  value,
  ranges,
  score: SAID,
  doubt: 'WEAK_LABEL',
});
