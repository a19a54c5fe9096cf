import type { DocumentView } from '../../document.ts';
import type { Segment } from '../../layout/layout.ts';
import { middleX } from '../../layout/geometry.ts';
import type { Rect } from '../../layout/geometry.ts';
import type { Kind } from '../../lexicon/index.ts';
import { memoize } from '../../memoize.ts';
import { cleanText } from '../candidate.ts';
import type { TextRange } from '../candidate.ts';
import { readText } from '../read-kind.ts';
import { FORM_BEFORE_NAME } from './forms-of-address.ts';
import { SpanSet } from './span.ts';
import type { Span } from './span.ts';

/** Of a longer document the first pages and the last one are cut into spans; the rules look at all of them. */
const MAX_PAGES = 12;
/** Nor is a page with more lines than this, which no paper has. */
const MAX_LINES_OF_PAGE = 1500;
/** Kinds that can be read from a text, whatever is around it. */
const READABLE: readonly Kind[] = ['date', 'amount', 'number', 'percent', 'code', 'phone', 'email', 'url'];
/** Where a line may be cut: its punctuation, bars, dashes and gaps. */
const BORDERS = /[:：]|[|｜／/·・•]|\s[–—-]\s|[、,，;；。（(）)「」『』[\]【】\u3000]|\s{2,}|\.(?=\s)/gu;
/** A line with more borders is a list or a sentence, whose parts are found by their words. */
const MAX_BORDERS = 14;
/** A part ends at one of the next so many borders. */
const MAX_ENDS = 4;
/** A line of more words is a sentence. */
const MAX_WORDS = 12;
/** Words with capitals, and the small ones between them: a name of a person, a firm or a place. */
const NAME =
  /(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Capt|Sr|Sra|Fr|Rev)\.? )?\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|den|la|al|bin|binti|da|dos|du|of|and|&|the|for)){0,7}/gu;
const MIN_NAME = 4;
const SIGN = /^[−▲△-]\s?/u;
/** What is before 様 or 御中. */
const BEFORE_HONORIFIC = /([\p{L}\p{N}ー々・（）()\s]{2,40}?)\s?(?:様|御中|殿|先生|さん|宛)/gu;
/** Letters of one script within a Japanese line: 担当は福士まで. */
const ONE_SCRIPT = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー・]{3,}/gu;
/** A Japanese family name and the name behind it, wherever they are in a line; each place is tried, since 担当 before a name looks the same. */
const FULL_NAME =
  /(?<![\p{Script=Han}々\p{Script=Katakana}])(?=([\p{Script=Han}々ヶノ\p{Script=Katakana}ー・]{1,8}[\s\u3000・](?:[\p{Script=Han}々]{1,4}?(?=[氏様殿君]|(?![\p{Script=Han}々]))|[\p{Script=Katakana}ー・]{2,10}(?![\p{Script=Katakana}ー])|\p{Script=Hiragana}{2,5}(?!\p{Script=Hiragana}))))/gu;
/** So many last words of a longer name are also one: "Manager Jeanne Ingabire". */
const LAST_WORDS = 2;
/** A postal code before an address; a line has one or two. */
const MAX_ADDRESSES = 3;
const POST_CODE = /〒?\s?\d{3}-\d{4}[\s\u3000]*/gu;
const SCRIPT_LENGTH = { min: 2, max: 15 };
/** Lines that belong together follow each other within so many line heights. */
const LINE_GAP = 1.1;
/** And begin, end or have their middle at the same place, in points. */
const ALIGNED = { left: 3, middle: 3, right: 2 };
const MAX_LINES = 4;

/** The spans of a document, found once for all questions. */
export const spansOf = memoize((view: DocumentView): readonly Span[] => {
  const spans = new SpanSet();
  const { pages } = view;
  const looked = pages.length > MAX_PAGES ? [...pages.slice(0, MAX_PAGES - 1), ...pages.slice(-1)] : pages;
  for (const { segments } of looked.filter((page) => page.segments.length <= MAX_LINES_OF_PAGE))
    for (const segment of segments) {
      addReadings(spans, segment, view);
      addParts(spans, segment);
      addNames(spans, segment);
      addLines(spans, segment);
    }
  return spans.all();
});

function addReadings(spans: SpanSet, segment: Segment, view: DocumentView): void {
  for (const kind of READABLE)
    for (const { value, from, to } of readText(kind, segment.text, view))
      addReading(spans, { segment, from, to }, value, kind);
}

/** Of a negative sum also what is printed without its sign. */
function addReading(spans: SpanSet, range: TextRange, value: string, kind: Kind): void {
  spans.add([range], value, 'reading', kind);
  const sign = SIGN.exec(range.segment.text.slice(range.from, range.to));
  if (sign && value.startsWith('-'))
    spans.add([{ ...range, from: range.from + sign[0].length }], value.slice(1), 'reading', kind);
}

function addParts(spans: SpanSet, segment: Segment): void {
  const { text, words } = segment;
  spans.cut(segment, 0, text.length, 'whole');
  const borders = [...text.matchAll(BORDERS)];
  const starts = [0, ...borders.map(({ index, 0: border }) => index + border.length)];
  const ends = [...borders.map(({ index }) => index), text.length];
  if (starts.length <= MAX_BORDERS)
    for (const from of starts)
      for (const to of ends.filter((end) => end > from).slice(0, MAX_ENDS))
        if (from > 0 || to < text.length) spans.cut(segment, from, to, 'part');
  if (words.length > MAX_WORDS) return;
  for (const { from } of words.slice(1)) {
    spans.cut(segment, from, text.length, 'words');
    spans.cut(segment, 0, from, 'words');
  }
}

function addNames(spans: SpanSet, segment: Segment): void {
  const { text } = segment;
  for (const { index, 0: name } of text.matchAll(NAME))
    if (name.length >= MIN_NAME) addName(spans, segment, index, name);
  for (const { index, 1: name = '' } of text.matchAll(BEFORE_HONORIFIC))
    spans.cut(segment, index, index + name.length, 'honorific');
  for (const { index, 0: letters } of text.matchAll(ONE_SCRIPT)) {
    const { length } = letters;
    if (length >= SCRIPT_LENGTH.min && length <= SCRIPT_LENGTH.max && length < text.length)
      spans.cut(segment, index, index + length, 'script');
  }
  for (const { index, 1: name = '' } of text.matchAll(FULL_NAME))
    spans.cut(segment, index, index + name.length, 'script');
  for (const { index, 0: code } of [...text.matchAll(POST_CODE)].slice(0, MAX_ADDRESSES))
    for (const end of endsBehind(text, index + code.length))
      spans.cut(segment, index + code.length, end, 'part');
}

/** Where an address may end that begins here: at the next few gaps, and with its line. */
function endsBehind(text: string, from: number): number[] {
  const gaps = [...text.slice(from).matchAll(/[\s\u3000]+/gu)].map(({ index }) => from + index);
  return [...gaps.slice(0, MAX_ENDS), text.length];
}

/** A name in capitals, without the title before it, and its last words. */
function addName(spans: SpanSet, segment: Segment, from: number, name: string): void {
  const to = from + name.length;
  spans.cut(segment, from, to, 'name');
  const title = FORM_BEFORE_NAME.exec(name)?.[0].length ?? 0;
  if (title > 0) spans.cut(segment, from + title, to, 'name');
  const words = [...name.matchAll(/ /g)].map(({ index }) => index + 1);
  // The word before the last one begins where the last but one space is.
  const start = words.at(-LAST_WORDS);
  if (start !== undefined) spans.cut(segment, from + start, to, 'name');
}

/** A line with those below it, from its beginning or from behind its colon: an address, a name in two lines. */
function addLines(spans: SpanSet, segment: Segment): void {
  const starts = [
    0,
    ...[...segment.text.matchAll(/[:：]\s*/gu)].map(({ index, 0: colon }) => index + colon.length),
  ];
  const chain = [segment];
  while (chain.length < MAX_LINES) {
    const next = lineBelow(chain.at(-1) ?? segment, segment.rect);
    if (next === undefined) return;
    chain.push(next);
    for (const start of starts) {
      const ranges = chain.map((one, at) => ({
        segment: one,
        from: at === 0 ? start : 0,
        to: one.text.length,
      }));
      spans.add(ranges, cleanText(ranges), 'lines');
    }
  }
}

function lineBelow({ layout, row, rect: { bottom } }: Segment, first: Rect): Segment | undefined {
  const isNext = ({ rect }: Segment): boolean =>
    rect.top - bottom < LINE_GAP * layout.lineHeight && isAligned(rect, first);
  return layout.rows.slice(row + 1, row + 3).flatMap(({ segments }) => segments.find(isNext) ?? [])[0];
}

const isAligned = (one: Rect, other: Rect): boolean =>
  Math.abs(one.left - other.left) < ALIGNED.left ||
  Math.abs(middleX(one) - middleX(other)) < ALIGNED.middle ||
  Math.abs(one.right - other.right) < ALIGNED.right;
