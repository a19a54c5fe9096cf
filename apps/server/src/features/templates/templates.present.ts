import type { Template, TemplateListItem, TemplateVersion } from '@ocr/contract';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { Written } from '#platform/http/written.ts';
import type { selectVersions, TemplateListRow, TemplateRow } from './templates.store.ts';

/** A template with its fields and tables. */
export function presentTemplate(row: TemplateRow): Template {
  return {
    ...presentTemplateItem(row),
    version: row.version,
    ...presentDefinition(row.definition),
    document: row.document && { name: row.document.name, pages: row.document.pages },
  };
}

function presentDefinition({ fields, tables }: StoredDefinition): Pick<Template, 'fields' | 'tables'> {
  return {
    fields: fields.map(({ name, description }) => ({ name, description })),
    tables: tables.map((table) => ({
      name: table.name,
      description: table.description,
      columns: table.columns.map(({ name, description }) => ({ name, description })),
    })),
  };
}

/** The versions as they are answered: what each asks for was checked when it was stored, and is passed on as it is stored. */
export function writeVersions(rows: Awaited<ReturnType<typeof selectVersions>>): Written {
  const items = rows.map((row) => {
    const facts: Omit<TemplateVersion, 'fields' | 'tables'> = {
      version: row.version,
      name: row.name,
      createdDate: row.created_at.toISOString(),
      by: row.full_name,
    };
    return `${JSON.stringify(facts).slice(0, -1)},"fields":${row.fields},"tables":${row.tables}}`;
  });
  return new Written(Buffer.from(`[${items.join(',')}]`));
}

/** A template as lists show it. */
export function presentTemplateItem(row: TemplateListRow): TemplateListItem {
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

/** Templates without a tenant are the partner's standard ones. */
export function typeOf(row: { readonly tenant_id: string | null }): 'custom' | 'standard' {
  return row.tenant_id === null ? 'standard' : 'custom';
}
