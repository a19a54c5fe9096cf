import type { CellValue, ReadFile, TableValues } from '@ocr/contract';
import { isDoubtful } from '@ocr/contract/codes';

/** A cell whose flag has changed since it was read: its row, its column index, and whether it is flagged now. */
interface StandingCell extends Pick<CellValue, 'reason' | 'confidence'> {
  readonly row: string;
  readonly column: number;
  readonly isDoubtful: boolean;
}
/** How manual changes affected the flags of a table. */
export interface OpenDoubts extends Pick<TableValues, 'name' | 'reason'> {
  readonly cells: readonly StandingCell[];
}

/** Where the doubts of a file are others than those of the same file without what its changes mean to them. */
export function findOpenDoubts(now: ReadFile, plain: ReadFile): OpenDoubts[] {
  return now.tables.map(({ name, reason, rows }, place) => {
    const known = new Map(plain.tables[place]?.rows.map((row) => [row.id, row]));
    const cells = rows.flatMap(({ id: row, cells: all }) =>
      all.flatMap((cell, column): StandingCell[] => {
        const before = known.get(row)?.cells[column];
        if (before?.reason === cell.reason && before.confidence === cell.confidence) return [];
        return [
          { row, column, reason: cell.reason, confidence: cell.confidence, isDoubtful: isDoubtful(cell) },
        ];
      }),
    );
    return { name, reason, cells };
  });
}

/** The doubts of a table's rows that are not as they were read, by row and column. */
export interface DoubtsOfTable {
  readonly reason: TableValues['reason'];
  readonly find: (row: string, column: number) => StandingCell | undefined;
  readonly has: (row: string) => boolean;
}

/** By the table's name; undefined where nothing is kept of it. */
export function readOpenDoubts(json: string | null): (table: string) => DoubtsOfTable | undefined {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made by `findOpenDoubts` alone
  const tables = json === null ? [] : (JSON.parse(json) as OpenDoubts[]);
  const known = new Map(
    tables.map(({ name, reason, cells }): [string, DoubtsOfTable] => {
      const byRow = Map.groupBy(cells, ({ row }) => row);
      const find = (row: string, column: number) => byRow.get(row)?.find((cell) => cell.column === column);
      return [name, { reason, find, has: (row) => byRow.has(row) }];
    }),
  );
  return (table) => known.get(table);
}

/** Rows with their flags after all changes. */
export function withOpenDoubts(
  rows: TableValues['rows'],
  doubts: DoubtsOfTable | undefined,
): TableValues['rows'] {
  if (doubts === undefined) return rows;
  return rows.map((row) => {
    if (!doubts.has(row.id)) return row;
    const cells = row.cells.map((cell, column) => {
      const standing = doubts.find(row.id, column);
      return standing ? { ...cell, reason: standing.reason, confidence: standing.confidence } : cell;
    });
    return { ...row, cells };
  });
}
