import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { hasShape } from '../../values/name-shapes.ts';
import { isContactLine, rateAddress } from '../../values/names.ts';
import type { Candidate } from '../candidate.ts';
import { isInForm, isPossible } from '../ranking/possible.ts';
import { answerKinds } from './answer-kinds.ts';
import { fitsQuestion } from './answers.ts';
import { wordingsOfText } from './known-labels.ts';

/** Kinds that are asked for by a word that means them alone: an e-mail address is never answered by a name. */
const EXACT: ReadonlySet<Kind> = new Set([
  'date',
  'percent',
  'phone',
  'email',
  'url',
  'postal',
  'iban',
  'bic',
  'vat',
  'registration',
]);
/** Kinds that never answer a question for another one. */
const NEVER: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  person: ['company'],
  company: ['person'],
  address: ['company', 'person'],
};
const POSTAL = /^〒?\s?\d{3}-\d{4}\b/u;
/** "21 Goods received" is the label of the next box. */
const NUMBERED = /^\d{1,2}[.)]?\s\p{L}/u;
/** Who is addressed has not issued the paper. */
const ADDRESSED = /(?:御\s?中|様|殿)$/u;
/** Above this a text in Japanese is an address and no name of a firm. */
const MIN_ADDRESS = 0.6;

/** Of fewer digits is no number of a paper. */
const MIN_CODE = 4;

/** Whether a value that was read as one of a kind can answer a question, by its form. */
export function mayAnswer(one: Candidate, kind: Kind, query: FieldQuery): boolean {
  const { value } = one;
  const asked = { ...query, kind };
  if (/^[)）\]】、。円]/u.test(value) || (EXACT.has(query.kind) && kind !== query.kind)) return false;
  if ((kind === 'text' || kind === 'company') && (isContactLine(value) || POSTAL.test(value))) return false;
  if (kind === 'company' && NUMBERED.test(value)) return false;
  if (query.party === 'issuer' && ADDRESSED.test(value)) return false;
  if (kind === 'number' && query.kind === 'code' && value.length < MIN_CODE) return false;
  if (kind === 'company' && rateAddress(value) >= MIN_ADDRESS) return false;
  if (NEVER[query.kind]?.includes(kind) && !answerKinds(query).includes(kind)) return false;
  return (
    hasShape(value, kind) &&
    fitsQuestion(asked, value) &&
    isPossible(one, asked) &&
    isInForm(one, asked) &&
    wordingsOfText(value).length === 0
  );
}
