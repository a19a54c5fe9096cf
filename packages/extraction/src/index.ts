export { columnKind, fieldKind } from './asked-kind.ts';
export { identityFields, identityOf } from './document-identity.ts';
export type { DocumentIdentity } from './document-identity.ts';
export { chooseTemplate } from './choose/choose.ts';
export type { ChoiceReason, TaughtLesson, TemplateChoice } from './choose/choose.ts';
export { findParts } from './choose/parts.ts';
export type { DocumentPart, PartReason } from './choose/parts.ts';
export type { TemplateOption } from './choose/template-kind.ts';
export { judgeTable } from './checks/arithmetic.ts';
export { explainFields } from './explain-fields.ts';
export type { ExplainedField } from './explain-fields.ts';
export { createExtractor, extract } from './extract.ts';
export { columnNames } from './find-tables/column-names.ts';
export { findTables } from './find-tables/find-tables.ts';
export type { FoundCell, FoundTable } from './find-tables/types.ts';
export { groundQuote } from './ground.ts';
export type { Evidence } from './ground.ts';
export { placeKey } from './learn/reread-places.ts';
export { EMPTY_MEMORY, learn, teach } from './learn/teach.ts';
export { findPrintedOnce } from './learn/typed-place.ts';
export type { PrintedPlace } from './learn/typed-place.ts';
export type { CheckedDocument, CheckedField, CheckedTable, Lesson, Memory } from './learn/types.ts';
export { parseAnswer } from './llm/answer.ts';
export type { Answer } from './llm/answer.ts';
export { combineAnswer } from './llm/combine.ts';
export { buildPrompt } from './llm/prompt.ts';
export type { Prompt } from './llm/prompt.ts';
export { findPlaceWords } from './suggest/place-words.ts';
export type { PlaceWords, PointedPlace } from './suggest/place-words.ts';
export { suggestFields } from './suggest/suggest-fields.ts';
export { parseDate } from './values/date.ts';
export type { DateOrder } from './values/date.ts';
export { fitsFormat, inFormat, isOfKind } from './values/format.ts';
export type { ValueFormat, ValueKind } from './values/format.ts';
export { parseAmount, parseNumber } from './values/whole-amount.ts';
export type {
  Box,
  CellResult,
  DoubtReason,
  Extraction,
  FieldResult,
  FoundValue,
  Instruction,
  LessonSource,
  RereadPlace,
  Line,
  Page,
  PlaceToReread,
  Rule,
  TableCheck,
  TableInstruction,
  TableResult,
  TemplateDefinition,
  Word,
} from './types.ts';
