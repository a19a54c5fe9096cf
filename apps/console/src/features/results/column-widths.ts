import { shownValue, type ResultValue } from '#features/results/values.ts';

/** East Asian characters take twice the room. */
const widthOf = (text: string): number => text.length + (text.match(/[\u1100-\uffef]/g)?.length ?? 0);

const narrowest = 72;
const widest = 240;
const perCharacter = 7.5;
/** Enough to tell what a column holds. */
const looked = 60;

/** The widths in pixels that the columns of a table want: by most of their contents, within reason. */
export function columnWidths(
  columns: readonly string[],
  rows: readonly (readonly ResultValue[])[],
): number[] {
  return columns.map((name, column) => {
    const lengths = rows
      .slice(0, looked)
      .map((row) => widthOf(row[column] ? shownValue(row[column]) : ''))
      .sort((a, b) => a - b);
    const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
    const wanted = Math.max(usual, Math.min(widthOf(name), 14)) * perCharacter + 18;
    return Math.round(Math.min(widest, Math.max(narrowest, wanted)));
  });
}
