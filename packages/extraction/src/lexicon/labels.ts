import type { Segment } from '../layout/layout.ts';
import { fold, isCjk, isDigit } from '../text/fold.ts';
import type { Folded } from '../text/fold.ts';
import { isNear } from '../text/distance.ts';
import { TERMS } from './all.ts';
import type { ConceptId } from './concepts.ts';
import { otherSpellings } from './ja/spellings.ts';

/** What a printed label may mean, with how well it fits each (0 to 1). */
type Meanings = Map<ConceptId, number>;

interface LabelEntry {
  readonly folded: string;
  readonly meanings: Meanings;
  /** Printed with a bracket, so that it may be found across one. */
  readonly bracketed: boolean;
}

/** A known label found in a segment: `from`..`to` in the segment's text. */
export interface LabelHit {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly meanings: ReadonlyMap<ConceptId, number>;
  /** How much it looks like a label rather than running text, 0 to 1. */
  readonly quality: number;
  /** There is nothing but punctuation next to it in its segment. */
  readonly alone: boolean;
}

const BRACKETED = new Set<string>();
/** Labels that end in # and mean something else without it ("Invoice #"). */
const HASHED = new Map<string, Meanings>();
const ENTRIES = buildEntries();
const BY_START = buildIndex(ENTRIES);

function buildEntries(): Map<string, Meanings> {
  const entries = new Map<string, Meanings>();
  const add = (label: string, concept: ConceptId, weight: number): void => {
    const folded = fold(label);
    if (folded === '') return;
    if (/[()]/.test(label)) BRACKETED.add(folded);
    if (label.endsWith('#')) {
      if (!entries.has(folded)) entries.set(folded, new Map());
      HASHED.set(folded, (HASHED.get(folded) ?? new Map<ConceptId, number>()).set(concept, weight));
      return;
    }
    const meanings = entries.get(folded) ?? new Map<ConceptId, number>();
    meanings.set(concept, Math.max(meanings.get(concept) ?? 0, weight));
    entries.set(folded, meanings);
  };
  for (const { concept, terms } of TERMS) {
    terms.labels.forEach((label, rank) => add(label, concept, rank < 3 ? 1 : 0.96));
    terms.plain?.forEach((label) => add(label, concept, 0.96));
    terms.weak?.forEach((label) => add(label, concept, 0.6));
  }
  // Listed labels first: a label in another form never changes what one of them means.
  const listed = new Set(entries.keys());
  for (const { concept, terms } of TERMS)
    for (const label of terms.labels.flatMap(otherForms))
      if (!listed.has(fold(label))) add(label, concept, 0.96);
  return entries;
}

function otherForms(label: string): string[] {
  return [...otherNumberForms(label), ...otherSpellings(label)];
}

/** "Trans No" is printed as "Trans #" and "Trans Number" as well, 伝票番号 as 伝票No. */
function otherNumberForms(label: string): string[] {
  const english = /^(.*\p{Script=Latin}.*) (?:No|Number|#)$/u.exec(label)?.[1];
  if (english !== undefined) return [`${english} No`, `${english} Number`, `${english} #`];
  const japanese = /^(.*\p{Script=Han}.*)(?:番号|No)$/u.exec(label)?.[1];
  return japanese === undefined ? [] : [`${japanese}番号`, `${japanese}No`];
}

function buildIndex(entries: Map<string, Meanings>): Map<string, LabelEntry[]> {
  const index = new Map<string, LabelEntry[]>();
  for (const [folded, meanings] of entries) {
    const key = folded.slice(0, 2);
    const list = index.get(key) ?? [];
    list.push({ folded, meanings, bracketed: BRACKETED.has(folded) });
    index.set(key, list);
  }
  for (const list of index.values()) list.sort((a, b) => b.folded.length - a.folded.length);
  return index;
}

/** The known labels of a segment, longest first at each place, none inside another. */
export function findLabels(segment: Segment): LabelHit[] {
  const { text } = segment.folded;
  const hits: LabelHit[] = [];
  let position = 0;
  while (position < text.length) {
    const entry = matchAt(segment, position);
    if (!entry) {
      position++;
      continue;
    }
    const hit = makeHit(segment, position, position + entry.folded.length, entry.meanings);
    if (hit) hits.push(hit);
    position += entry.folded.length;
  }
  return hits;
}

function matchAt({ folded, text }: Segment, position: number): LabelEntry | undefined {
  if (!startsWord(folded, position)) return undefined;
  for (const key of [folded.text.slice(position, position + 2), folded.text.slice(position, position + 1)]) {
    for (const entry of BY_START.get(key) ?? []) {
      const end = position + entry.folded.length;
      if (!folded.text.startsWith(entry.folded, position) || !endsWord(folded, end)) continue;
      const to = (folded.at[end - 1] ?? 0) + 1;
      const printed = text.slice(folded.at[position], to);
      if (!entry.bracketed && /[()（）:：;|]/.test(printed)) continue;
      // 消費税 10,100: no 消費税10 with a sum behind it.
      if (/\d$/.test(printed) && /^[.,．，]\d/.test(text.slice(to))) continue;
      // 但 書籍代: what a space parts from a label that is one without it begins the value.
      const short = /^([\p{Script=Han}\p{Script=Hiragana}]+)\s\p{Script=Han}+$/u.exec(printed)?.[1];
      if (short !== undefined && ENTRIES.has(short) && /\p{Script=Han}/u.test(text[to] ?? '')) continue;
      return entry;
    }
  }
  return undefined;
}

/** Whether a word begins at this position of the folded text. */
export function startsWord(folded: Folded, position: number): boolean {
  return folded.starts[position] === true || isCjk(folded.text[position] ?? '');
}

/** Whether a word ends at this position of the folded text. */
export function endsWord(folded: Folded, end: number): boolean {
  return folded.starts[end] === true || isCjk(folded.text[end - 1] ?? '') || isDigit(folded.text[end] ?? '');
}

function makeHit(segment: Segment, start: number, end: number, meanings: Meanings): LabelHit | null {
  const { at, text } = segment.folded;
  const from = at[start] ?? 0;
  const to = (at[end - 1] ?? 0) + 1;
  const hashed = /^\s?[#＃№]/u.test(segment.text.slice(to)) ? HASHED.get(text.slice(start, end)) : undefined;
  const short = end - start <= 2 && !isCjk(text[start] ?? '');
  const quality = rateLabel(segment.text, from, to);
  const rest = segment.text.slice(to).trim();
  // ご利用可能枠 is 利用可能枠.
  const alone =
    (start === 0 || (start === 1 && /^[おご御]/u.test(text))) &&
    (end === text.length || /^[(（]?\s*\d{1,2}(?:\.\d+)?\s*[%％]\s*[)）]?\s*[:：]?$/u.test(rest));
  const isSign = /^№$/u.test(segment.text.slice(from, to));
  if (short && !alone && !isSign && !isClosed(text.slice(start, end), segment.text.slice(to))) return null;
  // "Ms. Okafor" is not "M/S".
  if (/^Ms\b/.test(segment.text.slice(from, to))) return null;
  if (/^['’]s\b/u.test(segment.text.slice(to))) return null;
  // "Less retention" takes off something else than a discount.
  if (text.slice(start, end) === 'less' && /^\s+\p{L}/u.test(segment.text.slice(to))) return null;
  if (end - start === 1 && isInsideWord(segment.text, from, to)) return null;
  // 4月15日付 is a day, and no 日付.
  if (/[\d０-９元]$/u.test(segment.text.slice(0, from)) && text.startsWith('日付', start)) return null;
  if (meanings.size === 0 && !hashed) return null;
  return { segment, from, to, meanings: hashed ?? meanings, quality, alone };
}

/** 係 in 取引に係る: a label of one letter is no part of a word. */
const isInsideWord = (text: string, from: number, to: number): boolean =>
  isCjk(text[from] ?? '') &&
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text[from - 1] ?? '') ||
    /[\u3041-\u309f]/u.test(text[to] ?? ''));

/** Whether a label of one or two letters is closed as one: "No.", "T:", and before a number "F 01632 960725". */
function isClosed(label: string, rest: string): boolean {
  return /^\s?[:：.．#＃№/]/.test(rest) || (/^[tfmp]$/.test(label) && /^\s[+(]?\d[\d\s()-]{6}/.test(rest));
}

/** ③, (3) and 3. before a label number it. */
export const NUMBERING =
  /^\s*(?:[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]|[(（]\d{1,2}[)）]|\d{1,2}[.．](?=\s))\s*$/u;
/** うち, 内, （うち取引に係る: what is labelled is part of another sum. */
const TAKEN_OFF = /^\s*(?:less|plus|add|deduct)[:：]?(?:\s+(?:your|our|the|any))?\s+$/iu;
const PART_OF =
  /(?:うち|[(（]内)(?:取引に係る)?\s*$|^\s*(?:of which|thereof|including|includes|incl\.)\s+$/iu;

/** How much `text.slice(from, to)` looks like a label: alone, first in its cell, closed by a colon. */
export function rateLabel(text: string, from: number, to: number): number {
  const before = text
    .slice(0, from)
    .replace(NUMBERING, '')
    .replace(PART_OF, '')
    .replace(TAKEN_OFF, '')
    .replace(/[\s([（【[<＜■●◆◇○・*#＊※「]+$/u, '');
  const after = text.slice(to).replace(/^\s*[)）】\]>＞」]?\s*/u, '');
  const closed = /^[:：=＝]/u.test(after);
  let quality = 1;
  if (before !== '') {
    const parted = /[:：,、。;；)）/／|]$/u.test(before) || /\s$/.test(text.slice(0, from));
    quality = parted ? 0.85 : 0.6;
    if (before.length > 30 && !closed) quality -= 0.2;
    if (isBilingual(before, text[from] ?? '')) quality = 0.95;
    else if (after === '' && /\p{Script=Latin}$/u.test(before)) quality -= 0.3;
  }
  if (after !== '' && !closed) {
    if (isCjk(after[0] ?? '') && isCjk(text[to - 1] ?? '') && to < text.length && text[to] === after[0])
      quality -= 0.3;
    else if (/^\p{L}/u.test(after)) quality -= 0.12;
    if (after.split(' ').length > 8) quality -= 0.15;
  }
  return Math.max(quality, 0.2);
}

/** "Date 発行日": the same label in the other script is before it. */
function isBilingual(before: string, first: string): boolean {
  const plain = before.replace(/[\s/／・.]+$/u, '');
  if (plain === '' || plain.length > 24 || /[\d:：]/u.test(plain)) return false;
  return isCjk(first)
    ? !/[^\p{Script=Latin}\s.']/u.test(plain)
    : Array.from(plain).every((char) => isCjk(char));
}

/** Labels that OCR may have misread by one letter: long enough to be nothing else. */
const LONG = [...ENTRIES].filter(
  ([folded, meanings]) => meanings.size > 0 && folded.length >= (isCjk(folded[0] ?? '') ? 4 : 6),
);

/** The known label that the beginning of a segment (up to its colon, or all of it) is but for one letter. */
export function findMisreadLabel(segment: Segment): LabelHit | undefined {
  const colon = /[:：]/u.exec(segment.text)?.index;
  const to = colon ?? segment.text.length;
  const printed = fold(segment.text.slice(0, to));
  if (printed.length < 4 || printed.length > 24) return undefined;
  const found = LONG.find(([folded]) => isNear(folded, printed));
  if (!found) return undefined;
  return { segment, from: 0, to, meanings: found[1], quality: 0.85, alone: to === segment.text.length };
}

/** The concepts a phrase is a label of, with weights; used to read instructions and column names. */
export function meaningsOf(phrase: string): ReadonlyMap<ConceptId, number> | undefined {
  const folded = fold(phrase);
  const meanings = /#\s*$/.test(phrase) ? HASHED.get(folded) : ENTRIES.get(folded);
  return meanings && meanings.size > 0 ? meanings : undefined;
}
