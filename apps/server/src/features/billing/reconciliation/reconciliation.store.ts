import type { ReconciliationDifference } from '@ocr/contract';
import { sql, type RawBuilder } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';

interface Row extends Omit<ReconciliationDifference, 'month' | 'tenantId' | 'companyName'> {
  readonly tenant_id: string | null;
  readonly company_name: string | null;
  readonly month: string | null;
}

/**
 * Every place where two records of the same pages disagree: files and ledger, files and month counters (including those of files, if
 * counted), requests and month counters, ledger and invoices, amounts of invoices and their parts, stored sums of all tenants (without a tenant). No rows: the books balance.
 */
export async function selectDifferences(
  trx: Trx,
  { partnerId }: PartnerScope,
): Promise<ReconciliationDifference[]> {
  const { rows } = await sql<Row>`
    with ${recordedPages(partnerId)}, differences as (
      ${pageDifferences(partnerId)}
      union all
      ${amountDifferences(partnerId)}
      union all
      ${sumDifferences(partnerId)}
    )
    select d.kind, d.tenant_id, t.company_name, d.month, d.expected::float8 as expected, d.found::float8 as found
    from differences d left join tenants t on t.id = d.tenant_id
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

/** The records of pages that are compared, each summed by tenant and month: files, ledger, requests and month counters. */
function recordedPages(partnerId: string) {
  return sql`files as (
      select tenant_id, month, sum(pages) filter (where state = 'used') as used,
        sum(pages) filter (where state = 'reserved') as reserved,
        count(*) filter (where state = 'used') as read, count(*) filter (where state = 'released') as failed
      from metered_files where partner_id = ${partnerId} group by 1, 2
    ), ledger as (
      select tenant_id, month, count(*) as pages from page_ledger where partner_id = ${partnerId} group by 1, 2
    ), requests as (
      select tenant_id, month, count(*) as requests from metered_requests where partner_id = ${partnerId} group by 1, 2
    ), months as (
      select * from tenant_months where partner_id = ${partnerId}
    )`;
}

/** Pages, files and requests that two of the records state differently. */
function pageDifferences(partnerId: string) {
  return sql`
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
    select 'month_read', tenant_id, month, coalesce(f.read, 0), m.files_read
      from months m left join files f using (tenant_id, month) where coalesce(f.read, 0) <> m.files_read
    union all
    select 'month_failed', tenant_id, month, coalesce(f.failed, 0), m.files_failed
      from months m left join files f using (tenant_id, month) where coalesce(f.failed, 0) <> m.files_failed
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
      having count(l.page) <> case when f.state = 'used' then f.pages else 0 end`;
}

/**
 * Invoices whose amounts disagree with their parts: lines and taxes with the total, lines with blocks, payments with the stated paid
 * amount, a credit note with its invoice.
 */
function amountDifferences(partnerId: string) {
  return sql`
    select 'invoice_amount' as kind, i.tenant_id, i.month, p.expected, i.total as found from invoices i, lateral (
      select coalesce(sum((line->>'amount')::bigint), 0)
        + case when (i.issuer->>'pricesIncludeTax')::boolean then 0
          else (select coalesce(sum((tax->>'tax')::bigint), 0) from jsonb_array_elements(i.taxes) as tax) end as expected
      from jsonb_array_elements(i.lines) as line
    ) as p where i.partner_id = ${partnerId} and i.total is not null and p.expected <> i.total
    union all
    select 'invoice_blocks', i.tenant_id, i.month, p.expected, p.found from invoices i, lateral (
      select greatest(0, i.blocks_used - i.packages_registered * i.blocks_per_package - i.blocks_registered)
          * case when i.kind = 'credit_note' then -1 else 1 end as expected,
        coalesce(sum((line->>'quantity')::bigint) filter (where line->>'kind' = 'over_blocks'), 0) as found
      from jsonb_array_elements(i.lines) as line
    ) as p where i.partner_id = ${partnerId} and i.total is not null and p.expected <> p.found
    union all
    select 'invoice_paid', i.tenant_id, i.month, coalesce(sum(p.amount), 0), i.paid
      from invoices i left join payments p on p.invoice_id = i.id
      where i.partner_id = ${partnerId} and i.total is not null
      group by i.id having coalesce(sum(p.amount), 0) <> i.paid
    union all
    select 'credit_note', c.tenant_id, c.month, -i.total, c.total
      from invoices c join invoices i on i.id = c.refers_to
      where c.partner_id = ${partnerId} and c.kind = 'credit_note' and (c.total <> -i.total or i.state <> 'void')`;
}

/**
 * Stored sums of all tenants that differ from what they are the sums of: those of whole months from the tenants' months, and those of days, added
 * up by month, from requests and files.
 */
function sumDifferences(partnerId: string) {
  const compared = (kind: string, expected: RawBuilder<unknown>, found: RawBuilder<unknown>) =>
    sql`select ${kind} as kind, null::uuid, month, ${expected}, ${found} from compared where ${expected} <> ${found}`;
  return sql`(
    with months_summed as (
      select s.*, m.tenants, m.requests, m.pages, m.blocks from usage_sums s, lateral (
        select count(*) as tenants, coalesce(sum(m.request_count), 0) as requests, coalesce(sum(m.pages_used), 0) as pages,
          coalesce(sum((m.pages_used + s.per_block - 1) / s.per_block), 0) as blocks
        from months m where m.month = s.month
      ) as m where s.partner_id = ${partnerId} and s.day is null
    ), days_summed as (
      select month, sum(request_count) as request_count, sum(pages_used) as pages_used, max(day) as until
      from usage_sums where partner_id = ${partnerId} and day is not null group by month
    ), compared as (
      select month, request_count, requests, pages_used, pages, blocks_used, blocks, coalesce(tenant_count, tenants) as tenant_count, tenants
      from months_summed
      union all
      select d.month, d.request_count, q.requests, d.pages_used, f.pages, 0, 0, 0, 0 from days_summed d,
        lateral (select count(*) as requests from metered_requests q
          where q.partner_id = ${partnerId} and q.month = d.month and q.day <= d.until) as q,
        lateral (select coalesce(sum(pages), 0) as pages from metered_files f
          where f.partner_id = ${partnerId} and f.month = d.month and f.day <= d.until and f.state = 'used') as f
    )
    ${compared('sum_tenants', sql`tenants`, sql`tenant_count`)}
    union all ${compared('sum_requests', sql`requests`, sql`request_count`)}
    union all ${compared('sum_pages', sql`pages`, sql`pages_used`)}
    union all ${compared('sum_blocks', sql`blocks`, sql`blocks_used`)})`;
}

/** Keeps a reconciliation's outcome. */
export async function insertReconciliation(
  trx: Trx,
  { partnerId }: PartnerScope,
  check: { at: Date; differences: readonly ReconciliationDifference[] },
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

/** The latest reconciliation; undefined before the first. */
export async function findLastReconciliation(trx: Trx, { partnerId }: PartnerScope) {
  return trx
    .selectFrom('books_checks')
    .select(['checked_at', 'balanced', 'differences'])
    .where('partner_id', '=', partnerId)
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
