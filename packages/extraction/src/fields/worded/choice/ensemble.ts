import type { Evidence } from './evidence.ts';

/** A question about one number of the evidence, with what follows where it is less and where it is not; or what is added. */
export type Tree =
  | number
  | { readonly name: string; readonly below: number; readonly less: Tree; readonly else: Tree };

/** Trees whose answers are added up to the logarithm of odds; the first number is what holds without them. */
export interface Ensemble {
  readonly start: number;
  readonly trees: readonly Tree[];
}

/** Reads an ensemble: its first line is the start, each other one a tree from its root: `name below less else`, or a number. */
export function readEnsemble(text: string): Ensemble {
  const [start = '', ...lines] = text.trim().split('\n');
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

/** How likely what an ensemble was fitted to is true, 0 to 1. */
export function likelihood({ start, trees }: Ensemble, evidence: Evidence): number {
  const sum = trees.reduce<number>((all, tree) => all + leafOf(tree, evidence), start);
  return 1 / (1 + Math.exp(-sum));
}

function leafOf(tree: Tree, evidence: Evidence): number {
  let at = tree;
  while (typeof at !== 'number') at = (evidence[at.name] ?? 0) < at.below ? at.less : at.else;
  return at;
}
