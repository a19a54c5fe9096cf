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
  const number = wishes.some((wish, index) =>
    wish.role === undefined
      ? isMoney(cells[index] ?? [])
      : NUMERIC.has(wish.role) && hasNumber(cells[index] ?? []),
  );
  if (numeric && !number) return 'no';
  if (wishes.length === 1) return 'full';
  if (!numeric && filled < 2) return 'no';
  if (filled < 2) return numeric && wishes.length <= 3 ? 'part' : 'no';
  const item = wishes.findIndex((wish) => wish.role === 'item');
  if (item >= 0 && !hasLetters(cells[item] ?? [])) return 'part';
  return filled >= wishes.length * 0.6 ? 'full' : 'part';
}

/** A column that no list knows may hold sums all the same. */
function isMoney(stretches: readonly Stretch[]): boolean {
  return stretches.some((one) =>
    findAmounts(one.segment.text.slice(one.from, one.to)).some(
      (amount) => amount.formatted && !amount.percent && amount.to - amount.from >= one.to - one.from - 2,
    ),
  );
}

function hasLetters(stretches: readonly Stretch[]): boolean {
  return stretches.some((stretch) =>
    /\p{L}/u.test(stretch.segment.text.slice(stretch.from, stretch.to).replace(/\b[A-Z]{3}\b/g, '')),
  );
}

function hasNumber(stretches: readonly Stretch[]): boolean {
  return stretches.some((stretch) => isNumber(stretch.segment.text.slice(stretch.from, stretch.to)));
}

/** A number with little beside it: a currency or unit, no words ("VAT 20%", "Page 1 of 2"). */
function isNumber(text: string): boolean {
  if (findAmounts(text).length === 0 || /[/／]/.test(text)) return false;
  const rest = text.replace(
    /\b(?:RM|[A-Z]{3}|Rs|kr|pcs|pc|kg|set|box|each|hours?|hrs?|days?|units?|months?|pack|EA)\b\.?/gi,
    '',
  );
  return !/\p{Script=Latin}{2}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{4}/u.test(rest);
}
