import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { tidy } from '../../text/fold.ts';
import type { Candidate } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';

/** How surely a value in a sentence that matches is the one asked for. */
const MATCHED = 0.76;

/** What a question asks for, and the words of a sentence that answer it. */
export interface SentencePattern {
  readonly kinds: readonly Kind[];
  readonly question: RegExp;
  /** What is not meant, though the words are the same. */
  readonly unless?: RegExp;
  /** The value is its group "value"; for days, the first one in what is behind it. */
  readonly statement: RegExp;
}

/** The values that the sentences of paragraphs about one topic state. */
export function findInSentences(
  topic: RegExp,
  all: readonly SentencePattern[],
  { kind, asked }: FieldQuery,
  view: DocumentView,
): Candidate[] {
  const patterns = all.filter(
    ({ kinds, question, unless }) =>
      kinds.includes(kind) && question.test(asked) && unless?.test(asked) !== true,
  );
  if (patterns.length === 0) return [];
  return paragraphsOf(view)
    .filter(({ text }) => topic.test(text))
    .flatMap((paragraph) =>
      patterns.flatMap(({ statement }) => matchStatement(statement, paragraph, kind, view)),
    );
}

function matchStatement(
  statement: RegExp,
  { text, rangesOf }: Paragraph,
  kind: Kind,
  view: DocumentView,
): Candidate[] {
  const match = statement.exec(text);
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
  score: MATCHED,
  doubt: 'WEAK_LABEL',
});
