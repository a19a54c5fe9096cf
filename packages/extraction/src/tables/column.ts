import { edits } from '../text/distance.ts';
import { memoizeContent } from '../memoize.ts';
import { findAnchors } from '../instruction/anchors.ts';
import { guessKind } from '../instruction/kind.ts';
import { ROLE_KINDS, roleAsked, rolesOfHeader } from '../lexicon/columns.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import type { Kind } from '../lexicon/index.ts';
import { fold, tidy } from '../text/fold.ts';
import type { Instruction } from '../types.ts';

/** A column of a template's table, understood. */
export interface ColumnQuery {
  readonly name: string;
  readonly role: ColumnRole | undefined;
  readonly kind: Kind;
  /** Folded header texts that the name and instruction give, best first. */
  readonly headers: readonly string[];
}

/** A column's instruction as a query. */
export const understandColumn = memoizeContent(readColumn);

function readColumn(column: Instruction): ColumnQuery {
  const name = tidy(column.name.replace(/_/g, ' '));
  const description = tidy(column.description);
  const { anchors } = findAnchors(description);
  const role = roleAsked(name, description);
  const headers = [name, ...anchors.map((anchor) => anchor.text), description]
    .map((text) => fold(text) || text)
    .filter((text) => text !== '' && text.length <= 40);
  const kind = role ? ROLE_KINDS[role] : (guessKind(description) ?? guessKind(name) ?? 'text');
  return { name: column.name, role, kind: isCell(kind) ? kind : 'text', headers };
}

function isCell(kind: Kind): boolean {
  return kind === 'date' || kind === 'amount' || kind === 'number';
}

const MONEY: ReadonlySet<ColumnRole | undefined> = new Set(['amount', 'withdrawal', 'deposit']);

/**
 * The columns of one table, understood together: where each of them would be money or a number ("Charges | Amount", "Payments |
 * Units | Rate | Amount"), the first is what the items are called.
 */
export function understandColumns(columns: readonly Instruction[]): ColumnQuery[] {
  const queries = columns.map(understandColumn);
  const [first, ...others] = queries;
  const isFigure = ({ kind }: ColumnQuery) => kind === 'amount' || kind === 'number';
  if (!first || !MONEY.has(first.role) || !others.some(({ role }) => role === 'amount')) return queries;
  return others.every(isFigure) ? [{ ...first, role: 'item', kind: 'text' }, ...others] : queries;
}

/** How well a printed header (folded) names the column, 0 to 1. */
export function matchHeader(query: ColumnQuery, folded: string): number {
  if (query.headers[0] === folded) return 1;
  if (query.headers.includes(folded)) return 0.97;
  const roles = rolesOfHeader(folded);
  if (query.role && roles.includes(query.role)) return roles[0] === query.role ? 0.9 : 0.7;
  const long = /[a-z]/.test(folded) ? folded.length >= 4 : folded.length >= 2;
  if (
    long &&
    query.headers.some((header) => header.includes(folded) || (header.length >= 2 && folded.includes(header)))
  )
    return 0.6;
  return 0;
}

/** A name that was misread is a weaker match than every name that was read. */
const MISREAD = 0.5;

/** How well a header from a picture names the column where a letter or two of it were misread. */
export function matchMisreadHeader({ headers: [name = ''] }: ColumnQuery, folded: string): number {
  const latin = /[a-z]/.test(name);
  const length = Math.max(name.length, folded.length);
  // "Qty" and "Date", 数量 and 数値 differ in as little as a misread name does.
  if (Math.min(name.length, folded.length) < (latin ? 5 : 3) || /\d/.test(folded)) return 0;
  const allowed = latin ? Math.floor(length / 4) : Math.floor(length / 3);
  return Math.abs(name.length - folded.length) <= allowed && edits(name, folded) <= allowed ? MISREAD : 0;
}
