/** A cell of a table's grid. Rows and columns count from anywhere; only their order matters. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
}

/**
 * The adjacency relations of a table, as the ICDAR 2013 table competition compares tables: each cell that is not blank
 * with its next one to the right and its next one below, across blank cells. Texts compare without spaces, case and
 * kinds of dash and quote.
 */
export function relationsOf(cells: readonly GridCell[]): string[] {
  const filled = cells.filter((cell) => plain(cell.text) !== '');
  const at = new Map<string, GridCell>();
  for (const cell of filled)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++)
        at.set(`${row},${column}`, cell);
  const lastRow = Math.max(...filled.map((cell) => cell.row + cell.rowSpan));
  const lastColumn = Math.max(...filled.map((cell) => cell.column + cell.columnSpan));
  const relations: string[] = [];
  for (const cell of filled) {
    const right = new Set<GridCell>();
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column + cell.columnSpan; column < lastColumn; column++) {
        const next = at.get(`${row},${column}`);
        if (next === undefined) continue;
        right.add(next);
        break;
      }
    const below = new Set<GridCell>();
    for (let column = cell.column; column < cell.column + cell.columnSpan; column++)
      for (let row = cell.row + cell.rowSpan; row < lastRow; row++) {
        const next = at.get(`${row},${column}`);
        if (next === undefined) continue;
        below.add(next);
        break;
      }
    for (const next of right) relations.push(`${plain(cell.text)} → ${plain(next.text)}`);
    for (const next of below) relations.push(`${plain(cell.text)} ↓ ${plain(next.text)}`);
  }
  return relations;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[—–−‐]/g, '-')
    .replace(/\s+/g, '')
    .toUpperCase();
}
