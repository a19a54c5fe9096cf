import type { DocumentView } from '../../document.ts';
import type { Segment } from '../../layout/layout.ts';
import { partsOfLine } from '../../layout/small-print.ts';
import { firstLineOf } from '../../layout/wrapped-labels.ts';
import { memoize } from '../../memoize.ts';
import { fold } from '../../text/fold.ts';
import { namesInLabel, withoutRate } from './label-parts.ts';

/** What a segment is called by: where that ends, the words of it that are a name, and these folded. */
export interface OwnLabel {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly label: string;
}

/** What each segment of a document would be called by. */
export const ownLabels = memoize((view: DocumentView): OwnLabel[] =>
  view.pages.flatMap((page) =>
    page.segments.flatMap((one) => [...labelsOf(one), ...labelsInLine(one), ...wrapped(one)]),
  ),
);

function labelsOf(segment: Segment): OwnLabel[] {
  const whole = labelEnd(segment.text);
  if (whole === 0) return [];
  const text = segment.text.slice(0, whole);
  const bare = /^[^(（]{2,}(?=[(（][^)）]*[)）]\s*$)/u.exec(text)?.[0].length;
  const ends = [...new Set([whole, bare ?? whole])].map((to) => ({ to, name: text.slice(0, to) }));
  const names = [...ends, ...namesInLabel(text).map((name) => ({ to: whole, name }))];
  return names.flatMap(({ to, name }) => toLabel(segment, 0, to, name));
}

function toLabel(segment: Segment, from: number, to: number, name: string): OwnLabel[] {
  const label = fold(name);
  return label.length < 2 || label.length > 40 || /^\d+$/.test(label)
    ? []
    : [{ segment, from, to, name, label }];
}

/** "… · Reg 1997/014482 · RNET 7741": the words before the numbers of a line of small print; its first item is labelled as any line. */
function labelsInLine(segment: Segment): OwnLabel[] {
  return partsOfLine(segment)
    .slice(1)
    .flatMap(({ from, to }) => {
      const name = BEFORE_NUMBER.exec(segment.text.slice(from, to))?.[1];
      return name === undefined ? [] : toLabel(segment, from, from + name.length, name);
    });
}
const BEFORE_NUMBER = /^(\p{L}[\p{L}.'’ /-]{1,24}?)[.:]?\s+(?=[A-Z]{0,4}[ -]?\d)/u;

/** The whole of a label of two lines, at the second, which its value is beside. */
function wrapped(second: Segment): OwnLabel[] {
  const first = firstLineOf(second);
  return first ? toLabel(second, 0, second.text.length, `${first.text} ${second.text}`) : [];
}

/** Letters of the longest label without a colon. */
const LONGEST = 36;

/** Where a segment's own label ends: at the end of its frame (【担当】), at its colon, or at its end when it is short. */
function labelEnd(text: string): number {
  const framed = /^\s*【[^】]{1,20}(?=】)/u.exec(text);
  if (framed) return framed[0].length;
  const colon = /[:：]/u.exec(text);
  if (colon && colon.index > 0 && colon.index <= 40) return colon.index;
  return text.length <= LONGEST || withoutRate(text) !== undefined ? text.length : 0;
}
