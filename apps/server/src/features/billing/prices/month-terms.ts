import { pricesInForce, type BillingValues, type Month, type MonthTerms } from '@ocr/billing';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { getIssuer } from './issuer.store.ts';
import { getPriceHistory, selectTenantPrices } from './prices.store.ts';
import { taxRulesOf } from './terms.ts';

/** What a tenant's month is billed by, but for its pages; undefined without prices in force. */
export async function findMonthTerms(
  trx: Trx,
  scope: TenantScope,
  { month, values }: { readonly month: Month; readonly values: BillingValues },
): Promise<MonthTerms | undefined> {
  const own = (await selectTenantPrices(trx, scope, month, [scope.tenantId])).get(scope.tenantId);
  const prices = own?.prices ?? pricesInForce(await getPriceHistory(trx, scope), month);
  if (prices === null) return undefined;
  // The issuer (two statements) only affects tax, so months without prices skip it.
  const issuer = await getIssuer(trx, scope);
  return {
    month,
    pagesPerBlock: values.pagesPerBlock,
    blocksPerPackage: values.blocksPerPackage,
    packagesRegistered: values.packagesRegistered,
    blocksRegistered: values.blocksRegistered,
    prices,
    discount: own?.discount ?? null,
    tax: taxRulesOf(issuer, prices),
  };
}
