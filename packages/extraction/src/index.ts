export { columnKind, fieldKind } from './asked-kind.ts';
export type { ValueKind } from './asked-kind.ts';
export { extract } from './extract.ts';
export { parseAmount } from './values/amount.ts';
export { parseDate } from './values/date.ts';
export type { DateOrder } from './values/date.ts';
export type {
  Box,
  CellResult,
  DoubtReason,
  Extraction,
  FieldResult,
  FoundValue,
  Instruction,
  Line,
  Page,
  Rule,
  TableInstruction,
  TableResult,
  TemplateDefinition,
  Word,
} from './types.ts';
