import { createRandom } from '../../../specimens/src/random.ts';
import type { Random } from '../../../specimens/src/random.ts';
import type { Ensemble } from '../../src/fields/spans/ensemble.ts';
import { columnsOf } from './columns.ts';
import type { Question } from './question.ts';
import { grow, leafAt, treeOf } from './tree.ts';
import type { Grown, TreeOptions } from './tree.ts';

export interface BoostOptions extends TreeOptions {
  readonly trees: number;
  /** How many of the questions, and of the numbers, each tree is grown on, 0 to 1. */
  readonly questions: number;
  readonly numbers: number;
  /** What a question counts whose answer is among none of its spans: that none is right is true, but no more than a lack of spans. */
  readonly missed: number;
}

/** What is fitted, as it is written to a file. */
export type Fitted = Pick<Ensemble, 'start' | 'trees'>;

/** What holds of every span before the first tree: it is rather wrong, as most are. */
const START = -3;
/** Spans that are almost surely wrong bend this much, so that a leaf of them alone has bounds. */
const MIN_BEND = 5e-4;

/**
 * Fits trees one after another to what those before leave: of the spans of a question one is right, or none is (gradient boosting of a
 * softmax where "none" has the score 0). The same questions always give the same trees.
 */
export function boost(questions: readonly Question[], options: BoostOptions): Fitted {
  const columns = columnsOf(questions);
  const ranking = rankingOf(questions);
  const random = createRandom('ranking');
  const trees: Grown[] = [];
  for (let count = 0; count < options.trees; count++) {
    setSlopes(ranking, options.missed);
    const chosen = columns.filter(() => random.chance(options.numbers));
    const rows = someRows(ranking, options.questions, random);
    const tree = grow(rows, { ...ranking, columns: chosen, options });
    for (let row = 0; row < ranking.scores.length; row++) ranking.scores[row]! += leafAt(tree, row);
    trees.push(tree);
  }
  return { start: START, trees: trees.map(treeOf) };
}

interface Ranking {
  readonly questions: readonly Question[];
  /** The row of each question's first span, and one past the last. */
  readonly starts: Int32Array;
  readonly rights: Uint8Array;
  readonly scores: Float64Array;
  readonly slopes: Float64Array;
  readonly bends: Float64Array;
}

function rankingOf(questions: readonly Question[]): Ranking {
  const starts = new Int32Array(questions.length + 1);
  questions.forEach(({ rights }, at) => (starts[at + 1] = starts[at]! + rights.length));
  const count = starts[questions.length]!;
  const rights = new Uint8Array(count);
  questions.forEach((one, at) => rights.set(one.rights, starts[at]));
  return {
    questions,
    starts,
    rights,
    scores: new Float64Array(count).fill(START),
    slopes: new Float64Array(count),
    bends: new Float64Array(count),
  };
}

/** How much each span's score should rise: its share of what is right less its share of all. */
function setSlopes({ questions, starts, rights, scores, slopes, bends }: Ranking, missed: number): void {
  questions.forEach(({ isPresent, weight }, at) => {
    const [from, to] = [starts[at]!, starts[at + 1]!];
    let [all, right] = [1, 0];
    for (let row = from; row < to; row++) {
      const size = Math.exp(scores[row]!);
      all += size;
      if (rights[row] === 1) right += size;
    }
    const counts = right === 0 && isPresent ? missed * weight : weight;
    for (let row = from; row < to; row++) {
      const size = Math.exp(scores[row]!);
      const likely = size / all;
      slopes[row] = counts * ((rights[row] === 1 ? size / right : 0) - likely);
      bends[row] = counts * Math.max(likely * (1 - likely), MIN_BEND);
    }
  });
}

/** The spans of some of the questions. */
function someRows({ questions, starts }: Ranking, share: number, random: Random): Int32Array {
  const rows = new Int32Array(starts[questions.length]!);
  let count = 0;
  for (let at = 0; at < questions.length; at++)
    if (random.chance(share)) for (let row = starts[at]!; row < starts[at + 1]!; row++) rows[count++] = row;
  return rows.subarray(0, count);
}
