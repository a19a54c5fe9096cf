import type { Page, PageNote } from '../../types.ts';
import { heightOf, isSamePlace, overlapArea, widthOf, type RawWord, type Rect } from '../geometry.ts';
import { levelPlaces } from '../layout/level.ts';
import { buildPage } from '../layout/page-builder.ts';
import {
  readEnglishSheet,
  readEnglishSlip,
  readJapaneseSheet,
  readLeftOut,
  type LinesRead,
} from '../lines/read-by-line.ts';
import { isJapanese } from '../lines/choose-reading.ts';
import { withJapaneseNumbers } from '../lines/japanese/numbers.ts';
import { boundsOf, type TextLine } from '../lines/text-line.ts';
import { isBlank, type Grey } from '../picture/grey.ts';
import { isSlip, prepare, type Prepared } from '../picture/prepare.ts';
import { ruledLines } from '../picture/rules.ts';
import { findTriangles, withoutTriangles, withTriangles } from '../picture/triangles.ts';
import type { Engine, Readers } from './engine.ts';
import { findOrientation, isWorthReading, type Axis } from './orientation.ts';
import { readByLayout } from './read-by-layout.ts';
import { ENGLISH, JAPANESE_AND_ENGLISH, languagesOf } from './plausibility.ts';

/** This many letters in columns that make no sense in any orientation are vertical Japanese, not a pattern. */
const MIN_VERTICAL_LETTERS = 150;
/** Fewer letters than this, or a smaller difference than this, do not show the direction of lines. */
const MIN_SURE_LETTERS = 20;
const CLEARLY = 1.5;

interface GreyPage {
  readonly grey: Grey;
  readonly number: number;
  /** Units of the page (pixels of the file, points) per pixel of the picture. */
  readonly unit: number;
  readonly readers: Readers;
  readonly notes?: readonly PageNote[];
}

/** Reads a page from its picture, in any orientation. */
export async function readGrey(page: GreyPage): Promise<Page> {
  const { engine } = page.readers;
  if (isBlank(page.grey)) return blankPage(page);
  const unrotated = await prepare(page.grey, 0);
  const { letters, direction } = unrotated;
  const axis = axisOf(unrotated);
  const sample = letters.length === 0 ? undefined : await findOrientation(engine, unrotated, axis);
  const runsDown = direction.columns > direction.rows && letters.length >= MIN_VERTICAL_LETTERS;
  if (runsDown && sample === undefined && !engine.vertical)
    return toPage(page, unrotated, [], ['VERTICAL_TEXT_UNREAD']);
  const prepared =
    sample === undefined || sample.turn === 0 ? unrotated : await prepare(page.grey, sample.turn);
  if (sample?.vertical === true) return toPage(page, prepared, await readVertical(engine, prepared));
  return toPage(page, prepared, await readLevel(page.readers, prepared, sample?.words));
}

/** Letters line up along their lines far better than across them; tables and few letters leave doubt. */
function axisOf({ letters, direction: { rows, columns } }: Prepared): Axis {
  if (columns > rows) return 'down';
  return letters.length >= MIN_SURE_LETTERS && rows > columns * CLEARLY ? 'level' : 'unclear';
}

async function readVertical(engine: Engine, { clean }: Prepared): Promise<RawWord[]> {
  const words = await engine.recognize(clean, { segmentation: 5, languages: 'jpn_vert' });
  return words.map((word) => ({ ...word, vertical: isTall(word) }));
}

const isTall = ({ rect, text }: RawWord): boolean =>
  text.length === 1 || heightOf(rect) > widthOf(rect) * 1.2;

/** The words of a page's sample, where it makes sense. */
type Sampled = readonly RawWord[] | undefined;

const languagesFor = (sample: Sampled): string =>
  sample === undefined ? JAPANESE_AND_ENGLISH : languagesOf(sample);

/** Reads a page whose lines are level: line by line where the detector runs, but for pages that layout analysis suits. */
async function readLevel(readers: Readers, prepared: Prepared, sample: Sampled): Promise<RawWord[]> {
  const triangles = findTriangles(prepared.clean, prepared.letter);
  const letters = {
    ...prepared,
    grey: withoutTriangles(prepared.grey, triangles),
    clean: withoutTriangles(prepared.clean, triangles),
  };
  const words = withTriangles(await readLetters(readers, letters, sample), triangles);
  return languagesFor(sample) !== ENGLISH && isJapanese(words) ? withJapaneseNumbers(words) : words;
}

async function readLetters(readers: Readers, prepared: Prepared, sample: Sampled): Promise<RawWord[]> {
  const languages = languagesFor(sample);
  const { words, unread = [] } = (await readLines(readers, prepared, languages)) ?? {};
  if (words !== undefined) return words;
  if (sample === undefined && !(await isWorthReading(readers.engine, onLines(prepared, unread)))) return [];
  const read = await readByLayout(readers.engine, prepared, languages);
  const left = unread.filter((line) => !read.some(({ rect }) => isSamePlace(rect, boundsOf(line))));
  return [...read, ...(await readLeftOut(readers, prepared, left, languages))];
}

/** A page with only the letters that are on lines, if lines were searched for: the rest may be grain around the paper. */
function onLines(prepared: Prepared, lines: readonly TextLine[]): Prepared {
  if (lines.length === 0) return prepared;
  const bounds = lines.map(boundsOf);
  const isOnLine = (letter: Rect) => bounds.some((line) => overlapArea(line, letter) > 0);
  return { ...prepared, letters: prepared.letters.filter(isOnLine) };
}

async function readLines(
  { engine, models }: Readers,
  prepared: Prepared,
  languages: string,
): Promise<LinesRead | undefined> {
  if (models === undefined) return undefined;
  if (languages !== ENGLISH) return await readJapaneseSheet(engine, models, prepared);
  return isSlip(prepared)
    ? { words: await readEnglishSlip(models, prepared) }
    : await readEnglishSheet(engine, models, prepared);
}

function blankPage({ grey, unit, number, notes = [] }: GreyPage): Page {
  const size = { width: grey.width * unit, height: grey.height * unit };
  return buildPage({ number, ...size, words: [], rules: [], source: 'ocr', notes });
}

function toPage(
  page: GreyPage,
  prepared: Prepared,
  words: readonly RawWord[],
  notes: readonly PageNote[] = [],
): Page {
  const { unit, number } = page;
  const { clean, ruling, transform, unstraightened } = prepared;
  const scaled = (value: number) => value * unit;
  const read = {
    width: scaled(clean.width),
    height: scaled(clean.height),
    words: words.map(({ rect, ...word }) => ({
      ...word,
      rect: {
        left: scaled(rect.left),
        top: scaled(rect.top),
        right: scaled(rect.right),
        bottom: scaled(rect.bottom),
      },
    })),
    rules: ruledLines(ruling).map(({ x1, y1, x2, y2 }) => ({
      x1: scaled(x1),
      y1: scaled(y1),
      x2: scaled(x2),
      y2: scaled(y2),
    })),
  };
  const isLevel = unstraightened === 0 || words.some((word) => word.vertical === true);
  return buildPage({
    ...(isLevel ? read : levelPlaces(read, unstraightened)),
    number,
    source: 'ocr',
    transform: isLevel ? transform : { ...transform, skew: unstraightened },
    notes: [...(page.notes ?? []), ...notes],
  });
}
