import type { Stretch } from '../fields/candidate.ts';
import { findAmounts } from '../values/amount.ts';
import type { ColumnWish } from './column.ts';

const NUMERIC = new Set(['quantity', 'price', 'amount', 'withdrawal', 'deposit', 'balance']);

/** Whether cells make an item: in full (most columns), in part, or not (a lone text). */
export function isItemRow(
  cells: readonly (readonly Stretch[])[],
  wishes: readonly ColumnWish[],
): 'full' | 'part' | 'no' {
  const filled = cells.filter((cell) => cell.length > 0).length;
  if (filled === 0) return 'no';
  const numeric = wishes.some((wish) => wish.role !== undefined && NUMERIC.has(wish.role));
  const number = wishes.some(
    (wish, index) => wish.role !== undefined && NUMERIC.has(wish.role) && hasNumber(cells[index] ?? []),
  );
  if (numeric && !number) return 'no';
  if (wishes.length === 1) return 'full';
  if (!numeric && filled < 2) return 'no';
  if (filled < 2) return numeric && wishes.length <= 3 ? 'part' : 'no';
  const item = wishes.findIndex((wish) => wish.role === 'item');
  if (item >= 0 && !hasLetters(cells[item] ?? [])) return 'part';
  return filled >= wishes.length * 0.6 ? 'full' : 'part';
}

function hasLetters(stretches: readonly Stretch[]): boolean {
  return stretches.some((stretch) => /\p{L}/u.test(stretch.segment.text.slice(stretch.from, stretch.to)));
}

function hasNumber(stretches: readonly Stretch[]): boolean {
  return stretches.some(
    (stretch) => findAmounts(stretch.segment.text.slice(stretch.from, stretch.to)).length > 0,
  );
}
