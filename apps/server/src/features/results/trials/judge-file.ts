import type { CellValue, FieldValue } from '@ocr/contract';
import type { CellResult, FieldResult, TableResult } from '@ocr/extraction';
import { fromStoredValues, type StoredValues } from '#platform/extraction/stored-values.ts';
import type { ValuePath } from '#platform/extraction/value-paths.ts';
import { presentParts } from '../present-parts.ts';
import { normaliseValue } from '#platform/extraction/printed-value.ts';
import type { FileParts } from '../results.present.ts';
import { alignRows, type Row } from './align-rows.ts';
import { placesOf, type Both, type Place } from './places.ts';

/** As many rows as are compared. */
const MAX_ROWS = 200;
/** Characters of a value that are kept to be shown. */
const MAX_SHOWN = 200;

type Values = Pick<StoredValues, 'fields' | 'tables'>;

/** A checked file, and what two definitions find in it. */
export interface JudgeJob extends Both {
  readonly kind: 'judge';
  readonly file: FileParts;
  readonly before: Values;
  readonly after: Values;
}

/** A page on which values are lost; `expected` and `found` are of the first. */
export interface LostPage {
  readonly page: number;
  readonly values: number;
  readonly expected: string | null;
  readonly found: string | null;
}
/** Of one field or column of one file: how many values were checked, right before and after; gained and lost ones. */
export interface JudgedPlace {
  readonly values: number;
  readonly before: number;
  readonly after: number;
  readonly gained: number;
  readonly lost: readonly LostPage[];
}

/** One value that was compared: as checked, and as found before and after. */
interface Compared {
  readonly page: number | null;
  readonly expected: string | null;
  readonly found: string | null;
  readonly wasRight: boolean;
  readonly isRight: boolean;
}

/** By what a person checked: which values of a file are right by each of two definitions; in the order of `placesOf`. */
export function judgeFile(job: JudgeJob): JudgedPlace[] {
  const checked = presentParts(job.file);
  const [before, after] = [fromStoredValues(job.before), fromStoredValues(job.after)];
  return placesOf(job).map((place) => {
    if (place.table === null) {
      const truth = checked.fields.find(({ name }) => name === place.name);
      return sumUp(truth ? [compareField(job, place, truth, before, after)] : []);
    }
    const truth = checked.tables.find(
      ({ name, columns }) => name === place.table && columns.includes(place.name),
    );
    if (truth === undefined) return sumUp([]);
    const rows = truth.rows.slice(0, MAX_ROWS).map(({ cells }) => cells);
    return sumUp(compareColumn(job, place, { columns: truth.columns, rows }, [before, after]));
  });
}

interface Found {
  readonly fields: readonly FieldResult[];
  readonly tables: readonly TableResult[];
}

function compareField(job: JudgeJob, place: Place, truth: FieldValue, before: Found, after: Found): Compared {
  const path = { field: place.name };
  const expected = fold(job, path, valueOf(truth));
  const read = (found: Found) => found.fields.find(({ name }) => name === place.name);
  const isRight = (isAsked: boolean, found: FieldResult | undefined): boolean =>
    isAsked && fold(job, path, found?.value ?? null) === expected;
  const now = read(after);
  return {
    page: truth.page ?? read(before)?.page ?? now?.page ?? null,
    expected: valueOf(truth),
    found: now?.value ?? null,
    wasRight: isRight(place.wasAsked, read(before)),
    isRight: isRight(place.isAsked, now),
  };
}

const valueOf = ({ value, corrected }: FieldValue | CellValue): string | null =>
  (corrected === null ? value : corrected.value) || null;

interface CheckedRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** The cells of a column, row by row, and those of rows that are not in the checked table, which count as wrong. */
function compareColumn(
  job: JudgeJob,
  { name, table, wasAsked, isAsked }: Place,
  { columns, rows }: CheckedRows,
  found: readonly [Found, Found],
): Compared[] {
  const path = (column: string): ValuePath => ({ table: table ?? '', row: 0, column });
  const text = (column: string, value: string | null) => fold(job, path(column), value);
  const checked = rows.map((cells): Row => cells.map((cell) => text(cell.column, valueOf(cell))));
  const [before, after] = found.map(({ tables }) => {
    const shown = (tables.find((one) => one.name === table)?.rows ?? [])
      .slice(0, MAX_ROWS)
      .map((row) => row.cells);
    const cellOf = (cells: readonly CellResult[], column: string) =>
      cells.find((cell) => cell.column === column);
    const texts = shown.map((cells): Row =>
      columns.map((column) => text(column, cellOf(cells, column)?.value ?? null)),
    );
    const pairs = alignRows(checked, texts);
    const paired = new Set(pairs);
    return {
      cell: (row: number) => cellOf(shown[pairs[row] ?? -1] ?? [], name),
      extra: shown
        .flatMap((cells, row) => (paired.has(row) ? [] : (cellOf(cells, name) ?? [])))
        .filter(({ value }) => value !== null),
    };
  });
  if (before === undefined || after === undefined) return [];
  const compared = rows.flatMap((cells, row): Compared[] => {
    const truth = cells.find(({ column }) => column === name);
    if (truth === undefined) return [];
    const expected = text(name, valueOf(truth));
    const [was, now] = [before.cell(row), after.cell(row)];
    return [
      {
        page: truth.page ?? was?.page ?? null,
        expected: valueOf(truth),
        found: now?.value ?? null,
        wasRight: wasAsked && text(name, was?.value ?? null) === expected,
        isRight: isAsked && text(name, now?.value ?? null) === expected,
      },
    ];
  });
  return [...compared, ...compareExtra(before.extra, after.extra)];
}

/** Values where the document has none: as many as one side has more than the other. */
function compareExtra(before: readonly CellResult[], after: readonly CellResult[]): Compared[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => {
    const [was, now] = [before[index], after[index]];
    return {
      page: now?.page ?? was?.page ?? null,
      expected: null,
      found: now?.value ?? null,
      wasRight: was === undefined,
      isRight: now === undefined,
    };
  });
}

/** As it is compared: in the form in which the values of both are, without differences of width and spaces. */
function fold({ from, to }: JudgeJob, path: ValuePath, value: string | null): string | null {
  if (value === null) return null;
  const plain = normaliseValue(from, path, normaliseValue(to, path, value));
  return plain.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim() || null;
}

function sumUp(compared: readonly Compared[]): JudgedPlace {
  const lost = compared.filter(({ wasRight, isRight }) => wasRight && !isRight);
  const pages = Map.groupBy(lost, ({ page }) => page ?? 1);
  const shown = (text: string | null | undefined) => text?.slice(0, MAX_SHOWN) ?? null;
  return {
    values: compared.length,
    before: compared.filter(({ wasRight }) => wasRight).length,
    after: compared.filter(({ isRight }) => isRight).length,
    gained: compared.filter(({ wasRight, isRight }) => isRight && !wasRight).length,
    lost: [...pages].map(([page, values]) => ({
      page,
      values: values.length,
      expected: shown(values[0]?.expected),
      found: shown(values[0]?.found),
    })),
  };
}
