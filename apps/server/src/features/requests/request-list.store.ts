import { sql, type SelectQueryBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import {
  findSearched,
  isAtOnce,
  keysOfPage,
  orderBy,
  readPage,
  scanOf,
  type ListPage,
  type OrderTerm,
  type ListQuery,
  type PageWindow,
} from '#platform/database/lists.ts';
import type { Tables } from '#platform/database/schema.ts';
import { filesSummary, listColumns, secondCheck, selectListed, type RequestRow } from './requests.store.ts';
import { reviewSummary } from './second-check/review-summary.store.ts';
import { canFindWords, foldWords } from '#platform/extraction/search-words.ts';
import { findRequestCount } from './request-counts.store.ts';
import { placeByMarks } from './request-marks.store.ts';
import { findCountedPlace } from './request-places.store.ts';
import { hasWords } from './search-words.store.ts';

export interface RequestFilter {
  readonly status?: 'processing' | 'completed' | 'failed' | undefined;
  readonly search?: string | undefined;
  /** Instants: from inclusive, to exclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Whether it is marked as checked. */
  readonly checked?: boolean | undefined;
  /** In templates with a second check: whether a second or a third person has to check next. */
  readonly awaited?: 'second' | 'third' | undefined;
}
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
  return listFound(trx, scope, filter, list, await findByLetters(trx, filter));
}

/**
 * Rows of a long list that are scanned for a page of a search before the index of its letters is used: for frequent words the index returns
 * long lists of rows.
 */
const maxTried = 2000;

/**
 * The same without looking at each row: where the first rows of a long list fill the page of a search, they alone, with how many there are at
 * least. Undefined where they do not, and the letters are in too many rows to be looked up.
 */
export async function listRequestsQuickly(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  list: RequestList,
): Promise<(ListPage<RequestRow> & { readonly isTotalExact: boolean }) | undefined> {
  let mayBeLong = false;
  if (isSearched(filter)) {
    const { order, page, size } = list;
    const offset = (page - 1) * size;
    const terms = termsOf(order, filter);
    const scan = scanOf(terms, maxTried);
    const window = { isFew: false, scan, offset, limit: size, order: orderBy(terms) };
    const first = selectPage(trx, scope, filter, { order, window });
    const [many, rows] = await Promise.all([isLong(trx, scope), first]);
    if (many && rows.length === size) return { rows, total: offset + size, isTotalExact: false };
    mayBeLong = many;
  }
  const found = await findByLetters(trx, filter);
  if (mayBeLong && found === undefined) return undefined;
  return { ...(await listFound(trx, scope, filter, list, found)), isTotalExact: true };
}

/** Whether looking at each of the tenant's requests takes long. Those of a tenant that is not counted yet are new, or few. */
async function isLong(trx: Trx, scope: TenantScope): Promise<boolean> {
  return ((await findRequestCount(trx, scope, {})) ?? 0) > maxTried;
}

/** Whether a page of a list is one message to the database, with how many there are. */
export function isListedAtOnce(filter: RequestFilter, { order, ...page }: RequestList): boolean {
  return isAtOnce(page, { isNarrowed: !isServed(filter, order) });
}

/** Undefined without a search, or if its letters are in too many rows. */
async function findByLetters(trx: Trx, filter: RequestFilter): Promise<readonly string[] | undefined> {
  const text = filter.search?.toLowerCase() ?? '';
  return text === '' ? undefined : findSearched(trx, 'search_requests', text);
}

async function listFound(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  { order, ...page }: RequestList,
  found: readonly string[] | undefined,
): Promise<ListPage<RequestRow>> {
  const marked = { scope, filter, ...order, terms: wholeTerms(order) };
  return readPage(page, termsOf(order, filter), {
    isNarrowed: found !== undefined || !isServed(filter, order),
    canScan: found === undefined,
    count: () => countRequests(trx, scope, filter, found),
    select: (window) => selectPage(trx, scope, filter, { order, window, found }),
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
  page: PageOfRequests & Pick<Narrowing, 'found'>,
): Promise<RequestRow[]> {
  const { order, window, found } = page;
  const filtered = whereFiltered(selectScanned(trx, scope, filter, page), scope, filter, { found });
  const rows = window.beyond === undefined ? filtered : filtered.where(window.beyond);
  const ids = keysOfPage('id', withoutValues(rows, filter, order).selectAll(), window);
  return selectListed(trx, scope, sql`array${ids}`).execute();
}

/** How many there are, exactly. */
async function countRequests(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  found: readonly string[] | undefined,
): Promise<number> {
  const counted = isCounted(filter) ? await findRequestCount(trx, scope, filter) : undefined;
  if (counted !== undefined) return counted;
  return countRows(trx, scope, filter, found);
}

/** The same, by looking at each. */
export async function countRows(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  found?: readonly string[],
): Promise<number> {
  const { total } = await whereFiltered(selectActive(trx, scope), scope, filter, { found, isWhole: true })
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

interface Narrowing {
  /** What the index found; undefined where it could not help. */
  readonly found?: readonly string[] | undefined;
  /** Whether every row is read anyway: then the rows with the words are collected once, instead of being looked up one by one. */
  readonly isWhole?: boolean;
}

const isSearched = ({ search }: RequestFilter) => search !== undefined && search !== '';

/** Whether the counts know all that it narrows by. */
const isCounted = (filter: RequestFilter) => !isSearched(filter) && filter.awaited === undefined;

/** Whether the index of the order contains all filters, so that it finds the rows without skipping others. */
function isServed({ status, checked, from, to, ...filter }: RequestFilter, { by }: RequestOrder): boolean {
  if (!isCounted(filter)) return false;
  if (by === 'uploadDate') return status === undefined || checked === undefined;
  if (by === 'status') return checked === undefined && (status !== undefined || (from ?? to) === undefined);
  const isFailedInOrder =
    status === 'failed' && (by === 'pageCount' || by === 'ocrRate' || by === 'templateName');
  return (
    (isFailedInOrder || status === undefined) && [checked, from, to].every((value) => value === undefined)
  );
}

type Requests = SelectQueryBuilder<Tables, 'requests', unknown>;

function selectActive(trx: Trx, scope: TenantScope): Requests {
  return trx.selectFrom('requests').where('tenant_id', '=', scope.tenantId).where('deleted_at', 'is', null);
}

/** All rows, or the first in order from which the page is taken. By date there are indexes for checked and unchecked requests. */
function selectScanned(
  trx: Trx,
  scope: TenantScope,
  { checked }: RequestFilter,
  { order: { by }, window: { scan, order } }: PageOfRequests,
): Requests {
  const all = selectActive(trx, scope);
  if (scan === undefined) return all;
  const near = by === 'uploadDate' ? whereFiltered(all, scope, { checked }) : all;
  const rows = near
    .selectAll()
    .select([...scan.columns])
    .orderBy(order)
    .limit(scan.rows);
  return trx.selectFrom(rows.as('requests'));
}

/** Rows without a value in the order come last: those of a status without values are found there, without skipping all others. */
function withoutValues(query: Requests, { status }: RequestFilter, { by }: RequestOrder): Requests {
  if (by === 'ocrRate' && status === 'processing') return query.where('ocr_rate', 'is', null);
  return by === 'completedDate' && status === 'processing' ? query.where('completed_at', 'is', null) : query;
}

function whereFiltered(
  requests: Requests,
  scope: TenantScope,
  filter: RequestFilter,
  { found, isWhole }: Narrowing = {},
): Requests {
  let query = requests;
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.from !== undefined) query = query.where('accepted_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('accepted_at', '<', filter.to);
  if (filter.checked !== undefined) query = query.where('checked_at', filter.checked ? 'is not' : 'is', null);
  if (filter.awaited !== undefined) query = query.where(isAwaited(scope, filter.awaited));
  if (found !== undefined) query = query.where('id', '=', sql<string>`any(${found}::uuid[])`);
  if (filter.search === undefined || filter.search === '') return query;
  return query.where(hasText(scope, filter.search, found === undefined && isWhole === true));
}

/** Few requests are between two checks, so they are collected first. */
function isAwaited({ tenantId }: TenantScope, awaited: 'second' | 'third') {
  const differed = awaited === 'second' ? sql`is null` : sql`is not null`;
  return sql<boolean>`checked_at is null and id in (select request_id from request_reviews
    where tenant_id = ${tenantId} and first_at is not null and differed_at ${differed})`;
}

/** Which requests have the text, in number, template, file names or values. `strpos` takes it literally: no wildcard of LIKE gets through. */
function hasText(scope: TenantScope, search: string, isWhole: boolean) {
  const text = search.toLowerCase();
  const words = foldWords(search);
  const inName = sql<boolean>`(strpos(lower(number), ${text}) > 0 or strpos(lower(template_name), ${text}) > 0)`;
  if (!canFindWords(words)) return inName;
  if (!isWhole) return sql<boolean>`(${inName} or ${hasWords(scope, words)})`;
  return sql<boolean>`id in (select id from requests where tenant_id = ${scope.tenantId} and deleted_at is null and ${inName}
    union select request_id from request_words where tenant_id = ${scope.tenantId} and strpos(words, ${words}) > 0)`;
}
