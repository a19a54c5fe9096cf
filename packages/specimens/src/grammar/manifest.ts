import { pagesOf } from './pages.ts';
import type { GrammarDocument } from './types.ts';

/** A document's line in a manifest, and the text of its pages. `how` names the way of capture. */
export function manifestEntry(
  document: GrammarDocument,
  how: string,
  files: { file: string; text: string },
): { entry: object; text: string } {
  const { id, family, pages, fields, absent, tables } = document;
  const text = pagesOf(document)
    .map(({ lines, words }) =>
      lines.map((line) => line.words.map((index) => words[index]!.text).join(' ')).join('\n'),
    )
    .join('\n');
  const entry = {
    id: `${id}-${how}`,
    file: files.file,
    kind: `generated-${how}-${family.kind}`,
    language: family.language,
    synthetic: true,
    family: family.id,
    document: family.kind,
    class: how,
    pages: pages.length,
    traits: Object.fromEntries(family.traits),
    truth_text_file: files.text,
    fields: Object.fromEntries(
      fields.map(({ name, instruction, value, printed, type }) => [
        name,
        { instruction, value, printed, type },
      ]),
    ),
    absent: Object.fromEntries(absent.map(({ name, instruction, type }) => [name, { instruction, type }])),
    tables,
  };
  return { entry, text };
}
