import { isCjk } from '../text/fold.ts';
import { heightOf, median } from './geometry.ts';
import type { Rect } from './geometry.ts';

/** Above this height per set size a box is its font's line box, not the letters' place. */
const MAX_RATIO = 1.35;
const TARGET_RATIO = 1.15;

interface BoxedText {
  readonly text: string;
  readonly rect: Rect;
}

/**
 * Boxes cut down to about the height of the letters. Text layers give the font's ascent to descent, in some Japanese
 * fonts half as high again as the line spacing, so that neighbouring lines would overlap.
 */
export function tightRects(words: readonly BoxedText[]): Rect[] {
  const ratios = words.map((word) => heightRatio(word));
  const usual = median(ratios.filter((ratio) => ratio !== undefined));
  return words.map(({ rect }, index) => {
    const ratio = ratios[index] ?? usual;
    if (ratio <= MAX_RATIO) return rect;
    const cut = (heightOf(rect) * (1 - TARGET_RATIO / ratio)) / 2;
    return { ...rect, top: rect.top + cut, bottom: rect.bottom - cut };
  });
}

/** Height by set size, as the widths show: a kanji is as wide as high, a Latin letter or digit about half. */
function heightRatio({ text, rect }: BoxedText): number | undefined {
  let ems = 0;
  for (const char of text) ems += isCjk(char) || (char >= '\uff01' && char <= '\uff60') ? 1 : 0.52;
  if (text.length < 3 && ems < 2) return undefined;
  const size = (rect.right - rect.left) / ems;
  return size > 0 ? heightOf(rect) / size : undefined;
}
