import { memoize } from '../../memoize.ts';
import type { Numbers } from './form.ts';

/** A question about one number of the evidence, with what follows where it is less and where it is not; or what is added. */
export type Tree =
  | number
  | { readonly name: string; readonly below: number; readonly less: Tree; readonly else: Tree };

/** Trees whose answers are added up; the first number is what holds without them. */
export interface Ensemble {
  readonly start: number;
  readonly trees: readonly Tree[];
}

/** The nodes of all trees; a node whose `less` is 0 adds its `below`. */
interface FlatTrees {
  /** The numbers of the evidence that are asked for. */
  readonly names: readonly string[];
  readonly roots: Int32Array;
  readonly name: Uint16Array;
  readonly below: Float64Array;
  readonly less: Int32Array;
  readonly else: Int32Array;
}

/** Reads an ensemble: its first line is the start, each other one a tree from its root: `name below less else`, or a number. Lines with # are remarks. */
export function readEnsemble(text: string): Ensemble {
  const [start, ...lines] = text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return { start: Number(start), trees: lines.map(readTree) };
}

function readTree(line: string): Tree {
  const words = line.trim().split(/\s+/).values();
  const next = (): Tree => {
    const word = words.next().value ?? '0';
    if (/^-?[\d.]/.test(word)) return Number(word);
    const below = Number(words.next().value);
    return { name: word, below, less: next(), else: next() };
  };
  return next();
}

/** An ensemble's trees laid flat: dozens of spans are scored for a question, by hundreds of trees. */
const flatten = memoize(({ trees }: Ensemble): FlatTrees => {
  const names = new Map<string, number>();
  const nodes: { name: number; below: number; less: number; else: number }[] = [];
  const add = (tree: Tree): number => {
    const node = { name: 0, below: 0, less: 0, else: 0 };
    const number = nodes.push(node) - 1;
    if (typeof tree === 'number') node.below = tree;
    else {
      if (!names.has(tree.name)) names.set(tree.name, names.size);
      Object.assign(node, { name: names.get(tree.name), below: tree.below });
      node.less = add(tree.less);
      node.else = add(tree.else);
    }
    return number;
  };
  const roots = Int32Array.from(trees, add);
  return {
    names: [...names.keys()],
    roots,
    name: Uint16Array.from(nodes, (node) => node.name),
    below: Float64Array.from(nodes, (node) => node.below),
    less: Int32Array.from(nodes, (node) => node.less),
    else: Int32Array.from(nodes, (node) => node.else),
  };
});

/** What an ensemble says of a span: the logarithm of how much likelier it is right than that no span is. What there is no evidence of counts as 0. */
export function scoreOf(ensemble: Ensemble, evidence: Numbers): number {
  const flat = flatten(ensemble);
  const numbers = Float64Array.from(flat.names, (name) => evidence[name] ?? 0);
  let sum = ensemble.start;
  for (const root of flat.roots) {
    let at = root;
    while (flat.less[at] !== 0)
      at =
        (numbers[flat.name[at] ?? 0] ?? 0) < (flat.below[at] ?? 0)
          ? (flat.less[at] ?? 0)
          : (flat.else[at] ?? 0);
    sum += flat.below[at] ?? 0;
  }
  return sum;
}

/** How likely each of some spans is right, 0 to 1, where one of them is right or none (softmax; "none" has the score 0). */
export function likelihoods(scores: readonly number[]): number[] {
  const highest = Math.max(0, ...scores);
  const weights = scores.map((score) => Math.exp(score - highest));
  const whole = weights.reduce((sum, one) => sum + one, Math.exp(-highest));
  return weights.map((weight) => weight / whole);
}

/** The numbers of the evidence that moved a span's score most, with by how much; the largest first. For those who look for the cause of an answer. */
export function reasonsOf({ trees }: Ensemble, evidence: Numbers, count: number): [string, number][] {
  const moved = new Map<string, number>();
  for (const tree of trees) {
    let at = tree;
    while (typeof at !== 'number') {
      const next = (evidence[at.name] ?? 0) < at.below ? at.less : at.else;
      moved.set(at.name, (moved.get(at.name) ?? 0) + meanOf(next) - meanOf(at));
      at = next;
    }
  }
  return [...moved].toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, count);
}

const meanOf = (tree: Tree): number =>
  typeof tree === 'number' ? tree : (meanOf(tree.less) + meanOf(tree.else)) / 2;
