import type { Kind } from '../lexicon/index.ts';
import { fold } from '../text/fold.ts';
import { labelsIndex, phrasesIndex } from './lists-index.ts';
import type { PhraseIndex } from './lists-index.ts';

/** Wordings that fit less are not given: they share a common word at most. */
const MIN_RATE = 0.35;
/** Of a wording's rate this is how well one of its phrases fits; the rest is how much of the question all of them explain. */
const BY_PHRASE = 0.7;

/** How much tokens say together. */
export function weightOf(tokens: Iterable<string>): number {
  const known = phrasesIndex();
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
  const known = labelsIndex().labels.get(label) ?? [];
  return typeof known === 'number' ? [known] : known;
}

/** The kind of value of a wording. */
export const kindOfWording = (wording: number): Kind => labelsIndex().kinds[wording] ?? 'text';

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
  const lists = phrasesIndex();
  const { wordingOfPhrase, weightOfPhrase, common, explained } = lists;
  const whole = weightOf(asked);
  const touched = addWeights(asked, lists);
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
function addWeights(asked: ReadonlySet<string>, lists: PhraseIndex): number[] {
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

/** A question is known that a wording fits this well, and the wordings that fit it nearly as well. */
const KNOWN = 0.45;
const NEARLY = 0.85;

/** The kind of value of the wordings that fit a question best; none where none fits well, or they are of several kinds. */
export function kindsOfWordings(rates: ReadonlyMap<number, number>): readonly Kind[] {
  const best = Math.max(0, ...rates.values());
  if (best < KNOWN) return [];
  const kinds = new Set(
    [...rates].filter(([, rate]) => rate >= NEARLY * best).map(([wording]) => kindOfWording(wording)),
  );
  return kinds.size === 1 ? [...kinds] : [];
}
