import { sql, type SelectQueryBuilder } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/schema.ts';
import { canFindWords, foldWords } from '#platform/extraction/search-words.ts';
import { requestNumber } from './request-numbers.ts';
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
export interface Narrowing {
  /** What the index found; undefined where it could not help. */
  readonly found?: readonly string[] | undefined;
  /** Whether every row is read anyway: then the rows with the words are collected once, instead of being looked up one by one. */
  readonly isWhole?: boolean;
}

/** Whether it is narrowed by a text. */
export const isSearched = ({ search }: RequestFilter) => search !== undefined && search !== '';

/** Whether the counts know all that it narrows by. */
export const isCounted = (filter: RequestFilter) => !isSearched(filter) && filter.awaited === undefined;

export type Requests = SelectQueryBuilder<Tables, 'requests', unknown>;

/** All requests of a tenant's list. */
export function selectActive(trx: Trx, scope: TenantScope): Requests {
  return trx.selectFrom('requests').where('tenant_id', '=', scope.tenantId).where('deleted_at', 'is', null);
}

/** Those of them that a filter leaves. */
export function whereFiltered(
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

/**
 * The texts that a number or a template's name is compared with: as typed, for a name in full width, and folded. Mostly they are the same. A number may
 * be typed without its zeros (OCR-191).
 */
export function namesOf(search: string): string[] {
  const folded = foldWords(search);
  const [, place] = /^ocr-?([1-9]\d{0,5})$/.exec(folded) ?? [];
  const number = place === undefined ? [] : [requestNumber(Number(place)).toLowerCase()];
  return [...new Set([search.toLowerCase(), folded, ...number])];
}

/** Which requests have the text, in number, template, file names or values. `strpos` takes it literally: no wildcard of LIKE gets through. */
function hasText(scope: TenantScope, search: string, isWhole: boolean) {
  const words = foldWords(search);
  const names = namesOf(search).map(
    (text) => sql`strpos(lower(number), ${text}) > 0 or strpos(lower(template_name), ${text}) > 0`,
  );
  const inName = sql<boolean>`(${sql.join(names, sql` or `)})`;
  if (!canFindWords(words)) return inName;
  if (!isWhole) return sql<boolean>`(${inName} or ${hasWords(scope, words)})`;
  return sql<boolean>`id in (select id from requests where tenant_id = ${scope.tenantId} and deleted_at is null and ${inName}
    union select request_id from request_words where tenant_id = ${scope.tenantId} and strpos(words, ${words}) > 0)`;
}
