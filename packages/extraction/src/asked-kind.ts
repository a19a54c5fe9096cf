import { valueKindOf } from './instruction/format-kind.ts';
import { understand } from './instruction/understand.ts';
import { understandColumn } from './tables/column.ts';
import type { FieldInstruction, Instruction } from './types.ts';
import type { ValueKind } from './values/format.ts';

/** The kind of value that a field's format sets, or else its instruction asks for. */
export function fieldKind(field: FieldInstruction): ValueKind {
  return valueKindOf(understand(field).kind);
}

/** The kind of value that a table column's instruction asks for. */
export function columnKind(column: Instruction): ValueKind {
  return valueKindOf(understandColumn(column).kind);
}
