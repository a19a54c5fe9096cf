import type { Kind } from '../lexicon/index.ts';
import { fold } from '../text/fold.ts';
import { LISTS } from './all.ts';
import { parseWordings } from './parse-wordings.ts';
import type { Wording } from './parse-wordings.ts';
import { tokensOf } from './tokens.ts';

/** Wordings that fit less are not given: they share a common word at most. */
const MIN_RATE = 0.35;
/** Of a wording's rate this is how well one of its phrases fits; the rest is how much of the question all of them explain. */
const BY_PHRASE = 0.7;

/** A token of the lists: how much it says (the rarer, the more), and the phrases that contain it. */
interface Token {
  readonly weight: number;
  readonly phrases: readonly number[];
}

/** All lists, made ready for looking up; wordings and phrases are numbered. */
interface Index {
  readonly kinds: readonly Kind[];
  readonly labels: ReadonlyMap<string, readonly number[]>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly wordingOfPhrase: readonly number[];
  readonly weightOfPhrase: readonly number[];
  /** What a token counts that no list knows: names of people, goods and places. */
  readonly unknown: number;
  /** Sums of the question that is being rated, by phrase and by wording; all 0 between questions. */
  readonly common: Float64Array;
  readonly explained: Float64Array;
}

let built: Index | undefined;
/** Made at the first question that needs it. */
const index = (): Index => (built ??= buildIndex());

/** A label or an ask by its tokens; those of a wording follow one another. */
interface Phrase {
  readonly wording: number;
  readonly tokens: ReadonlySet<string>;
}

function buildIndex(): Index {
  const wordings = LISTS.flatMap(parseWordings);
  const phrases = wordings.flatMap(({ labels, asks }, wording): Phrase[] =>
    [...labels, ...asks].map((phrase) => ({ wording, tokens: tokensOf(phrase) })),
  );
  const weigh = (count: number): number => Math.log(1 + phrases.length / (1 + count));
  const tokens = new Map(
    [...phrasesByToken(phrases)].map(([token, list]) => [
      token,
      { weight: weigh(list.length), phrases: list },
    ]),
  );
  const weighAll = (all: ReadonlySet<string>): number =>
    [...all].reduce((sum, token) => sum + (tokens.get(token)?.weight ?? 0), 0);
  return {
    kinds: wordings.map(({ kind }) => kind),
    labels: numbersByLabel(wordings),
    tokens,
    wordingOfPhrase: phrases.map(({ wording }) => wording),
    weightOfPhrase: phrases.map((phrase) => weighAll(phrase.tokens)),
    unknown: weigh(0),
    common: new Float64Array(phrases.length),
    explained: new Float64Array(wordings.length),
  };
}

function numbersByLabel(wordings: readonly Wording[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  wordings.forEach(({ labels }, number) => {
    for (const label of new Set(labels.map(fold)))
      numbers.set(label, [...(numbers.get(label) ?? []), number]);
  });
  return numbers;
}

function phrasesByToken(phrases: readonly Phrase[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  phrases.forEach(({ tokens }, phrase) => {
    for (const token of tokens) {
      const list = found.get(token);
      if (list) list.push(phrase);
      else found.set(token, [phrase]);
    }
  });
  return found;
}

/** How much tokens say together. */
export function weightOf(tokens: Iterable<string>): number {
  const known = index();
  let sum = 0;
  for (const token of tokens) sum += known.tokens.get(token)?.weight ?? known.unknown;
  return sum;
}

/** How alike two texts are by their tokens, 0 to 1: the cosine of their weights. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = weightOf([...a].filter((token) => b.has(token)));
  return common === 0 ? 0 : common / Math.sqrt(weightOf(a) * weightOf(b));
}

/** The numbers of the wordings that a folded label is printed for. */
export const wordingsOf = (label: string): readonly number[] => index().labels.get(label) ?? [];

/** The kind of value of a wording. */
export const kindOfWording = (wording: number): Kind => index().kinds[wording] ?? 'text';

/** The kind of value that is known to be printed behind a label; undefined where several are, or the label is not known. */
export function kindOfLabel(label: string): Kind | undefined {
  const kinds = new Set(wordingsOf(fold(label)).map(kindOfWording));
  // Of any letters may be what is a number for others.
  if (kinds.size > 1) kinds.delete('text');
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** A question by its tokens, with how well the wordings fit it. */
export interface Asked {
  readonly tokens: ReadonlySet<string>;
  readonly rates: ReadonlyMap<number, number>;
}

/** A question made ready for comparing. */
export const readAsked = (tokens: ReadonlySet<string>): Asked => ({ tokens, rates: rateWordings(tokens) });

/** By number how well wordings fit what is asked, 0 to 1; those that hardly fit are left out. */
function rateWordings(asked: ReadonlySet<string>): ReadonlyMap<number, number> {
  const { wordingOfPhrase, weightOfPhrase, common, explained } = index();
  const whole = weightOf(asked);
  const touched = addWeights(asked, index());
  const rates = new Map<number, number>();
  for (const phrase of touched) {
    const wording = wordingOfPhrase[phrase] ?? 0;
    const alike = (common[phrase] ?? 0) / Math.sqrt((weightOfPhrase[phrase] ?? 1) * whole);
    const rate = BY_PHRASE * alike + (1 - BY_PHRASE) * ((explained[wording] ?? 0) / whole);
    if (rate >= MIN_RATE && rate > (rates.get(wording) ?? 0)) rates.set(wording, rate);
  }
  for (const phrase of touched) {
    common[phrase] = 0;
    explained[wordingOfPhrase[phrase] ?? 0] = 0;
  }
  return rates;
}

/** Adds what each token says to the phrases and wordings that contain it; returns those phrases, each once. */
function addWeights(
  asked: ReadonlySet<string>,
  { tokens, wordingOfPhrase, common, explained }: Index,
): number[] {
  const touched: number[] = [];
  for (const token of asked) {
    const known = tokens.get(token);
    if (known === undefined) continue;
    let last = -1;
    for (const phrase of known.phrases) {
      const before = common[phrase] ?? 0;
      if (before === 0) touched.push(phrase);
      common[phrase] = before + known.weight;
      const wording = wordingOfPhrase[phrase] ?? 0;
      // A wording's phrases are numbered one after another.
      if (wording !== last) explained[wording] = (explained[wording] ?? 0) + known.weight;
      last = wording;
    }
  }
  return touched;
}
