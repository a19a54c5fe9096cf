import type { LearntHeaders } from '../tables/find-table.ts';
import type { TableInstruction } from '../types.ts';
import type { Match } from './recognise.ts';

/** What heads a table's columns in the documents of the layout, the likeliest first. */
export function headersFrom(matches: readonly Match[], table: TableInstruction): LearntHeaders {
  const found = new Map<string, string[]>();
  for (const { lesson } of matches) {
    for (const { column, text } of lesson.tables.find(({ name }) => name === table.name)?.headers ?? []) {
      const known = found.get(column) ?? [];
      if (!known.includes(text)) found.set(column, [...known, text]);
    }
  }
  return found;
}
