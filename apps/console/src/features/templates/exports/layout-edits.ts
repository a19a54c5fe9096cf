import type { LayoutColumn, LayoutSheet } from '@ocr/contract';
import { move } from '#lib/lists/reorder.ts';

/** A change to the columns of exports. `sheet` is the sheet's place, `key` the column's name. */
export type LayoutEdit =
  | { readonly type: 'move'; readonly sheet: number; readonly key: string; readonly to: number }
  | { readonly type: 'rename'; readonly sheet: number; readonly key: string; readonly header: string }
  | { readonly type: 'show'; readonly sheet: number; readonly key: string; readonly shown: boolean }
  | { readonly type: 'showAll'; readonly sheet: number; readonly shown: boolean }
  | { readonly type: 'replace'; readonly sheets: readonly LayoutSheet[] };

/** The sheets with an edit made. */
export function editLayout(sheets: readonly LayoutSheet[], edit: LayoutEdit): readonly LayoutSheet[] {
  if (edit.type === 'replace') return edit.sheets;
  return sheets.map((sheet, place) =>
    place === edit.sheet ? { ...sheet, columns: editColumns(sheet.columns, edit) } : sheet,
  );
}

function editColumns(
  columns: readonly LayoutColumn[],
  edit: Exclude<LayoutEdit, { readonly type: 'replace' }>,
): LayoutColumn[] {
  if (edit.type === 'showAll') return columns.map((column) => ({ ...column, shown: edit.shown }));
  const from = columns.findIndex(({ key }) => key === edit.key);
  if (edit.type === 'move') return move(columns, from, edit.to);
  const change = edit.type === 'rename' ? { header: edit.header } : { shown: edit.shown };
  return columns.map((column, place) => (place === from ? { ...column, ...change } : column));
}

/** The sheets as they are sent: headings without blanks around them. */
export function toLayout(sheets: readonly LayoutSheet[]): LayoutSheet[] {
  return sheets.map(({ table, columns }) => ({
    table,
    columns: columns.map((column) => ({ ...column, header: column.header.trim() })),
  }));
}

/** Whether anything is exported at all. */
export const showsSomething = (sheets: readonly LayoutSheet[]): boolean =>
  sheets.some(({ columns }) => columns.some(({ shown }) => shown));

/** The headings of a sheet's first row, in their order; `nameOf` gives a column's own name. */
export function headingsOf(
  { columns }: LayoutSheet,
  nameOf: (key: string) => string,
): { readonly key: string; readonly heading: string }[] {
  return columns
    .filter(({ shown }) => shown)
    .map(({ key, header }) => ({ key, heading: header.trim() || nameOf(key) }));
}

/** The keys of columns whose heading another exported column of the sheet has, too. */
export function repeatedHeadings(headings: ReturnType<typeof headingsOf>): ReadonlySet<string> {
  const byHeading = Map.groupBy(headings, ({ heading }) => heading.normalize('NFKC').toLowerCase());
  return new Set(
    [...byHeading.values()].flatMap((same) => (same.length > 1 ? same.map(({ key }) => key) : [])),
  );
}
