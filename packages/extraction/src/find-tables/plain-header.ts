import { median, middleX, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import type { Strokes } from '../layout/rules.ts';
import { isDivided } from '../layout/rules.ts';
import { columnAt } from './plain-columns.ts';
import type { Column } from './plain-columns.ts';
import type { DraftCell, TableWord } from './types.ts';

/** Words of one line of a header that belong together, and the columns they name; both ends inclusive. */
export interface HeaderPhrase {
  readonly words: readonly TableWord[];
  readonly rect: Rect;
  readonly from: number;
  readonly to: number;
}

interface Entry extends HeaderPhrase {
  readonly level: number;
}

/** The columns a phrase names: those it is over, and where it is set in the middle of more or underlined, those. */
export function spanOf(
  words: readonly TableWord[],
  columns: readonly Column[],
  strokes: Strokes,
): HeaderPhrase {
  const rect = unite(words.map((word) => word.rect));
  const em = median(words.map((word) => word.rect.bottom - word.rect.top));
  const touched = columns.flatMap((column, index) => (isOver(rect, column) ? [index] : []));
  const at = columnAt(columns, middleX(rect));
  let [from, to] = [touched[0] ?? at, touched.at(-1) ?? at];
  const under = strokes.horizontal.find(
    (stroke) =>
      stroke.at > rect.bottom - 0.3 * em &&
      stroke.at < rect.bottom + em &&
      stroke.from <= rect.left + em &&
      stroke.to >= rect.right - em,
  );
  if (under) {
    const lined = columns.flatMap((column, index) => {
      const middle = (column.left + column.right) / 2;
      return middle > under.from && middle < under.to ? [index] : [];
    });
    if (lined.length < columns.length && lined.length > 0) {
      return { words, rect, from: Math.min(from, lined[0] ?? from), to: Math.max(to, lined.at(-1) ?? to) };
    }
  }
  if (to > from) [from, to] = widenToMiddle(rect, columns, { from, to, em });
  return { words, rect, from, to };
}

/** Headers may be wider than the values under them: one is over a column when it covers its middle, or most of it. */
function isOver(rect: Rect, column: Column): boolean {
  const middle = (column.left + column.right) / 2;
  const shared = Math.min(rect.right, column.right) - Math.max(rect.left, column.left);
  return (rect.left < middle && rect.right > middle) || shared > 0.6 * (column.right - column.left);
}

function widenToMiddle(
  rect: Rect,
  columns: readonly Column[],
  { from, to, em }: { from: number; to: number; em: number },
): [number, number] {
  let best: [number, number] = [from, to];
  for (let left = from; left >= 0; left--)
    for (let right = to; right < columns.length; right++) {
      const middle = ((columns[left]?.left ?? 0) + (columns[right]?.right ?? 0)) / 2;
      const wider = right - left > best[1] - best[0];
      if (wider && left > 0 && Math.abs(middle - middleX(rect)) < em) best = [left, right];
    }
  return best;
}

/** Header lines as cells: a level under each that spans, and lines of one column put together. */
export function headerCells(lines: readonly (readonly HeaderPhrase[])[], strokes: Strokes): DraftCell[] {
  const entries: Entry[] = [];
  let level = 0;
  for (const line of lines) {
    const own = entries.filter((entry) => entry.level === level);
    const isUnder = line.some((phrase) =>
      own.some((upper) => overlap(upper, phrase) && !(upper.from === phrase.from && upper.to === phrase.to)),
    );
    if (isUnder) level++;
    for (const phrase of line) entries.push({ ...phrase, level });
  }
  return stack(entries, strokes);
}

const overlap = (a: HeaderPhrase, b: HeaderPhrase): boolean => a.from <= b.to && b.from <= a.to;

/** Phrases over each other in the same columns become one cell unless a line parts them; cells reach up to what is over them. */
function stack(entries: readonly Entry[], strokes: Strokes): DraftCell[] {
  const cells: (Entry & { bottom: number })[] = [];
  for (const entry of entries) {
    const upper = cells.findLast((cell) => overlap(cell, entry));
    const same = upper && upper.from === entry.from && upper.to === entry.to;
    if (upper && same && !isDivided(strokes, upper.rect, entry.rect)) {
      cells[cells.indexOf(upper)] = {
        ...upper,
        words: [...upper.words, ...entry.words],
        rect: unite([upper.rect, entry.rect]),
        bottom: entry.level,
      };
    } else cells.push({ ...entry, bottom: entry.level });
  }
  return cells.map((cell) => {
    const over = cells.filter((other) => other !== cell && overlap(other, cell) && other.bottom < cell.level);
    const row = over.length > 0 ? Math.max(...over.map((other) => other.bottom)) + 1 : 0;
    return {
      row,
      rowSpan: cell.bottom - row + 1,
      column: cell.from,
      columnSpan: cell.to - cell.from + 1,
      words: cell.words,
    };
  });
}
