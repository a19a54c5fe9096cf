import {
  invoiceAmounts,
  pricesInForce,
  type BilledMonth,
  type InvoiceAmounts,
  type Month,
  type PriceList,
  type TaxRules,
} from '@ocr/billing';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { getIssuer, type SavedDetails, type SavedIssuer } from './issuer.store.ts';
import { getPriceHistory, selectTenantPrices, type TenantPrices } from './prices.store.ts';

/** What decides the amounts of a month: the partner's prices, those of tenants of their own, and how tax is computed. */
export interface Terms {
  readonly issuer: SavedIssuer;
  readonly prices: PriceList | null;
  readonly ofTenants: ReadonlyMap<string, TenantPrices>;
}

/** What a month is priced by: the issuer, the partner's price list and those of its tenants, of all or of the named ones. */
export async function getTerms(
  trx: Trx,
  partner: PartnerScope,
  month: Month,
  tenantIds?: readonly string[],
): Promise<Terms> {
  return {
    issuer: await getIssuer(trx, partner),
    prices: pricesInForce(await getPriceHistory(trx, partner), month),
    ofTenants: await selectTenantPrices(trx, partner, month, tenantIds),
  };
}

/** A tenant's month in money; undefined without prices in force. */
export function amountsByTerms(
  { issuer, prices, ofTenants }: Terms,
  tenantId: string,
  month: BilledMonth,
): InvoiceAmounts | undefined {
  const own = ofTenants.get(tenantId);
  const inForce = own?.prices ?? prices;
  if (inForce === null) return undefined;
  const tax = taxRulesOf(issuer, inForce);
  return invoiceAmounts(month, { prices: inForce, discount: own?.discount ?? null, tax });
}

/**
 * How an issuer's tax is computed. One that bills in yen and has said that it has no registration number is exempt; one that never
 * said who it is charges what its prices say.
 */
export function taxRulesOf(
  { details, version }: SavedDetails,
  { currency }: Pick<PriceList, 'currency'>,
): TaxRules {
  return {
    rounding: details.taxRounding,
    pricesIncludeTax: details.pricesIncludeTax,
    isExempt: version > 0 && currency === 'JPY' && details.registrationNumber === null,
  };
}
