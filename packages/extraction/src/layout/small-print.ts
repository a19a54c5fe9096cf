import type { Segment } from './layout.ts';

/** What parts the items of a line of small print: "VAT no 4320188607 · Reg 1997/014482/07". */
const STROKE = /\s+[·•∙|–]\s+/u;

export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The items of a line that strokes part into three or more, in their places; none for another line. */
export function partsOfLine({ text }: Segment): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(STROKE, 'gu'))) {
    parts.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  parts.push({ from, to: text.length });
  return parts.length < 3 ? [] : parts;
}

/** Where the item of a line of small print that contains a place ends; the end of the line for another. */
export const endOfPart = (segment: Segment, place: number): number =>
  partsOfLine(segment).find(({ from, to }) => from <= place && place < to)?.to ?? segment.text.length;
