import type { ExportLayout, LayoutColumn, LayoutSheet, OwnColumn } from '@ocr/contract';
import type { StoredDefinition } from '#platform/database/schema.ts';

/** How a layout names the column of a field, or of a table's column. */
export const fieldKey = (name: string): string => `field:${name}`;

const fileColumns: readonly OwnColumn[] = ['ocrId', 'file', 'pages', 'ocrRate'];
const rowColumns: readonly OwnColumn[] = ['ocrId', 'file', 'row'];

/** The sheets of a template's exports with the columns as they come. */
function plainLayout({ fields, tables }: StoredDefinition): ExportLayout {
  const columnsOf = (own: readonly OwnColumn[], named: readonly { readonly name: string }[]) => [
    ...own,
    ...named.map(({ name }) => fieldKey(name)),
  ];
  const sheet = (table: string | null, keys: readonly string[]): LayoutSheet => ({
    table,
    columns: keys.map((key) => ({ key, header: '', shown: true })),
  });
  return {
    sheets: [
      sheet(null, [...columnsOf(fileColumns, fields), 'error']),
      ...tables.map(({ name, columns }) => sheet(name, columnsOf(rowColumns, columns))),
    ],
  };
}

/**
 * The template's columns in the order of a stored layout. Columns that the template no longer has are left out. New ones come last and are
 * shown, so that no value is lost unnoticed.
 */
export function arrangeLayout(definition: StoredDefinition, kept: ExportLayout | undefined): ExportLayout {
  const plain = plainLayout(definition);
  if (kept === undefined) return plain;
  return {
    sheets: plain.sheets.map((sheet) => ({
      table: sheet.table,
      columns: arrange(sheet.columns, keptColumns(kept, sheet.table), ({ key }) => key).map(
        ({ item, kept: column }) => column ?? item,
      ),
    })),
  };
}

/** The columns of one sheet, in the kept order and under the kept names; undefined where the sheet is left out. */
export function arrangeColumns(
  columns: readonly { readonly key: string; readonly header: string }[],
  layout: ExportLayout,
  table: string | null,
): { readonly index: number; readonly header: string }[] | undefined {
  const arranged = arrange(columns, keptColumns(layout, table), ({ key }) => key)
    .filter(({ kept }) => kept?.shown ?? true)
    .map(({ item, index, kept }) => ({ index, header: kept?.header || item.header }));
  return arranged.length === 0 ? undefined : arranged;
}

const keptColumns = ({ sheets }: ExportLayout, table: string | null): readonly LayoutColumn[] =>
  sheets.find((sheet) => sheet.table === table)?.columns ?? [];

interface Arranged<Item> {
  readonly item: Item;
  readonly index: number;
  /** Undefined where the layout does not know it. */
  readonly kept: LayoutColumn | undefined;
}

function arrange<Item>(
  items: readonly Item[],
  kept: readonly LayoutColumn[],
  keyOf: (item: Item) => string,
): Arranged<Item>[] {
  const indexOf = new Map(items.map((item, index) => [keyOf(item), index]));
  const taken = new Set<number>();
  const known = kept.flatMap((column): Arranged<Item>[] => {
    const index = indexOf.get(column.key);
    const item = index === undefined ? undefined : items[index];
    if (index === undefined || item === undefined || taken.has(index)) return [];
    taken.add(index);
    return [{ item, index, kept: column }];
  });
  const others = items.flatMap((item, index) => (taken.has(index) ? [] : [{ item, index, kept: undefined }]));
  return [...known, ...others];
}
