/**
 * The templates that every partner begins with, and that the project's specimens and benchmarks are read by. Names and instructions are
 * input of the extraction: measure after a change (`standard-values.test.ts`, `bench/extraction.ts`).
 */
import { en } from './en.ts';
import { jp } from './jp.ts';
import type { StandardTemplates } from './types.ts';

export type { StandardKind, StandardTemplate } from './types.ts';
export const standardTemplates: Readonly<Record<'en' | 'jp', StandardTemplates>> = { en, jp };

interface Instruction {
  readonly name: string;
  readonly description: string;
}

/** The fields and tables of a standard template as templates have them: as lists. */
export function toDefinition({ fields, table }: Pick<StandardTemplates['invoice'], 'fields' | 'table'>): {
  fields: Instruction[];
  tables: { name: string; description: string; columns: Instruction[] }[];
} {
  return {
    fields: toList(fields),
    tables: table === undefined ? [] : [{ ...table, columns: toList(table.columns) }],
  };
}

function toList(instructions: Readonly<Record<string, string>>): Instruction[] {
  return Object.entries(instructions).map(([name, description]) => ({ name, description }));
}
