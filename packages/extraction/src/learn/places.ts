import { edits } from '../text/distance.ts';
import type { DocumentView } from '../document.ts';
import type { TextRange } from '../fields/candidate.ts';
import { readKind, readText } from '../fields/read-kind.ts';
import type { Reading } from '../fields/read-kind.ts';
import { heightOf, middleY, toRect, unite } from '../layout/geometry.ts';
import type { Rect } from '../layout/geometry.ts';
import { rectOfRange } from '../layout/layout.ts';
import type { PageLayout, Segment } from '../layout/layout.ts';
import { segmentsLeft } from '../layout/neighbours.ts';
import type { Kind } from '../lexicon/index.ts';
import { fold } from '../text/fold.ts';
import type { Box } from '../types.ts';
import { areMarksSame, areSignsPrinted, isInNumber, spelledBy } from './same-marks.ts';
import type { LearntPlace } from './types.ts';

/** A value printed in more places than this teaches none of them. */
const MAX_PLACES = 3;
const MAX_LABEL = 24;
const MAX_CONTEXT = 40;
/** Share of letters that may be misread for a text to be taken for the one that a person typed. */
const MAX_EDITS = 0.34;

/** Kinds whose value is all of its text, whatever the letters. */
export const isWhole = (kind: Kind): boolean =>
  kind === 'text' || kind === 'company' || kind === 'person' || kind === 'address';

/** The words of a segment that lie in a box: what is read where somebody pointed. */
function rangeIn(segment: Segment, rect: Rect): TextRange | undefined {
  const y = middleY(segment.rect);
  if (y < rect.top || y > rect.bottom) return undefined;
  const slack = 0.4 * heightOf(segment.rect);
  let [from, to] = [Infinity, -1];
  for (let at = 0; at < segment.text.length; at++) {
    if (segment.text[at]?.trim() === '') continue;
    const letter = rectOfRange(segment, at, at + 1);
    if (letter.left < rect.left - slack || letter.right > rect.right + slack) continue;
    from = Math.min(from, at);
    to = at + 1;
  }
  return to > from ? { segment, from, to } : undefined;
}

/** The text ranges in a box of a page, in reading order. */
export function rangesIn(layout: PageLayout, box: Box): TextRange[] {
  const rect = toRect(box, layout.page);
  return layout.segments.flatMap((segment) => rangeIn(segment, rect) ?? []);
}

/**
 * Where a value that a person typed is printed: by its kind where it has that shape, else letter by letter. In both, with the same minus,
 * decimal point, and percent or currency sign.
 */
export function findTyped(
  value: string,
  kind: Kind,
  view: DocumentView,
): { ranges: TextRange[]; kind: Kind }[] {
  const segments = view.pages.flatMap((layout) => layout.segments);
  if (!isWhole(kind)) {
    const found = segments.flatMap((segment) =>
      readKind(kind, { segment, from: 0, to: segment.text.length }, view)
        .filter((reading) => isReadingOf(value, reading, segment, kind, view))
        .map((reading) => ({ ranges: [{ segment, from: reading.from, to: reading.to }], kind })),
    );
    if (found.length > 0) return found.length > MAX_PLACES ? [] : found;
  }
  const spelled = segments.flatMap((segment) => {
    const range = rangeSpelled(value, segment, kind);
    return range ? [{ ranges: [range], kind: kindOf(value, kind, view) }] : [];
  });
  return spelled.length > MAX_PLACES ? [] : spelled;
}

/** Whether a reading is the typed value: in its normal form, or in the same letters. */
function isReadingOf(
  typed: string,
  { value, from, to }: Reading,
  { text }: Segment,
  kind: Kind,
  view: DocumentView,
): boolean {
  const isSame =
    value === typed ||
    value === normalForm(typed, kind, view) ||
    (fold(value) === fold(typed) && areMarksSame(spelledBy(typed), spelledBy(value), kind));
  return isSame && areSignsPrinted(typed, { text, from, to });
}

/** A typed text as its kind is read; undefined where it is not, or not all of it. */
function normalForm(typed: string, kind: Kind, view: DocumentView): string | undefined {
  const text = typed.trim();
  const [reading, ...others] = readText(kind, text, view);
  const isAll = reading?.from === 0 && others.length === 0 && /^\)?$/.test(text.slice(reading.to));
  return isAll ? reading.value : undefined;
}

/** Where a segment has the letters and digits of a value, as whole words and with its marks. */
function rangeSpelled(value: string, segment: Segment, kind: Kind): TextRange | undefined {
  const { text, at, starts } = segment.folded;
  const wanted = fold(value);
  if (wanted === '') return undefined;
  for (let first = text.indexOf(wanted); first >= 0; first = text.indexOf(wanted, first + 1)) {
    const end = first + wanted.length;
    if (!starts[first] || !starts[end]) continue;
    const range = { segment, from: at[first] ?? 0, to: (at[end - 1] ?? 0) + 1 };
    const printed = { text: segment.text, from: range.from, to: range.to };
    const isSame = areMarksSame(spelledBy(value), printed, kind) && areSignsPrinted(value, printed);
    if (isSame && !isInNumber(printed)) return range;
  }
  return undefined;
}

/** The kind of a value that is not of the kind that was asked for. */
function kindOf(value: string, asked: Kind, view: DocumentView): Kind {
  if (isWhole(asked)) return asked;
  const segment = { text: value } as const;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the kinds' readers look at the text alone
  const range = { segment: segment as Segment, from: 0, to: value.length };
  const fits = (['date', 'code'] as const).find((kind) =>
    readKind(kind, range, view).some((reading) => reading.to - reading.from >= value.trim().length),
  );
  return fits ?? 'text';
}

/** Whether one text may be the other misread. */
export function isMisread(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  const length = Math.max(a.length, b.length);
  return length > 0 && length < 200 && edits(a, b) <= MAX_EDITS * length;
}

/** What is remembered of a place. */
export function placeOf(ranges: readonly TextRange[], kind: Kind): LearntPlace | undefined {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (!first || !last) return undefined;
  const { layout } = first.segment;
  const { width, number } = layout.page;
  const rect = unite(ranges.map((range) => rectOfRange(range.segment, range.from, range.to)));
  const top = rectOfRange(first.segment, first.from, first.to);
  return {
    page: number,
    left: rect.left / width,
    right: rect.right / width,
    y: middleY(top) / width,
    lineHeight: heightOf(top) / width,
    lines: new Set(ranges.map((range) => range.segment.row)).size,
    before: fold(first.segment.text.slice(0, first.from)).slice(-MAX_CONTEXT),
    after: fold(last.segment.text.slice(last.to)).slice(0, MAX_CONTEXT),
    label: labelBeside(first),
    kind,
  };
}

/** What is printed to the left of a range, without digits: its label, if it has one next to it. */
export function labelBeside({ segment, from }: TextRange): string {
  const inside = wordsOnly(segment.text.slice(0, from));
  if (inside !== '') return inside;
  const left = segmentsLeft(segment)[0];
  return left ? wordsOnly(left.text) : '';
}

const wordsOnly = (text: string): string => fold(text).replace(/\d/g, '').slice(-MAX_LABEL);

/** The shapes of letters of a value: runs of digits, capitals, small letters and others, and the signs between them. */
export function formOf(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/[\p{L}\p{M}ー]+/gu, (run) => (/^[Aa]+$/.test(run) ? run : '字'))
    .replace(/\d+/g, '9')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CONTEXT);
}
