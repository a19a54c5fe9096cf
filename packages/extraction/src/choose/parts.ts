import { viewDocument } from '../document.ts';
import type { DocumentView } from '../document.ts';
import { findField } from '../fields/find-field.ts';
import { understand } from '../instruction/understand.ts';
import type { Page } from '../types.ts';
import { kindsOf } from './document-kind.ts';
import type { KindScore } from './document-kind.ts';
import { printedNumber } from './page-number.ts';
import type { PrintedNumber } from './page-number.ts';

/** By what a page is taken for the first of a document: what lies before it, its number, or what it looks like. */
export type PartReason = 'BLANK_SHEET' | 'PAGE_NUMBER' | 'FIRST_PAGE';

/** Pages of a stack that belong to one document, both ends inclusive. */
export interface DocumentPart {
  readonly from: number;
  readonly to: number;
  /** Null for the part that the stack begins with. */
  readonly reason: PartReason | null;
}

/** A page with fewer letters and digits is blank but for specks. */
const BLANK_LETTERS = 6;
const SURE_LETTER = 60;
/** A stack whose back sides are mostly empty was scanned on both sides: then empty pages part nothing. */
const EMPTY_BACKS = 0.6;
const MIN_SHEETS = 2;
/** A first page looks like one of a kind from this score. */
const MIN_SCORE = 4;
/** Papers of one page, which have no title as often as not. */
const SINGLE: ReadonlySet<string> = new Set(['receipt', 'card', 'waybill', 'payslip', 'parking', 'fuel']);

const NUMBERS = [
  'Invoice number',
  'Order number',
  'Delivery note number',
  'Quotation number',
  'Receipt number',
];

/**
 * The documents of a stack that was scanned into one file, from its pages in their order, of which the first ones may be all that was read. Every
 * page is in exactly one part, and the parts are in the order of the pages.
 */
export function findParts(pages: readonly Page[], pageCount: number): DocumentPart[] {
  const summaries = pages.slice(0, pageCount).map(summarise);
  const blanksPart = !hasEmptyBacks(summaries);
  const starts: { from: number; reason: PartReason | null }[] = [{ from: 1, reason: null }];
  let first = summaries[0];
  summaries.forEach((summary, index) => {
    const before = summaries[index - 1];
    if (!before || !first) return;
    const reason = reasonAt(summary, before, first, blanksPart);
    if (reason === undefined) return;
    starts.push({ from: index + 1, reason });
    first = summary;
  });
  return starts.map(({ from, reason }, index) => ({
    from,
    to: (starts[index + 1]?.from ?? pageCount + 1) - 1,
    reason,
  }));
}

/** What decides whether a page is the first of a document. */
interface PageSummary {
  readonly isBlank: boolean;
  readonly number: PrintedNumber | undefined;
  readonly kind: KindScore | undefined;
  /** Numbers of documents printed on it. */
  readonly codes: ReadonlySet<string>;
}

function summarise(page: Page): PageSummary {
  const view = viewDocument([page]);
  const [layout] = view.pages;
  const [best] = kindsOf(view);
  const kind = best && best.score >= MIN_SCORE ? best : undefined;
  return {
    isBlank: isBlank(page),
    number: layout && printedNumber(layout),
    kind,
    codes: kind ? codesOf(view) : new Set(),
  };
}

function isBlank({ words }: Page): boolean {
  let letters = 0;
  for (const { text, confidence } of words) {
    if (confidence >= SURE_LETTER) letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters >= BLANK_LETTERS) return false;
  }
  return true;
}

const codesOf = (view: DocumentView): ReadonlySet<string> =>
  new Set(NUMBERS.flatMap((name) => findField(understand({ name, description: '' }), view).value ?? []));

function hasEmptyBacks(summaries: readonly PageSummary[]): boolean {
  const blanks = summaries.flatMap(({ isBlank: blank }, index) => (blank ? [index] : []));
  const sheets = Math.floor(summaries.length / 2);
  return (
    sheets >= MIN_SHEETS && blanks.length >= EMPTY_BACKS * sheets && blanks.every((index) => index % 2 === 1)
  );
}

/** Why a document begins with a page; undefined where the page continues with the one before. */
function reasonAt(
  summary: PageSummary,
  before: PageSummary,
  first: PageSummary,
  blanksPart: boolean,
): PartReason | undefined {
  if (summary.isBlank) return undefined;
  if (summary.number) return summary.number.page === 1 ? 'PAGE_NUMBER' : undefined;
  if (before.number && before.number.of !== null)
    return before.number.page === before.number.of ? 'PAGE_NUMBER' : undefined;
  if (before.isBlank && blanksPart) return 'BLANK_SHEET';
  return isLikelyFirst(summary, first) ? 'FIRST_PAGE' : undefined;
}

/** A page with a title of its own, which is not the one before once more. */
function isLikelyFirst({ kind, codes }: PageSummary, first: PageSummary): boolean {
  if (!kind || (kind.title === undefined && !SINGLE.has(kind.kind.id))) return false;
  if (kind.kind.id !== first.kind?.kind.id) return true;
  if (codes.size > 0 && first.codes.size > 0) return [...codes].every((code) => !first.codes.has(code));
  // A page that names no number where the first one does continues with it.
  return codes.size >= first.codes.size;
}
