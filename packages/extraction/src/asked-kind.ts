import { understand } from './instruction/understand.ts';
import type { Kind } from './lexicon/index.ts';
import { understandColumn } from './tables/column.ts';
import type { Instruction } from './types.ts';

/** What a value is to whoever takes it over: a day, money, a count, or text that is never to be calculated with. */
export type ValueKind = 'date' | 'amount' | 'number' | 'text';

const kinds: Partial<Record<Kind, ValueKind>> = {
  date: 'date',
  amount: 'amount',
  number: 'number',
  percent: 'number',
};

/** The kind of value that a field's instruction asks for. */
export function fieldKind(field: Instruction): ValueKind {
  return kinds[understand(field).kind] ?? 'text';
}

/** The kind of value that a table column's instruction asks for. */
export function columnKind(column: Instruction): ValueKind {
  return kinds[understandColumn(column).kind] ?? 'text';
}
