import type { AmountLine, Currency, Month } from '@ocr/billing';
import type { Revenue } from '@ocr/contract';
import { sql } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import { monthToColumn } from '../billing-calendar.store.ts';
import type { BillingScope } from '../billing-scope.ts';

/** Issued invoices and credit notes of these months. A void invoice and its credit note are nothing together. */
export interface RevenueRange {
  readonly scope: BillingScope;
  readonly from: Month;
  readonly to: Month;
}

const issued = ({ scope, from, to }: RevenueRange) => sql`
  i.partner_id = ${scope.partnerId} and i.total is not null and i.state <> 'draft'
  and i.month between ${monthToColumn(from)} and ${monthToColumn(to)}
  and (${scope.tenantId ?? null}::uuid is null or i.tenant_id = ${scope.tenantId ?? null})`;

export interface KindOfMonth {
  readonly month: Month;
  readonly currency: Currency;
  readonly kind: AmountLine['kind'];
  readonly amount: number;
}

/** What the lines of a kind come to in each month, with tax where prices include it. */
export async function selectKinds(trx: Trx, range: RevenueRange): Promise<KindOfMonth[]> {
  const { rows } = await sql<KindOfMonth>`
    select to_char(i.month, 'YYYY-MM') as month, i.currency, line->>'kind' as kind,
      sum((line->>'amount')::bigint)::float8 as amount
    from invoices i, lateral jsonb_array_elements(i.lines) as line
    where ${issued(range)} group by 1, 2, 3`.execute(trx);
  return rows;
}

/** Each month's amount without tax, the latest first. */
export async function selectMonths(
  trx: Trx,
  range: RevenueRange,
): Promise<{ month: Month; currency: Currency; total: number }[]> {
  const { rows } = await sql<{ month: Month; currency: Currency; total: number }>`
    select to_char(i.month, 'YYYY-MM') as month, i.currency, sum(i.subtotal)::float8 as total
    from invoices i where ${issued(range)} group by 1, 2 order by 1 desc, 2`.execute(trx);
  return rows;
}

/** The tenants with the most, of each currency. */
export async function selectLargestTenants(
  trx: Trx,
  range: RevenueRange,
  most: number,
): Promise<Revenue['tenants']> {
  const { rows } = await sql<Revenue['tenants'][number]>`
    select tenant_id as "tenantId", company_name as "companyName", currency, total from (
      select s.*, t.company_name,
        row_number() over (partition by s.currency order by s.total desc, t.company_name) as place
      from (
        select i.tenant_id, i.currency, sum(i.subtotal)::float8 as total
        from invoices i where ${issued(range)} group by 1, 2
      ) as s join tenants t on t.id = s.tenant_id
    ) as placed where place <= ${most} order by currency, place`.execute(trx);
  return rows;
}

/** How many tenants have issued invoices in the range, of each currency. */
export async function countTenants(trx: Trx, range: RevenueRange): Promise<Revenue['tenantCounts']> {
  const { rows } = await sql<Revenue['tenantCounts'][number]>`
    select i.currency, count(distinct i.tenant_id)::int as tenants
    from invoices i where ${issued(range)} group by 1 order by 1`.execute(trx);
  return rows;
}
