import type { Discount, Month, PriceHistory, PriceList } from '@ocr/billing';
import { sql } from 'kysely';
import type { PartnerScope, TenantScope, Trx } from '#platform/database/database.ts';
import { toJson } from '#platform/database/json.ts';
import { monthFromColumn, monthToColumn } from '../billing-calendar.store.ts';
import { isAddress } from '../mails/recipient-address.ts';

/** A partner's prices, each from its month on. */
export async function getPriceHistory(trx: Trx, { partnerId }: PartnerScope): Promise<PriceHistory> {
  const rows = await trx
    .selectFrom('price_lists')
    .select(['month', 'prices'])
    .where('partner_id', '=', partnerId)
    .orderBy('month')
    .execute();
  return rows.map(({ month, prices }) => ({ month: monthFromColumn(month), values: prices }));
}

/** The prices that apply from a month on. Ended months have rows of their own, or earlier ones, and are never written. */
export async function storePrices(
  trx: Trx,
  { partnerId }: PartnerScope,
  month: Month,
  prices: PriceList | null,
): Promise<void> {
  const columns = { prices: prices === null ? null : toJson(prices) };
  await trx
    .insertInto('price_lists')
    .values({ partner_id: partnerId, month: monthToColumn(month), ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'month']).doUpdateSet(columns))
    .execute();
}

/** The version that a change of prices must name. */
export async function getPricesVersion(trx: Trx, { partnerId }: PartnerScope): Promise<number> {
  const row = await trx
    .selectFrom('billing_profiles')
    .select('prices_version')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return row.prices_version;
}

/** As `getPricesVersion`, locked: changes of one partner's prices come one after the other. */
export async function lockPricesVersion(trx: Trx, { partnerId }: PartnerScope): Promise<number> {
  const row = await trx
    .selectFrom('billing_profiles')
    .select('prices_version')
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.prices_version;
}

/** Makes changes that name the earlier version conflict. */
export async function incrementPricesVersion(trx: Trx, { partnerId }: PartnerScope): Promise<void> {
  await trx
    .updateTable('billing_profiles')
    .set({ prices_version: sql<number>`prices_version + 1` })
    .where('partner_id', '=', partnerId)
    .execute();
}

export interface TenantPrices {
  readonly prices: PriceList | null;
  readonly discount: Discount | null;
}

/** Tenants' own prices and discounts in force in a month; tenants without any are not in the map. */
export async function selectTenantPrices(
  trx: Trx,
  { partnerId }: PartnerScope,
  month: Month,
  tenantIds?: readonly string[],
): Promise<Map<string, TenantPrices>> {
  let query = trx
    .selectFrom('tenant_prices')
    .distinctOn('tenant_id')
    .select(['tenant_id', 'prices', 'discount'])
    .where('partner_id', '=', partnerId)
    .where('month', '<=', monthToColumn(month))
    .orderBy('tenant_id')
    .orderBy('month', 'desc');
  if (tenantIds !== undefined) query = query.where('tenant_id', '=', sql<string>`any(${tenantIds}::uuid[])`);
  const rows = await query.execute();
  return new Map(rows.map(({ tenant_id: id, prices, discount }) => [id, { prices, discount }]));
}

/** From the running month on. Ended months keep theirs. */
export async function storeTenantPrices(
  trx: Trx,
  { tenantId, partnerId }: TenantScope,
  month: Month,
  { prices, discount }: TenantPrices,
): Promise<void> {
  const columns = {
    prices: prices === null ? null : toJson(prices),
    discount: discount === null ? null : toJson(discount),
  };
  await trx
    .insertInto('tenant_prices')
    .values({ tenant_id: tenantId, partner_id: partnerId, month: monthToColumn(month), ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'month']).doUpdateSet(columns))
    .execute();
}

export interface TenantDelivery {
  readonly delivery: 'console' | 'mail';
  readonly recipient: string;
  readonly billingAddress: string;
  readonly version: number;
}
const noDelivery: TenantDelivery = { delivery: 'console', recipient: '', billingAddress: '', version: 0 };

/** How a tenant gets its invoices; the default where nothing was chosen. */
export async function getTenantDelivery(
  trx: Trx,
  { tenantId, partnerId }: TenantScope,
): Promise<TenantDelivery> {
  const row = await trx
    .selectFrom('tenant_billing')
    .select(['delivery', 'recipient', 'billing_address as billingAddress', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ?? noDelivery;
}

/** Changes how a tenant gets its invoices. */
export async function storeTenantDelivery(
  trx: Trx,
  { tenantId, partnerId }: TenantScope,
  { billingAddress, ...delivery }: TenantDelivery,
): Promise<void> {
  const columns = { ...delivery, billing_address: billingAddress };
  await trx
    .insertInto('tenant_billing')
    .values({ tenant_id: tenantId, partner_id: partnerId, ...columns })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(columns))
    .execute();
}

/** The recipient line below the company on a tenant's invoices, and the address; both may be empty. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
}
export const noRecipient: Recipient = { name: '', address: '' };

/** Who the invoices of these tenants are addressed to; those without are not in the map. */
export async function selectRecipients(
  trx: Trx,
  { partnerId }: PartnerScope,
  tenantIds: readonly string[],
): Promise<Map<string, Recipient>> {
  const rows = await trx
    .selectFrom('tenant_billing')
    .select(['tenant_id', 'recipient', 'billing_address'])
    .where('partner_id', '=', partnerId)
    .where('tenant_id', '=', sql<string>`any(${tenantIds}::uuid[])`)
    .execute();
  // An email address is not a postal address.
  const nameOf = (recipient: string): string => (isAddress(recipient) ? '' : recipient);
  return new Map(
    rows.map((row) => [row.tenant_id, { name: nameOf(row.recipient), address: row.billing_address }]),
  );
}
