import type { FieldValue, ReadFile } from '@ocr/contract';

type Evidence = Omit<FieldValue, 'name'>;

/** Where a value stands in its file. */
export type Place =
  | { readonly kind: 'field'; readonly index: number }
  | { readonly kind: 'cell'; readonly table: number; readonly row: number; readonly column: number };

/** One value of a file, whether field or cell. */
export interface ResultValue extends Evidence {
  /** The path by which a correction names it. */
  readonly id: string;
  readonly place: Place;
  /** The field's or the column's name. */
  readonly name: string;
}

/** Below this, a value is doubtful even where no rule objected. */
const leastConfidence = 70;

/** Doubtful as it was read; checking it does not change this, so that a list in this order keeps still. */
export function isDoubtful({ value, reason, confidence }: Evidence): boolean {
  return value !== null && (reason !== null || (confidence ?? 100) < leastConfidence);
}
export const needsCheck = (value: Evidence): boolean => isDoubtful(value) && value.corrected === null;

/** What holds now: the correction, or else what was read. */
export const shownValue = ({ corrected, value }: Evidence): string => corrected?.value ?? value ?? '';

export type ValueTone = 'doubt' | 'checked' | 'missing' | 'plain';
export function toneOf(value: Evidence): ValueTone {
  if (value.corrected !== null) return 'checked';
  if (value.value === null) return 'missing';
  return isDoubtful(value) ? 'doubt' : 'plain';
}

/** A file's fields, the doubtful ones first, otherwise in the template's order. */
export function listFields(file: ReadFile): ResultValue[] {
  const values = file.fields.map((field, index): ResultValue => ({
    ...field,
    id: `fields[${JSON.stringify(field.name)}]`,
    place: { kind: 'field', index },
  }));
  return [...values.filter(isDoubtful), ...values.filter((value) => !isDoubtful(value))];
}

/** The cells of one table, row by row. */
export function listRows(file: ReadFile, table: number): ResultValue[][] {
  const found = file.tables[table];
  return (found?.rows ?? []).map(({ cells }, row) =>
    cells.map((cell, column): ResultValue => ({
      ...cell,
      name: cell.column,
      id: `tables[${JSON.stringify(found?.name)}][${row}][${JSON.stringify(cell.column)}]`,
      place: { kind: 'cell', table, row, column },
    })),
  );
}

/** Every value in the order in which a person goes through them: fields, then table by table. */
export function listValues(file: ReadFile): ResultValue[] {
  return [...listFields(file), ...file.tables.flatMap((_, table) => listRows(file, table).flat())];
}

/** The next (or previous) value still to be checked; `undefined` at the end, unless it may begin again. */
export function findDoubtful(
  values: readonly ResultValue[],
  from: string | undefined,
  { backwards = false, around = false }: { backwards?: boolean; around?: boolean } = {},
): ResultValue | undefined {
  const ordered = backwards ? values.toReversed() : values;
  const start = ordered.findIndex(({ id }) => id === from) + 1;
  const after = ordered.slice(start).find(needsCheck);
  if (after !== undefined || !around) return after;
  return ordered.slice(0, Math.max(0, start - 1)).find(needsCheck);
}

/** The file with one value's correction replaced. */
export function withCorrection(file: ReadFile, place: Place, corrected: Evidence['corrected']): ReadFile {
  if (place.kind === 'field') {
    return {
      ...file,
      fields: file.fields.map((field, index) => (index === place.index ? { ...field, corrected } : field)),
    };
  }
  return {
    ...file,
    tables: file.tables.map((table, tableIndex) =>
      tableIndex !== place.table
        ? table
        : {
            ...table,
            rows: table.rows.map((row, rowIndex) =>
              rowIndex !== place.row
                ? row
                : {
                    cells: row.cells.map((cell, index) =>
                      index === place.column ? { ...cell, corrected } : cell,
                    ),
                  },
            ),
          },
    ),
  };
}

/** The correction that a value of the file has. */
export function correctionAt(file: ReadFile, place: Place): Evidence['corrected'] {
  const value =
    place.kind === 'field'
      ? file.fields[place.index]
      : file.tables[place.table]?.rows[place.row]?.cells[place.column];
  return value?.corrected ?? null;
}

/** How many values of each page are still to be checked. */
export function doubtsByPage(values: readonly ResultValue[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) {
    if (value.page !== null && needsCheck(value)) counts.set(value.page, (counts.get(value.page) ?? 0) + 1);
  }
  return counts;
}
