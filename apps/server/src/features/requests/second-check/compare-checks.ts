import { rowsInOrder, type RowKey } from '#platform/extraction/edited-rows.ts';
import { parsePathKey, pathKey } from '#platform/extraction/value-paths.ts';
import type { CheckSnapshot } from './snapshots.store.ts';

/** A table as it was read. */
export interface ReadTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** A difference between two people's results: either two values, or with `rows` the keys of rows that only one of them has. */
export interface CheckDifference {
  readonly path: string;
  readonly first: string | null;
  readonly second: string | null;
  readonly rows?: { readonly first: readonly RowKey[]; readonly second: readonly RowKey[] };
}

interface Snapshots {
  readonly first: CheckSnapshot;
  readonly second: CheckSnapshot;
  readonly tables: readonly ReadTable[];
  /** The value as read, of a place that was corrected. */
  readonly read: (path: string) => string | null;
  /** Whether two values are equal in the template's format. */
  readonly isSame: (path: string, a: string | null, b: string | null) => boolean;
}

/**
 * The differences between two people's results for a file, neither of whom saw the other's. Only what one of them changed is compared: the rest was
 * read alike for both. Rows that both added in the same places are the same rows. Paths refer to the second person's rows.
 */
export function compareChecks(snapshots: Snapshots): CheckDifference[] {
  const paths = [...snapshots.first.values.keys(), ...snapshots.second.values.keys()];
  const fields = paths.filter((path) => path.startsWith('["fields"'));
  return [
    ...[...new Set(fields)].flatMap((path) => compareValue(snapshots, path, path)),
    ...snapshots.tables.flatMap((table) => compareTable(snapshots, table)),
  ];
}

function compareValue(
  { first, second, read, isSame }: Snapshots,
  firstPath: string,
  secondPath: string,
): CheckDifference[] {
  const one = (first.values.get(firstPath) ?? read(firstPath)) || null;
  const other = (second.values.get(secondPath) ?? read(secondPath)) || null;
  return isSame(secondPath, one, other) ? [] : [{ path: secondPath, first: one, second: other }];
}

function compareTable(snapshots: Snapshots, table: ReadTable): CheckDifference[] {
  const [first, second] = [snapshots.first, snapshots.second].map(({ edits }) =>
    rowsInOrder(table.name, table.rows, edits),
  );
  if (first === undefined || second === undefined) return [];
  const isAligned =
    first.length === second.length && first.every((key, place) => isSameRow(key, second[place] ?? ''));
  const pairs = isAligned
    ? first.map((key, place) => [key, second[place] ?? key] as const)
    : withoutRows(first, withoutRows(first, second)).map((key) => [key, key] as const);
  // A table may have hundreds of thousands of cells, and this runs on the server's main thread, so only rows that were changed are compared.
  const [byFirst, bySecond] = [snapshots.first, snapshots.second].map((left) =>
    touchedRows(left, table.name),
  );
  const cells = pairs
    .filter(([one, other]) => byFirst?.has(one) || bySecond?.has(other))
    .flatMap(([one, other]) =>
      table.columns.flatMap((column) => {
        const [firstPath, secondPath] = [one, other].map((row) =>
          pathKey({ table: table.name, row, column }),
        );
        if (firstPath === undefined || secondPath === undefined) return [];
        if (!snapshots.first.values.has(firstPath) && !snapshots.second.values.has(secondPath)) return [];
        return compareValue(snapshots, firstPath, secondPath);
      }),
    );
  if (isAligned) return cells;
  const rows = { first: withoutRows(first, second), second: withoutRows(second, first) };
  return [{ path: JSON.stringify(['tables', table.name]), first: null, second: null, rows }, ...cells];
}

/** Keys of a table's rows that only one of two people has. */
export function rowsOfOne(
  { first, second }: Pick<Snapshots, 'first' | 'second'>,
  table: ReadTable,
): RowKey[] {
  const [one, other] = [first, second].map(({ edits }) => rowsInOrder(table.name, table.rows, edits));
  if (one === undefined || other === undefined) return [];
  return [...withoutRows(one, other), ...withoutRows(other, one)];
}

function withoutRows(own: readonly RowKey[], others: readonly RowKey[]): RowKey[] {
  const known = new Set(others);
  return own.filter((key) => !known.has(key));
}

/** A row that was read, or one that each of them added. */
function isSameRow(one: RowKey, other: RowKey): boolean {
  return one === other || (typeof one === 'string' && typeof other === 'string' && other !== '');
}

/** Keys of a table's rows in which one person corrected a value. */
function touchedRows({ values }: CheckSnapshot, table: string): Set<RowKey> {
  const prefix = `${JSON.stringify(['tables', table]).slice(0, -1)},`;
  const ofTable = [...values.keys()].filter((path) => path.startsWith(prefix));
  return new Set(
    ofTable.flatMap((path) => {
      const { row } = parsePathKey(path);
      return row === undefined ? [] : [row];
    }),
  );
}
