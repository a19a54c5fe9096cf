import type { DocumentView } from '../document.ts';
import type { FieldQuery } from '../instruction/field-query.ts';
import type { Kind } from '../lexicon/index.ts';
import { findAmounts } from '../values/amount.ts';
import { isBrokenDay } from '../values/date.ts';

/** Kinds of values that may be printed so that they are none. */
export const BREAKABLE: ReadonlySet<Kind> = new Set<Kind>(['date', 'amount', 'number']);

/** Whether a text is printed like a day or a number that was asked for, and is none: a 31st of April, "12.34.567,8". */
export function isBrokenValue(text: string, { kind }: Pick<FieldQuery, 'kind'>, view: DocumentView): boolean {
  if (kind === 'date') return isBrokenDay(text, view.dateOrder);
  return BREAKABLE.has(kind) && NUMBER_MARKS.test(text) && findAmounts(text).length === 0;
}

/** Figures with marks between them, as amounts have them. */
const NUMBER_MARKS = /^[\p{Sc}\s-]*\d+(?:[.,]\d+)+\s?\p{L}{0,3}$/u;
