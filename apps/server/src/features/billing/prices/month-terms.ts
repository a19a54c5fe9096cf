import type { BillingValues, Month, MonthTerms } from '@ocr/billing';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { getTerms, taxRulesOf } from './terms.ts';

/** What a tenant's month is billed by, but for its pages; undefined without prices in force. */
export async function findMonthTerms(
  trx: Trx,
  scope: TenantScope,
  { month, values }: { readonly month: Month; readonly values: BillingValues },
): Promise<MonthTerms | undefined> {
  const { issuer, prices: shared, ofTenants } = await getTerms(trx, scope, month, [scope.tenantId]);
  const own = ofTenants.get(scope.tenantId);
  const prices = own?.prices ?? shared;
  if (prices === null) return undefined;
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
