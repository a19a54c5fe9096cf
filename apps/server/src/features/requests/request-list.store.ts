import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import {
  findSearched,
  canCountInParallel,
  keysOfPage,
  orderBy,
  readPage,
  scanOf,
  type ListPage,
  type OrderTerm,
  type ListQuery,
  type PageWindow,
} from '#platform/database/lists.ts';
import { filesSummary, listColumns, secondCheck, selectListed, type RequestRow } from './requests.store.ts';
import { reviewSummary } from './second-check/review-summary.store.ts';
import { findRequestCount } from './request-counts.store.ts';
import { placeByMarks } from './places/request-marks.store.ts';
import { findCountedPlace } from './places/request-places.store.ts';
import {
  isCounted,
  isSearched,
  namesOf,
  selectActive,
  whereFiltered,
  type Narrowing,
  type RequestFilter,
  type Requests,
} from './request-rows.store.ts';
import { findByTemplateName } from './search-words.store.ts';

export interface RequestOrder {
  readonly by: RequestSort;
  readonly descending: boolean;
}
export type RequestSort = keyof typeof sortColumns;

// As the indexes of `requests` have them, to the letter.
const id = sql`id`;
const sortColumns = {
  number: { columns: [sql`length(number)`, sql`number`, id], nullsLast: false },
  status: { columns: [sql`status`, sql`accepted_at`, id], nullsLast: false },
  templateName: { columns: [sql`template_name`, id], nullsLast: false },
  pageCount: { columns: [sql`page_count`, id], nullsLast: false },
  ocrRate: { columns: [sql`ocr_rate`, id], nullsLast: true },
  uploadDate: { columns: [sql`accepted_at`, id], nullsLast: false },
  completedDate: { columns: [sql`completed_at`, id], nullsLast: true },
  toCheck: {
    columns: [sql`case when checked_at is null then coalesce(to_check, 0) else 0 end`, id],
    nullsLast: false,
  },
} as const;

type RequestList = ListQuery & { readonly order: RequestOrder };

interface PageOfRequests {
  readonly order: RequestOrder;
  readonly window: PageWindow;
}

/** One page of a tenant's requests, and how many there are. The index finds the page's rows, however far in, and only they are read. */
export async function listRequests(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  list: RequestList,
): Promise<ListPage<RequestRow>> {
  return listFound(trx, scope, filter, list, await findByLetters(trx, scope, filter));
}

/**
 * Rows of a long list that are scanned for a page of a search before the index of its letters is used: for frequent words the index returns
 * long lists of rows.
 */
const maxTried = 2000;
/** Of those, rows that show whether the rest would fill the page. */
const triedFirst = 200;

/**
 * The same without looking at each row of a long list: where its first rows fill the page of a search, they alone, with how many there are at least. Where they do not, and the letters are in
 * too many rows to be looked up, what is found so far. Undefined if that is nothing of a later page.
 */
export async function listRequestsQuickly(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  list: RequestList,
): Promise<(ListPage<RequestRow> & { readonly isTotalExact: boolean }) | undefined> {
  const exactly = async (found?: readonly string[]) => ({
    ...(await listFound(trx, scope, filter, list, found)),
    isTotalExact: true,
  });
  if (!isSearched(filter)) return exactly();
  // Of a tenant that is not counted yet, the letters say whether there are few.
  const count = await findRequestCount(trx, scope, filter);
  if (count === undefined) return exactly(await findByLetters(trx, scope, filter));
  if (count <= maxTried) return exactly();
  const first = await selectTried(trx, scope, filter, { ...list, page: 1 }, triedFirst);
  const offset = (list.page - 1) * list.size;
  const isFrequent =
    first.length === list.size || (first.length * maxTried) / triedFirst >= offset + list.size;
  if (!isFrequent) {
    const found = await findByLetters(trx, scope, filter);
    if (found !== undefined) return exactly(found);
  }
  // None of the first rows has it, and very many others do: the next rows would not fill the page either.
  const isEnough = first.length === 0 || (list.page === 1 && first.length === list.size);
  const rows = isEnough ? first : await selectTried(trx, scope, filter, list, maxTried);
  const found = isFrequent && rows.length < list.size ? await findByLetters(trx, scope, filter) : undefined;
  if (found !== undefined) return exactly(found);
  if (rows.length === 0 && offset > 0) return undefined;
  return { rows, total: offset + rows.length, isTotalExact: false };
}

async function selectTried(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  { order, page, size }: RequestList,
  most: number,
): Promise<RequestRow[]> {
  const terms = termsOf(order, filter);
  const offset = (page - 1) * size;
  const window = {
    isFew: false,
    scan: scanOf(terms, most),
    offset,
    limit: size,
    order: orderBy(terms),
  };
  return selectPage(trx, scope, filter, { order, window });
}

/** Whether a page of a list is one message to the database, with how many there are. */
export function isCountedInParallel(filter: RequestFilter, { order, ...page }: RequestList): boolean {
  return canCountInParallel(page, { isNarrowed: !isServed(filter, order) });
}

/** Undefined without a search, or if its letters are in too many rows. */
async function findByLetters(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
): Promise<readonly string[] | undefined> {
  if (!isSearched(filter)) return undefined;
  const all = new Set<string>();
  for (const text of namesOf(filter.search ?? '')) {
    const found =
      (await findByTemplateName(trx, scope, text, maxTried)) ??
      (await findSearched(trx, 'search_requests', text));
    if (found === undefined) return undefined;
    for (const id of found) all.add(id);
  }
  return [...all];
}

async function listFound(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  { order, ...page }: RequestList,
  found: readonly string[] | undefined,
): Promise<ListPage<RequestRow>> {
  const marked = { scope, filter, ...order, terms: wholeTerms(order) };
  const isWhole = found === undefined && isSearched(filter) && (await isLong(trx, scope, filter));
  return readPage(page, termsOf(order, filter), {
    isNarrowed: found !== undefined || !isServed(filter, order),
    canScan: found === undefined,
    count: () => countRequests(trx, scope, filter, { found, isWhole }),
    // The first rows of a list have their words looked up one by one.
    select: (window) =>
      selectPage(trx, scope, filter, { order, window, found, isWhole: isWhole && window.scan === undefined }),
    findPlace: async ({ offset, backwards }) => {
      const descending = order.descending !== backwards;
      return isCounted(filter)
        ? findCountedPlace(trx, scope, filter, { by: order.by, descending, offset })
        : undefined;
    },
    selectPlaced: async (place) => {
      const ids = isCounted(filter) ? await placeByMarks(trx, marked, place) : undefined;
      return ids && selectListed(trx, scope, ids).execute();
    },
  });
}

async function selectPage(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  page: PageOfRequests & Narrowing,
): Promise<RequestRow[]> {
  const { order, window } = page;
  const filtered = whereFiltered(selectScanned(trx, scope, filter, page), scope, filter, page);
  const rows = window.beyond === undefined ? filtered : filtered.where(window.beyond);
  const ids = keysOfPage('id', withoutValues(rows, filter, order).selectAll(), window);
  return selectListed(trx, scope, sql`array${ids}`).execute();
}

/** How many there are, exactly. */
async function countRequests(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  narrowing: Narrowing,
): Promise<number> {
  const counted = isCounted(filter) ? await findRequestCount(trx, scope, filter) : undefined;
  return counted ?? countRows(trx, scope, filter, narrowing);
}

/** Up to this many rows that the rest of a filter leaves have their words looked up one by one. Beyond that, collecting all rows with the words is faster. */
const fewSearched = 50_000;

async function isLong(trx: Trx, scope: TenantScope, filter: RequestFilter): Promise<boolean> {
  return ((await findRequestCount(trx, scope, filter)) ?? Infinity) > fewSearched;
}

/** The same, by looking at each. */
export async function countRows(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  narrowing: Narrowing = { isWhole: true },
): Promise<number> {
  const { total } = await whereFiltered(selectActive(trx, scope), scope, filter, narrowing)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** All of them in order, as a stream. */
export function selectRequests(trx: Trx, scope: TenantScope, filter: RequestFilter, order: RequestOrder) {
  return whereFiltered(selectActive(trx, scope), scope, filter)
    .select(listColumns)
    .select([filesSummary, reviewSummary, secondCheck])
    .orderBy(orderBy(termsOf(order, filter)));
}

function termsOf(order: RequestOrder, { status }: RequestFilter): OrderTerm[] {
  // None that failed has a rate: they are in the order of what follows it, for which there is an index.
  if (order.by === 'ocrRate' && status === 'failed') return [{ by: id, descending: order.descending }];
  return wholeTerms(order);
}

function wholeTerms({ by, descending }: RequestOrder): OrderTerm[] {
  const { columns, nullsLast } = sortColumns[by];
  return columns.map((column, index) => ({ by: column, descending, nullsLast: nullsLast && index === 0 }));
}

/** Whether the index of the order contains all filters, so that it finds the rows without skipping others. */
function isServed({ status, checked, from, to, ...filter }: RequestFilter, { by }: RequestOrder): boolean {
  if (!isCounted(filter)) return false;
  if (by === 'uploadDate') return status === undefined || checked === undefined;
  if (by === 'status') return checked === undefined && (status !== undefined || (from ?? to) === undefined);
  const isFailedInOrder = status === 'failed' && hasIndexOfFailed(by);
  return (
    (isFailedInOrder || status === undefined) && [checked, from, to].every((value) => value === undefined)
  );
}

/** All rows, or the first in order from which the page is taken. */
function selectScanned(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  { order: { by }, window: { scan, order } }: PageOfRequests,
): Requests {
  const all = selectActive(trx, scope);
  if (scan === undefined) return all;
  const rows = whereFiltered(all, scope, filterOfOrder(filter, by))
    .selectAll()
    .select([...scan.columns])
    .orderBy(order)
    .limit(scan.rows);
  return trx.selectFrom(rows.as('requests'));
}

/** The part of a filter that an index of the order has, so that the first rows in order are the first of those. */
function filterOfOrder({ status, checked, from, to }: RequestFilter, by: RequestSort): RequestFilter {
  if (by === 'uploadDate') return { checked, from, to, ...(checked === undefined && { status }) };
  if (by === 'status') return status === undefined ? {} : { status, from, to };
  return hasIndexOfFailed(by) && status === 'failed' ? { status } : {};
}

const hasIndexOfFailed = (by: RequestSort) => by === 'pageCount' || by === 'ocrRate' || by === 'templateName';

/** Rows without a value in the order come last: those of a status without values are found there, without skipping all others. */
function withoutValues(query: Requests, { status }: RequestFilter, { by }: RequestOrder): Requests {
  if (by === 'ocrRate' && status === 'processing') return query.where('ocr_rate', 'is', null);
  return by === 'completedDate' && status === 'processing' ? query.where('completed_at', 'is', null) : query;
}
