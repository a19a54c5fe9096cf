import type { Preview, ValueKind } from '@ocr/contract';
import type { Draft, DraftField, DraftInstruction } from '#features/templates/editor/draft.ts';
import { toFormat } from '#features/templates/format/field-format.ts';

/** What a preview is asked for, with the keys under which its answers are shown. */
export interface Asked {
  readonly fields: readonly DraftField[];
  readonly tables: readonly (DraftInstruction & { readonly columns: readonly DraftInstruction[] })[];
}

/** The part of a draft that can be looked for now: with a name, and each name once. */
export function askable(draft: Pick<Draft, 'fields' | 'tables'>): Asked {
  return {
    fields: named(draft.fields),
    tables: named(draft.tables)
      .map((table) => ({ ...table, columns: named(table.columns) }))
      .filter(({ columns }) => columns.length > 0),
  };
}

function named<Item extends DraftInstruction>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items
    .map((item) => ({ ...item, name: item.name.trim(), description: item.description.trim() }))
    .filter(({ name }) => {
      const plain = name.normalize('NFKC').toLowerCase();
      if (plain === '' || seen.has(plain)) return false;
      seen.add(plain);
      return true;
    });
}

const withoutKey = ({ name, description }: DraftInstruction) => ({ name, description });

/** The same as the call wants it. */
export const toDefinition = ({ fields, tables }: Asked) => ({
  fields: fields.map((field) => {
    const format = toFormat(field.format);
    return { ...withoutKey(field), ...(format && { format }) };
  }),
  tables: tables.map((table) => ({ ...withoutKey(table), columns: table.columns.map(withoutKey) })),
});

export type FoundField = Preview['fields'][number];
/** What was found, by the keys of the draft: one value a field, the rows of a table by its columns' keys. */
export interface Findings {
  readonly fields: ReadonlyMap<string, FoundField>;
  /** The kind of value that a field's instruction asks for. */
  readonly kinds: ReadonlyMap<string, ValueKind>;
  readonly tables: ReadonlyMap<string, readonly ReadonlyMap<string, FoundField>[]>;
}

/** Puts a preview's answers under the keys of what was asked; the server answers in the order of the question. */
export function toFindings(
  asked: Asked,
  preview: Pick<Preview, 'fields' | 'tables' | 'fieldKinds'>,
): Findings {
  const fields = new Map<string, FoundField>();
  const kinds = new Map<string, ValueKind>();
  asked.fields.forEach(({ key }, index) => {
    const kind = preview.fieldKinds[index];
    if (kind) kinds.set(key, kind);
    const found = preview.fields[index];
    if (found) fields.set(key, found);
  });
  const tables = new Map<string, readonly ReadonlyMap<string, FoundField>[]>();
  asked.tables.forEach(({ key, columns }, index) => {
    const rows = preview.tables[index]?.rows ?? [];
    tables.set(
      key,
      rows.map(
        ({ cells }) =>
          new Map(
            columns.flatMap((column, place) => {
              const cell = cells[place];
              return cell ? [[column.key, { ...cell, name: cell.column }] as const] : [];
            }),
          ),
      ),
    );
  });
  return { fields, kinds, tables };
}
