import type { Ensemble, Tree } from '../../src/fields/worded/choice/ensemble.ts';
import type { Evidence } from '../../src/fields/worded/choice/evidence.ts';

/** One thing that was true or not, with the evidence for it. */
export interface Case {
  readonly evidence: Evidence;
  readonly isTrue: boolean;
  readonly weight: number;
}

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** A leaf has at least so much of the cases' weight times p(1 - p). */
  readonly minLeaf: number;
  readonly ridge: number;
  /** Numbers of the evidence that speak for (1) or against (-1) it however large they are. */
  readonly monotone: Readonly<Record<string, 1 | -1>>;
}

const BINS = 40;

interface Feature {
  readonly name: string;
  readonly cuts: readonly number[];
  /** The bin of each case: how many cuts its number is not below. */
  readonly bins: Uint8Array;
  readonly sign: number;
}

/** Fits trees one after another to what those before leave (gradient boosting of the logistic loss). The same cases always give the same trees. */
export function boost(cases: readonly Case[], names: readonly string[], options: BoostOptions): Ensemble {
  const features = names.map((name) => featureOf(name, cases, options.monotone[name] ?? 0));
  const weights = Float64Array.from(cases, ({ weight }) => weight);
  const truths = Float64Array.from(cases, ({ isTrue }) => (isTrue ? 1 : 0));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const right = truths.reduce((sum, truth, at) => sum + truth * weights[at]!, 0);
  const start = round(Math.log((right + 1) / (whole - right + 1)));
  const sums = new Float64Array(cases.length).fill(start);
  const trees: Tree[] = [];
  for (let count = 0; count < options.trees; count++) {
    const slopes = new Float64Array(cases.length);
    const bends = new Float64Array(cases.length);
    for (let at = 0; at < cases.length; at++) {
      const p = 1 / (1 + Math.exp(-sums[at]!));
      slopes[at] = weights[at]! * (truths[at]! - p);
      bends[at] = weights[at]! * p * (1 - p);
    }
    const all = Int32Array.from(cases, (_, at) => at);
    trees.push(grow(all, { features, slopes, bends, sums, options }, options.depth, -9, 9));
  }
  return { start, trees };
}

interface Growing {
  readonly features: readonly Feature[];
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
  readonly sums: Float64Array;
  readonly options: BoostOptions;
}

/** Grows a tree over some cases, whose leaves are between two bounds, and adds its leaves to the sums of the cases. */
function grow(rows: Int32Array, growing: Growing, depth: number, low: number, high: number): Tree {
  const split = depth === 0 ? undefined : bestSplit(rows, growing, low, high);
  if (split === undefined) {
    const leaf = round(growing.options.rate * leafOf(totalsOf(rows, growing), growing.options, low, high));
    for (const row of rows) growing.sums[row]! += leaf;
    return leaf;
  }
  const { feature, cut, left, right } = split;
  const less = rows.filter((row) => feature.bins[row]! <= cut);
  const more = rows.filter((row) => feature.bins[row]! > cut);
  const middle = (left + right) / 2;
  const [lowElse, highLess] = feature.sign > 0 ? [middle, middle] : [low, high];
  const [lowLess, highElse] = feature.sign < 0 ? [middle, middle] : [low, high];
  return {
    name: feature.name,
    below: feature.cuts[cut]!,
    less: grow(less, growing, depth - 1, lowLess, highLess),
    else: grow(more, growing, depth - 1, lowElse, highElse),
  };
}

interface Totals {
  readonly slope: number;
  readonly bend: number;
}

const leafOf = ({ slope, bend }: Totals, { ridge }: BoostOptions, low: number, high: number): number =>
  Math.min(high, Math.max(low, slope / (bend + ridge)));

const gainOf = ({ slope, bend }: Totals, leaf: number, { ridge }: BoostOptions): number =>
  slope * leaf - 0.5 * (bend + ridge) * leaf * leaf;

function totalsOf(rows: Int32Array, { slopes, bends }: Growing): Totals {
  let [slope, bend] = [0, 0];
  for (const row of rows) {
    slope += slopes[row]!;
    bend += bends[row]!;
  }
  return { slope, bend };
}

interface Split {
  readonly feature: Feature;
  readonly cut: number;
  readonly left: number;
  readonly right: number;
  readonly gain: number;
}

function bestSplit(rows: Int32Array, growing: Growing, low: number, high: number): Split | undefined {
  const { options } = growing;
  const whole = totalsOf(rows, growing);
  const before = gainOf(whole, leafOf(whole, options, low, high), options);
  let best: Split | undefined;
  for (const feature of growing.features) {
    const histogram = histogramOf(rows, feature, growing);
    let [slope, bend] = [0, 0];
    for (let cut = 0; cut < feature.cuts.length; cut++) {
      slope += histogram.slopes[cut]!;
      bend += histogram.bends[cut]!;
      if (bend < options.minLeaf || whole.bend - bend < options.minLeaf) continue;
      const rest = { slope: whole.slope - slope, bend: whole.bend - bend };
      const left = leafOf({ slope, bend }, options, low, high);
      const right = leafOf(rest, options, low, high);
      if (feature.sign * (right - left) < 0) continue;
      const gain = gainOf({ slope, bend }, left, options) + gainOf(rest, right, options) - before;
      if (gain > (best?.gain ?? 1e-6)) best = { feature, cut, left, right, gain };
    }
  }
  return best;
}

function histogramOf(
  rows: Int32Array,
  { bins, cuts }: Feature,
  { slopes, bends }: Growing,
): { readonly slopes: Float64Array; readonly bends: Float64Array } {
  const histogram = {
    slopes: new Float64Array(cuts.length + 1),
    bends: new Float64Array(cuts.length + 1),
  };
  for (const row of rows) {
    const bin = bins[row]!;
    histogram.slopes[bin]! += slopes[row]!;
    histogram.bends[bin]! += bends[row]!;
  }
  return histogram;
}

/** A number of the evidence in bins that hold about as many cases each. */
function featureOf(name: string, cases: readonly Case[], sign: number): Feature {
  const numbers = Float64Array.from(cases, ({ evidence }) => evidence[name] ?? 0);
  const sorted = numbers.toSorted();
  const cuts = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const [before, here] = [sorted[at - 1] ?? 0, sorted[at] ?? 0];
    const next = before < here ? here : sorted.find((one) => one > here);
    const last = before < here ? before : here;
    if (next !== undefined) cuts.add(round((last + next) / 2));
  }
  const list = [...cuts].toSorted((a, b) => a - b);
  const bins = Uint8Array.from(numbers, (number) => list.filter((cut) => number >= cut).length);
  return { name, cuts: list, bins, sign };
}

const round = (number: number): number => Math.round(number * 1e4) / 1e4;
