/** Rows of a table as texts by column; null where a cell is empty. */
export type Row = readonly (string | null)[];

/**
 * Which found row is which checked one, in order, so that as many cells as possible agree: rows that were missed or made up shift none of the others.
 * Returns for each checked row the index of its found one; undefined where it was missed.
 */
export function alignRows(checked: readonly Row[], found: readonly Row[]): (number | undefined)[] {
  const width = found.length + 1;
  const best = new Float64Array((checked.length + 1) * width);
  const at = (row: number, other: number): number => best[row * width + other] ?? 0;
  for (let row = checked.length - 1; row >= 0; row -= 1)
    for (let other = found.length - 1; other >= 0; other -= 1) {
      const together = agreement(checked[row] ?? [], found[other] ?? []);
      const both = together > 0 ? at(row + 1, other + 1) + together : 0;
      best[row * width + other] = Math.max(both, at(row + 1, other), at(row, other + 1));
    }
  const pairs: (number | undefined)[] = checked.map(() => undefined);
  let [row, other] = [0, 0];
  while (row < checked.length && other < found.length) {
    const score = at(row, other);
    if (score === at(row, other + 1)) other += 1;
    else if (score === at(row + 1, other)) row += 1;
    else pairs[row++] = other++;
  }
  return pairs;
}

/** Cells that agree; empty ones say little. */
function agreement(checked: Row, found: Row): number {
  return checked.reduce((sum, cell, column) => {
    if (cell !== (found[column] ?? null)) return sum;
    return sum + (cell === null ? 0.01 : 1);
  }, 0);
}
