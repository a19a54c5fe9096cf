import type { TemplateInput } from '@ocr/contract';
import type { Problem } from '#features/templates/editor/check-draft.ts';
import { compareTemplates } from '#features/templates/view/compare.ts';
import { messages } from '#features/templates/messages.ts';
import type { Sample } from '#features/templates/preview/use-sample.ts';
import { common } from '#lib/i18n/common.ts';

/** A broken rule in words. */
export function problemText(problem: Problem): string {
  const { form } = common.get();
  if (problem === 'REQUIRED') return form.required;
  if (problem === 'TOO_LONG') return form.tooLong;
  if (problem === 'DUPLICATE_NAME') return form.duplicateName;
  const t = messages.get().editor;
  if (problem === 'OUT_OF_RANGE') return t.tooMany;
  return problem === 'INVALID' ? t.invalid : t.needsColumn;
}

/** What a save changes, a line for each kind of change. */
export function describeChanges(
  before: TemplateInput,
  after: TemplateInput,
  sample: Sample['change'],
): string[] {
  const t = messages.get().changes;
  const { renamed, isGeneralChanged, fields, tables } = compareTemplates(before, after);
  const list = (names: readonly string[], word: (names: string) => string): string[] =>
    names.length === 0 ? [] : [word(names.join(', '))];
  return [
    ...(renamed ? [t.renamed(renamed.before, renamed.after)] : []),
    ...(isGeneralChanged ? [t.general] : []),
    ...list(fields.added, t.fieldsAdded),
    ...list(fields.removed, t.fieldsRemoved),
    ...fields.changed.map(({ name, before, after }) => t.fieldChanged(name, before, after)),
    ...(fields.isMoved ? [t.fieldsMoved] : []),
    ...list(tables.added, t.tablesAdded),
    ...list(tables.removed, t.tablesRemoved),
    ...list(
      tables.changed.map(({ name }) => name),
      t.tablesChanged,
    ),
    ...(tables.isMoved ? [t.tablesMoved] : []),
    ...(sample === 'remove' ? [t.sampleRemoved] : sample ? [t.sampleChanged] : []),
  ];
}
