import type { Preview } from '@ocr/contract';
import {
  columnNames,
  fieldKind,
  findTables,
  suggestFields,
  type FoundTable,
  type Page,
  type TemplateDefinition,
} from '@ocr/extraction';

export type Offers = Pick<Preview, 'foundTables' | 'foundFields' | 'fieldKinds'>;

/** Suggestions for a template of these pages: their tables with named columns, labelled values, and the kinds of its existing fields. */
export function findOffers(pages: readonly Page[], { fields }: Pick<TemplateDefinition, 'fields'>): Offers {
  const seen = pages.flatMap(findTables);
  // With tables left out of account their columns' names label each other; numbers and dates name no column.
  const labelled = fieldsOf(pages, []).filter(({ value }) => /(?:\d\D*){3}/.test(value));
  const tables = seen.filter((table) => !isFormBox(table, labelled));
  const offers = new Map<string, Preview['foundTables'][number]>();
  for (const table of tables) {
    const columns = columnNames(table);
    const items = itemsOf(table);
    if (columns.filter((name) => name !== '').length < 2 || items.rowCount < 1) continue;
    // A table over several pages repeats its header; it is offered once.
    const key = JSON.stringify(columns);
    const known = offers.get(key);
    const { page, box } = known ?? { page: table.page, box: items.box };
    offers.set(key, { page, box, columns, rowCount: items.rowCount + (known?.rowCount ?? 0) });
  }
  return {
    foundTables: [...offers.values()],
    foundFields: fieldsOf(pages, tables),
    fieldKinds: fields.map(fieldKind),
  };
}

/** Labels in tables name columns: they are no fields. */
function fieldsOf(pages: readonly Page[], tables: readonly FoundTable[]): Preview['foundFields'] {
  return suggestFields(pages, tables).flatMap(({ name, value, page, box }) =>
    value === null || page === null || box === null ? [] : [{ name, value, page, box }],
  );
}

/** A box of labels with their values is drawn like a table; its "names of columns" contain the values already. */
function isFormBox({ page, cells, headerRows }: FoundTable, fields: Preview['foundFields']): boolean {
  const headers = cells.filter(({ row }) => row < headerRows);
  return fields.some((field) => {
    const [x, y] = [field.box.x + field.box.width / 2, field.box.y + field.box.height / 2];
    return headers.some(
      ({ box }) =>
        field.page === page && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
    );
  });
}

/** Below the items of a table of several columns there are often sums and notes within its lines: they fill few of them. */
function itemsOf({ cells, headerRows, rowCount, box }: FoundTable): Pick<FoundTable, 'rowCount' | 'box'> {
  const cellsOf = Map.groupBy(cells, ({ row }) => row);
  const countIn = (row: number): number => cellsOf.get(row)?.length ?? 0;
  const rows = Array.from({ length: rowCount - headerRows }, (_, index) => headerRows + index);
  const most = rows.reduce((highest, row) => Math.max(highest, countIn(row)), 0);
  const isItem = (row: number): boolean => countIn(row) > Math.max(2, most / 2);
  const last = most > 2 ? rows.findLast(isItem) : rows.at(-1);
  if (last === undefined) return { rowCount: 0, box };
  if (last === rowCount - 1) return { rowCount: rows.length, box };
  const bottom = Math.max(...(cellsOf.get(last) ?? []).map((cell) => cell.box.y + cell.box.height));
  return { rowCount: last - headerRows + 1, box: { ...box, height: bottom - box.y } };
}
