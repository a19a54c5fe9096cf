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

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}`;

/** What a question asks for, and the words of a sentence that answer it. */
export interface Saying {
  readonly kinds: readonly Kind[];
  readonly asks: RegExp;
  /** What is not meant, though the words are the same. */
  readonly but?: RegExp;
  /** The value is its group "value"; for days, the first one in what is behind it. */
  readonly says: RegExp;
}

/** What letters of offer and contracts of employment say in sentences: the position, its first day, and who is above. */
const SAYINGS: readonly Saying[] = [
  {
    kinds: ['text'],
    asks: /\bjob title\b|\b(?:position|role|post|job)\b/i,
    but: /\b(?:sign|signs|signed|signatory|above|below|under)\b/i,
    says: /\b(?:position|role|post|job|appointment|employ(?:ed|ment)|appoint(?:ed)?|join us|work)(?: you)?(?: (?:of|as))(?: an?| our| the)? (?<value>\p{Lu}[^.,;()]{2,50}?)(?=[.,;()]| (?:at|in|with|on|from|based|reporting|starting|within)\b)/u,
  },
  {
    kinds: ['person', 'text'],
    asks: /\b(?:line )?manager\b|\bsupervisor\b|\breports? to\b|\breporting to\b|\bboss\b/i,
    says: new RegExp(
      String.raw`\b(?:report(?:s|ing)?(?: directly)? to|(?:manager|supervisor) (?:is|will be))(?: (?:the|our|your) [\p{L} ]{3,40},)? (?<value>${NAME})`,
      'u',
    ),
  },
  {
    kinds: ['date'],
    asks: /\bstart(?:s|ing)? (?:date|day|work)\b|\bfirst (?:working )?day\b|\b(?:begins?|starts?|joins?|joining)\b|\bcommence/i,
    says: /\b(?:join us|start(?:ing)?(?: (?:work|with us))?|begin(?:ning)?(?: work)?|commenc(?:e|es|ing)(?: (?:work|employment))?|first day(?: of (?:work|employment))?(?: (?:is|will be))?)(?: with us)?(?: (?:on|from))?(?: \p{L}+day,?)? (?=\d|\p{Lu}\p{L}+ \d)/u,
  },
];

/** What the sentences of a letter of employment say of a value, without any label. */
export function saidOfEmployment(query: FieldQuery, view: DocumentView): Candidate[] {
  return saidWhere(EMPLOYMENT, SAYINGS, query, view);
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

/** Words without which a paragraph is of something else. */
const EMPLOYMENT = /\b(?:position|role|post|employ\p{L}*|appoint\p{L}*|salary|interview|job|join us)\b/iu;

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
