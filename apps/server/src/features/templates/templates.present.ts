import type { Template, TemplateListItem, TemplateVersion } from '@ocr/contract';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { Written } from '#platform/http/written.ts';
import type { TemplateListRow, TemplateRow } from './templates.store.ts';
import type { VersionRow } from './versions.store.ts';

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
    fields: fields.map(({ name, description, format }) => ({ name, description, ...(format && { format }) })),
    tables: tables.map((table) => ({
      name: table.name,
      description: table.description,
      columns: table.columns.map(({ name, description }) => ({ name, description })),
    })),
  };
}

/** The versions as they are answered: what each asks for was checked when it was stored, and is passed on as it is stored. */
export function writeVersions(rows: readonly VersionRow[]): Written {
  return new Written(Buffer.from(`[${rows.map(versionJson).join(',')}]`));
}

/** One of them. */
export function writeVersion(row: VersionRow): Written {
  return new Written(Buffer.from(versionJson(row)));
}

function versionJson(row: VersionRow): string {
  const facts: Omit<TemplateVersion, 'fields' | 'tables'> = {
    version: row.version,
    name: row.name,
    createdDate: row.created_at.toISOString(),
    by: row.full_name,
  };
  return `${JSON.stringify(facts).slice(0, -1)},"fields":${row.fields},"tables":${row.tables}}`;
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
