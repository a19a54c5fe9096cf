import { viewDocument } from './document.ts';
import { findField } from './fields/find-field.ts';
import { understand } from './instruction/understand.ts';
import { applyMemory } from './learn/apply.ts';
import { headersFrom } from './learn/headers-from.ts';
import { recognise } from './learn/recognise.ts';
import type { Memory } from './learn/types.ts';
import { findTable } from './tables/find-table.ts';
import type { Extraction, Page, TemplateDefinition } from './types.ts';

/**
 * Finds a template's fields and tables on the pages of a document. Pure and deterministic; a value that is not on
 * the pages is null, and every found value carries its place and a confidence that means its probability. With a memory,
 * a document of a layout that is known is read by what was learnt of it; any other as without.
 */
export function extract(pages: readonly Page[], template: TemplateDefinition, memory?: Memory): Extraction {
  const view = viewDocument(pages);
  const matches = memory ? recognise(view, memory) : [];
  const layout = matches[0]?.lesson.layout;
  return {
    ...(layout !== undefined && { layout }),
    fields: template.fields.map((field) =>
      applyMemory({ name: field.name, ...findField(understand(field), view) }, matches, view),
    ),
    tables: template.tables.map((table) => findTable(table, view, headersFrom(matches, table))),
  };
}
