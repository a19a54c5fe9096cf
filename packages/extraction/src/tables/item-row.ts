import type { TextRange } from '../fields/candidate.ts';
import { findAmounts } from '../values/amount.ts';
import type { ColumnQuery } from './column.ts';

const NUMERIC = new Set(['quantity', 'price', 'amount', 'withdrawal', 'deposit', 'balance']);

/** Whether cells make an item: in full (most columns), in part, or not (a lone text). */
export function isItemRow(
  cells: readonly (readonly TextRange[])[],
  queries: readonly ColumnQuery[],
): 'full' | 'part' | 'no' {
  const filled = cells.filter((cell) => cell.length > 0).length;
  if (filled === 0) return 'no';
  const numeric = queries.some((query) => query.role !== undefined && NUMERIC.has(query.role));
  const number = queries.some((query, index) =>
    query.role === undefined
      ? isMoney(cells[index] ?? [])
      : NUMERIC.has(query.role) && hasNumber(cells[index] ?? []),
  );
  if (numeric && !number && !isWithoutAmount(cells, queries)) return 'no';
  if (queries.length === 1) return 'full';
  if (!numeric && filled < 2) return 'no';
  if (filled < 2) return numeric && queries.length <= 3 ? 'part' : 'no';
  const item = queries.findIndex((query) => query.role === 'item');
  if (item >= 0 && !hasLetters(cells[item] ?? [])) return 'part';
  return filled >= queries.length * 0.6 ? 'full' : 'part';
}

/** What is printed where an item costs nothing, has no limit or is not priced yet. */
export const NO_AMOUNT =
  /^(?:unlimited|included|incl\.?|free(?: of charge)?|no charge|waived|nil|none|n\/?a|tb[acd]|無制限|無料|なし|無し|別途|別途見積|実費|未定)$/iu;

/** A row that fills every column and says in one of figures why there is none. */
function isWithoutAmount(cells: readonly (readonly TextRange[])[], queries: readonly ColumnQuery[]): boolean {
  if (cells.length < 3 || cells.some((cell) => cell.length === 0)) return false;
  return queries.some(
    ({ role }, index) =>
      role !== undefined &&
      NUMERIC.has(role) &&
      (cells[index] ?? []).some(({ segment, from, to }) =>
        NO_AMOUNT.test(segment.text.slice(from, to).trim()),
      ),
  );
}

/** A column that no list knows may contain sums all the same. */
function isMoney(ranges: readonly TextRange[]): boolean {
  return ranges.some((one) =>
    findAmounts(one.segment.text.slice(one.from, one.to)).some(
      (amount) => amount.formatted && !amount.percent && amount.to - amount.from >= one.to - one.from - 2,
    ),
  );
}

function hasLetters(ranges: readonly TextRange[]): boolean {
  return ranges.some((range) =>
    /\p{L}/u.test(range.segment.text.slice(range.from, range.to).replace(/\b[A-Z]{3}\b/g, '')),
  );
}

function hasNumber(ranges: readonly TextRange[]): boolean {
  return ranges.some((range) => isNumber(range.segment.text.slice(range.from, range.to)));
}

/** A day is no number: under a table of sums comes when the next one is due. */
const DATE = /\d\s*年\s*\d{1,2}\s*月\s*\d{1,2}\s*日/u;

/** A number with little beside it: a currency or unit, no words ("VAT 20%", "Page 1 of 2"). */
function isNumber(text: string): boolean {
  if (findAmounts(text).length === 0 || /[/／]/.test(text) || DATE.test(text)) return false;
  const rest = text.replace(
    /\b(?:RM|[A-Z]{3}|Rs|kr|pcs|pc|kg|set|box|each|hours?|hrs?|days?|units?|months?|pack|EA)\b\.?/gi,
    '',
  );
  return !/\p{Script=Latin}{2}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{4}/u.test(rest);
}
