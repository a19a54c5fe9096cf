import { isCjk } from '../../script.ts';
import { heightOf, median, unite, widthOf, type RawWord, type Rect } from '../geometry.ts';

/** A run of words of one row without a wide gap. */
interface Chunk {
  readonly row: number;
  readonly words: readonly RawWord[];
  readonly rect: Rect;
}

/** A gap of this many letter heights separates the chunks of a row, and a gutter is at least this wide. */
const WIDE_GAP = 1;
const GUTTER = 0.9;
/** A column of text has at least this many rows, mostly filled, with this many letters each; cells of tables are shorter. */
const MIN_ROWS = 5;
const MIN_FILL = 0.6;
const MIN_LETTERS = 16;
/** Rows above and below columns, such as titles and footers, that may run over all of them. */
const MAX_ABOVE = 14;
const MAX_BELOW = 5;

/**
 * Puts rows into the order a person reads them: row by row, but column by column where text is set in columns. Rows
 * that run over several columns come apart into one line for each.
 */
export function readColumns(rows: readonly (readonly RawWord[])[]): RawWord[][] {
  const chunks = rows.flatMap((row, index) => chunksOf(row, index));
  const height = median(chunks.map((chunk) => heightOf(chunk.rect)));
  if (rows.length < MIN_ROWS * 2 && chunks.length < MIN_ROWS * 2) return rows.map((row) => [...row]);
  const sorted = chunks.toSorted((a, b) => a.rect.left - b.rect.left);
  return regionsOf(sorted, height).flatMap(linesOf);
}

function chunksOf(row: readonly RawWord[], index: number): Chunk[] {
  const chunks: RawWord[][] = [];
  for (const word of row) {
    const open = chunks.at(-1);
    const last = open?.at(-1);
    if (
      open === undefined ||
      last === undefined ||
      word.rect.left - last.rect.right > heightOf(last.rect) * WIDE_GAP
    ) {
      chunks.push([word]);
    } else open.push(word);
  }
  return chunks.map((words) => ({ row: index, words, rect: unite(words.map((word) => word.rect)) }));
}

function linesOf(chunks: readonly Chunk[]): RawWord[][] {
  const rows = new Map<number, RawWord[]>();
  for (const chunk of chunks) rows.set(chunk.row, [...(rows.get(chunk.row) ?? []), ...chunk.words]);
  return [...rows].toSorted(([a], [b]) => a - b).map(([, words]) => words);
}

/** Regions in reading order: columns from left to right, and what spans them before and after. */
function regionsOf(chunks: readonly Chunk[], height: number): (readonly Chunk[])[] {
  const split = splitAt(chunks, height);
  if (split !== undefined) return [...regionsOf(split.left, height), ...regionsOf(split.right, height)];
  const rows = [...new Set(chunks.map((chunk) => chunk.row))].toSorted((a, b) => a - b);
  const spare = rows.length - MIN_ROWS;
  for (let above = 0; above <= Math.min(MAX_ABOVE, spare); above++)
    for (let below = above === 0 ? 1 : 0; below <= Math.min(MAX_BELOW, spare - above); below++) {
      const first = rows[above] ?? 0;
      const last = rows[rows.length - 1 - below] ?? 0;
      const middle = chunks.filter((chunk) => chunk.row >= first && chunk.row <= last);
      if (splitAt(middle, height) === undefined) continue;
      const [before, after] = [
        chunks.filter((chunk) => chunk.row < first),
        chunks.filter((chunk) => chunk.row > last),
      ];
      return [before, ...regionsOf(middle, height), after];
    }
  return [chunks];
}

/** Splits chunks, sorted from left to right, at the widest gutter that has a column of text on either side. */
function splitAt(chunks: readonly Chunk[], height: number): { left: Chunk[]; right: Chunk[] } | undefined {
  if (chunks.length < MIN_ROWS * 2) return undefined;
  let reach = -Infinity;
  let best: { left: Chunk[]; right: Chunk[]; width: number } | undefined;
  for (const { rect } of chunks) {
    const width = rect.left - reach;
    if (width > height * GUTTER && width < Infinity && width > (best?.width ?? 0)) {
      const at = rect.left;
      const left = chunks.filter((chunk) => chunk.rect.left < at);
      const right = chunks.filter((chunk) => chunk.rect.left >= at);
      if (isColumn(left) && isColumn(right)) best = { left, right, width };
    }
    reach = Math.max(reach, rect.right);
  }
  return best;
}

function isColumn(chunks: readonly Chunk[]): boolean {
  if (new Set(chunks.map((chunk) => chunk.row)).size < MIN_ROWS) return false;
  const width = widthOf(unite(chunks.map((chunk) => chunk.rect)));
  const fill = median(chunks.map((chunk) => widthOf(chunk.rect))) / Math.max(1, width);
  return fill >= MIN_FILL && median(chunks.map((chunk) => lettersOf(chunk))) >= MIN_LETTERS;
}

/** Letters of a chunk; a Japanese character says as much as two Latin ones. */
function lettersOf(chunk: Chunk): number {
  let letters = 0;
  for (const word of chunk.words) for (const character of word.text) letters += isCjk(character) ? 2 : 1;
  return letters;
}
