import type { TemplateInput } from '@ocr/contract';
import type { Problem } from '#features/templates/editor/check-draft.ts';
import { describeInstruction, formatProblemText } from '#features/templates/format/wording.ts';
import { compareLists, compareTemplates } from '#features/templates/view/compare.ts';
import { messages } from '#features/templates/messages.ts';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { limits } from '@ocr/contract/limits';
import { format } from '#lib/format.ts';
import { common } from '#lib/i18n/common.ts';
import { joins } from '#lib/i18n/joins.ts';

const longest: Readonly<Record<string, number>> = {
  name: limits.templateName,
  category: limits.templateCategory,
  description: limits.description,
};
const most: Readonly<Record<string, number>> = {
  fields: limits.templateFields,
  tables: limits.templateTables,
  columns: limits.templateColumns,
};

/** A broken rule in words; `place` as in `Problems`. */
export function problemText(problem: Problem, place: string): string {
  const { form } = common.get();
  const part = place.split('.').at(-1) ?? '';
  if (part === 'format') return formatProblemText(problem);
  if (problem === 'REQUIRED') return form.required;
  if (problem === 'TOO_LONG') return form.tooLong(format.number(longest[part] ?? limits.description));
  if (problem === 'DUPLICATE_NAME') return form.duplicateName;
  const t = messages.get().editor;
  if (problem === 'OUT_OF_RANGE') return t.tooMany(format.number(most[part] ?? limits.templateFields));
  return problem === 'INVALID' ? t.invalid : t.needsColumn;
}

/** What a save changes, a line for each kind of change. */
export function describeChanges(
  before: TemplateInput,
  after: TemplateInput,
  sample: Sample['change'],
): string[] {
  const t = messages.get().changes;
  const { renamed, isGeneralChanged, fields, tables } = compareTemplates(before, after, describeInstruction);
  const list = (names: readonly string[], word: (names: string) => string): string[] =>
    names.length === 0 ? [] : [word(joins.list(names))];
  return [
    ...(renamed ? [t.renamed(renamed.before, renamed.after)] : []),
    ...(isGeneralChanged ? [t.general] : []),
    ...list(fields.added, t.fieldsAdded),
    ...list(fields.removed, t.fieldsRemoved),
    ...fields.changed.map(({ name, before, after }) => t.fieldChanged(name, before, after)),
    ...(fields.isMoved ? [t.fieldsMoved] : []),
    ...list(tables.added, t.tablesAdded),
    ...list(tables.removed, t.tablesRemoved),
    ...tables.changed.flatMap(({ name }) => describeTable(name, before, after)),
    ...(tables.isMoved ? [t.tablesMoved] : []),
    ...(sample === 'remove' ? [t.sampleRemoved] : sample ? [t.sampleChanged] : []),
  ];
}

/** What changed in a table: the rows that are meant, and its columns. */
function describeTable(table: string, before: TemplateInput, after: TemplateInput): string[] {
  const t = messages.get().changes;
  const [old, now] = [before, after].map(({ tables }) => tables.find(({ name }) => name === table));
  if (old === undefined || now === undefined) return [];
  const { added, removed, changed, isMoved } = compareLists(old.columns, now.columns);
  return [
    ...(old.description === now.description ? [] : [t.fieldChanged(table, old.description, now.description)]),
    ...(added.length > 0 ? [t.columnsAdded(table, joins.list(added))] : []),
    ...(removed.length > 0 ? [t.columnsRemoved(table, joins.list(removed))] : []),
    ...changed.map(({ name, before, after }) => t.fieldChanged(t.column(table, name), before, after)),
    ...(isMoved ? [t.columnsMoved(table)] : []),
  ];
}
