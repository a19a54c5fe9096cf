import { readFileSync } from 'node:fs';
import type { Grey } from '../picture/grey.ts';
import { levelsOf } from './crop.ts';
import { assetPath, DICTIONARY_FILE } from './models.ts';

/** The network's classes: nothing, the characters of its dictionary, a space. */
const BLANK = 0;
/** Width of one step of the network, in pixels of a picture 48 high. */
const STEP_PIXELS = 8;
/**
 * The network swallows most spaces between words. A space is set where the network gives one this probability, or less
 * with a gap in the ink of this many line heights.
 */
const SURE_SPACE = 0.2;
const POSSIBLE_SPACE = 0.03;
const MIN_GAP = 0.2;
/** A "space" before the last two digits of an amount is a point from this probability of a point on. */
const POSSIBLE_POINT = 0.01;

/** One character: its text, probability and the steps it spans. */
interface Character {
  readonly text: string;
  readonly probability: number;
  readonly first: number;
  readonly last: number;
}

/** A word of a line: `left` and `right` in pixels of the line's picture. */
export interface LineWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Mean probability of its characters, 0 to 1. */
  readonly probability: number;
}

interface Alphabet {
  readonly characters: readonly string[];
  /** Classes of printable ASCII characters. */
  readonly ascii: readonly number[];
  /** Classes of digits. */
  readonly figures: readonly number[];
  readonly point: number;
}

let alphabet: Alphabet | undefined;

function loadAlphabet(): Alphabet {
  const lines = readFileSync(assetPath(DICTIONARY_FILE), 'utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const characters = ['', ...lines, ' '];
  const ascii = characters.flatMap((character, index) => (/^[!-~]$/.test(character) ? [index] : []));
  const figures = ascii.filter((index) => /\d/.test(characters[index] ?? ''));
  return { characters, ascii, figures, point: characters.indexOf('.') };
}

/** Which letters a line may contain: none but figures and signs, those of English alone, or all that the network knows. */
export type Letters = 'digits' | 'english' | 'all';

/** Reads the network's answer for one line: `steps` rows of probabilities, one for each class. */
export function decodeLine(
  probabilities: Float32Array,
  steps: number,
  crop: Grey,
  letters: Letters = 'english',
): LineWord[] {
  alphabet ??= loadAlphabet();
  const classes = probabilities.length / steps;
  const answer = { probabilities, classes, alphabet, letters };
  const found = charactersOf(answer, steps);
  const inked = inkedColumns(crop);
  const words: Character[][] = [];
  for (const character of found) {
    const last = words.at(-1)?.at(-1);
    if (last === undefined || character.text === ' ') {
      words.push(character.text === ' ' ? [] : [character]);
      continue;
    }
    if (isSpace(answer, last, character, inked)) words.push([character]);
    else words.at(-1)?.push(character);
  }
  const whole = words.filter((word) => word.length > 0);
  return joinAmounts(answer, whole).map((word, index, all) =>
    toWord(word, all[index - 1], all[index + 1], crop),
  );
}

interface Answer {
  readonly probabilities: Float32Array;
  readonly classes: number;
  readonly alphabet: Alphabet;
  readonly letters: Letters;
}

function charactersOf(
  { probabilities, classes, letters, alphabet: { characters, ascii, figures } }: Answer,
  steps: number,
): Character[] {
  const found: Character[] = [];
  let previous = BLANK;
  for (let step = 0; step < steps; step++) {
    const at = step * classes;
    let best = bestOf(probabilities, at, classes);
    const text = (characters[best] ?? '').normalize('NFKC');
    if (best !== BLANK && isForeign(text, letters))
      best = (letters === 'digits' ? figures : ascii).reduce((a, b) =>
        (probabilities[at + b] ?? 0) > (probabilities[at + a] ?? 0) ? b : a,
      );
    const probability = probabilities[at + best] ?? 0;
    const last = found.at(-1);
    if (best !== BLANK && best === previous && last !== undefined)
      found[found.length - 1] = { ...last, last: step, probability: Math.max(last.probability, probability) };
    else if (best !== BLANK)
      found.push({ text: (characters[best] ?? '').normalize('NFKC'), probability, first: step, last: step });
    previous = best;
  }
  return found;
}

/** Whether a line of such letters cannot contain a character. */
function isForeign(text: string, letters: Letters): boolean {
  if (letters === 'all' || !/\p{L}/u.test(text)) return false;
  return letters === 'digits' || /[^ -~]/.test(text);
}

function bestOf(values: Float32Array, from: number, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index++)
    if ((values[from + index] ?? 0) > (values[from + best] ?? 0)) best = index;
  return best;
}

/** The largest probability of a class between two characters. */
function between(
  { probabilities, classes }: Answer,
  left: Character,
  right: Character,
  target: number,
): number {
  let most = 0;
  for (let step = left.last + 1; step < right.first; step++)
    most = Math.max(most, probabilities[step * classes + target] ?? 0);
  return most;
}

function isSpace(answer: Answer, left: Character, right: Character, inked: Uint8Array): boolean {
  const space = between(answer, left, right, answer.classes - 1);
  if (space >= SURE_SPACE) return true;
  if (space < POSSIBLE_SPACE) return false;
  let [run, longest] = [0, 0];
  const end = Math.min(inked.length, (right.first + 1) * STEP_PIXELS);
  for (let x = left.last * STEP_PIXELS; x < end; x++) {
    run = inked[x] === 1 ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest >= MIN_GAP * 48;
}

/** For every column whether it contains ink: something nearer to the darkest than to the lightest level. */
function inkedColumns({ data, width, height }: Grey): Uint8Array {
  const level = levelsOf({ data, width, height });
  const ink = (level(0.02) + level(0.8)) / 2;
  const inked = new Uint8Array(width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((data[y * width + x] ?? 255) < ink) inked[x] = 1;
  return inked;
}

/** "2 70" at the end of an amount, with a trace of a point between, is 2.70. */
function joinAmounts(answer: Answer, words: readonly (readonly Character[])[]): Character[][] {
  const joined: Character[][] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const [left, right] = [before?.at(-1), word[0]];
    const cents = word.length === 2 && word.every(({ text }) => /\d/.test(text));
    if (
      before === undefined ||
      left === undefined ||
      right === undefined ||
      !cents ||
      !/\d/.test(left.text)
    ) {
      joined.push([...word]);
      continue;
    }
    const point = between(answer, left, right, answer.alphabet.point);
    if (point < POSSIBLE_POINT) joined.push([...word]);
    else before.push({ text: '.', probability: 0.5, first: left.last, last: left.last }, ...word);
  }
  return joined;
}

/** Words end midway between their outer characters and the next word's: the network knows no edges. */
function toWord(
  word: readonly Character[],
  before: readonly Character[] | undefined,
  after: readonly Character[] | undefined,
  crop: Grey,
): LineWord {
  const middle = (character: Character) => ((character.first + character.last + 1) / 2) * STEP_PIXELS;
  const [first, last] = [word[0], word.at(-1)];
  const width =
    word.length > 1 && first && last ? (middle(last) - middle(first)) / (word.length - 1) : crop.height / 2;
  const left = first ? middle(first) - width * 0.6 : 0;
  const right = last ? middle(last) + width * 0.6 : crop.width;
  const [previous, next] = [before?.at(-1), after?.[0]];
  const least = previous && first ? (middle(previous) + middle(first)) / 2 : 0;
  const most = next && last ? (middle(next) + middle(last)) / 2 : crop.width;
  return {
    text: word.map(({ text }) => text).join(''),
    left: Math.max(left, least),
    right: Math.min(right, most),
    probability: word.reduce((sum, { probability }) => sum + probability, 0) / word.length,
  };
}
