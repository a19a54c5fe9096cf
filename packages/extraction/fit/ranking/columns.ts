import type { Question } from './question.ts';

/** So many bins at most hold the values of a number. */
export const BINS = 40;

/** One number of the evidence, of all spans of all questions. */
export interface Column {
  readonly name: string;
  /** Where the bins are cut, the lowest first. */
  readonly cuts: readonly number[];
  /** The bin of each span: how many cuts its number is not below. */
  readonly bins: Uint8Array;
}

/** The numbers of all spans, in bins that hold about as many spans each; those that are the same everywhere are left out. */
export function columnsOf(questions: readonly Question[]): Column[] {
  const names = questions[0]?.names ?? [];
  if (questions.some((one) => one.names !== names && one.names.join(' ') !== names.join(' ')))
    throw new Error('questions have different numbers');
  return names
    .map((name, at) => columnOf(name, valuesOf(questions, at, names.length)))
    .filter(({ cuts }) => cuts.length > 0);
}

function valuesOf(questions: readonly Question[], column: number, width: number): Float32Array {
  const values = new Float32Array(questions.reduce((sum, { rights }) => sum + rights.length, 0));
  let row = 0;
  for (const { numbers } of questions)
    for (let at = column; at < numbers.length; at += width) values[row++] = numbers[at]!;
  return values;
}

function columnOf(name: string, values: Float32Array): Column {
  const cuts = cutsOf(values.toSorted());
  const bins = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) bins[row] = binOf(values[row]!, cuts);
  return { name, cuts, bins };
}

/** Halfway between neighbours, as they are written to the file: what is fitted is what will be read. */
function cutsOf(sorted: Float32Array): number[] {
  const cuts = new Set<number>();
  const last = sorted.length - 1;
  for (let bin = 1; bin < BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const value = sorted[at]!;
    let [below, above] = [at, at];
    while (below > 0 && sorted[below] === value) below--;
    if (sorted[below]! < value) cuts.add(round((value + sorted[below]!) / 2));
    else {
      // The lowest value of all: cut above it.
      while (above < last && sorted[above] === value) above++;
      if (sorted[above]! > value) cuts.add(round((value + sorted[above]!) / 2));
    }
  }
  return [...cuts].toSorted((a, b) => a - b);
}

function binOf(value: number, cuts: readonly number[]): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value >= cuts[middle]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** As many decimals as the file has. */
export const round = (number: number): number => Math.round(number * 1e4) / 1e4;
