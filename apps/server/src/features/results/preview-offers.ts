import type { Preview } from '@ocr/contract';
import { columnNames, findTables, suggestFields, type Page } from '@ocr/extraction';

/** What a template for these pages may want: their tables with named columns, and labelled values. */
export function findOffers(pages: readonly Page[]): Pick<Preview, 'foundTables' | 'foundFields'> {
  const tables = pages.flatMap(findTables);
  const fields = suggestFields(pages, tables);
  const offers = new Map<string, Preview['foundTables'][number]>();
  for (const table of tables) {
    const columns = columnNames(table);
    const rowCount = table.rowCount - table.headerRows;
    if (columns.filter((name) => name !== '').length < 2 || rowCount < 1) continue;
    // A table over several pages repeats its header; it is offered once.
    const key = JSON.stringify(columns);
    const known = offers.get(key);
    const { page, box } = known ?? table;
    offers.set(key, { page, box, columns, rowCount: rowCount + (known?.rowCount ?? 0) });
  }
  return {
    foundTables: [...offers.values()],
    foundFields: fields.flatMap(({ name, value, page, box }) =>
      value === null || page === null || box === null ? [] : [{ name, value, page, box }],
    ),
  };
}
