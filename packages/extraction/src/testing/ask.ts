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
