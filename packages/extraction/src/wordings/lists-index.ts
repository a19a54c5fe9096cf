import type { Kind } from '../lexicon/index.ts';
import { fold } from '../text/fold.ts';
import { LISTS } from './all.ts';
import { parseWordings } from './parse-wordings.ts';
import { tokensOf } from './tokens.ts';

/** The labels of all lists, which most questions need; wordings are numbered. */
export interface LabelIndex {
  readonly kinds: readonly Kind[];
  /** The wordings of a folded label: mostly one, which is kept without an array. */
  readonly labels: ReadonlyMap<string, number | readonly number[]>;
}

/** All that the lists say, for questions in other words; wordings, phrases and tokens are numbered. */
export interface PhraseIndex {
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

let labelIndex: LabelIndex | undefined;
let phraseIndex: PhraseIndex | undefined;
/** The labels, made at the first question. */
export const labelsIndex = (): LabelIndex => (labelIndex ??= indexLabels());
/** The phrases, made at the first question in other words: they take four times as long as the labels. */
export const phrasesIndex = (): PhraseIndex => (phraseIndex ??= indexPhrases());

function indexLabels(): LabelIndex {
  const labels = new Map<string, number | number[]>();
  const kinds: Kind[] = [];
  for (const list of LISTS)
    for (const { kind, labels: printed } of parseWordings(list)) {
      const wording = kinds.push(kind) - 1;
      for (const label of new Set(printed.map(fold))) addLabel(labels, label, wording);
    }
  return { kinds, labels };
}

/** Typed arrays and no object for a phrase: the lists have some 100,000 of them. */
function indexPhrases(): PhraseIndex {
  const wordingOfPhrase: number[] = [];
  const phrasesOfToken = new Map<string, number[]>();
  let wordings = 0;
  for (const list of LISTS)
    for (const { labels, asks } of parseWordings(list)) {
      for (const phrase of [...labels, ...asks])
        addPhrase(phrasesOfToken, phrase, wordingOfPhrase.push(wordings) - 1);
      wordings += 1;
    }
  return {
    ...packTokens(phrasesOfToken, wordingOfPhrase.length),
    wordingOfPhrase: Uint32Array.from(wordingOfPhrase),
    common: new Float64Array(wordingOfPhrase.length),
    explained: new Float64Array(wordings),
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
): Pick<PhraseIndex, 'tokens' | 'weightOfToken' | 'startOfToken' | 'phrases' | 'weightOfPhrase' | 'unknown'> {
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
