import type { Tree } from '../../src/fields/spans/ensemble.ts';
import { BINS, round } from './columns.ts';
import type { Column } from './columns.ts';

export interface TreeOptions {
  readonly depth: number;
  /** What a leaf is multiplied with, so that later trees have something to mend. */
  readonly rate: number;
  /** Draws leaves of few spans to 0. */
  readonly ridge: number;
  /** A leaf has bends that add up to at least this. */
  readonly minLeaf: number;
}

/** A question about a bin, or what is added. */
export type Grown =
  | number
  | { readonly column: Column; readonly cut: number; readonly less: Grown; readonly else: Grown };

/** What a tree is grown on: how much each span's score should rise, and how fast that lessens while it does. */
export interface Ground {
  readonly columns: readonly Column[];
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
  readonly options: TreeOptions;
}

/** Grows a tree over some spans. */
export function grow(rows: Int32Array, ground: Ground): Grown {
  const { options } = ground;
  return options.depth === 0
    ? leafOf(rows, ground)
    : growFrom(rows, histogramsOf(rows, ground), ground, options.depth);
}

/** A tree's leaf for a span. */
export function leafAt(tree: Grown, row: number): number {
  let at = tree;
  while (typeof at !== 'number') at = at.column.bins[row]! <= at.cut ? at.less : at.else;
  return at;
}

/** The tree as it is read from a file. */
export const treeOf = (tree: Grown): Tree =>
  typeof tree === 'number'
    ? tree
    : {
        name: tree.column.name,
        below: tree.column.cuts[tree.cut]!,
        less: treeOf(tree.less),
        else: treeOf(tree.else),
      };

function growFrom(rows: Int32Array, histograms: Float64Array, ground: Ground, depth: number): Grown {
  const split = rows.length < 2 ? undefined : bestSplit(histograms, totalsOf(rows, ground), ground);
  if (split === undefined) return leafOf(rows, ground);
  const { column, cut } = split;
  const less = rows.filter((row) => column.bins[row]! <= cut);
  const more = rows.filter((row) => column.bins[row]! > cut);
  if (depth === 1) return { column, cut, less: leafOf(less, ground), else: leafOf(more, ground) };
  const isLessFewer = less.length < more.length;
  // Only the fewer spans are counted: the others are what is left of all.
  const fewer = histogramsOf(isLessFewer ? less : more, ground);
  for (let at = 0; at < histograms.length; at++) histograms[at]! -= fewer[at]!;
  const [ofLess, ofMore] = isLessFewer ? [fewer, histograms] : [histograms, fewer];
  return {
    column,
    cut,
    less: growFrom(less, ofLess, ground, depth - 1),
    else: growFrom(more, ofMore, ground, depth - 1),
  };
}

/** Rounded as it is written, so that the trees that follow mend what rounding did. */
function leafOf(rows: Int32Array, ground: Ground): number {
  const { slope, bend } = totalsOf(rows, ground);
  const { rate, ridge } = ground.options;
  return round((rate * slope) / (bend + ridge));
}

interface Totals {
  readonly slope: number;
  readonly bend: number;
}

function totalsOf(rows: Int32Array, { slopes, bends }: Ground): Totals {
  let [slope, bend] = [0, 0];
  for (const row of rows) {
    slope += slopes[row]!;
    bend += bends[row]!;
  }
  return { slope, bend };
}

interface Split {
  readonly column: Column;
  /** The last bin of what is less. */
  readonly cut: number;
}

/** The cut that explains most, if any does. */
function bestSplit(histograms: Float64Array, whole: Totals, ground: Ground): Split | undefined {
  const { columns, options } = ground;
  const { ridge, minLeaf } = options;
  const before = whole.slope ** 2 / (whole.bend + ridge);
  let best: Split | undefined;
  let most = MIN_GAIN;
  columns.forEach((column, index) => {
    let [slope, bend] = [0, 0];
    for (let cut = 0; cut < column.cuts.length; cut++) {
      const at = 2 * (index * BINS + cut);
      slope += histograms[at]!;
      bend += histograms[at + 1]!;
      const rest = whole.bend - bend;
      if (bend < minLeaf || rest < minLeaf) continue;
      const gain = slope ** 2 / (bend + ridge) + (whole.slope - slope) ** 2 / (rest + ridge) - before;
      if (gain <= most) continue;
      most = gain;
      best = { column, cut };
    }
  });
  return best;
}

const MIN_GAIN = 1e-6;

/** For each column and bin the slopes and the bends of its spans, added up: two numbers a bin. */
function histogramsOf(rows: Int32Array, { columns, slopes, bends }: Ground): Float64Array {
  const histograms = new Float64Array(2 * BINS * columns.length);
  const [ownSlopes, ownBends] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  for (let index = 0; index < rows.length; index++) {
    ownSlopes[index] = slopes[rows[index]!]!;
    ownBends[index] = bends[rows[index]!]!;
  }
  columns.forEach(({ bins }, column) => {
    const from = 2 * BINS * column;
    for (let index = 0; index < rows.length; index++) {
      const at = from + 2 * bins[rows[index]!]!;
      histograms[at]! += ownSlopes[index]!;
      histograms[at + 1]! += ownBends[index]!;
    }
  });
  return histograms;
}
