import { sql } from 'kysely';
import type { Trx } from '#platform/database/database.ts';

export interface MeteredFileOfDay {
  readonly request_id: string;
  readonly number: string;
  readonly accepted_at: Date;
  readonly ordinal: number;
  readonly pages: number;
  readonly state: 'reserved' | 'used' | 'released';
  readonly charged: number[];
}

/** The files of a tenant's day with the pages that the ledger has of each. */
export async function selectFilesOfDay(
  trx: Trx,
  tenant: { partnerId: string; tenantId: string },
  day: { month: string; day: string },
): Promise<MeteredFileOfDay[]> {
  const { rows } = await sql<MeteredFileOfDay>`
    select r.request_id, r.number, r.accepted_at, f.ordinal, f.pages, f.state,
      coalesce((select array_agg(l.page order by l.page) from page_ledger l where l.file_id = f.file_id), '{}') as charged
    from metered_requests r
    join metered_files f on f.request_id = r.request_id
    where r.partner_id = ${tenant.partnerId} and r.tenant_id = ${tenant.tenantId}
      and r.month = ${day.month} and r.day = ${day.day}
    order by r.accepted_at, r.number, f.ordinal`.execute(trx);
  return rows;
}
