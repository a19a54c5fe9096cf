import type { DocumentView } from '../../document.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import { isJapanese } from '../../text/script.ts';
import type { Candidate } from '../candidate.ts';
import { paragraphsOf } from './sentences.ts';

/** How surely a name between two commas is whom the words before it call so. */
const SCORE = 0.68;
/** A role is of so many words at most. */
const MAX_WORDS = 3;
const NAME = String.raw`(?<name>\p{Lu}[\p{L}\d'’.&-]*(?: (?:\p{Lu}[\p{L}\d'’.&-]*|of|and|&|de|van|von)){0,5})`;

/** "Our assessor, Marlowe Loss Adjusters, has reported": who is meant by the very word that is asked for. */
export function appositions({ kind, asked, foldedLabel }: FieldQuery, view: DocumentView): Candidate[] {
  const role = /^(?:the |our |your )?(?<role>[\p{L} -]{4,30}?)(?: name)?$/iu.exec(asked.trim())?.groups?.role;
  if (role === undefined || role.split(' ').length > MAX_WORDS || isJapanese(role) || foldedLabel === '')
    return [];
  if (kind !== 'company' && kind !== 'person' && kind !== 'text') return [];
  const pattern = new RegExp(String.raw`\b(?:our|your|the|my|their) ${role}, ${NAME},`, 'iu');
  const strict = new RegExp(`^${NAME}$`, 'u');
  return paragraphsOf(view).flatMap(({ text, rangesOf }) => {
    const match = pattern.exec(text);
    const name = match?.groups?.name;
    if (match === null || name === undefined || !strict.test(name)) return [];
    const to = match.index + match[0].length - 1;
    return [
      { value: name, ranges: rangesOf(to - name.length, to), score: SCORE, doubt: 'WEAK_LABEL' as const },
    ];
  });
}
