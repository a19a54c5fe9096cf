import { readFileSync } from 'node:fs';

/** Words that must not make up a password: the names that an attacker of this account tries first. */
export interface PasswordOwner {
  readonly companyName: string;
  readonly userName: string;
  readonly email: string;
}

/** Names of at least this many characters are refused anywhere in a password; shorter ones may be part of a word by chance. */
const MIN_CONTAINED = 5;
const MIN_WORD = 3;
const MAX_SUBSTITUTES_AT_END = 6;
/** Letters that must be left once the owner's names are taken out of a password. */
const MIN_OTHER_LETTERS = 4;

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 10,000 commonest, also in another case, with the usual substitutions (`P@ssw0rd`), with digits and
 * signs at an end (`Password1!`) or between its letters.
 * The list is the head of zxcvbn 4.4.2's (MIT, Dan Wheeler and Dropbox), counted from leaked accounts.
 */
export function isCommonPassword(password: string): boolean {
  const list = (common ??= readCommonPasswords());
  return readingsOf(password).some((reading) => list.has(reading));
}

function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== ''));
}

/** Whether a password contains the owner's company, name or e-mail address, or consists mainly of their words. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const names = [owner.companyName, owner.userName, owner.email, owner.email.replace(/@.*$/, '')];
  const whole = names.flatMap(readingsOfName).filter((name) => lengthOf(name) >= MIN_CONTAINED);
  const words = names
    .flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u))
    .flatMap(readingsOfName)
    .filter((word) => lengthOf(word) >= MIN_WORD)
    .toSorted((one, other) => other.length - one.length);
  return readingsOf(password).some(
    (reading) => whole.some((name) => reading.includes(name)) || isMadeOf(reading, words),
  );
}

function isMadeOf(reading: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), reading);
  return rest.length < reading.length && rest.replace(/[^\p{L}]/gu, '').length < MIN_OTHER_LETTERS;
}

/** The words behind a password: the text without prefixes and suffixes, as typed and with letter substitutions undone. */
function readingsOf(password: string): string[] {
  const plain = fold(password);
  const begins = [plain, plain.replace(/^[^\p{L}]+/u, '')];
  const cores = begins.flatMap((begin) => [begin, ...shorterOf(begin)]);
  return [
    ...new Set(cores.flatMap((core) => [core, ...undone(core), ...undone(core).map(lettersOf)])),
  ].filter((reading) => reading !== '');
}

function readingsOfName(name: string): string[] {
  const plain = fold(name).replace(/[^\p{L}\p{N}]/gu, '');
  return [...new Set([plain, ...undone(plain)])];
}

/** The word up to its last letter, followed by at most a few digits and signs, each of which may represent a letter. */
function shorterOf(text: string): string[] {
  const end = text.search(/[^\p{L}]*$/u);
  const length = Math.min(MAX_SUBSTITUTES_AT_END, text.length - end);
  return Array.from({ length }, (_, index) => text.slice(0, end + index));
}

const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '(': 'c',
  '€': 'e',
  '£': 'l',
};

/** With digits and signs as the letters that they represent; some represent an i or an l. */
function undone(text: string): string[] {
  const letters = text.replace(/[0-9@$+(€£]/g, (sign) => substitutes[sign] ?? sign);
  return ['i', 'l'].map((letter) => letters.replace(/[1!|]/g, letter));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A character that is not ASCII says as much as two letters: Japanese names have few. */
function lengthOf(text: string): number {
  return text.length + Array.from(text).filter((character) => character > '\u007f').length;
}
