import type { DocumentView } from '../../document.ts';
import { middleY } from '../../layout/geometry.ts';
import { rectOfRange } from '../../layout/layout.ts';
import type { PageLayout, Segment } from '../../layout/layout.ts';
import { memoize } from '../../memoize.ts';
import { fold, isCjk, isDigit } from '../../text/fold.ts';
import { findShape } from '../../values/patterns.ts';
import type { Mark } from '../types.ts';

/** Most marks of a page: a page of dense print has about as many, a hostile one any number. */
const MAX_MARKS = 1500;
const MAX_IDENTITIES = 12;
const PIECE = 4;

/** Ten thousandths of the page's width. */
export const SCALE = 10_000;

/** Pieces of the words printed on a page: pairs of kanji and kana, up to four Latin letters. Digits change from document to document. */
export const marksOf = memoize((layout: PageLayout): readonly Mark[] => {
  const marks: Mark[] = [];
  for (const segment of layout.segments) {
    if (marks.length >= MAX_MARKS) break;
    const y = Math.round((SCALE * middleY(segment.rect)) / layout.page.width);
    for (const [from, to] of piecesOf(segment)) {
      const { at, text } = segment.folded;
      const rect = rectOfRange(segment, at[from] ?? 0, (at[to - 1] ?? 0) + 1);
      marks.push([text.slice(from, to), Math.round((SCALE * rect.left) / layout.page.width), y]);
    }
  }
  return marks.slice(0, MAX_MARKS);
});

/** Ranges of a segment's folded text. */
function piecesOf({ folded: { text, starts } }: Segment): [number, number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  while (from < text.length) {
    const char = text[from] ?? '';
    if (isCjk(char)) {
      if (isCjk(text[from + 1] ?? '')) pieces.push([from, from + 2]);
      from++;
      continue;
    }
    let to = from + 1;
    while (to < text.length && starts[to] !== true) to++;
    if (!isDigit(char) && to - from >= 2) pieces.push(...piecesOfWord(from, to));
    from = to;
  }
  return pieces;
}

function piecesOfWord(from: number, to: number): [number, number][] {
  if (to - from <= PIECE) return [[from, to]];
  const pieces: [number, number][] = [];
  for (let at = from; at + PIECE <= to; at += 2) pieces.push([at, at + PIECE]);
  return pieces;
}

/** Registration numbers, telephone numbers and domains printed on a document's first page. */
export function identityOf(view: DocumentView): string[] {
  const found = new Set<string>();
  for (const { text } of view.pages[0]?.segments ?? []) {
    for (const shape of ['registration', 'vat', 'phone'] as const)
      for (const span of findShape(text, shape)) found.add(fold(span.value));
    for (const match of text.matchAll(/(?:@|https?:\/\/|www\.)(?:www\.)?([\w-]{2,}\.[\w.-]{2,})/gi))
      found.add(fold(match[1] ?? ''));
  }
  return [...found].slice(0, MAX_IDENTITIES);
}
