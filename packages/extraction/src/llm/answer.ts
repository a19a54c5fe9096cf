import type { TemplateDefinition } from '../types.ts';

/** A model's answer: a quotation or null for each field and cell, in the template's order. */
export interface Answer {
  readonly fields: readonly (string | null)[];
  readonly tables: readonly (readonly (readonly (string | null)[])[])[];
}

const MAX_ROWS = 2000;
const MAX_QUOTE_LENGTH = 2000;

/**
 * Reads what a model sent back, which may be wrapped in a code fence or in talk, be cut off, or be anything else.
 * Undefined where no object of the right shape is in it; single values of a wrong kind become null.
 */
export function parseAnswer(text: string, template: TemplateDefinition): Answer | undefined {
  const parsed = parseObject(text);
  if (!parsed || !Array.isArray(parsed.fields)) return undefined;
  const fields: unknown[] = parsed.fields;
  const tables: unknown[] = Array.isArray(parsed.tables) ? parsed.tables : [];
  return {
    fields: template.fields.map((_, index) => quoteOf(fields[index])),
    tables: template.tables.map((table, index) => rowsOf(tables[index], table.columns.length)),
  };
}

function parseObject(text: string): { fields?: unknown; tables?: unknown } | undefined {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to <= from) return undefined;
  try {
    const parsed: unknown = JSON.parse(text.slice(from, to + 1));
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function rowsOf(table: unknown, columns: number): (string | null)[][] {
  if (!Array.isArray(table)) return [];
  return table
    .slice(0, MAX_ROWS)
    .filter((row): row is unknown[] => Array.isArray(row))
    .map((row) => Array.from({ length: columns }, (_, index) => quoteOf(row[index])));
}

function quoteOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' && text.length <= MAX_QUOTE_LENGTH
    ? text.trim()
    : null;
}
