import { index } from './lists-index.ts';

/** How well the tokens of a label go with a question, 0 to 1. */
export type Associated = (label: ReadonlySet<string>) => number;

/** Tokens that fewer wordings have together are together by chance. */
const MIN_TOGETHER = 2;

/**
 * What labels usually say whose questions have these tokens, counted over all lists: "lorry" is asked for by labels with "vehicle" or "truck". Each token of the
 * question and of the label counts as much as it says, times how closely it goes with the nearest token of the other side
 * (normalised pointwise mutual information of a token of a wording and a token of its labels); both sides by their geometric mean.
 */
export function associate(question: ReadonlySet<string>): Associated {
  let ready: readonly AskedToken[] | undefined;
  return (label) => {
    ready ??= [...question].map((token) => ({
      token,
      weight: weightOfToken(token),
      labels: labelsBeside(token),
    }));
    return together(ready, [...label]);
  };
}

interface AskedToken {
  readonly token: string;
  readonly weight: number;
  readonly labels: Counts;
}

function together(asked: readonly AskedToken[], printed: readonly string[]): number {
  const said = new Float64Array(printed.length);
  let [explained, whole] = [0, 0];
  for (const { token, weight, labels } of asked) {
    let best = 0;
    for (const [at, other] of printed.entries()) {
      const close = token === other ? 1 : closeness(token, other, labels);
      best = Math.max(best, close);
      said[at] = Math.max(said[at] ?? 0, close);
    }
    explained += weight * best;
    whole += weight;
  }
  let [own, all] = [0, 0];
  for (const [at, token] of printed.entries()) {
    own += weightOfToken(token) * (said[at] ?? 0);
    all += weightOfToken(token);
  }
  return whole === 0 || all === 0 ? 0 : Math.sqrt((explained / whole) * (own / all));
}

/** By token of a label in how many wordings it is together with a token of the question. */
type Counts = ReadonlyMap<number, number>;

function labelsBeside(token: string): Counts {
  const { tokens, startOfToken, phrases, wordingOfPhrase, startOfLabel, labelTokens } = index();
  const counts = new Map<number, number>();
  const number = tokens.get(token);
  if (number === undefined) return counts;
  let last = -1;
  for (const phrase of phrases.subarray(startOfToken[number], startOfToken[number + 1])) {
    const wording = wordingOfPhrase[phrase] ?? 0;
    if (wording === last) continue;
    last = wording;
    for (const other of labelTokens.subarray(startOfLabel[wording], startOfLabel[wording + 1]))
      counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return counts;
}

/** How much more often two tokens are together than by chance, 0 to 1. */
function closeness(asked: string, printed: string, beside: Counts): number {
  const { tokens, kinds, wordingsOfToken, labelsOfToken } = index();
  const [from, to] = [tokens.get(asked), tokens.get(printed)];
  const together = to === undefined ? 0 : (beside.get(to) ?? 0);
  if (from === undefined || to === undefined || together < MIN_TOGETHER) return 0;
  const share = together / kinds.length;
  const chance = ((wordingsOfToken[from] ?? 0) * (labelsOfToken[to] ?? 0)) / kinds.length ** 2;
  return Math.max(0, Math.log(share / chance) / -Math.log(share));
}

/** How much a token says: the fewer wordings have it, the more. */
function weightOfToken(token: string): number {
  const { tokens, wordingsOfToken, kinds } = index();
  const number = tokens.get(token);
  return Math.log(1 + kinds.length / (1 + (number === undefined ? 0 : (wordingsOfToken[number] ?? 0))));
}
