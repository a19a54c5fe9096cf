import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { findInSentences } from './sentence-patterns.ts';
import type { SentencePattern } from './sentence-patterns.ts';

/** Words without which a paragraph is not of a tenancy. */
const TENANCY = /\b(?:tenan\p{L}+|letting|lets?|lease[sd]?|landlord|lessor|lessee)\b/iu;
const OF_TENANCY = String.raw`\b(?:tenancy|lease|letting|let|rental|term)\b`;
const DAY = String.raw`(?: \p{L}+day,?)? (?=\d|\p{Lu}\p{L}+ \d)`;

/** What leases say in sentences: how long they run, from when and until when. */
const PATTERNS: readonly SentencePattern[] = [
  {
    kinds: ['text'],
    question: /\b(?:length|duration) of the (?:fixed )?(?:term|tenancy|lease)\b|\bfixed term\b|\bhow long\b/i,
    statement: /\bterm of (?<value>[\p{L}\d-]+(?: \(\d+\))?(?: calendar)? (?:weeks|months|years?))\b/u,
  },
  {
    kinds: ['date'],
    question: new RegExp(
      `${OF_TENANCY}.*\\b(?:begin|start|commenc)|\\b(?:begin|start|commenc).*${OF_TENANCY}`,
      'i',
    ),
    statement: new RegExp(String.raw`\b(?:beginning|commencing|starting) (?:on|from)${DAY}`, 'u'),
  },
  {
    kinds: ['date'],
    question: new RegExp(
      `(?:\\bend\\b|\\bends\\b|last day|expir|\\bover\\b).*${OF_TENANCY}|${OF_TENANCY}.*(?:\\bends?\\b|last day|expir)`,
      'i',
    ),
    statement: new RegExp(String.raw`\b(?:ending|expiring|terminating) on${DAY}`, 'u'),
  },
];

/** What the sentences of a lease say of a value, without any label. */
export const saidOfTenancy = (query: FieldQuery, view: DocumentView): Candidate[] =>
  findInSentences(TENANCY, PATTERNS, query, view);
