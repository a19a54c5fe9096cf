import { segmentsAbove, segmentsBelow, segmentsLeft, segmentsRight } from '../../layout/neighbours.ts';
import { rectOfRange } from '../../layout/layout.ts';
import type { Segment } from '../../layout/layout.ts';
import type { Span } from './span.ts';

/** The texts around a span that may say what it is, each under the name of its place; '' where there is none. */
export const PLACES = [
  'before',
  'clause',
  'after',
  'left',
  'rowHead',
  'above',
  'columnHead',
  'topOfColumn',
  'heading',
  'overBlock',
  'below',
  'right',
  'lineBefore',
  'bothSides',
  'rowAndColumn',
  'blockAndLabel',
  'headingAndLabel',
] as const;

export type Place = (typeof PLACES)[number];
export type Surroundings = Readonly<Record<Place, string>>;

/** Those right beside a span or over it, where labels are. */
export const NEXT_TO: readonly Place[] = ['before', 'clause', 'left', 'above'];

/** So many letters of a line can name a value. */
const MAX_LETTERS = 60;
const MAX_CLAUSE = 50;
/** Letters behind a value that may still say what it is. */
const BEHIND = 40;
/** How far up a column its head is looked for, in line heights; how far up a label over a value; how far down a caption. */
const REACH = { column: 14, above: 3.2, over: 3, below: 2.2 };
/** Lines of a block above a span that are looked at, and how near they follow each other, in line heights. */
const BLOCK_LINES = 8;
const BLOCK_GAP = 1.2;
/** Lines that begin at the same place, in points. */
const ALIGNED = 3;
/** A label is mostly letters. */
const MAX_DIGITS = 0.2;
const SENTENCES = /[。.;；](?=\s|$)|[、,](?=\s?)/u;
const CLAUSE_END = /[,;()。、]/u;
/** What separates things that have nothing to do with each other: "Tel 555 0140 · Fax 555 0141". */
const DIVIDERS = /[·•|｜／]|\s\/\s/u;
const CLOSED = /^[\s)）」』\]】,，、:：.。-]+/u;

/** What is printed around a span. */
export function surroundingsOf({ ranges }: Span): Surroundings {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) throw new Error('A span has words.');
  const lefts = segmentsLeft(first.segment);
  const inLine = withinLine(first.segment.text.slice(0, first.from), last.segment.text.slice(last.to));
  const left = first.from === 0 ? label(lefts[0]) : '';
  const rowHead = label(lefts.at(-1), 'start');
  const column = columnOf(first.segment);
  const block = blockOf(first.segment);
  const own = inLine.before === '' ? left : inLine.before;
  const endsLine = last.to === last.segment.text.length;
  return {
    ...inLine,
    left,
    rowHead,
    above: label(
      segmentsAbove(first.segment, rectOfRange(first.segment, first.from, first.to), REACH.above)[0],
      'start',
    ),
    ...column,
    ...block,
    below: label(segmentsBelow(last.segment, last.segment.rect, REACH.below)[0], 'start'),
    right: endsLine ? label(segmentsRight(last.segment)[0], 'start') : '',
    lineBefore: first.from === 0 ? label(lineBefore(first.segment)) : '',
    bothSides: joined(inLine.before === '' ? '' : inLine.clause, inLine.after),
    rowAndColumn: joined(rowHead, column.columnHead),
    blockAndLabel: joined(block.overBlock, own),
    headingAndLabel: joined(block.heading, own),
  };
}

function withinLine(before: string, after: string): Pick<Surroundings, 'before' | 'clause' | 'after'> {
  const near = before.split(DIVIDERS).at(-1) ?? '';
  const behind = after.split(DIVIDERS)[0] ?? '';
  return {
    before: clean(near.slice(-MAX_LETTERS)),
    clause: clean((near.split(SENTENCES).at(-1) ?? '').slice(-MAX_CLAUSE)),
    after: clean(behind.replace(CLOSED, '').slice(0, BEHIND).split(CLAUSE_END)[0] ?? ''),
  };
}

/** The nearest text over a span that is no value, and the highest. */
function columnOf(segment: Segment): Pick<Surroundings, 'columnHead' | 'topOfColumn'> {
  const heads = segmentsAbove(segment, segment.rect, REACH.column).filter(isWords);
  return { columnHead: label(heads[0], 'start'), topOfColumn: label(heads.at(-1), 'start') };
}

/** The first line of the lines above a span that begin where it does, and what is over these. */
function blockOf(segment: Segment): Pick<Surroundings, 'heading' | 'overBlock'> {
  let top = segment;
  for (let count = 0; count < BLOCK_LINES; count++) {
    const next = lineAbove(top, segment.rect.left);
    if (next === undefined) break;
    top = next;
  }
  const over = segmentsAbove(top, top.rect, REACH.over)[0];
  return { heading: top === segment ? '' : label(top, 'start'), overBlock: label(over, 'start') };
}

const startsAt =
  (left: number) =>
  ({ rect }: Segment): boolean =>
    Math.abs(rect.left - left) < ALIGNED;

function lineAbove({ layout, row, rect: { top } }: Segment, left: number): Segment | undefined {
  return layout.rows
    .slice(Math.max(0, row - 2), row)
    .toReversed()
    .flatMap(({ segments }) => segments)
    .find((one) => startsAt(left)(one) && top - one.rect.bottom < BLOCK_GAP * layout.lineHeight);
}

const lineBefore = ({ layout, row, rect }: Segment): Segment | undefined =>
  layout.rows[row - 1]?.segments.find(startsAt(rect.left));

const isWords = ({ text }: Segment): boolean =>
  text.replaceAll(/\D/g, '').length < MAX_DIGITS * text.length || !/\d/.test(text);

function label(segment: Segment | undefined, side: 'start' | 'end' = 'end'): string {
  if (segment === undefined) return '';
  const { text } = segment;
  return clean(side === 'start' ? text.slice(0, MAX_LETTERS) : text.slice(-MAX_LETTERS));
}

const joined = (one: string, other: string): string => (one === '' || other === '' ? '' : `${one} ${other}`);

/** A text without the punctuation at its ends. */
const clean = (text: string): string =>
  text
    .replace(/^[\s:：,、。.;)）」]+/u, '')
    .replace(/[\s:：|｜.…]+$/u, '')
    .trim();
