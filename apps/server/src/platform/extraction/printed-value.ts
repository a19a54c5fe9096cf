import {
  columnKind,
  fieldKind,
  fitsFormat,
  inFormat,
  parseAmount,
  parseDate,
  parseNumber,
  type ValueFormat,
  type ValueKind,
} from '@ocr/extraction';
import type { StoredDefinition } from '#platform/database/schema.ts';
import type { ValuePath } from './value-paths.ts';

/**
 * Normalises a value to the form of the template's values: dates as YYYY-MM-DD, amounts and numbers plain. Other text does not change.
 * @param readNumber what a number is: printed ones may have thousands where typed ones have decimals (1.234)
 */
export function normaliseValue(
  definition: StoredDefinition,
  place: ValuePath,
  value: string,
  readNumber: (text: string) => string | null = parseNumber,
): string {
  const text = value.trim();
  const kind = kindOf(definition, place);
  if (kind === 'text') return text;
  return (kind === 'date' ? readDay(text) : readNumber(text)) ?? text;
}

/**
 * Normalises a value that a person entered: printed values, and those that a field's format requires to be a day or a number,
 * in their form; what fits a format's list or pattern, as the format writes it; everything else as it was given.
 */
export function givenValue(
  definition: StoredDefinition | undefined,
  place: ValuePath,
  { value, printed = false }: { readonly value: string; readonly printed?: boolean | undefined },
): string {
  if (definition === undefined) return value;
  const format = formatOf(definition, place);
  const isOfForm = printed || (format?.kind ?? 'text') !== 'text';
  const readNumber = printed ? parseAmount : parseNumber;
  const formed = isOfForm ? normaliseValue(definition, place, value, readNumber) : value;
  return format === undefined ? formed : inFormat(formed, format);
}

/** Whether a typed value fits the field's format; an empty one states that there is none. */
export function isAsAsked(
  definition: StoredDefinition | undefined,
  place: ValuePath,
  value: string,
): boolean {
  const format = definition && formatOf(definition, place);
  return format === undefined || value === '' || fitsFormat(value, format);
}

function formatOf({ fields }: StoredDefinition, place: ValuePath): ValueFormat | undefined {
  return 'field' in place ? fields.find(({ name }) => name === place.field)?.format : undefined;
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
