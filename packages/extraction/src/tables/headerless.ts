import type { DocumentView } from '../document.ts';
import { findLabels } from '../lexicon/index.ts';
import type { LabelHit } from '../lexicon/index.ts';
import type { TextRange } from '../fields/candidate.ts';
import type { PageLayout, Row, Segment } from '../layout/layout.ts';
import { rectOfRange } from '../layout/layout.ts';
import { narrow } from '../text/narrow.ts';
import { findAmounts, withFaintMarks } from '../values/amount.ts';
import { findDates } from '../values/date.ts';
import { findShape } from '../values/patterns.ts';
import { isContactLine, isTitle } from '../values/names.ts';
import type { ColumnQuery } from './column.ts';
import { isTotalRow } from './totals.ts';
import type { Cells, FoundRow } from './table-rows.ts';

/** "2コ×単2,680", "2 x 14.20", "3 @ 980": how many of what price. */
const TIMES =
  /^\s*\(?\s*(\d+(?:\.\d+)?)\s*(?:コ|個|点|本|枚|袋|pcs?|ea)?\s*[×xX@＠*]\s*(?:単|@|¥|RM|\$|€|£)?\s*([\d,.]+)/u;

/** Items of a receipt, which prints no header: names to the left, sums at one right edge, above the total. */
export function readHeaderless(queries: readonly ColumnQuery[], view: DocumentView): FoundRow[] {
  const settled = takePriceAsAmount(queries);
  const roles = settled.map((query) => query.role);
  if (!roles.includes('item') || !roles.includes('amount')) return [];
  return view.pages.flatMap((layout) => readPage(layout, settled, view));
}

/** The only price that a receipt prints beside every name is the line's. */
function takePriceAsAmount(queries: readonly ColumnQuery[]): readonly ColumnQuery[] {
  if (queries.some((query) => query.role === 'amount')) return queries;
  return queries.map((query) => (query.role === 'price' ? { ...query, role: 'amount' } : query));
}

interface Line {
  readonly row: Row;
  readonly amount: TextRange | undefined;
  readonly name: TextRange | undefined;
  readonly times: boolean;
}

/** So many rows of a page that look like a sum are tried. */
const MAX_SUMS = 5;

/** The items above the first sum that has some: a tax number in a slip's head looks like a sum, too. */
function readPage(layout: PageLayout, queries: readonly ColumnQuery[], view: DocumentView): FoundRow[] {
  const isSum = (row: Row) => isTotalRow(row, view, { looksLikeItem: false, isDated: false });
  for (const { index: end } of layout.rows.filter(isSum).slice(0, MAX_SUMS)) {
    const found = readAbove(end, layout, queries, view);
    if (found.length > 0) return found;
  }
  return [];
}

function readAbove(
  end: number,
  layout: PageLayout,
  queries: readonly ColumnQuery[],
  view: DocumentView,
): FoundRow[] {
  const edge = rightEdge(layout.rows.slice(0, end), view.decimals);
  if (edge === undefined) return [];
  const lines = layout.rows.slice(0, end).map((row) => readLine(row, edge, view));
  const first = lines.findIndex((line) => line.amount !== undefined);
  if (first < 0) return [];
  const found: FoundRow[] = [];
  let name = lines[first - 1] && isName(lines[first - 1]) ? lines[first - 1]?.name : undefined;
  for (const line of lines.slice(first)) {
    if (!line.amount) {
      name = isName(line) ? line.name : undefined;
      continue;
    }
    if (!isName({ ...line, name: line.name ?? name }) && !line.times) continue;
    const own =
      line.name && !line.times && /\p{L}{2}|\p{Script=Han}/u.test(textAt(line.name)) ? line.name : undefined;
    const item = own ?? name;
    if (item)
      found.push({ page: layout.page.number, cells: toCells(queries, item, line), doubtful: new Set() });
    name = undefined;
  }
  return found;
}

const textAt = (range: TextRange): string => range.segment.text.slice(range.from, range.to);

/** Freight and discounts are lines of a receipt like any other. */
function isCharge(hit: LabelHit): boolean {
  return hit.meanings.has('shipping') || hit.meanings.has('discount');
}

function isName(line: Line | undefined): boolean {
  if (!line?.name) return false;
  const text = textAt(line.name);
  if (isTitle(text) || isContactLine(text) || /[:：]/.test(text)) return false;
  if (findLabels(line.name.segment).some((hit) => hit.from <= 1 && hit.alone && !isCharge(hit))) return false;
  return findDates(text).length === 0 && findShape(text, 'phone').length === 0;
}

/** The right edge that most sums of the rows share. */
function rightEdge(rows: readonly Row[], decimals: boolean): number | undefined {
  const edges = rows.map((row) => lastAmount(row, decimals)?.right).filter((edge) => edge !== undefined);
  if (edges.length === 0) return undefined;
  const near = (edge: number): number => edges.filter((other) => Math.abs(other - edge) < 12).length;
  return edges.toSorted((a, b) => near(b) - near(a) || b - a)[0];
}

function lastAmount(row: Row, decimals: boolean): { range: TextRange; right: number } | undefined {
  const segment = row.segments.at(-1);
  const amount = segment && findAmounts(decimals ? withFaintMarks(segment.text) : segment.text).at(-1);
  if (
    !segment ||
    !amount ||
    amount.percent ||
    (!amount.formatted && !amount.currency && row.segments.length < 2)
  )
    return undefined;
  const range = { segment, from: amount.from, to: amount.to };
  return { range, right: rectOfRange(segment, amount.from, amount.to).right };
}

const DECIMALS = /\d[.,\s]\s?\d{2}(?!\d)/u;

function readLine(row: Row, edge: number, view: DocumentView): Line {
  const last = lastAmount(row, view.decimals);
  const lineHeight = row.segments[0]?.layout.lineHeight ?? 0;
  // "TILL 03" under prices with decimals is none.
  const isPrice = last !== undefined && (!view.decimals || DECIMALS.test(textAt(last.range)));
  const amount = isPrice && Math.abs(last.right - edge) < 2.5 * lineHeight ? last.range : undefined;
  const name = nameOf(row, amount);
  return { row, amount, name, times: name !== undefined && TIMES.test(narrow(textAt(name))) };
}

/** The text left of the sum, as far as it is part of the row's first segment. */
function nameOf(row: Row, amount: TextRange | undefined): TextRange | undefined {
  const first: Segment | undefined = row.segments[0];
  if (!first) return undefined;
  const to = amount?.segment === first ? amount.from : first.text.length;
  return first.text.slice(0, to).trim() === '' ? undefined : { segment: first, from: 0, to };
}

function toCells(queries: readonly ColumnQuery[], name: TextRange, line: Line): Cells {
  const times = line.name && line.times ? TIMES.exec(narrow(textAt(line.name))) : null;
  const part = (value: string | undefined): TextRange[] => {
    if (!times || !line.name || value === undefined) return [];
    const at = line.name.from + times[0].indexOf(value);
    return [{ segment: line.name.segment, from: at, to: at + value.length }];
  };
  // Where no column takes how many of what price, it is a part of the name, as it is printed under it.
  const isCounted = queries.some(({ role }) => role === 'quantity' || role === 'price');
  const count = line.name && times && line.name !== name && !isCounted ? [line.name] : [];
  return queries.map((query) => {
    if (query.role === 'item') return [name, ...count];
    if (query.role === 'amount') return line.amount ? [line.amount] : [];
    if (query.role === 'quantity') return part(times?.[1]);
    return query.role === 'price' ? part(times?.[2]) : [];
  });
}
