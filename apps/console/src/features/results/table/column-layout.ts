import type { CellValue, TableValues } from '@ocr/contract';
import { readableValue } from '#features/results/values/values.ts';

export interface ColumnLayout {
  /** The width in pixels that it wants. */
  readonly width: number;
  /** Numbers are at the end, so that their digits are below each other. */
  readonly align: 'end' | undefined;
}

/** East Asian characters take twice the room. */
const widthOf = (text: string): number => text.length + (text.match(/[\u1100-\uffef]/g)?.length ?? 0);

const narrowest = 72;
const widest = 240;
const perCharacter = 7.5;
/** Digits are as wide as each other, and none of a number may be cut off. */
const perDigit = 8.5;
/** Enough rows to estimate a column's width. */
const sampleSize = 60;

/** How the columns of a table are aligned: by most of their contents, within reason. */
export function layOutColumns(
  columns: readonly string[],
  rows: TableValues['rows'],
): readonly ColumnLayout[] {
  const sample = rows.slice(0, sampleSize);
  return columns.map((name, column) => {
    const texts = sample.map(({ cells }) => textOf(cells[column]));
    const lengths = sample.map(({ cells }) => widthOf(shownTextOf(cells[column]))).sort((a, b) => a - b);
    const isNumeric = holdsNumbers(texts);
    const contents = isNumeric
      ? (lengths.at(-1) ?? 0) * perDigit
      : (lengths[Math.floor(lengths.length * 0.9)] ?? 0) * perCharacter;
    const ideal = Math.max(contents, Math.min(widthOf(name), 14) * perCharacter) + 20;
    return {
      width: Math.round(Math.min(widest, Math.max(narrowest, ideal))),
      align: isNumeric ? 'end' : undefined,
    };
  });
}

// As it was read: a correction must not make a column jump to its other side.
const textOf = (cell: CellValue | undefined): string => cell?.value ?? '';

/** As it is displayed: amounts with thousands separators. */
const shownTextOf = (cell: CellValue | undefined): string =>
  cell === undefined ? '' : readableValue({ ...cell, corrected: null });

/** Plain numbers nearly throughout; what begins with a zero is a code. */
function holdsNumbers(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  const numbers = filled.filter((text) => /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text));
  return numbers.length > 0 && numbers.length >= filled.length * 0.9;
}
