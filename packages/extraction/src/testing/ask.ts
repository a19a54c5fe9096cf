import { viewDocument } from '../document.ts';
import { extract } from '../extract.ts';
import { foundByRules } from '../fields/find-field.ts';
import { understand } from '../instruction/understand.ts';
import type { FieldResult, Page } from '../types.ts';

/** What is found on pages for instructions alone, in their order. */
export function ask(pages: Page | readonly Page[], ...instructions: string[]): FieldResult[] {
  const fields = instructions.map((description, index) => ({ name: `field ${index}`, description }));
  return [...extract(Array.isArray(pages) ? pages : [pages as Page], { fields, tables: [] }).fields];
}

/** The first value that an instruction finds. */
export const valueOf = (pages: Page | readonly Page[], instruction: string): string | null =>
  ask(pages, instruction)[0]?.value ?? null;

/** What the rules find for an instruction; which value of a whole page is shown is up to the ranking of spans. */
export function foundByRulesOn(pages: Page | readonly Page[], instruction: string): string | null {
  const view = viewDocument(Array.isArray(pages) ? pages : [pages as Page]);
  return foundByRules(understand({ name: 'field 0', description: instruction }), view)?.value ?? null;
}

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
