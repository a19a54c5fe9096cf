import { columnKind, fieldKind, parseAmount, parseDate, type ValueKind } from '@ocr/extraction';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { ValuePath } from '#platform/extraction/value-paths.ts';

/** Text as it is printed, in the form in which the template's values stand: days as YYYY-MM-DD, amounts and numbers plain. What is none stays text. */
export function normalisePrinted(definition: StoredDefinition, place: ValuePath, printed: string): string {
  const text = printed.trim();
  const kind = kindOf(definition, place);
  if (kind === 'text') return text;
  return (kind === 'date' ? readDay(text) : readNumber(text)) ?? text;
}

function kindOf({ fields, tables }: StoredDefinition, place: ValuePath): ValueKind {
  if ('field' in place) {
    const field = fields.find(({ name }) => name === place.field);
    return field === undefined ? 'text' : fieldKind(field);
  }
  const columns = tables.find(({ name }) => name === place.table)?.columns ?? [];
  const column = columns.find(({ name }) => name === place.column);
  return column === undefined ? 'text' : columnKind(column);
}

/** 5/6/2026 may mean two days: such a date stays as it is printed. */
function readDay(text: string): string | null {
  const [day, other] = [
    parseDate(text, { first: 'day', sure: true }),
    parseDate(text, { first: 'month', sure: true }),
  ];
  return day === other ? day : null;
}

/** 00123 is a code even where a number was asked for, and words beside a number are not dropped. */
function readNumber(text: string): string | null {
  const plain = text.normalize('NFKC');
  if (/^0\d+$/.test(plain)) return null;
  // Signs, separators and a currency's name or a unit of a few letters belong to a number; more than that is a text.
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  return letters > 3 ? null : parseAmount(text);
}
