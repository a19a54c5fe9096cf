import { extract } from '../extract.ts';
import type { FieldResult, Page } from '../types.ts';

/** What is found on pages for instructions alone, in their order. */
export function ask(pages: Page | readonly Page[], ...instructions: string[]): FieldResult[] {
  const fields = instructions.map((description, index) => ({ name: `field ${index}`, description }));
  return [...extract(Array.isArray(pages) ? pages : [pages as Page], { fields, tables: [] }).fields];
}

/** The first value that an instruction finds. */
export const valueOf = (pages: Page | readonly Page[], instruction: string): string | null =>
  ask(pages, instruction)[0]?.value ?? null;

/** The rows that a table's columns find on pages, each the texts of its cells. */
export function rowsOf(
  pages: Page | readonly Page[],
  columns: readonly string[],
  name = 'Items',
): (string | null)[][] {
  const table = { name, columns: columns.map((column) => ({ name: column, description: '' })) };
  const { tables } = extract(Array.isArray(pages) ? pages : [pages as Page], { fields: [], tables: [table] });
  return tables[0]!.rows.map(({ cells }) => cells.map(({ text }) => text));
}
