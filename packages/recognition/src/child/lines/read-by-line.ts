import type { RawWord } from '../geometry.ts';
import type { Engine, Readers } from '../ocr/engine.ts';
import { ENGLISH, JAPANESE, plausibility } from '../ocr/plausibility.ts';
import type { Grey } from '../picture/grey.ts';
import type { Component } from '../picture/components.ts';
import { withoutRuling, type Ruling } from '../picture/rules.ts';
import {
  holdsNumber,
  isAsGood,
  isBetterThanDoubted,
  isDoubtedShort,
  isJapanese,
  readAgain,
} from './choose-reading.ts';
import { findTextLines } from './find-lines.ts';
import { readLineByLine } from './line-reader.ts';
import { missedLines } from './missed-lines.ts';
import type { Models } from './models.ts';
import { readNeural } from './neural-reader.ts';
import { isClearlyRunningText, isRunningText } from './running-text.ts';
import type { TextLine } from './text-line.ts';
import { mapText } from './text-map.ts';

/** How lines are looked for: the detector's picture, and what counts as a line. Slips have little around their print. */
const ON_SHEETS = { side: 1600, trimmed: true, minScore: 0.5, growth: 1.8 };
const ON_ENGLISH_SHEETS = { side: 1280, trimmed: true, minScore: 0.6, growth: 2 };
const ON_SLIPS = { side: 960, trimmed: false, minScore: 0.6, growth: 2 };
/** Small print on an English page of more lines than this is read better and faster by layout analysis. */
const MAX_ENGLISH_LINES = 100;
/** Of a page with more lines than this, this many are read first: reading all lines of a picture's grain would be useless. */
const MANY_LINES = 60;
const SAMPLE = 20;
/** Lines that are text are read with more confidence than this, on average by their length. */
const MIN_SENSE = 35;
/** English lines that Tesseract reads with less confidence are read better by the neural recogniser, if that says so. */
const SURE_ENGLISH = 93;
/** English lines that stay below this may be Japanese: they are, if they are read as such with more confidence. */
const DOUBTED_ENGLISH = 80;
/** What the detector missed is a line when it is read with this confidence at least. */
const MIN_MISSED = 70;

interface StraightPage {
  /** As scanned, upright and level. */
  readonly grey: Grey;
  readonly ruling: Ruling;
  readonly letters: readonly Component[];
  /** Usual height of letters in pixels. */
  readonly letter: number;
}

/** What lines are read with, and the page they are on. */
interface LinePage {
  readonly engine: Engine;
  readonly models: Models;
  readonly grey: Grey;
  /** The page without its ruled lines. */
  readonly bare: Grey;
}

type Lines = readonly TextLine[];

/** The words of a page's lines, or its lines where layout analysis reads the page better. */
export type LinesRead =
  | { readonly words: RawWord[]; readonly unread?: undefined }
  | { readonly words?: undefined; readonly unread: Lines };

/**
 * Finds the lines of a page that may contain Japanese and reads each by itself. Where running text fills the page none is read:
 * the engine's layout analysis is made for that.
 */
export async function readJapaneseSheet(
  engine: Engine,
  models: Models,
  page: StraightPage,
): Promise<LinesRead> {
  if (isClearlyRunningText(page.letters, page.letter)) return { unread: [] };
  const found = await findLines(models, page.grey, ON_SHEETS);
  if (isRunningText(found)) return { unread: found };
  const all = { engine, models, grey: page.grey, bare: withoutRuling(page.grey, page.ruling) };
  const words = await readSensible(found, async (lines) => {
    const read = await readLineByLine(engine, all.bare, lines, JAPANESE);
    const withLatin = await readAgain(lines, read, {
      which: (words) => words.length > 0 && !isJapanese(words),
      another: (some) => readEnglish(all, some),
      isBetter: (other, words) => plausibility(other) >= plausibility(words),
    });
    const model = await models.get('recogniser');
    return await readAgain(lines, withLatin, {
      which: isDoubtedShort,
      another: (some) => readNeural(model, page.grey, some, 'all'),
      isBetter: isBetterThanDoubted,
    });
  });
  return { words };
}

/**
 * Finds the lines of a page in English and reads each by itself; a line or two of Japanese may be among them. None is
 * read where running text or small print fills the page.
 */
export async function readEnglishSheet(
  engine: Engine,
  models: Models,
  page: StraightPage,
): Promise<LinesRead> {
  if (isClearlyRunningText(page.letters, page.letter)) return { unread: [] };
  const found = await findLines(models, page.grey, ON_ENGLISH_SHEETS);
  if (isRunningText(found) || found.length > MAX_ENGLISH_LINES) return { unread: found };
  const all = { engine, models, grey: page.grey, bare: withoutRuling(page.grey, page.ruling) };
  const read = await readSensible(found, async (lines) =>
    readAgain(lines, await readEnglish(all, lines), {
      which: (words) => plausibility(words) < DOUBTED_ENGLISH,
      another: (some) => readLineByLine(engine, all.bare, some, JAPANESE),
      isBetter: (other, words) => isJapanese(other) && plausibility(other) >= plausibility(words),
    }),
  );
  const missed = await readEnglish(
    all,
    read.length === 0 ? [] : missedLines(found, page.letters, page.letter),
  );
  return { words: [...read, ...missed.filter((words) => plausibility(words) >= MIN_MISSED).flat()] };
}

/** Reads lines that layout analysis missed (light print on a dark band, a title next to a picture), if they make sense. */
export async function readLeftOut(
  { engine, models }: Readers,
  page: StraightPage,
  lines: Lines,
  languages: string,
): Promise<RawWord[]> {
  if (models === undefined || lines.length === 0) return [];
  const all = { engine, models, grey: page.grey, bare: withoutRuling(page.grey, page.ruling) };
  const some = lines.slice(0, MANY_LINES);
  const read = await (languages === ENGLISH
    ? readEnglish(all, some)
    : readLineByLine(engine, all.bare, some, JAPANESE));
  return read.filter((words) => plausibility(words) >= MIN_MISSED).flat();
}

/** Finds the lines of a slip in English and reads each with the neural recogniser alone, which poor print suits best. */
export async function readEnglishSlip(models: Models, page: StraightPage): Promise<RawWord[]> {
  const model = await models.get('recogniser');
  return await readSensible(await findLines(models, page.grey, ON_SLIPS), (lines) =>
    readNeural(model, page.grey, lines),
  );
}

async function readEnglish({ engine, models, grey, bare }: LinePage, lines: Lines): Promise<RawWord[][]> {
  const read = await readLineByLine(engine, bare, lines, ENGLISH);
  const model = await models.get('recogniser');
  return await readAgain(lines, read, {
    which: (words) => plausibility(words) < SURE_ENGLISH || holdsNumber(words),
    another: (some) => readNeural(model, grey, some),
    isBetter: (other, words) => plausibility(words) < SURE_ENGLISH && isAsGood(other, words),
    compared: true,
  });
}

async function findLines(models: Models, grey: Grey, how: typeof ON_SHEETS): Promise<TextLine[]> {
  return findTextLines(await mapText(await models.get('detector'), grey, how), how);
}

/** Reads lines, of very many some first: where those make no sense none does. */
async function readSensible(lines: Lines, read: (lines: Lines) => Promise<RawWord[][]>): Promise<RawWord[]> {
  if (lines.length <= MANY_LINES) return (await read(lines)).flat();
  const every = Math.floor(lines.length / SAMPLE);
  const sample = (await read(lines.filter((_, index) => index % every === 0))).flat();
  if (plausibility(sample) < MIN_SENSE) return [];
  return [...sample, ...(await read(lines.filter((_, index) => index % every !== 0))).flat()];
}
