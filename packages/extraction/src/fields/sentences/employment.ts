import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { findInSentences } from './sentence-patterns.ts';
import type { SentencePattern } from './sentence-patterns.ts';

/** Words without which a paragraph is of something else. */
const EMPLOYMENT = /\b(?:position|role|post|employ\p{L}*|appoint\p{L}*|salary|interview|job|join us)\b/iu;
const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}`;

/** What letters of offer and contracts of employment say in sentences: the position, its first day, and who is above. */
const PATTERNS: readonly SentencePattern[] = [
  {
    kinds: ['text'],
    question: /\bjob title\b|\b(?:position|role|post|job)\b/i,
    unless: /\b(?:sign|signs|signed|signatory|above|below|under)\b/i,
    statement:
      /\b(?:position|role|post|job|appointment|employ(?:ed|ment)|appoint(?:ed)?|join us|work)(?: you)?(?: (?:of|as))(?: an?| our| the)? (?<value>\p{Lu}[^.,;()]{2,50}?)(?=[.,;()]| (?:at|in|with|on|from|based|reporting|starting|within)\b)/u,
  },
  {
    kinds: ['person', 'text'],
    question: /\b(?:line )?manager\b|\bsupervisor\b|\breports? to\b|\breporting to\b|\bboss\b/i,
    statement: new RegExp(
      String.raw`\b(?:report(?:s|ing)?(?: directly)? to|(?:manager|supervisor) (?:is|will be))(?: (?:the|our|your) [\p{L} ]{3,40},)? (?<value>${NAME})`,
      'u',
    ),
  },
  {
    kinds: ['date'],
    question:
      /\bstart(?:s|ing)? (?:date|day|work)\b|\bfirst (?:working )?day\b|\b(?:begins?|starts?|joins?|joining)\b|\bcommence/i,
    statement:
      /\b(?:join us|start(?:ing)?(?: (?:work|with us))?|begin(?:ning)?(?: work)?|commenc(?:e|es|ing)(?: (?:work|employment))?|first day(?: of (?:work|employment))?(?: (?:is|will be))?)(?: with us)?(?: (?:on|from))?(?: \p{L}+day,?)? (?=\d|\p{Lu}\p{L}+ \d)/u,
  },
];

/** What the sentences of a letter of employment say of a value, without any label. */
export const saidOfEmployment = (query: FieldQuery, view: DocumentView): Candidate[] =>
  findInSentences(EMPLOYMENT, PATTERNS, query, view);
