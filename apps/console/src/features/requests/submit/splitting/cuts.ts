import type { DocumentPart } from '@ocr/contract';

/** Pages of a file, both ends inclusive. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** The pages that begin a new file, in ascending order, without the first page. */
export type Cuts = readonly number[];

/** The cuts of the documents that a file seems to contain. */
export const cutsOf = (parts: readonly DocumentPart[]): Cuts => parts.slice(1).map(({ from }) => from);

/** The files that the cuts make: every page is in exactly one of them, in order. */
export function rangesOf(cuts: Cuts, pages: number): PageRange[] {
  return [1, ...cuts].map((from, index) => ({ from, to: (cuts[index] ?? pages + 1) - 1 }));
}

/** With a cut at a page, or without the one that is there. */
export function toggleCut(cuts: Cuts, page: number): Cuts {
  return cuts.includes(page) ? cuts.filter((cut) => cut !== page) : [...cuts, page].toSorted((a, b) => a - b);
}

/** A cut moved to another page, as far as there is one between its neighbours. */
export function moveCut(cuts: Cuts, cut: number, to: number, pages: number): Cuts {
  const place = cuts.indexOf(cut);
  if (place === -1) return cuts;
  const least = (cuts[place - 1] ?? 1) + 1;
  const most = (cuts[place + 1] ?? pages + 1) - 1;
  return cuts.with(place, Math.min(most, Math.max(least, to)));
}
