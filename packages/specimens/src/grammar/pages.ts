import { createRandom } from '../random.ts';
import { disturb } from './noise.ts';
import { widthOf } from './page/measure.ts';
import type { GrammarDocument, PageSketch, TextMark } from './types.ts';
import type { SketchRule, SketchWord } from './sketch.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page as the recogniser gives it, and as `extract` takes it. Boxes and rules in fractions of the page. */
export interface WordPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly {
    readonly text: string;
    readonly box: Box;
    readonly confidence: number;
    readonly line: number;
  }[];
  readonly lines: readonly { readonly box: Box; readonly words: readonly number[] }[];
  readonly rules: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
  readonly source: 'text' | 'ocr';
}

export interface PageOptions {
  /** How badly the page was read, from 0 (a PDF's own text, the default) to 1 (a poor fax). */
  readonly noise?: number;
  /** Of the noise; the same seed gives the same misreadings. */
  readonly seed?: number;
}

/** The pages of a document as words, without drawing and reading them. */
export function pagesOf(
  document: Pick<GrammarDocument, 'id' | 'pages'>,
  { noise = 0, seed = 1 }: PageOptions = {},
): WordPage[] {
  return document.pages.map((page, index) => {
    const words = page.marks.flatMap((mark) => (mark.kind === 'text' ? pageWords(mark) : []));
    const rules = rulesOf(page);
    const random = createRandom(`noise ${document.id} ${seed} ${index}`);
    const read = noise > 0 ? disturb({ words, rules }, page, noise, random) : { words, rules };
    return buildPage(page, index + 1, read.words, read.rules, noise > 0 ? 'ocr' : 'text');
  });
}

/** A text's words, split at spaces; boxes as high as the em, as a PDF's text layer gives them. */
function pageWords({ text, x, y, size, face, weight }: TextMark): SketchWord[] {
  let left = x;
  const words: SketchWord[] = [];
  for (const part of text.split(/([\s　]+)/)) {
    const width = widthOf(part, size, face, weight);
    if (part.trim() !== '')
      words.push({ text: part, x: left, y: y - size / 2, width, height: size, confidence: 100 });
    left += width;
  }
  return words;
}

function rulesOf(page: PageSketch): SketchRule[] {
  return page.marks.flatMap((mark): SketchRule[] => {
    if (mark.kind === 'rule') return [{ x1: mark.x1, y1: mark.y1, x2: mark.x2, y2: mark.y2 }];
    if (mark.kind !== 'box' || mark.stroke === undefined) return [];
    const { x, y, width, height } = mark.area;
    const [right, bottom] = [x + width, y + height];
    return [
      { x1: x, y1: y, x2: right, y2: y },
      { x1: right, y1: y, x2: right, y2: bottom },
      { x1: x, y1: bottom, x2: right, y2: bottom },
      { x1: x, y1: y, x2: x, y2: bottom },
    ];
  });
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5;

function buildPage(
  { width, height }: PageSketch,
  number: number,
  found: readonly SketchWord[],
  rules: readonly SketchRule[],
  source: 'text' | 'ocr',
): WordPage {
  const fraction = (word: Box): Box => ({
    x: round(word.x / width),
    y: round(word.y / height),
    width: round(word.width / width),
    height: round(word.height / height),
  });
  const words: WordPage['words'][number][] = [];
  const lines: WordPage['lines'][number][] = [];
  for (const row of rowsOf(found)) {
    const indices = row.map(
      (word) =>
        words.push({
          text: word.text,
          box: fraction(word),
          confidence: word.confidence,
          line: lines.length,
        }) - 1,
    );
    lines.push({ words: indices, box: fraction(around(row)) });
  }
  return {
    number,
    width,
    height,
    words,
    lines,
    rules: rules.map(({ x1, y1, x2, y2 }) => ({
      x1: round(x1 / width),
      y1: round(y1 / height),
      x2: round(x2 / width),
      y2: round(y2 / height),
    })),
    source,
  };
}

/** Words at one height, from left to right; rows from the top. */
function rowsOf(words: readonly SketchWord[]): SketchWord[][] {
  const rows: { middle: number; height: number; words: SketchWord[] }[] = [];
  for (const word of words.toSorted((a, b) => a.y + a.height / 2 - b.y - b.height / 2)) {
    const middle = word.y + word.height / 2;
    const row = rows.findLast(
      (other) => Math.abs(other.middle - middle) < 0.5 * Math.min(word.height, other.height),
    );
    if (row) row.words.push(word);
    else rows.push({ middle, height: word.height, words: [word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.x - b.x));
}

function around(row: readonly Box[]): Box {
  const [x, y] = [Math.min(...row.map((word) => word.x)), Math.min(...row.map((word) => word.y))];
  return {
    x,
    y,
    width: Math.max(...row.map((word) => word.x + word.width)) - x,
    height: Math.max(...row.map((word) => word.y + word.height)) - y,
  };
}
