import type { BooksDifference } from '@ocr/contract';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';

interface Row extends Omit<BooksDifference, 'month' | 'tenantId' | 'companyName'> {
  readonly tenant_id: string;
  readonly company_name: string;
  readonly month: string | null;
}

/**
 * Every place where two records of the same pages disagree: files against ledger, files against month counters,
 * requests against month counters, ledger against invoices. No row: the books balance.
 */
export async function selectDifferences(trx: Trx, { partnerId }: PartnerScope): Promise<BooksDifference[]> {
  const { rows } = await sql<Row>`
    with files as (
      select tenant_id, month, sum(pages) filter (where state = 'used') as used,
        sum(pages) filter (where state = 'reserved') as reserved
      from metered_files where partner_id = ${partnerId} group by 1, 2
    ), ledger as (
      select tenant_id, month, count(*) as pages from page_ledger where partner_id = ${partnerId} group by 1, 2
    ), requests as (
      select tenant_id, month, count(*) as requests from metered_requests where partner_id = ${partnerId} group by 1, 2
    ), months as (
      select tenant_id, month, request_count, pages_used, pages_reserved from tenant_months where partner_id = ${partnerId}
    ), differences as (
      select 'ledger_pages' as kind, tenant_id, month, coalesce(f.used, 0) as expected, coalesce(l.pages, 0) as found
        from files f full join ledger l using (tenant_id, month) where coalesce(f.used, 0) <> coalesce(l.pages, 0)
      union all
      select 'month_used', tenant_id, month, coalesce(l.pages, 0), coalesce(m.pages_used, 0)
        from ledger l full join months m using (tenant_id, month) where coalesce(l.pages, 0) <> coalesce(m.pages_used, 0)
      union all
      select 'month_reserved', tenant_id, month, coalesce(f.reserved, 0), coalesce(m.pages_reserved, 0)
        from files f full join months m using (tenant_id, month)
        where coalesce(f.reserved, 0) <> coalesce(m.pages_reserved, 0)
      union all
      select 'month_requests', tenant_id, month, coalesce(r.requests, 0), coalesce(m.request_count, 0)
        from requests r full join months m using (tenant_id, month)
        where coalesce(r.requests, 0) <> coalesce(m.request_count, 0)
      union all
      select 'invoice_pages', i.tenant_id, i.month, coalesce(l.pages, 0), i.pages_used
        from invoices i left join ledger l on l.tenant_id = i.tenant_id and l.month = i.month
        where i.partner_id = ${partnerId} and coalesce(l.pages, 0) <> i.pages_used
      union all
      select 'file_state', f.tenant_id, f.month, f.pages, count(l.page)
        from metered_files f left join page_ledger l on l.file_id = f.file_id
        where f.partner_id = ${partnerId} group by f.file_id, f.tenant_id, f.month, f.pages, f.state
        having count(l.page) <> case when f.state = 'used' then f.pages else 0 end
    )
    select d.kind, d.tenant_id, t.company_name, d.month, d.expected::int as expected, d.found::int as found
    from differences d join tenants t on t.id = d.tenant_id
    order by d.month desc, t.company_name, d.kind limit 1000`.execute(trx);
  return rows.map((row) => ({
    kind: row.kind,
    tenantId: row.tenant_id,
    companyName: row.company_name,
    month: row.month?.slice(0, 7) ?? null,
    expected: row.expected,
    found: row.found,
  }));
}

export async function insertBooksCheck(
  trx: Trx,
  { partnerId }: PartnerScope,
  check: { at: Date; differences: readonly BooksDifference[] },
): Promise<void> {
  await trx
    .insertInto('books_checks')
    .values({
      id: newId(),
      partner_id: partnerId,
      checked_at: check.at,
      balanced: check.differences.length === 0,
      differences: JSON.stringify(check.differences),
    })
    .execute();
}

export async function findLastBooksCheck(trx: Trx, { partnerId }: PartnerScope) {
  return trx
    .selectFrom('books_checks')
    .select(['checked_at', 'balanced', 'differences'])
    .where('partner_id', '=', partnerId)
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
