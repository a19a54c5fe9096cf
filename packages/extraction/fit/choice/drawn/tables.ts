import type { Scene, TableContent } from '../../../../specimens/src/grammar/types.ts';
import type { DrawnValue } from './papers.ts';
import { makeValue } from './values.ts';

const IN_TABLES = new Set(['amount', 'number', 'text', 'code', 'date', 'percent', 'time']);

export interface DrawnTables {
  readonly tables: readonly TableContent[];
  /** Values that are columns of several rows: which of them is meant nobody can say. */
  readonly columns: ReadonlySet<DrawnValue>;
  /** Values in the only row of a table. */
  readonly single: ReadonlySet<DrawnValue>;
}

/** Some of a paper's values that are next to each other in its list, as columns of a table. */
export function tablesOf(drawn: readonly DrawnValue[], scene: Scene): DrawnTables {
  const { random } = scene;
  const none: DrawnTables = { tables: [], columns: new Set(), single: new Set() };
  if (drawn.length < 10 || !random.chance(0.5)) return none;
  const start = random.int(2, drawn.length - 6);
  const chosen = drawn
    .slice(start, start + random.int(3, 6))
    .filter(({ listed, printed }) => IN_TABLES.has(listed.sort) && printed.length < 28);
  if (chosen.length < 3) return none;
  const rows = random.pick([1, 1, 2, 3, 5]);
  const table: TableContent = {
    name: 'Items',
    columns: chosen.map(({ label, listed }, index) => ({
      key: `c${index}`,
      header: label,
      align: listed.sort === 'amount' || listed.sort === 'number' ? 'right' : 'left',
      share: listed.sort === 'text' ? 2 : 1.2,
    })),
    lines: Array.from({ length: rows }, (_, row) => ({
      cells: Object.fromEntries(
        chosen.map(({ listed, label, printed }, index) => [
          `c${index}`,
          row === 0 ? printed : makeValue(listed.sort, label, scene).printed,
        ]),
      ),
    })),
  };
  const own = new Set(chosen);
  return rows === 1
    ? { tables: [table], columns: new Set(), single: own }
    : { tables: [table], columns: own, single: new Set() };
}
