import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { likelihood } from '../../src/fields/worded/choice/ensemble.ts';
import type { Ensemble, Tree } from '../../src/fields/worded/choice/ensemble.ts';
import { CHOICE_FILE } from '../../src/fields/worded/choice/fitted.ts';
import type { Source } from '../../src/fields/worded/choice/options.ts';
import { boost } from './boost.ts';
import type { BoostOptions } from './boost.ts';
import type { JudgedQuestion } from './cases.ts';

/** Numbers of the evidence that speak for a value (1) or against it (-1) however large they are. */
const MONOTONE: Readonly<Record<Source, BoostOptions['monotone']>> = {
  rules: { confidence: 1, own: 1, lead: 1, other: -1, likely: 1, familiar: 1, clause: -1, at: -1 },
  label: {
    fit: 1,
    near: 1,
    gap: 1,
    empty: -1,
    confidence: -1,
    sure: 1,
    share: 1,
    rank: -1,
    overOwn: 1,
    labelRank: -1,
    unlisted: -1,
  },
  clause: { clauseFit: 1, clauseGap: 1, overAnswer: 1, confidence: -1 },
};
const OPTIONS = { trees: 100, depth: 4, rate: 0.12, minLeaf: 12, ridge: 4 };

type Choice = Readonly<Record<Source, Ensemble>>;

/** Fits trees for each source of values to how often they were right. */
export function fitChoice(questions: readonly JudgedQuestion[]): Choice {
  const fitted = (source: Source): Ensemble => {
    const cases = questions
      .flatMap(({ options, weight = 1 }) => options.map((one) => ({ ...one, weight })))
      .filter(({ from }) => from === source)
      .map(({ evidence, isRight, weight }) => ({ evidence, isTrue: isRight, weight }));
    const names = Object.keys(cases[0]?.evidence ?? {});
    return boost(cases, names, { ...OPTIONS, monotone: MONOTONE[source] });
  };
  return { rules: fitted('rules'), label: fitted('label'), clause: fitted('clause') };
}

/** The file of a choice, as `readChoice` reads it. */
export function printChoice(choice: Choice, remark: string): string {
  const parts = (['rules', 'label', 'clause'] as const).map((source) => {
    const { start, trees } = choice[source];
    return [source, String(start), ...trees.map(printTree)].join('\n');
  });
  return `# ${remark}\n${parts.join('\n\n')}\n`;
}

const printTree = (tree: Tree): string =>
  typeof tree === 'number'
    ? String(tree)
    : `${tree.name} ${tree.below} ${printTree(tree.less)} ${printTree(tree.else)}`;

/** How many values are right, wrong and filled where nothing was printed, if the likeliest is taken from some likelihood on. */
export function judgeChoice(questions: readonly JudgedQuestion[], choice: Choice, minLikely: number) {
  const counts = { asked: 0, right: 0, wrong: 0, absent: 0, filled: 0 };
  for (const { isPresent, options } of questions) {
    const [best] = options
      .map((one) => ({ ...one, likely: likelihood(choice[one.from], one.evidence) }))
      .toSorted((a, b) => b.likely - a.likely);
    const isShown = best !== undefined && best.likely >= minLikely;
    if (isPresent) counts.asked += 1;
    else counts.absent += 1;
    if (!isShown) continue;
    if (best.isRight) counts.right += 1;
    else if (isPresent) counts.wrong += 1;
    else counts.filled += 1;
  }
  return counts;
}

/** Writes the fitted choice to its place. */
export const writeChoice = (choice: Choice, folder: string | undefined, remark: string): void =>
  writeFileSync(
    folder === undefined ? CHOICE_FILE : join(folder, basename(CHOICE_FILE)),
    printChoice(choice, remark),
  );
