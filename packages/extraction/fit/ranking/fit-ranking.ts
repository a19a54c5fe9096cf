import { likelihoods, scoreOf } from '../../src/fields/spans/ensemble.ts';
import type { Ensemble, Tree } from '../../src/fields/spans/ensemble.ts';
import { boost } from './boost.ts';
import type { BoostOptions, Fitted } from './boost.ts';
import type { Question } from './question.ts';

/** As cross-fitting over the papers' authors chose them. */
const OPTIONS: BoostOptions = {
  trees: 220,
  depth: 5,
  rate: 0.1,
  ridge: 3,
  minLeaf: 4,
  questions: 0.7,
  numbers: 0.5,
  missed: 0.5,
};

/** Fits the trees that spans are ranked by. */
export const fitRanking = (questions: readonly Question[], options: Partial<BoostOptions> = {}): Fitted =>
  boost(questions, { ...OPTIONS, ...options });

/** The file of a ranking, as `readEnsemble` reads it. */
export const printRanking = ({ start, trees }: Fitted, remark: string): string =>
  [`# ${remark}`, String(start), ...trees.map(printTree)].map((line) => `${line}\n`).join('');

const printTree = (tree: Tree): string =>
  typeof tree === 'number'
    ? String(tree)
    : `${tree.name} ${tree.below} ${printTree(tree.less)} ${printTree(tree.else)}`;

/** How likely each of a question's spans is right. */
export function likelihoodsOf({ names, numbers, rights }: Question, ensemble: Ensemble): number[] {
  const scores = Array.from(rights, (_, row) =>
    scoreOf(
      ensemble,
      Object.fromEntries(names.map((name, column) => [name, numbers[row * names.length + column] ?? 0])),
    ),
  );
  return likelihoods(scores);
}

/** What was asked, and how often the likeliest answer was right, wrong, or filled in where nothing is printed. */
export interface Counts {
  readonly asked: number;
  readonly right: number;
  readonly wrong: number;
  readonly absent: number;
  readonly filled: number;
}

/** How good a ranking is if the likeliest text is taken from some likelihood on. */
export function judgeRanking(questions: readonly Question[], ensemble: Ensemble, minLikely: number): Counts {
  const counts = { asked: 0, right: 0, wrong: 0, absent: 0, filled: 0 };
  for (const question of questions) {
    const { likely, isRight } = likeliest(question, ensemble);
    counts[question.isPresent ? 'asked' : 'absent'] += 1;
    if (likely < minLikely) continue;
    counts[isRight ? 'right' : question.isPresent ? 'wrong' : 'filled'] += 1;
  }
  return counts;
}

/** The likeliest text of a question, where spans with the same text are one. */
function likeliest(question: Question, ensemble: Ensemble): { likely: number; isRight: boolean } {
  const options = new Map<string, { likely: number; isRight: boolean }>();
  likelihoodsOf(question, ensemble).forEach((likely, row) => {
    const text = question.texts[row] ?? '';
    const known = options.get(text);
    options.set(text, {
      likely: likely + (known?.likely ?? 0),
      isRight: question.rights[row] === 1 || known?.isRight === true,
    });
  });
  return [...options.values()].reduce((best, one) => (one.likely > best.likely ? one : best), {
    likely: 0,
    isRight: false,
  });
}
