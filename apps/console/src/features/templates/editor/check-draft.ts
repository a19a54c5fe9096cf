import { keysOf } from '@ocr/contract/objects';
import { limits } from '@ocr/contract/limits';
import {
  isFilledIn,
  isTableFilledIn,
  type Draft,
  type DraftInstruction,
} from '#features/templates/editor/draft.ts';
import type { FieldRefusal } from '#lib/api/call-error.ts';

export type Problem =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'DUPLICATE_NAME'
  | 'NEEDS_COLUMN'
  | 'OUT_OF_RANGE'
  | 'INVALID';
/**
 * Validation errors, by `name`, `category`, `description`, or the key of a field, table or column with `.name`, `.description` or
 * `.format`.
 */
export type Problems = ReadonlyMap<string, Problem>;

const isEmpty = ({ name, description }: DraftInstruction): boolean =>
  name.trim() === '' && description.trim() === '';

/** The server's rules for templates. Wholly empty rows are no mistake: they are not sent. */
export function checkDraft(draft: Draft): Problems {
  const problems = new Map<string, Problem>();
  const longest = {
    name: limits.templateName,
    category: limits.templateCategory,
    description: limits.description,
  };
  if (draft.name.trim() === '') problems.set('name', 'REQUIRED');
  for (const part of keysOf(longest)) {
    if (draft[part].length > longest[part]) problems.set(part, 'TOO_LONG');
  }
  checkList(draft.fields, problems);
  checkList(
    draft.tables.filter((table) => !isEmpty(table) || !table.columns.every(isEmpty)),
    problems,
    () => false,
  );
  for (const table of draft.tables) {
    checkList(table.columns, problems);
    if (!isEmpty(table) && table.columns.every(isEmpty)) problems.set(`${table.key}.columns`, 'NEEDS_COLUMN');
  }
  return problems;
}

const known = [
  'REQUIRED',
  'TOO_LONG',
  'DUPLICATE_NAME',
  'OUT_OF_RANGE',
] as const satisfies readonly Problem[];

/** Where in the draft the server's refusals belong: `tables[0].columns[2].name` is the name of a column that was sent. */
export function refusedPlaces(draft: Draft, refusals: readonly FieldRefusal[]): Problems {
  const fields = draft.fields.filter(isFilledIn);
  const tables = draft.tables.filter(isTableFilledIn);
  const places = new Map<string, Problem>();
  for (const { field, code } of refusals) {
    const [, list, at = '', inner, column, part = 'name'] =
      /^(fields|tables)(?:\[(\d+)\])?(?:\.(columns)(?:\[(\d+)\])?)?(?:\.(name|description|format)(?:\.[a-z]+(?:\[\d+\])?)?)?$/.exec(
        field,
      ) ?? [];
    const table = list === 'tables' ? tables[Number(at)] : undefined;
    const item =
      inner === undefined ? (table ?? (list === 'fields' ? fields[Number(at)] : undefined)) : undefined;
    const cell = column === undefined ? undefined : table?.columns.filter(isFilledIn)[Number(column)];
    const key = (cell ?? item)?.key;
    const place =
      key !== undefined && at !== ''
        ? `${key}.${part}`
        : inner !== undefined && table
          ? `${table.key}.columns`
          : field;
    if (place !== field || ['name', 'category', 'description', 'fields', 'tables'].includes(field))
      places.set(place, known.find((problem) => problem === code) ?? 'INVALID');
  }
  return places;
}

function checkList(
  items: readonly DraftInstruction[],
  problems: Map<string, Problem>,
  mayMiss: (item: DraftInstruction) => boolean = isEmpty,
): void {
  const names = new Set<string>();
  for (const item of items) {
    if (mayMiss(item)) continue;
    const name = item.name.trim().normalize('NFKC').toLowerCase();
    if (name === '') problems.set(`${item.key}.name`, 'REQUIRED');
    else if (item.name.length > limits.templateName) problems.set(`${item.key}.name`, 'TOO_LONG');
    else if (names.has(name)) problems.set(`${item.key}.name`, 'DUPLICATE_NAME');
    names.add(name);
    if (item.description.length > limits.description) problems.set(`${item.key}.description`, 'TOO_LONG');
  }
}
