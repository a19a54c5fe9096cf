import type { Currency, Day } from '@ocr/billing';
import { sql } from 'kysely';
import type { PartnerScope, Trx } from '#platform/database/database.ts';

/** The open amount of a tenant's invoices with one due date. */
export interface OpenAmount {
  readonly tenantId: string;
  readonly companyName: string;
  readonly currency: Currency;
  readonly dueDate: Day;
  readonly balance: number;
}

/** The open amounts of issued invoices and credit notes, per tenant, currency and due date. */
export async function selectOpenAmounts(trx: Trx, { partnerId }: PartnerScope): Promise<OpenAmount[]> {
  const { rows } = await sql<OpenAmount>`
    select i.tenant_id as "tenantId", t.company_name as "companyName", i.currency, i.due_date as "dueDate",
      sum(i.total - i.paid)::float8 as balance
    from invoices i join tenants t on t.id = i.tenant_id
    where i.partner_id = ${partnerId} and i.state <> 'draft' and i.total <> i.paid
    group by 1, 2, 3, 4 order by 2, 1, 3, 4`.execute(trx);
  return rows;
}
