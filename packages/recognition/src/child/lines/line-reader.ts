import type { RawWord } from '../geometry.ts';
import type { Engine, Reading } from '../ocr/engine.ts';
import { JAPANESE } from '../ocr/plausibility.ts';
import type { Grey } from '../picture/grey.ts';
import { enlargeGrey } from '../picture/rotate.ts';
import { levelCrop, printOnWhite, withMargin } from './crop.ts';
import { boundsOf, type TextLine } from './text-line.ts';

/** White around a line's crop, in pixels: Tesseract loses letters at the very edge. */
const MARGIN = 10;
/** Lines whose letters are lower than this are enlarged to it, by a factor of at most the second. */
const LETTER = 40;
const MAX_ENLARGED = 3;
/** A crop with more pixels than this is not a line of text but a page: a slanted one, between distant corners. */
const MAX_PIXELS = 4e6;
/** Lines that are cropped and read at once: all crops of a large page together are larger than the page. */
const AT_ONCE = 48;
/** Letters are this many times as high as half of what the detector marks of them. */
const LETTER_PER_INK = 4;

interface Crop {
  readonly picture: Grey;
  readonly left: number;
  readonly top: number;
  readonly factor: number;
}

/**
 * Reads lines one by one with Tesseract, each as a picture of its own, which needs no layout analysis. `grey` is the
 * page without its ruled lines, not evened in light: every line is stretched by itself.
 */
export async function readLineByLine(
  engine: Engine,
  grey: Grey,
  lines: readonly TextLine[],
  languages: Reading['languages'],
): Promise<RawWord[][]> {
  const read: RawWord[][] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE)
    read.push(...(await readSome(engine, grey, lines.slice(from, from + AT_ONCE), languages)));
  return read;
}

async function readSome(
  engine: Engine,
  grey: Grey,
  lines: readonly TextLine[],
  languages: Reading['languages'],
): Promise<RawWord[][]> {
  const crops = await Promise.all(lines.map((line) => cropFor(grey, line)));
  const present = crops.filter((crop) => crop !== undefined);
  const pictures = present.map(({ picture }) => picture);
  // Of single lines in Japanese, the data that systems bring lose letters.
  const poor = languages === JAPANESE;
  const read = await engine.recognizeEach(pictures, { segmentation: 7, languages, poor });
  const words = new Map(present.map((crop, index) => [crop, read[index] ?? []]));
  return crops.map((crop) =>
    crop === undefined ? [] : (words.get(crop) ?? []).map((word) => toPagePosition(word, crop)),
  );
}

async function cropFor(grey: Grey, line: TextLine): Promise<Crop | undefined> {
  const factor = Math.min(MAX_ENLARGED, LETTER / (line.ink * LETTER_PER_INK));
  const { left, top, right, bottom } = boundsOf(line);
  if ((right - left) * (bottom - top) * Math.max(1, factor) ** 2 > MAX_PIXELS) return undefined;
  const cut = levelCrop(grey, line);
  if (cut === undefined) return undefined;
  const print = printOnWhite(cut.picture);
  const sized = factor > 1 ? await enlargeGrey(print, factor) : print;
  return { ...cut, picture: withMargin(sized, MARGIN), factor: Math.max(1, factor) };
}

function toPagePosition({ text, confidence, rect }: RawWord, { left, top, factor }: Crop): RawWord {
  const back = (value: number, origin: number) => Math.round((value - MARGIN) / factor + origin);
  return {
    text,
    confidence,
    rect: {
      left: back(rect.left, left),
      right: back(rect.right, left),
      top: back(rect.top, top),
      bottom: back(rect.bottom, top),
    },
  };
}
