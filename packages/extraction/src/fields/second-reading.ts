import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import { tidy } from '../text/fold.ts';
import { isRegistrationNumber } from '../values/registration.ts';
import { textOf, type Candidate, type TextRange } from './candidate.ts';
import { readText } from './read-kind.ts';
import { isConsistent, isContradicted } from './amounts/sums.ts';

/** Of values that two readers read differently about half are right: this share of their confidence stays. */
export const DISAGREED = 0.6;

/**
 * What a second reader read in a value's place, as a value of its kind: null where both read the same, or only one read it.
 */
export function otherValueOf(
  { value, ranges }: Pick<Candidate, 'value' | 'ranges'>,
  kind: FieldQuery['kind'],
  view: DocumentView,
): string | null {
  const text = otherText(ranges);
  if (text === null) return null;
  const isSum = kind === 'amount' || kind === 'number';
  // Signs of currencies are misread more often than digits.
  if (isSum && digitsOf(text) === digitsOf(textOf({ ranges }))) return null;
  const other = readText(kind, text, view)[0]?.value ?? tidy(text);
  return other === '' || other === value ? null : other;
}

const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** A value's text with the words of the second reader where it disagrees. */
function otherText(ranges: readonly TextRange[]): string | null {
  let disagreed = false;
  const parts = ranges.map(({ segment, from, to }) => {
    let [text, reached] = ['', from];
    for (const word of segment.words) {
      if (word.to <= from || word.from >= to) continue;
      const [start, end] = [Math.max(from, word.from), Math.min(to, word.to)];
      const other = start === word.from && end === word.to ? word.otherReading : undefined;
      disagreed ||= other !== undefined;
      text += segment.text.slice(reached, start) + (other ?? segment.text.slice(start, end));
      reached = end;
    }
    return text;
  });
  return disagreed ? parts.join(' ') : null;
}

/** Whether arithmetic speaks for the second reader: a check digit, or the document's own sums. */
export function isProven(other: string, value: string, { concept, view }: Asked): boolean {
  if (isRegistrationNumber(other) && !isRegistrationNumber(value)) return true;
  return isContradicted(Number(value), concept, view) && isConsistent(Number(other), concept, view);
}

interface Asked {
  readonly concept: FieldQuery['concept'];
  readonly view: DocumentView;
}
