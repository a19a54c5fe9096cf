import type { Line, Page, Rule, Word } from '../types.ts';

/** A text set on a page: its left edge and top in points, its size in points. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** Right-aligned at `x` instead of starting there. */
  readonly right?: boolean;
  readonly confidence?: number;
  /** What a second reader read in place of the last word. */
  readonly otherReading?: string | undefined;
}

const WIDTH = 595;
const HEIGHT = 842;

/** A page of words for tests, set as a printer would: kanji as wide as high, other letters half as wide. */
export function buildPage(
  settings: readonly PlacedText[],
  options: { number?: number; rules?: readonly Rule[] } = {},
): Page {
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const setting of settings) {
    const { size = 10, text, confidence = 100, otherReading } = setting;
    const start = setting.right ? setting.x - widthOf(text, size) : setting.x;
    let x = start;
    const indices: number[] = [];
    for (const part of text.split(/(\s+)/)) {
      const width = widthOf(part, size);
      if (part.trim() !== '') {
        indices.push(words.length);
        words.push({
          text: part,
          confidence,
          line: lines.length,
          box: { x: x / WIDTH, y: setting.y / HEIGHT, width: width / WIDTH, height: size / HEIGHT },
        });
      }
      x += width;
    }
    const last = words.at(-1);
    if (last !== undefined && otherReading !== undefined) words[words.length - 1] = { ...last, otherReading };
    lines.push({
      words: indices,
      box: { x: start / WIDTH, y: setting.y / HEIGHT, width: (x - start) / WIDTH, height: size / HEIGHT },
    });
  }
  const source = words.every((word) => word.confidence === 100) ? 'text' : 'ocr';
  return {
    number: options.number ?? 1,
    width: WIDTH,
    height: HEIGHT,
    words,
    lines,
    rules: options.rules ?? [],
    source,
  };
}

function widthOf(text: string, size: number): number {
  let width = 0;
  for (const char of text) width += char === '　' || char > '⺀' ? size : size * 0.5;
  return width;
}

/** A ruled box around a rectangle in points. */
export function ruledBox(left: number, top: number, right: number, bottom: number): Rule[] {
  return [
    line(left, top, right, top),
    line(left, bottom, right, bottom),
    line(left, top, left, bottom),
    line(right, top, right, bottom),
  ];
}

/** A straight rule between two points. */
export function line(x1: number, y1: number, x2: number, y2: number): Rule {
  return { x1: x1 / WIDTH, y1: y1 / HEIGHT, x2: x2 / WIDTH, y2: y2 / HEIGHT };
}

/** Rows of a table: texts at column edges, right-aligned where the edge is negative. */
export function tableRows(
  rows: readonly (readonly string[])[],
  edges: readonly number[],
  top: number,
  step = 18,
): PlacedText[] {
  return rows.flatMap((row, index) =>
    row.flatMap((text, column) => {
      const edge = edges[column] ?? 0;
      return text === '' ? [] : [{ x: Math.abs(edge), y: top + index * step, text, right: edge < 0 }];
    }),
  );
}

/** A page with a title and below it a list of labels and values, one pair a row. */
export function labelList(title: string, pairs: readonly (readonly [string, string])[]): Page {
  return buildPage([
    { x: 60, y: 50, text: title, size: 16 },
    ...pairs.flatMap(([label, value], index) => [
      { x: 60, y: 100 + 22 * index, text: label },
      { x: 260, y: 100 + 22 * index, text: value },
    ]),
  ]);
}
