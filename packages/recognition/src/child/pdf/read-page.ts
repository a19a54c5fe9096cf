import type { Page, Turn } from '../../types.ts';
import { heightOf, overlapArea, widthOf, type RawWord, type Rect } from '../geometry.ts';
import { buildPage } from '../layout/page-builder.ts';
import type { EngineHolder } from '../ocr/engine-holder.ts';
import { readGrey } from '../ocr/read-grey.ts';
import { readRegions } from '../ocr/read-regions.ts';
import { findStamps, STAMP_SIDE, withoutStamps } from '../picture/stamps.ts';
import { withScratch } from './pdfium.ts';
import { readObjects, type PageObjects, type PlacedImage } from './page-objects.ts';
import { shownMatrix, turnedMatrix, turnedSize, type Size } from './page-space.ts';
import { renderPage, type Bitmap } from './render.ts';
import { readCharacters, uprightTurn, positionedWords, type Character } from './text-layer.ts';
import { judgeText, mayBeHidden, type Trust } from './trust.ts';
import type { Pdf } from './pdf.ts';

/** Resolutions for reading a page's picture, in dots per inch: a scan's own within bounds, otherwise the usual one. */
const USUAL_DPI = 200;
const MIN_DPI = 150;
const MAX_DPI = 300;
/** Resolution at which it is checked whether text can be seen. */
const CHECK_DPI = 72;
/** Pictures smaller than this contain no words: in points, and as a share of the page. */
const MIN_PICTURE = { width: 24, height: 8, share: 0.002 };

/** What an open page gives without its picture being read. */
interface PageAnalysis {
  /** As read, after `turn`. */
  readonly size: Size;
  readonly asShown: Size;
  readonly turn: Turn;
  readonly words: readonly RawWord[];
  readonly objects: PageObjects;
  readonly trust: Trust;
  /** Drawn only where it must be read. */
  readonly bitmap: Bitmap | undefined;
  readonly regions: readonly Rect[];
}

/** Examines an open page: its text, whether the text can be trusted, and which parts of its image must be read as well. */
export function analyzePage(pdf: Pdf, page: number): PageAnalysis {
  const { pdfium } = pdf;
  const asShown = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  return withScratch(pdfium, 64, (scratch) => {
    const untouched = shownMatrix(pdfium, page, asShown, scratch);
    const unrotated = readCharacters(pdfium, page, { shown: untouched, turn: 0 }, scratch);
    const turn = uprightTurn(unrotated);
    const shown = turnedMatrix(untouched, asShown, turn);
    const size = turnedSize(asShown, turn);
    const objects = readObjects(pdfium, page, shown, scratch);
    const characters = turn === 0 ? unrotated : readCharacters(pdfium, page, { shown, turn }, scratch);
    const trust = judgeText({ pdfium, characters, objects, size, scratch });
    const words =
      trust === 'none' || trust === 'ignored'
        ? []
        : visibleWords({ pdf, page, characters, size, turn, scratch });
    const regions = trust === 'trusted' ? wordlessPictures(objects.images, words, size) : [];
    const dpi = readingDpi(objects.images, size);
    const drawn = trust !== 'trusted' || regions.length > 0;
    const facing = trust === 'trusted' ? turn : 0;
    const draw = trust === 'trusted' ? renderPage : drawWithoutStamps;
    const bitmap = drawn ? draw(pdf, page, { dpi, colour: false, turn: facing }) : undefined;
    return { size, asShown, turn, words, objects, trust, bitmap, regions };
  });
}

/** An open page drawn as it is where its text is read from the picture. */
export function drawForReading(pdf: Pdf, page: number): Bitmap {
  const { pdfium } = pdf;
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  return withScratch(pdfium, 64, (scratch) => {
    const { images } = readObjects(pdfium, page, shownMatrix(pdfium, page, size, scratch), scratch);
    return drawWithoutStamps(pdf, page, { dpi: readingDpi(images, size), turn: 0 });
  });
}

/** A page drawn grey, its stamps lightened: it is drawn in colour where it has some, which a small picture shows. */
function drawWithoutStamps(
  pdf: Pdf,
  page: number,
  how: { readonly dpi: number; readonly turn: Turn },
): Bitmap {
  const { pdfium } = pdf;
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const dpi = (STAMP_SIDE * 72) / Math.max(1, width, height);
  const small = renderPage(pdf, page, { ...how, dpi: Math.min(dpi, how.dpi), colour: true });
  const stamps = findStamps({ ...small, channels: 4 });
  const grey = renderPage(pdf, page, { ...how, colour: false });
  if (stamps.length === 0) return grey;
  return withoutStamps(grey, { ...renderPage(pdf, page, { ...how, colour: true }), channels: 4 }, stamps);
}

/** Turns a analysis into the page, reading with the engine what has no trustworthy text. */
export async function readAnalyzedPage(
  analysis: PageAnalysis,
  number: number,
  engine: EngineHolder,
): Promise<Page> {
  const { size, words, objects, trust, bitmap, regions, turn } = analysis;
  const own = {
    number,
    ...size,
    words,
    rules: objects.rules,
    source: 'text' as const,
    transform: { turn, skew: 0 },
  };
  if (bitmap === undefined) return buildPage(own);
  const unit = (trust === 'trusted' ? size : analysis.asShown).width / bitmap.width;
  if (trust === 'trusted') {
    const found = await readRegions({ grey: bitmap, unit, regions, words, ...(await engine.get()) });
    return found.length === 0
      ? buildPage(own)
      : buildPage({ ...own, words: [...words, ...found], source: 'mixed' });
  }
  const notes = trust === 'none' ? [] : (['TEXT_LAYER_IGNORED'] as const);
  const read = await readGrey({ grey: bitmap, number, unit, readers: await engine.get(), notes });
  return trust === 'doubtful' && agrees(read, words) ? buildPage(own) : read;
}

/** Words that a person sees: on the page, and with ink in their place when they are drawn like paper. */
function visibleWords(at: {
  pdf: Pdf;
  page: number;
  characters: readonly Character[];
  size: Size;
  turn: Turn;
  scratch: number;
}): RawWord[] {
  const { pdf, size, scratch } = at;
  const hidden = new Map<number, boolean>();
  for (const { object } of at.characters) {
    if (object !== 0 && !hidden.has(object)) hidden.set(object, mayBeHidden(pdf.pdfium, object, scratch));
  }
  const suspect = [...hidden.values()].includes(true);
  const bitmap = suspect
    ? renderPage(pdf, at.page, { dpi: CHECK_DPI, colour: false, turn: at.turn })
    : undefined;
  const isSeen = (c: Character) =>
    c.text.trim() === '' ||
    bitmap === undefined ||
    hidden.get(c.object) !== true ||
    hasInk(bitmap, c.rect, size);
  return positionedWords(at.characters.filter(isSeen)).filter(({ rect }) => {
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    return x >= 0 && x <= size.width && y >= 0 && y <= size.height;
  });
}

/** Whether a box of the page contains both light and dark. */
function hasInk(bitmap: Bitmap, rect: Rect, size: Size): boolean {
  const scale = bitmap.width / size.width;
  let [lightest, darkest] = [0, 255];
  for (
    let y = Math.max(0, Math.floor(rect.top * scale));
    y < Math.min(bitmap.height, rect.bottom * scale);
    y++
  )
    for (
      let x = Math.max(0, Math.floor(rect.left * scale));
      x < Math.min(bitmap.width, rect.right * scale);
      x++
    ) {
      const value = bitmap.data[y * bitmap.width + x] ?? 255;
      lightest = Math.max(lightest, value);
      darkest = Math.min(darkest, value);
    }
  return lightest - darkest > 40;
}

/** Pictures on a page with text that are large enough to contain words and contain none yet. */
function wordlessPictures(images: readonly PlacedImage[], words: readonly RawWord[], size: Size): Rect[] {
  const page = { left: 0, top: 0, right: size.width, bottom: size.height };
  return images
    .map(({ rect }) => ({
      left: Math.max(0, rect.left),
      top: Math.max(0, rect.top),
      right: Math.min(size.width, rect.right),
      bottom: Math.min(size.height, rect.bottom),
    }))
    .filter((rect) => {
      if (widthOf(rect) < MIN_PICTURE.width || heightOf(rect) < MIN_PICTURE.height) return false;
      const area = overlapArea(rect, page);
      const covered = words.reduce((sum, word) => sum + overlapArea(word.rect, rect), 0);
      return area > MIN_PICTURE.share * size.width * size.height && covered < area * 0.5;
    });
}

function readingDpi(images: readonly PlacedImage[], size: Size): number {
  const large = images.filter(({ rect }) => widthOf(rect) > size.width * 0.3 && widthOf(rect) > 0);
  if (large.length === 0) return USUAL_DPI;
  const finest = Math.max(...large.map((image) => (image.pixelsWide / widthOf(image.rect)) * 72));
  return Math.min(MAX_DPI, Math.max(MIN_DPI, finest));
}

/** Whether a reading of the picture bears out the page's own text, by the characters they share. */
function agrees(read: Page, words: readonly RawWord[]): boolean {
  const count = (text: string) => {
    const counts = new Map<string, number>();
    for (const character of text.normalize('NFKC')) counts.set(character, (counts.get(character) ?? 0) + 1);
    return counts;
  };
  const seen = read.words.map((word) => word.text).join('');
  const [own, other] = [count(words.map((word) => word.text).join('')), count(seen)];
  let shared = 0;
  for (const [character, times] of own) shared += Math.min(times, other.get(character) ?? 0);
  return seen.length < 20 || shared >= seen.length * 0.6;
}
