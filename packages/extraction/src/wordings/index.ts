import type { Kind } from '../lexicon/index.ts';
import { fold } from '../text/fold.ts';
import { LISTS } from './all.ts';
import { parseWordings } from './parse-wordings.ts';
import { tokensOf } from './tokens.ts';

/** Wordings that fit less are not given: they share a common word at most. */
const MIN_RATE = 0.35;
/** Of a wording's rate this is how well one of its phrases fits; the rest is how much of the question all of them explain. */
const BY_PHRASE = 0.7;

/** All lists, made ready for looking up; wordings, phrases and tokens are numbered. */
interface Index {
  readonly kinds: readonly Kind[];
  /** The wordings of a folded label: mostly one, which is kept without an array. */
  readonly labels: ReadonlyMap<string, number | readonly number[]>;
  readonly tokens: ReadonlyMap<string, number>;
  /** How much a token says: the rarer, the more. */
  readonly weightOfToken: Float64Array;
  /** Where in `phrases` those begin that contain a token; those of the next token follow. */
  readonly startOfToken: Uint32Array;
  readonly phrases: Uint32Array;
  readonly wordingOfPhrase: Uint32Array;
  readonly weightOfPhrase: Float64Array;
  /** What a token counts that no list knows: names of people, goods and places. */
  readonly unknown: number;
  /** Sums of the question that is being rated, by phrase and by wording; all 0 between questions. */
  readonly common: Float64Array;
  readonly explained: Float64Array;
}

let built: Index | undefined;
/** Made at the first question that needs it. */
const index = (): Index => (built ??= buildIndex());

/** Typed arrays and no object for a phrase: the lists have some 100,000 of them. */
function buildIndex(): Index {
  const labels = new Map<string, number | number[]>();
  const kinds: Kind[] = [];
  const wordingOfPhrase: number[] = [];
  const phrasesOfToken = new Map<string, number[]>();
  for (const list of LISTS)
    for (const { kind, labels: printed, asks } of parseWordings(list)) {
      const wording = kinds.push(kind) - 1;
      for (const label of new Set(printed.map(fold))) addLabel(labels, label, wording);
      for (const phrase of [...printed, ...asks])
        addPhrase(phrasesOfToken, phrase, wordingOfPhrase.push(wording) - 1);
    }
  return {
    kinds,
    labels,
    ...packTokens(phrasesOfToken, wordingOfPhrase.length),
    wordingOfPhrase: Uint32Array.from(wordingOfPhrase),
    common: new Float64Array(wordingOfPhrase.length),
    explained: new Float64Array(kinds.length),
  };
}

function addLabel(labels: Map<string, number | number[]>, label: string, wording: number): void {
  const known = labels.get(label);
  if (known === undefined) labels.set(label, wording);
  else labels.set(label, [...(typeof known === 'number' ? [known] : known), wording]);
}

function addPhrase(phrasesOfToken: Map<string, number[]>, text: string, phrase: number): void {
  for (const token of tokensOf(text)) {
    const list = phrasesOfToken.get(token);
    if (list) list.push(phrase);
    else phrasesOfToken.set(token, [phrase]);
  }
}

/** The phrases of all tokens in one array, with the weights of tokens and phrases. */
function packTokens(
  phrasesOfToken: ReadonlyMap<string, readonly number[]>,
  count: number,
): Pick<Index, 'tokens' | 'weightOfToken' | 'startOfToken' | 'phrases' | 'weightOfPhrase' | 'unknown'> {
  const weigh = (phrases: number): number => Math.log(1 + count / (1 + phrases));
  const tokens = new Map<string, number>();
  const weightOfToken = new Float64Array(phrasesOfToken.size);
  const startOfToken = new Uint32Array(phrasesOfToken.size + 1);
  const all: number[] = [];
  const weightOfPhrase = new Float64Array(count);
  for (const [token, list] of phrasesOfToken) {
    const number = tokens.size;
    const weight = weigh(list.length);
    tokens.set(token, number);
    weightOfToken[number] = weight;
    for (const phrase of list) {
      all.push(phrase);
      weightOfPhrase[phrase] = (weightOfPhrase[phrase] ?? 0) + weight;
    }
    startOfToken[number + 1] = all.length;
  }
  return {
    tokens,
    weightOfToken,
    startOfToken,
    phrases: Uint32Array.from(all),
    weightOfPhrase,
    unknown: weigh(0),
  };
}

/** How much tokens say together. */
export function weightOf(tokens: Iterable<string>): number {
  const known = index();
  let sum = 0;
  for (const token of tokens) {
    const number = known.tokens.get(token);
    sum += number === undefined ? known.unknown : (known.weightOfToken[number] ?? 0);
  }
  return sum;
}

/** How alike two texts are by their tokens, 0 to 1: the cosine of their weights. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = weightOf([...a].filter((token) => b.has(token)));
  return common === 0 ? 0 : common / Math.sqrt(weightOf(a) * weightOf(b));
}

/** The numbers of the wordings that a folded label is printed for. */
export function wordingsOf(label: string): readonly number[] {
  const known = index().labels.get(label) ?? [];
  return typeof known === 'number' ? [known] : known;
}

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
function addWeights(asked: ReadonlySet<string>, lists: Index): number[] {
  const { wordingOfPhrase, common, explained } = lists;
  const touched: number[] = [];
  for (const token of asked) {
    const number = lists.tokens.get(token);
    if (number === undefined) continue;
    const weight = lists.weightOfToken[number] ?? 0;
    let last = -1;
    for (const phrase of lists.phrases.subarray(lists.startOfToken[number], lists.startOfToken[number + 1])) {
      const before = common[phrase] ?? 0;
      if (before === 0) touched.push(phrase);
      common[phrase] = before + weight;
      const wording = wordingOfPhrase[phrase] ?? 0;
      // A wording's phrases are numbered one after another.
      if (wording !== last) explained[wording] = (explained[wording] ?? 0) + weight;
      last = wording;
    }
  }
  return touched;
}
