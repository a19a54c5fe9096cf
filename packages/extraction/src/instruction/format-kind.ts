import type { Kind } from '../lexicon/index.ts';
import type { ValueKind } from '../values/format.ts';

const valueKinds: Partial<Record<Kind, ValueKind>> = {
  date: 'date',
  amount: 'amount',
  number: 'number',
  percent: 'number',
};

/** What a value of this kind is to whoever takes it over. */
export function valueKindOf(kind: Kind): ValueKind {
  return valueKinds[kind] ?? 'text';
}

/** The kind that words ask for, where it is one of the kind that the template sets; else that one. */
export function kindInFormat(asked: Kind, set: ValueKind | undefined): Kind {
  return set === undefined || valueKindOf(asked) === set ? asked : set;
}
