import type { Template, TemplateListItem } from '@ocr/contract';
import type { TemplateRow } from './templates.store.ts';

export function presentTemplate(row: TemplateRow): Template {
  const { fields, tables } = row.definition;
  return {
    ...presentTemplateItem(row),
    version: row.version,
    fields: fields.map(({ name, description }) => ({ name, description })),
    tables: tables.map((table) => ({
      name: table.name,
      description: table.description,
      columns: table.columns.map(({ name, description }) => ({ name, description })),
    })),
    document: row.document && { name: row.document.name, pages: row.document.pages },
  };
}

export function presentTemplateItem(row: TemplateRow): TemplateListItem {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    category: row.category,
    description: row.description,
    type: typeOf(row),
    createdDate: row.created_at.toISOString(),
    updatedDate: row.updated_at.toISOString(),
  };
}

export function typeOf(row: { readonly tenant_id: string | null }): 'custom' | 'standard' {
  return row.tenant_id === null ? 'standard' : 'custom';
}
