import { viewDocument } from './document.ts';
import { findField } from './fields/find-field.ts';
import { understand } from './instruction/understand.ts';
import { findTable } from './tables/find-table.ts';
import type { Extraction, Page, TemplateDefinition } from './types.ts';

/**
 * Finds a template's fields and tables on the pages of a document. Pure and deterministic; a value that is not on
 * the pages is null, and every found value carries its place and a confidence that means its probability.
 */
export function extract(pages: readonly Page[], template: TemplateDefinition): Extraction {
  const view = viewDocument(pages);
  return {
    fields: template.fields.map((field) => ({ name: field.name, ...findField(understand(field), view) })),
    tables: template.tables.map((table) => findTable(table, view)),
  };
}
