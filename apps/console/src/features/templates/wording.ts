import type { TemplateInput } from '@ocr/contract';
import type { Problem } from '#features/templates/check-draft.ts';
import { compareTemplates } from '#features/templates/compare.ts';
import { messages } from '#features/templates/messages.ts';
import type { Sample } from '#features/templates/use-sample.ts';
import { common } from '#lib/i18n/common.ts';

/** A broken rule in words. */
export function problemText(problem: Problem): string {
  const { form } = common.get();
  if (problem === 'REQUIRED') return form.required;
  if (problem === 'TOO_LONG') return form.tooLong;
  if (problem === 'DUPLICATE_NAME') return form.duplicateName;
  const words = messages.get().editor;
  if (problem === 'OUT_OF_RANGE') return words.tooMany;
  return problem === 'INVALID' ? words.invalid : words.needsColumn;
}

/** What a save changes, a line for each kind of change. */
export function describeChanges(
  before: TemplateInput,
  after: TemplateInput,
  sample: Sample['change'],
): string[] {
  const words = messages.get().changes;
  const { renamed, isGeneralChanged, fields, tables } = compareTemplates(before, after);
  const list = (names: readonly string[], word: (names: string) => string): string[] =>
    names.length === 0 ? [] : [word(names.join(', '))];
  return [
    ...(renamed ? [words.renamed(renamed.before, renamed.after)] : []),
    ...(isGeneralChanged ? [words.general] : []),
    ...list(fields.added, words.fieldsAdded),
    ...list(fields.removed, words.fieldsRemoved),
    ...fields.changed.map(({ name, before, after }) => words.fieldChanged(name, before, after)),
    ...(fields.isMoved ? [words.fieldsMoved] : []),
    ...list(tables.added, words.tablesAdded),
    ...list(tables.removed, words.tablesRemoved),
    ...list(
      tables.changed.map(({ name }) => name),
      words.tablesChanged,
    ),
    ...(tables.isMoved ? [words.tablesMoved] : []),
    ...(sample === 'remove' ? [words.sampleRemoved] : sample ? [words.sampleChanged] : []),
  ];
}
