import { isCjk } from '../../script.ts';
import { heightOf, unite, widthOf, type RawWord } from '../geometry.ts';

/**
 * Joins the pieces of one line that a reader sees as one. Japanese has no spaces, so pieces closer than about half a character become one
 * word, and digits are joined with the counter after them (5月, 3個).
 */
export function joinSegments(line: readonly RawWord[]): RawWord[] {
  const joined: RawWord[][] = [];
  for (const word of line) {
    const open = joined.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && belongTogether(last, word)) open.push(word);
    else joined.push([word]);
  }
  return joined.map(joinPieces);
}

function belongTogether(left: RawWord, right: RawWord): boolean {
  if (left.vertical === true) return right.rect.top - left.rect.bottom < widthOf(left.rect) * 0.6;
  const gap = right.rect.left - left.rect.right;
  const size = Math.min(heightOf(left.rect), heightOf(right.rect));
  const cjkLeft = isCjk(left.text.at(-1));
  const cjkRight = isCjk(right.text[0]);
  if (cjkLeft && cjkRight) return gap < size * 0.6;
  if (cjkLeft || cjkRight) return gap < size * 0.35;
  return false;
}

function joinPieces(pieces: readonly RawWord[]): RawWord {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const weighted = pieces.reduce((sum, piece) => sum + piece.confidence * piece.text.length, 0);
  const disagreed = pieces.some((piece) => piece.otherReading !== undefined) && {
    otherReading: pieces.map((piece) => piece.otherReading ?? piece.text).join(''),
  };
  return {
    text: pieces.map((piece) => piece.text).join(''),
    rect: unite(pieces.map((piece) => piece.rect)),
    confidence: length > 0 ? weighted / length : 0,
    ...(first?.vertical === true && { vertical: true }),
    ...disagreed,
  };
}
