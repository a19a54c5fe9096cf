import type { Kind } from '../lexicon/index.ts';
import type { FoundValue, LessonSource } from '../types.ts';
import { isWhole } from './places.ts';

/** Longer values have no pattern, and neither have those with a longer run of letters: such are words, which change from document to document. */
const MAX_LENGTH = 24;
const MAX_LETTERS = 3;

/** What a letter, figure or sign is misread as: of each group any for any other. */
const LOOK_ALIKE = ['0OoDQ', '1lI|i!', '2Zz', '5Ss', '6Gb', '8B', '9gq', '4A', '7T'];
const DIGITS_LIKE = Array.from('0123456789', alikeOf);

/** Kinds whose value is what is printed, letter by letter. */
export const isSpelled = (kind: Kind): boolean => isWhole(kind) || kind === 'code' || kind === 'number';

/** A short value with figures, each of them as 9: `9.9 lb`, `IV-999`. Undefined where it says nothing of how another value is printed. */
export function patternOf(value: string): string | undefined {
  const text = value.normalize('NFKC').trim();
  const isShort = text.length <= MAX_LENGTH && !new RegExp(`[A-Za-z]{${MAX_LETTERS + 1}}`).test(text);
  return isShort && /^[\x21-\x7e ]*\d[\x21-\x7e ]*$/.test(text) ? text.replaceAll(/\d/g, '9') : undefined;
}

/** A run of figures of a pattern, of so many figures or of any number; or a letter, a sign or a space that all values have. */
type Part = { readonly digits: number | 'any' } | { readonly sign: string };

/** What all values of a field have in common; undefined where they differ in more than figures. One value does not say how many figures another has. */
export function commonPattern(patterns: readonly string[]): readonly Part[] | undefined {
  if (new Set(patterns.map((one) => one.replaceAll(/9+/g, '9'))).size !== 1) return undefined;
  const runs = patterns.map((one) => one.match(/9+|[^9]/g) ?? []);
  return (runs[0] ?? []).map((run, index) => {
    if (!run.startsWith('9')) return { sign: run };
    const isSame = runs.length > 1 && runs.every((one) => one[index] === run);
    return { digits: isSame ? run.length : 'any' };
  });
}

/**
 * What was read as it must be by the pattern: without words that do not belong to it, or with letters for figures that look like them, and figures
 * for letters. Undefined where it fits as it is, or cannot be made to fit in one way alone.
 */
export function fitPattern(read: string, pattern: readonly Part[]): string | undefined {
  const exact = new RegExp(`^${pattern.map(exactly).join('')}$`);
  const text = read.normalize('NFKC').trim();
  if (exact.test(text)) return undefined;
  const cut = cutsOf(text).filter((part) => exact.test(part));
  const ways = new Set(cut.length > 0 ? cut : [true, false].flatMap((most) => respell(text, pattern, most)));
  return ways.size === 1 ? [...ways][0] : undefined;
}

/** Words of a text that follow each other. */
function cutsOf(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
}

/** The text by the pattern, its runs of figures as long as can be (`most`) or as short; nothing where the two do not look alike. */
function respell(text: string, pattern: readonly Part[], most: boolean): string[] {
  const printed = pattern.filter((part) => !isSpace(part));
  const alike = new RegExp(`^${printed.map((part) => `(${likely(part, most)})`).join('')}$`);
  const groups = alike.exec(text.replaceAll(/\s/g, ''))?.slice(1);
  if (groups === undefined) return [];
  const spelled = printed.map((part, at) =>
    'sign' in part ? part.sign : Array.from(groups[at] ?? '', toDigit).join(''),
  );
  return [pattern.map((part) => (isSpace(part) ? ' ' : spelled.shift())).join('')];
}

const isSpace = (part: Part): boolean => 'sign' in part && part.sign === ' ';

const exactly = (part: Part): string =>
  'sign' in part ? escaped(part.sign) : part.digits === 'any' ? '\\d+' : `\\d{${part.digits}}`;

function likely(part: Part, most: boolean): string {
  if ('sign' in part) return `[${alikeOf(part.sign).map(escaped).join('')}]`;
  const one = `[${DIGITS_LIKE.flat().map(escaped).join('')}]`;
  return part.digits === 'any' ? `${one}+${most ? '' : '?'}` : `${one}{${part.digits}}`;
}

function toDigit(letter: string): string {
  const digit = DIGITS_LIKE.findIndex((group, at) => letter === String(at) || group.includes(letter));
  return String(digit);
}

function alikeOf(letter: string): string[] {
  const group = LOOK_ALIKE.find((letters) => letters.includes(letter));
  return group === undefined ? [letter] : group.split('');
}

const escaped = (letter: string): string => letter.replace(/[^A-Za-z0-9]/, String.raw`\$&`);

/** A doubtful value of a picture as its layout prints such values, with who taught that (`source`); what was read is kept with it. */
export function asPrinted<Found extends FoundValue>(
  found: Found,
  patterns: readonly string[],
  source: LessonSource,
): Found {
  const pattern = found.value === null || found.reason === null ? undefined : commonPattern(patterns);
  const fitted = pattern && fitPattern(found.value ?? '', pattern);
  if (fitted === undefined) return found;
  return {
    ...found,
    value: fitted,
    reason: 'READERS_DISAGREE',
    otherReading: found.value ?? '',
    learnedFrom: source,
  };
}
