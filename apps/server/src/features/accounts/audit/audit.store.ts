import type { AuditAction } from '@ocr/contract';
import { sql, type Expression } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import type { Span } from '#platform/database/day-spans.ts';
import { newId } from '#platform/database/ids.ts';
import {
  findSearched,
  foldSearch,
  hasFolded,
  canCountInParallel,
  keysOfPage,
  orderBy,
  readPage,
  type ListPage,
  type OrderTerm,
  type ListQuery,
} from '#platform/database/lists.ts';
import type { UserRow } from '../users.store.ts';
import { findAuditCount, findAuditPlace, findWholeAuditCount } from './audit-counts.store.ts';
import type { Caller } from '#platform/access/caller.ts';

export interface AuditEntry {
  readonly partnerId: string;
  /** The tenant that it concerns; null for the partner's own affairs. */
  readonly tenantId: string | null;
  readonly at: Date;
  /** The acting user; null if nobody was signed in. */
  readonly userId: string | null;
  readonly userName: string;
  readonly action: AuditAction;
  /** The readable number or name of the affected thing. */
  readonly target: string | null;
  /** Small facts; never text from documents, never secrets. */
  readonly details: Record<string, unknown>;
}

// What a tenant does with its documents is not its partner's business.
const confidentialActions = /^(request|result|template)\./;

/** Stores an audit entry in the transaction that makes the change. Works in all three roles. Entries cannot be changed afterwards. */
export async function recordAudit(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      id: newId(),
      partner_id: entry.partnerId,
      tenant_id: entry.tenantId,
      at: entry.at,
      user_id: entry.userId,
      user_name: entry.userName,
      action: entry.action,
      target: entry.target,
      confidential: entry.tenantId !== null && confidentialActions.test(entry.action),
      details: JSON.stringify(entry.details),
    })
    .execute();
}

/** The part of an entry that says who: the caller itself. */
export function auditedBy(
  caller: Caller,
): Pick<AuditEntry, 'partnerId' | 'tenantId' | 'userId' | 'userName'> {
  return {
    partnerId: caller.partnerId,
    tenantId: caller.tenantId,
    userId: caller.userId,
    userName: caller.name,
  };
}

/** The same for users who are not signed in yet: the actor is the affected user. */
export function auditedAs(
  user: UserRow,
): Pick<AuditEntry, 'partnerId' | 'tenantId' | 'userId' | 'userName' | 'target'> {
  return {
    partnerId: user.partner_id,
    tenantId: user.tenant_id,
    userId: user.id,
    userName: user.full_name,
    target: user.email,
  };
}

export interface AuditFilter extends Span {
  readonly action?: string | undefined;
  readonly search?: string | undefined;
  readonly tenantId?: string | undefined;
}
export interface AuditRow {
  id: string;
  at: Date;
  user_name: string;
  action: string;
  target: string | null;
  tenant_id: string | null;
  company_name: string | null;
  details: Record<string, unknown>;
}

/**
 * One page of the entries that the caller may read, newest first unless `ascending`, and their number: a tenant's own, or a partner's
 * without confidential ones.
 */
export async function listAudit(
  trx: Trx,
  caller: Caller,
  filter: AuditFilter,
  { ascending = false, ...page }: ListQuery & { readonly ascending?: boolean },
): Promise<ListPage<AuditRow>> {
  const text = foldSearch(filter.search);
  const search = caller.roleName === 'TENANT' ? 'search_tenant_audit' : 'search_partner_audit';
  const found = text === '' ? undefined : await findSearched(trx, search, text);
  const counting = (span: Span) =>
    filtered(trx, caller, { ...filter, ...span }, found).select((query) =>
      query.fn.countAll<string>().as('total'),
    );
  const countRows = async (span: Span) => Number((await counting(span).executeTakeFirstOrThrow()).total);
  const findCount = () =>
    hasSpan(filter)
      ? findAuditCount(trx, caller, filter, countRows)
      : findWholeAuditCount(trx, caller, filter, (at) => counting({}).where('audit_entries.at', '>=', at));
  return readPage(page, inOrder(!ascending), {
    isNarrowed: found !== undefined,
    count: async () => (text === '' ? await findCount() : undefined) ?? countRows(filter),
    select: (window) => {
      endWithNext(trx);
      const all = filtered(trx, caller, filter, found).selectAll();
      const rows = window.beyond === undefined ? all : all.where(window.beyond);
      return shown(trx, caller, keysOfPage('id', rows, window))
        .orderBy(window.order)
        .execute();
    },
    findPlace: async ({ offset, backwards }) => {
      const place = { descending: ascending === backwards, offset, countRows };
      return text === '' ? findAuditPlace(trx, caller, filter, place) : undefined;
    },
  });
}

/** Whether a page of the list is one message to the database, with how many there are. */
export function isCountedInParallel(filter: AuditFilter, page: ListQuery): boolean {
  return (
    foldSearch(filter.search) === '' && !hasSpan(filter) && canCountInParallel(page, { isNarrowed: false })
  );
}

function hasSpan({ from, to }: Span): boolean {
  return (from ?? to) !== undefined;
}

/** The newest entries, or the entries just older than a given one. For readers that page through everything. */
export function selectAudit(
  trx: Trx,
  caller: Caller,
  filter: AuditFilter,
  {
    before,
    limit,
  }: { readonly before?: { readonly at: Date; readonly id: string } | undefined; readonly limit: number },
): Promise<AuditRow[]> {
  const order = orderBy(inOrder(true));
  let entries = filtered(trx, caller, filter).select('audit_entries.id').orderBy(order).limit(limit);
  if (before !== undefined) {
    entries = entries.where(
      sql<boolean>`(audit_entries.at, audit_entries.id) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    );
  }
  return shown(trx, caller, sql<string>`(${entries})`)
    .orderBy(order)
    .execute();
}

function inOrder(descending: boolean): OrderTerm[] {
  return [sql`at`, sql`id`].map((by) => ({ by, descending }));
}

/** The index finds the page's entries, however far in; only they are read. */
function shown(trx: Trx, caller: Caller, ids: Expression<string>) {
  return filtered(trx, caller, {})
    .leftJoin('tenants', 'tenants.id', 'audit_entries.tenant_id')
    .select([
      'audit_entries.id',
      'audit_entries.at',
      'user_name',
      'action',
      'target',
      'audit_entries.tenant_id',
      'tenants.company_name',
      'details',
    ])
    .where('audit_entries.id', 'in', ids);
}

function filtered(trx: Trx, caller: Caller, filter: AuditFilter, found?: readonly string[]) {
  let query = trx.selectFrom('audit_entries').where('audit_entries.partner_id', '=', caller.partnerId);
  query =
    caller.roleName === 'TENANT'
      ? query.where('audit_entries.tenant_id', '=', caller.tenantId)
      : query.where('confidential', '=', false);
  if (filter.tenantId !== undefined) query = query.where('audit_entries.tenant_id', '=', filter.tenantId);
  if (filter.from !== undefined) query = query.where('audit_entries.at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('audit_entries.at', '<', filter.to);
  if (filter.action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${filter.action})`);
  // To the letter of their index: they are few among very many.
  if (filter.action === 'mail.failed') query = query.where(sql<boolean>`action = 'mail.failed'`);
  if (found !== undefined) query = query.where('audit_entries.id', '=', sql<string>`any(${found}::uuid[])`);
  const text = foldSearch(filter.search);
  return text === '' ? query : query.where(hasFolded(['user_name', 'target'], text));
}
