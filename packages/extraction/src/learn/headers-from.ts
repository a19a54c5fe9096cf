import type { LearntHeaders } from '../tables/find-table.ts';
import type { LessonSource, TableInstruction } from '../types.ts';
import type { Match } from './layouts/recognise.ts';
import { taughtColumn } from './taught-by.ts';

/** What heads a table's columns in the documents of the layout, the likeliest first. */
export function headersFrom(matches: readonly Match[], table: TableInstruction): LearntHeaders {
  const found = new Map<string, { texts: readonly string[]; source: LessonSource }>();
  for (const { lesson } of matches) {
    const learnt = lesson.tables.find(({ name }) => name === table.name);
    if (!learnt) continue;
    for (const { column, text } of learnt.headers) {
      const { texts, source } = found.get(column) ?? {
        texts: [],
        source: taughtColumn(lesson, learnt, column),
      };
      if (!texts.includes(text)) found.set(column, { texts: [...texts, text], source });
    }
  }
  return found;
}
