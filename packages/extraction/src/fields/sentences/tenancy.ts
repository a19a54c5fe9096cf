import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Candidate } from '../candidate.ts';
import { saidWhere } from './sayings.ts';
import type { Saying } from './sayings.ts';

/** Words without which a paragraph is not of a tenancy. */
const TENANCY = /\b(?:tenan\p{L}+|letting|lets?|lease[sd]?|landlord|lessor|lessee)\b/iu;
const OF_TENANCY = String.raw`\b(?:tenancy|lease|letting|let|rental|term)\b`;
const DAY = String.raw`(?: \p{L}+day,?)? (?=\d|\p{Lu}\p{L}+ \d)`;

/** What leases say in sentences: how long they run, from when and until when. */
const SAYINGS: readonly Saying[] = [
  {
    kinds: ['text'],
    asks: /\b(?:length|duration) of the (?:fixed )?(?:term|tenancy|lease)\b|\bfixed term\b|\bhow long\b/i,
    says: /\bterm of (?<value>[\p{L}\d-]+(?: \(\d+\))?(?: calendar)? (?:weeks|months|years?))\b/u,
  },
  {
    kinds: ['date'],
    asks: new RegExp(
      `${OF_TENANCY}.*\\b(?:begin|start|commenc)|\\b(?:begin|start|commenc).*${OF_TENANCY}`,
      'i',
    ),
    says: new RegExp(String.raw`\b(?:beginning|commencing|starting) (?:on|from)${DAY}`, 'u'),
  },
  {
    kinds: ['date'],
    asks: new RegExp(
      `(?:\\bend\\b|\\bends\\b|last day|expir|\\bover\\b).*${OF_TENANCY}|${OF_TENANCY}.*(?:\\bends?\\b|last day|expir)`,
      'i',
    ),
    says: new RegExp(String.raw`\b(?:ending|expiring|terminating) on${DAY}`, 'u'),
  },
];

/** What the sentences of a lease say of a value, without any label. */
export const saidOfTenancy = (query: FieldQuery, view: DocumentView): Candidate[] =>
  saidWhere(TENANCY, SAYINGS, query, view);
