import type { FieldQuery } from '../../instruction/field-query.ts';
import type { Kind } from '../../lexicon/index.ts';
import { likelyKinds } from '../worded/answer-kinds.ts';
import type { Numbers } from './form.ts';
import type { PlacedSpan } from './texts.ts';

/** How well a span is of the kinds that may answer a question, 0 to 1. */
export function kindFits(query: FieldQuery): (span: PlacedSpan) => number {
  const kinds = likelyKinds(query);
  return (one) => Math.max(0, ...kinds.map(({ kind, share }) => share * kindOf(one, kind)));
}

/** How well a span is of a kind, 0 to 1. */
export const kindOf = ({ form }: Pick<PlacedSpan, 'form'>, kind: Kind): number => {
  const isText = form['isText'] ?? 0;
  return OF_KIND[kind]?.(form) ?? (isText === 1 ? MAYBE.text : MAYBE.other);
};

/** A kind that is not read from letters alone may be any text, and hardly anything else. */
const MAYBE = { text: 0.5, other: 0.3 };
const productOf =
  (...names: readonly string[]) =>
  (form: Numbers): number =>
    names.reduce((product, name) => product * (form[name] ?? 0), 1);

const OF_KIND: Readonly<Partial<Record<Kind, (form: Numbers) => number>>> = {
  date: productOf('isDate'),
  amount: productOf('isAmount'),
  number: ({ isNumber = 0, isAmount = 0 }) => Math.max(isNumber, isAmount / 2),
  percent: productOf('isPercent'),
  code: productOf('isCode'),
  phone: productOf('isPhone'),
  email: productOf('isNetAddress'),
  url: productOf('isNetAddress'),
  person: ({ person = 0, maybePerson = 0 }) => (person === 1 ? 1 : 0.4 * maybePerson),
  company: productOf('isText', 'company'),
  address: productOf('isText', 'address'),
  text: ({ isText = 0 }) => (isText === 1 ? 0.7 : 0.2),
  account: ({ isCode = 0, isNumber = 0 }) => (isCode === 1 || isNumber === 1 ? 0.8 : 0),
};
