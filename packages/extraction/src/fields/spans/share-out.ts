import { fold } from '../../text/fold.ts';
import type { FieldQuery } from '../../instruction/field-query.ts';
import type { WeighedQuestion } from './choose.ts';

/** How far what answers another question better is out of the question for this one, 0 to 1: now and then two ask for the same. */
const TAKEN = 0.8;
/** What is less likely than this is no answer of either. */
const MIN_LIKELY = 0.02;
/** How often likelihoods are set against each other: what one question loses, another may get. */
const ROUNDS = 3;

/** A question, and how likely each text answers it: by itself, and beside the others. */
interface Sharing {
  readonly question: WeighedQuestion;
  readonly alone: ReadonlyMap<string, number>;
  readonly likely: ReadonlyMap<string, number>;
}

/**
 * The questions about a document with values less likely that another one of them is answered by better: who asks for the number of the order
 * and for that of the invoice means two numbers. Equally likely ones stay as they are, and so do questions that mean the same.
 */
export function shareOut(questions: readonly WeighedQuestion[]): WeighedQuestion[] {
  let all: readonly Sharing[] = questions.map((question) => {
    const alone = likelihoodsOf(question);
    return { question, alone, likely: alone };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const before = all;
    all = before.map((one) => ({ ...one, likely: besideOthers(one, before) }));
  }
  return all.map(({ question, likely }) =>
    question.isSettled ? question : withLikelihoods(question, likely),
  );
}

const withLikelihoods = (
  question: WeighedQuestion,
  likely: ReadonlyMap<string, number>,
): WeighedQuestion => ({
  ...question,
  options: question.options.map((one) => ({ ...one, likely: likely.get(one.span.folded) ?? one.likely })),
});

/** What is settled is answered as surely as the rules say. */
function likelihoodsOf({ found, options, isSettled }: WeighedQuestion): ReadonlyMap<string, number> {
  if (!isSettled) return new Map(options.map(({ span, likely }) => [span.folded, likely]));
  return new Map(found.text === null ? [] : [[fold(found.text), (found.confidence ?? 0) / 100]]);
}

/** How likely texts answer a question where others are answered better by some of them; what these lose is shared by the rest and by "none". */
function besideOthers(one: Sharing, all: readonly Sharing[]): ReadonlyMap<string, number> {
  const { question, alone, likely } = one;
  const others = all.filter((other) => other !== one && !meanTheSame(other.question.query, question.query));
  const left = [...alone].map(([text, first]): [string, number] => {
    const own = likely.get(text) ?? 0;
    const taken = others.map((other) => other.likely.get(text) ?? 0).filter((by) => by > own);
    return [text, first < MIN_LIKELY ? first : taken.reduce((rest, by) => rest * (1 - TAKEN * by), first)];
  });
  const none = Math.max(0, 1 - sumOf([...alone.values()]));
  const whole = none + sumOf(left.map(([, likelihood]) => likelihood));
  return new Map(left.map(([text, likelihood]) => [text, whole === 0 ? 0 : likelihood / whole]));
}

const meanTheSame = (one: FieldQuery, other: FieldQuery): boolean =>
  one.concept !== undefined && one.concept === other.concept && one.party === other.party;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
