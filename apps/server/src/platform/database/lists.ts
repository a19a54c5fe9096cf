import { required } from '#platform/errors/required.ts';
import { sql, type AliasedRawBuilder, type Expression, type RawBuilder } from 'kysely';
import type { Trx } from './database.ts';

export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}
export interface ListPage<Row> {
  readonly rows: Row[];
  /** All rows of the list as it is filtered, exactly. */
  readonly total: number;
}
/** A column of an order. `nullsLast`, for what can be empty: in both directions, which takes an index for each. */
export interface OrderTerm {
  readonly by: RawBuilder<unknown>;
  readonly descending: boolean;
  readonly nullsLast?: boolean;
}
/** Which rows of a list are wanted: the values of its where-clause. */
export interface PageWindow {
  /** Whether the rows are few enough to be gathered first and then put in order; otherwise the order's index is walked. */
  readonly isFew: boolean;
  /** Which rows are looked through for the wanted ones; undefined: as many as it takes. */
  readonly scan?: Scan;
  /** Where to begin, `offset` counted from there; undefined: at the list's end. */
  readonly beyond?: RawBuilder<boolean> | undefined;
  readonly order: RawBuilder<unknown>;
  readonly offset: number;
  readonly limit: number;
}
/**
 * A limited number of rows, the first in order. Their sort keys are selected with them (`columns`), and the page is taken by these columns
 * (`order`): PostgreSQL then knows that the rows are sorted and stops at the page's last row instead of sorting all.
 */
export interface Scan {
  readonly rows: number;
  readonly columns: readonly AliasedRawBuilder<unknown, string>[];
  readonly order: RawBuilder<unknown>;
}
/** A place in an order, from its beginning or from its end: how many rows come before, and what only those after it are. */
export interface Place {
  readonly skipped: number;
  readonly beyond: RawBuilder<boolean>;
}
/** The list in the database: how many rows it has, and a part of them in order. */
export interface ListSource<Row> {
  /** Whether it is narrowed by something that the index of its order does not hold. */
  readonly isNarrowed: boolean;
  /** Whether it uses `scan`, because the rows of a filter may be close together in an order. */
  readonly canScan?: boolean;
  readonly count: () => Promise<number>;
  readonly select: (window: PageWindow) => Promise<Row[]>;
  /**
   * A position in the order, or in its exact opposite (`backwards`), that is at most this many rows from the beginning, and not much
   * closer; undefined if none is known.
   */
  readonly findPlace?: (at: {
    readonly offset: number;
    readonly backwards: boolean;
  }) => Promise<Place | undefined>;
  /** The rows of a page in the middle from a place that is looked for where `findPlace` knows none, and where few rows would have to be gathered; undefined if there is none. */
  readonly selectPlaced?: (page: {
    readonly before: number;
    readonly limit: number;
    readonly total: number;
  }) => Promise<Row[] | undefined>;
}

/** Up to this many rows are collected first and then sorted. */
const few = 20_000;
/** Up to this many rows are collected without trying a scan. */
const veryFew = 1000;
/** Rows of an order that are scanned before the matching ones are collected instead: they may all be at its far end, but rarely are. */
const maxScanned = 5000;
/** Maximum rows that are skipped without asking for a place nearer to the page. */
const near = 2000;
/** Maximum rows that are looked up one by one. Beyond that they are scattered over a large table, and scanning the list's index is faster. */
const maxFound = 2000;

/**
 * One page of a list and the number of its rows. Both must be of one moment (`snapshot` of the transaction): a page is as long as the number says,
 * and a row that left the list between the two would take the place of one that is in it. Skipping rows costs time for each, even in an index: a page of the list's second half is
 * read from its end, so that the last page is as near as the first, and one in between from the nearest place that is known.
 */
export async function readPage<Row>(
  { page, size }: ListQuery,
  terms: readonly OrderTerm[],
  source: ListSource<Row>,
): Promise<ListPage<Row>> {
  if (canCountInParallel({ page, size }, source)) return readFirstPage(size, terms, source);
  const { isNarrowed, canScan = false, count, select, findPlace, selectPlaced } = source;
  const total = await count();
  const before = (page - 1) * size;
  const limit = Math.min(size, total - before);
  if (limit <= 0) return { rows: [], total };
  const isFew = isNarrowed && total <= few;
  const after = total - before - limit;
  const backwards = after < before;
  const offset = backwards ? after : before;
  const place = isFew || offset <= near ? undefined : await findPlace?.({ offset, backwards });
  const window = {
    isFew,
    limit,
    offset: offset - (place?.skipped ?? 0),
    beyond: place?.beyond,
    order: orderBy(terms, { backwards }),
  };
  const triesScan = isNarrowed && canScan && total > veryFew && offset + limit <= maxScanned / 10;
  const scan = scanOf(terms, maxScanned, { backwards });
  const tried = triesScan ? await select({ ...window, isFew: false, scan }) : [];
  if (tried.length !== limit && place === undefined && (isNarrowed ? total > near : offset > near)) {
    const placed = await selectPlaced?.({ before, limit, total });
    if (placed !== undefined) return { rows: placed, total };
  }
  const rows = tried.length === limit ? tried : await select(window);
  return { rows: backwards ? rows.toReversed() : rows, total };
}

/** Whether a page and the number of all rows are selected at the same time, since neither depends on the other. */
export function canCountInParallel(
  { page }: ListQuery,
  { isNarrowed }: Pick<ListSource<unknown>, 'isNarrowed'>,
): boolean {
  return page === 1 && !isNarrowed;
}

async function readFirstPage<Row>(
  size: number,
  terms: readonly OrderTerm[],
  { count, select }: ListSource<Row>,
): Promise<ListPage<Row>> {
  const window = { isFew: false, limit: size, offset: 0, order: orderBy(terms) };
  const [total, rows] = await Promise.all([count(), select(window)]);
  return { rows, total };
}

/**
 * The keys of a page's rows. Few rows that a filter leaves may all lie at the far end of an order, which PostgreSQL cannot know and would walk
 * to: `offset 0` makes it gather them first.
 */
export function keysOfPage(
  key: 'id' | 'number',
  rows: Expression<unknown>,
  { isFew, order, scan, offset, limit }: PageWindow,
): RawBuilder<string> {
  const fence = isFew ? sql` offset 0` : sql``;
  return sql`(select ${sql.ref(key)} from (${rows}${fence}) as listed order by ${scan?.order ?? order} limit ${limit} offset ${offset})`;
}

/** A scan over a limited number of rows of an order, or of its exact opposite. */
export function scanOf(terms: readonly OrderTerm[], rows: number, how: { backwards?: boolean } = {}): Scan {
  const named = terms.map((term, index) => ({ ...term, name: `order_${index}` }));
  const order = orderBy(
    named.map(({ name, ...term }) => ({ ...term, by: sql.ref(name) })),
    how,
  );
  return { rows, columns: named.map(({ by, name }) => by.as(name)), order };
}

/** What follows `order by`, or its exact opposite. */
export function orderBy(
  terms: readonly OrderTerm[],
  { backwards = false }: { backwards?: boolean } = {},
): RawBuilder<unknown> {
  return sql.join(
    terms.map(({ by, descending, nullsLast }) => {
      const direction = descending === backwards ? 'asc' : 'desc';
      const nulls = nullsLast === true ? ` nulls ${backwards ? 'first' : 'last'}` : '';
      return sql`${by} ${sql.raw(direction + nulls)}`;
    }),
  );
}

/** The property and the direction that a query's `sort` names: `-name` is descending. */
export function parseSort<Field extends string>(
  sort: Field | `-${Field}`,
): { readonly by: Field; readonly descending: boolean } {
  const descending = sort.startsWith('-');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `replace` forgets which strings it can return
  return { by: sort.replace(/^-/, '') as Field, descending };
}

/** What is searched for, as columns are compared: lower case, full and half width alike, and spaces as many as there are. Empty: nothing is. */
export function foldSearch(search: string | undefined): string {
  return (search ?? '').normalize('NFKC').toLowerCase().trim();
}

/**
 * Whether one of the columns has a folded text, as SQL. `strpos` takes it literally: no wildcard of LIKE gets through. Folding takes several times as long as the search itself, so
 * what is folded already is left as it is.
 */
export function hasFolded(columns: readonly string[], text: string): RawBuilder<boolean> {
  const all = sql`concat_ws(chr(10), ${sql.join(columns.map((column) => sql.ref(column)))})`;
  const isFolded = sql`octet_length(${all}) = char_length(${all}) or ${all} is nfkc normalized`;
  return sql<boolean>`strpos(lower(case when ${isFolded} then ${all} else normalize(${all}, nfkc) end), ${text}) > 0`;
}

type Search = `search_${'requests' | 'invoices' | 'tenants' | 'partner_audit' | 'tenant_audit'}`;

/**
 * Ids of the caller's rows that may contain the words (folded), from an index of their letters; the rows must still be compared.
 * Undefined if the index cannot help: one or two ASCII letters, or words that occur in very many rows.
 */
export async function findSearched(trx: Trx, search: Search, text: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select ${sql.raw(search)}(${text}, ${maxFound}) as ids`.execute(trx);
  return required(rows[0]).ids ?? undefined;
}
