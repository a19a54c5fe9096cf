import { invalidField } from '#platform/errors/app-error.ts';

/** Pages of a document, from 1, both ends inclusive. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The ranges into which cuts split a document: every page is in exactly one, in order.
 * @param cuts the pages that begin a new part, ascending, separated by commas: `4,7`
 * @throws AppError `FAILED` if these are not such pages of the document
 */
export function rangesOf(cuts: string, pages: number): PageRange[] {
  const starts = cuts.split(',').map((cut) => (/^\s*\d{1,6}\s*$/.test(cut) ? Number(cut) : Number.NaN));
  const isRising = starts.every((start, index) => start > (starts[index - 1] ?? 1) && start <= pages);
  if (!isRising) throw invalidField('cuts', cuts.trim() === '' ? 'REQUIRED' : 'INVALID');
  return [1, ...starts].map((from, index) => ({ from, to: (starts[index] ?? pages + 1) - 1 }));
}
