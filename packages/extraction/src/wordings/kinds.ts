import type { Kind } from '../lexicon/index.ts';

const NUMERIC: ReadonlySet<Kind> = new Set(['amount', 'number', 'percent']);
const NUMBERED: ReadonlySet<Kind> = new Set([
  'code',
  'account',
  'registration',
  'vat',
  'iban',
  'bic',
  'number',
  'phone',
  'postal',
]);
const NAMED: ReadonlySet<Kind> = new Set(['text', 'person', 'company', 'address']);

/** The kind to read where an instruction asks for one and a label is known to be of another; undefined where these exclude each other. */
export function commonKind(asked: Kind, printed: Kind): Kind | undefined {
  if (asked === printed || printed === 'text') return asked;
  if (asked === 'amount' && printed === 'percent') return undefined;
  if (asked === 'percent' && printed === 'amount') return asked;
  if (asked === 'text' || (NUMERIC.has(asked) && NUMERIC.has(printed))) return printed;
  if (NUMBERED.has(asked) && NUMBERED.has(printed)) return asked === 'code' ? printed : asked;
  return NAMED.has(asked) && NAMED.has(printed) ? printed : undefined;
}
