import { viewDocument, type DocumentView } from '../document.ts';
import { findField } from '../fields/find-field.ts';
import { understand } from '../instruction/understand.ts';
import { middleX, middleY, toRect, type Rect } from '../layout/geometry.ts';
import { rectOfRange, type PageLayout, type Segment } from '../layout/layout.ts';
import { segmentsAbove, segmentsLeft } from '../layout/neighbours.ts';
import type { Box, FoundValue, Page } from '../types.ts';
import { findBeside, nameOf } from './label-names.ts';

/** A place of a page, as it was pointed at. */
export interface PointedPlace {
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof corners)[number];

/** The words by which an instruction may lead to a place. */
export interface PlaceWords {
  /** The label that is printed before it, next to it or above it; null where none is near. */
  readonly label: string | null;
  /** Where no label is: the corner of the page whose date it is. Of other values instructions find none by their place alone. */
  readonly dateIn: Corner | null;
}

interface Candidate {
  readonly name: string;
  /** The trade knows it as a label. */
  readonly isKnown: boolean;
  /** Printed as a label is, whatever it says: before a colon. */
  readonly isClosed: boolean;
}

/** A label surely, not a word of running text. */
const MIN_QUALITY = 0.7;
/** An instruction quotes no more. */
const MAX_LETTERS = 60;
/** How far above a place its label may be, in heights of a line. */
const REACH_ABOVE = 3.2;
const MAX_ABOVE = 3;

/**
 * The label that is printed for a place: of those around it first one of the trade that, quoted in an instruction, leads back to the place, then any
 * that does, then one that at least looks like a label. `pages` are the document's, as a template's preview sees them.
 */
export function findPlaceWords(pages: readonly Page[], place: PointedPlace): PlaceWords {
  const view = viewDocument(pages);
  const layout = view.pages.find(({ page }) => page.number === place.page);
  const pointed = layout && firstAt(layout, place);
  if (pointed === undefined) return { label: null, dateIn: null };
  const found = candidatesAround(pointed, view);
  const leading = found.filter(({ name }) => leadsTo(findBeside(name, view), place));
  const chosen =
    leading.find(({ isKnown }) => isKnown) ??
    leading[0] ??
    found.find(({ isKnown }) => isKnown) ??
    found.find(({ isClosed }) => isClosed);
  if (chosen) return { label: chosen.name, dateIn: null };
  return { label: null, dateIn: findCorner(view, place) };
}

interface Pointed {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
}

/** The first piece of print whose middle is in a place, or that the place is in the middle of. */
function firstAt({ page, segments }: PageLayout, { box }: PointedPlace): Pointed | undefined {
  const area = toRect(box, page);
  for (const segment of segments) {
    const words = segment.words.filter(({ box: word }) => holdsMiddle(area, word) || holdsMiddle(word, area));
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) return { segment, from: first.from, to: last.to };
  }
  return undefined;
}

function holdsMiddle(outer: Rect, inner: Rect): boolean {
  const [x, y] = [middleX(inner), middleY(inner)];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** What may be a place's label, the likeliest place first: before it in its own piece of print, next to it at the left, above it. */
function candidatesAround({ segment, from, to }: Pointed, view: DocumentView): Candidate[] {
  const own = labelIn({ segment, from: 0, to: from }, view);
  const left = segmentsLeft(segment)[0];
  const above = segmentsAbove(segment, rectOfRange(segment, from, to), REACH_ABOVE).slice(0, MAX_ABOVE);
  const around = [...(left ? [left] : []), ...above].map((other) =>
    labelIn({ segment: other, from: 0, to: other.text.length }, view),
  );
  return [own, ...around].filter((one) => one !== undefined);
}

/** The label in a piece of print: the last known one, or else all of it where that can be one. */
function labelIn(range: Pointed, view: DocumentView): Candidate | undefined {
  const hits = view.labelsIn.get(range.segment) ?? [];
  const known = hits.findLast(({ to, quality }) => to <= range.to && quality >= MIN_QUALITY);
  const text = range.segment.text.slice(range.from, range.to);
  const isClosed = /[:：]\s*$/u.test(text);
  const name = nameOf(known ?? { ...range, from: isClosed ? startOfLast(text) : range.from });
  if (!canBeLabel(name)) return undefined;
  return { name, isKnown: known !== undefined, isClosed };
}

/** Where the last label of a text begins that ends with a colon: behind the value of the one before. */
function startOfLast(text: string): number {
  const before = /^.*[:：]\s*\S+\s+(?=\S)/u.exec(text.replace(/[:：]\s*$/u, ''));
  return before?.[0].length ?? 0;
}

/** Letters, not too many of them, nothing that ends a quotation, and no number or date. */
const canBeLabel = (name: string): boolean =>
  name.length <= MAX_LETTERS &&
  /\p{L}{2}|[\p{Script=Han}]/u.test(name) &&
  !/["“”「」『』【】\n]/u.test(name) &&
  (name.match(/\d/gu)?.length ?? 0) < 3;

/** Whether what was found is what is at the place: the smaller of the two lies for the most part within the other. */
function leadsTo({ page, box }: FoundValue, place: PointedPlace): boolean {
  if (box === null || page !== place.page) return false;
  const shared = (start: 'x' | 'y', length: 'width' | 'height'): number =>
    Math.max(
      0,
      Math.min(box[start] + box[length], place.box[start] + place.box[length]) -
        Math.max(box[start], place.box[start]),
    );
  const smaller = Math.min(box.width * box.height, place.box.width * place.box.height);
  return shared('x', 'width') * shared('y', 'height') > smaller / 2;
}

const WORDS: Readonly<Record<Corner, string>> = {
  topLeft: 'top left',
  topRight: 'top right',
  bottomLeft: 'bottom left',
  bottomRight: 'bottom right',
};

/** The corner of the page by which an instruction finds the place as a date. */
function findCorner(view: DocumentView, place: PointedPlace): Corner | null {
  const ask = (corner: Corner): FoundValue =>
    findField(understand({ name: '', description: `The date at the ${WORDS[corner]}.` }), view);
  return corners.find((corner) => isIn(corner, place) && leadsTo(ask(corner), place)) ?? null;
}

function isIn(corner: Corner, { box }: PointedPlace): boolean {
  const [isRight, isBottom] = [box.x + box.width / 2 > 0.5, box.y + box.height / 2 > 0.5];
  const across = isRight ? 'Right' : 'Left';
  return corner === (isBottom ? `bottom${across}` : `top${across}`);
}
