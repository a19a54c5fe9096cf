import type { Day, Month, PriceHistory } from '@ocr/billing';
import { sql } from 'kysely';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { monthToColumn } from '../billing-calendar.store.ts';
import { toSavedDetails, type SavedDetails } from '../prices/issuer.store.ts';
import type { TenantPrices } from '../prices/prices.store.ts';
import type { UsageTenant } from './usage.store.ts';

/** A tenant's running month as it is stored, and what decides what it costs. */
export interface TenantMonth {
  readonly tenant: UsageTenant;
  readonly files: { readonly filesRead: number; readonly filesFailed: number };
  /** Pages read on each day from `since` on; days without any are missing. */
  readonly days: Readonly<Record<Day, number>>;
  readonly usedBytes: number;
  /** Its own prices and discount in force in the month. */
  readonly own: TenantPrices | undefined;
  readonly prices: PriceHistory;
  readonly issuer: SavedDetails;
}

interface Row {
  readonly company_name: string;
  readonly onboard_at: Date;
  readonly block_limit: number;
  readonly request_count: number;
  readonly pages_used: number;
  readonly pages_reserved: number;
  readonly files_read: number;
  readonly files_failed: number;
  readonly days: Record<Day, number>;
  readonly used_bytes: string;
  readonly own_prices: TenantPrices | null;
  readonly price_lists: PriceHistory;
  readonly issuer: Parameters<typeof toSavedDetails>[0];
}

/** By a function of the database, which plans it once a connection. Undefined if there is no such tenant. */
export async function findTenantMonth(
  trx: Trx,
  { tenantId, partnerId }: TenantScope,
  { month, since }: { readonly month: Month; readonly since: Day },
): Promise<TenantMonth | undefined> {
  const { rows } = await sql<Row>`
    select * from running_month_of(${tenantId}, ${partnerId}, ${monthToColumn(month)}, ${since})`.execute(
    trx,
  );
  const [row] = rows;
  return (
    row && {
      tenant: {
        id: tenantId,
        companyName: row.company_name,
        onboardAt: row.onboard_at,
        blockLimit: row.block_limit,
        requestCount: row.request_count,
        pagesUsed: row.pages_used,
        pagesReserved: row.pages_reserved,
      },
      files: { filesRead: row.files_read, filesFailed: row.files_failed },
      days: row.days,
      usedBytes: Number(row.used_bytes),
      own: row.own_prices ?? undefined,
      prices: row.price_lists,
      issuer: toSavedDetails(row.issuer),
    }
  );
}
