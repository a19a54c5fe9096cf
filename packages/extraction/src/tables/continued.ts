import type { TextRange } from '../fields/candidate.ts';
import { heightOf } from '../layout/geometry.ts';
import { rectOfRange } from '../layout/layout.ts';
import { isJapanese } from '../text/script.ts';
import type { BodyRow } from './table-rows.ts';

/** Whether a line of a cell is the rest of the line over it: that one is cut off, or this one begins within a sentence. */
export function goesOn(before?: TextRange, line?: TextRange, width?: ColumnWidth): boolean {
  return isCutOff(before, line, width) || (before !== undefined && width !== undefined && beginsSmall(line));
}

/** Whether a line of a cell ends in the middle of something, or the first word of the next had no room in it. */
export function isCutOff(before?: TextRange, line?: TextRange, width?: ColumnWidth): boolean {
  if (!before || !line || !width) return false;
  return endsOpen(before) || (!isRemark(line) && wasFull(before, line, width));
}

/** "Serial no: 123" under an item says something about it and is no part of its name. */
export function isRemark(line: TextRange): boolean {
  return isLabelled(line) || /^\s*[(（]/u.test(line.segment.text.slice(line.from, line.to));
}

/** The same, also where ruled lines enclose it with the item: there a bracket may be opened by a name. */
export function isLabelled(line: TextRange): boolean {
  return /^[^:：]{1,25}[:：]|^\s*[-*・•※【■◆●]/u.test(line.segment.text.slice(line.from, line.to));
}

function endsOpen(line: TextRange): boolean {
  const end = line.segment.text.slice(line.from, line.to).trimEnd();
  const opened = (end.match(/[([（「]/gu)?.length ?? 0) > (end.match(/[)\]）」]/gu)?.length ?? 0);
  return /[,、・/&+-]$/u.test(end) || opened;
}

const beginsSmall = (line?: TextRange): boolean =>
  line !== undefined && /^\p{Ll}/u.test(line.segment.text.slice(line.from, line.to).trimStart());

/** How far the lines of a column reach and where the next column's words begin. */
export interface ColumnWidth {
  readonly left: number;
  readonly right: number;
  readonly next: number;
}

/** The width of each column, as the lines of its cells show it. */
export function columnWidths(rows: readonly BodyRow[], count: number): ColumnWidth[] {
  const places = Array.from({ length: count }, (_, index) => rows.flatMap((row) => row.cells[index] ?? []));
  const rects = places.map((ranges) => ranges.map(({ segment, from, to }) => rectOfRange(segment, from, to)));
  const lefts = rects.map((all) => Math.min(...all.map((rect) => rect.left)));
  return rects.map((all, index) => ({
    left: lefts[index] ?? Infinity,
    right: Math.max(
      ...all.map((rect, place) => rect.right - hanging(places[index]?.[place]) * heightOf(rect)),
    ),
    next: Math.min(...lefts.filter((left) => left > (lefts[index] ?? Infinity))),
  }));
}

/** A closing sign at the end of a Japanese line may be set half outside: what of its width counts as such. */
function hanging(line: TextRange | undefined): number {
  const text = line?.segment.text.slice(line.from, line.to) ?? '';
  return /[）」』】〕、。，．]\s*$/u.test(text) ? 0.5 : 0;
}

/** The first word of a line would not have fitted behind the line before it. */
function wasFull(before: TextRange, line: TextRange, width: ColumnWidth): boolean {
  const word = line.segment.words.find((one) => one.to > line.from);
  if (!word) return false;
  const place = rectOfRange(before.segment, before.from, before.to);
  const space = 0.5 * heightOf(place);
  const cjk = isJapanese(line.segment.text[word.from] ?? '');
  const end = place.right + space + (cjk ? heightOf(place) : word.rect.right - word.rect.left);
  if (Number.isFinite(width.next) && end > width.next - space) return true;
  const wide = place.right - place.left > 0.6 * (Math.min(width.next, width.right) - width.left);
  return wide && end > width.right + space;
}
