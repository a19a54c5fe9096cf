import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import {
  findSearched,
  keysOfPage,
  orderBy,
  readPage,
  type ListPage,
  type OrderTerm,
  type ListQuery,
} from '#platform/database/lists.ts';
import { listColumns, filesSummary, type RequestRow } from './requests.store.ts';
import { canFindWords, foldWords } from '#platform/extraction/search-words.ts';
import { hasWords } from './search-words.store.ts';

export interface RequestFilter {
  readonly status?: 'processing' | 'completed' | 'failed' | undefined;
  readonly search?: string | undefined;
  /** Instants: from inclusive, to exclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Whether somebody has marked it as checked. */
  readonly checked?: boolean | undefined;
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
} as const;

/** One page of a tenant's requests, and how many there are. The index finds the page's rows, however far in, and only they are read. */
export async function listRequests(
  trx: Trx,
  scope: TenantScope,
  filter: RequestFilter,
  { order, ...page }: ListQuery & { readonly order: RequestOrder },
): Promise<ListPage<RequestRow>> {
  const text = filter.search?.toLowerCase() ?? '';
  const found = text === '' ? undefined : await findSearched(trx, 'search_requests', text);
  return readPage(page, termsOf(order), {
    isNarrowed: found !== undefined || filter.checked !== undefined,
    count: async () => {
      const { total } = await filtered(trx, scope, filter, { found, isWhole: true })
        .select((select) => select.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    select: (window) => {
      const ids = keysOfPage('id', filtered(trx, scope, filter, { found }).selectAll(), window);
      return trx
        .selectFrom('requests')
        .select(listColumns)
        .select(filesSummary)
        .where('tenant_id', '=', scope.tenantId)
        .where('id', 'in', ids)
        .orderBy(window.order)
        .execute();
    },
  });
}

/** All of them, in order, for whoever reads them as they come. */
export function selectRequests(trx: Trx, scope: TenantScope, filter: RequestFilter, order: RequestOrder) {
  return filtered(trx, scope, filter)
    .select(listColumns)
    .select(filesSummary)
    .orderBy(orderBy(termsOf(order)));
}

function termsOf({ by, descending }: RequestOrder): OrderTerm[] {
  const { columns, nullsLast } = sortColumns[by];
  return columns.map((column, index) => ({ by: column, descending, nullsLast: nullsLast && index === 0 }));
}

interface Narrowing {
  /** What the index found; undefined where it could not help. */
  readonly found?: readonly string[] | undefined;
  /** Whether every row is looked at anyway: then what has the words is gathered once, instead of being looked up row by row. */
  readonly isWhole?: boolean;
}

function filtered(trx: Trx, scope: TenantScope, filter: RequestFilter, { found, isWhole }: Narrowing = {}) {
  let query = trx
    .selectFrom('requests')
    .where('tenant_id', '=', scope.tenantId)
    .where('deleted_at', 'is', null);
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (filter.from !== undefined) query = query.where('accepted_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('accepted_at', '<', filter.to);
  if (filter.checked !== undefined) query = query.where('checked_at', filter.checked ? 'is not' : 'is', null);
  if (found !== undefined) query = query.where('id', '=', sql<string>`any(${found}::uuid[])`);
  if (filter.search === undefined || filter.search === '') return query;
  return query.where(hasText(scope, filter.search, found === undefined && isWhole === true));
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
