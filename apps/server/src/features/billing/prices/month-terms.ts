import {
  pricesInForce,
  type BillingValues,
  type Month,
  type MonthTerms,
  type PriceHistory,
} from '@ocr/billing';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { getIssuer, type SavedDetails } from './issuer.store.ts';
import { getPriceHistory, selectTenantPrices, type TenantPrices } from './prices.store.ts';
import { taxRulesOf } from './terms.ts';

interface ValuesOfMonth {
  readonly month: Month;
  readonly values: BillingValues;
}

/** What a tenant's month is billed by, but for its pages; undefined without prices in force. */
export async function findMonthTerms(
  trx: Trx,
  scope: TenantScope,
  month: ValuesOfMonth,
): Promise<MonthTerms | undefined> {
  const own = (await selectTenantPrices(trx, scope, month.month, [scope.tenantId])).get(scope.tenantId);
  const prices = await getPriceHistory(trx, scope);
  // The issuer (two statements) only affects tax, so months without prices skip it.
  if (pricesOf({ own, prices }, month) === null) return undefined;
  return monthTerms({ own, prices, issuer: await getIssuer(trx, scope) }, month);
}

interface TermParts {
  /** The tenant's own in force in the month. */
  readonly own: TenantPrices | undefined;
  readonly prices: PriceHistory;
  readonly issuer: SavedDetails;
}

/** The same from its parts. */
export function monthTerms(parts: TermParts, { month, values }: ValuesOfMonth): MonthTerms | undefined {
  const { own, issuer } = parts;
  const prices = pricesOf(parts, { month });
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

function pricesOf({ own, prices }: Omit<TermParts, 'issuer'>, { month }: Pick<ValuesOfMonth, 'month'>) {
  return own?.prices ?? pricesInForce(prices, month);
}
