import { addMonths, type Month } from '@ocr/billing';
import type { Revenue, RevenueOfMonth } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import { endWithNext } from '#platform/database/transactions.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { billingScope } from '../billing-scope.ts';
import {
  countTenants,
  selectKinds,
  selectLargestTenants,
  selectMonths,
  type KindOfMonth,
} from './revenue.store.ts';

// As many as a person compares; the list of invoices has them all.
const maxTenants = 20;

/** Invoiced amounts by month, tenant and kind; by default of the last twelve months. Empty without prices. */
export async function getRevenue(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  query: { from?: Month | undefined; to?: Month | undefined; tenantId?: string | undefined },
): Promise<Revenue> {
  const find = async (trx: Trx) => {
    const { month: running } = billingDateAt(await getValuesHistory(trx, caller), clock.now());
    const to = query.to ?? running;
    const range = { scope: billingScope(caller, query.tenantId), from: query.from ?? addMonths(to, -11), to };
    endWithNext(trx);
    const [ofKinds, months, tenants, tenantCounts] = await Promise.all([
      selectKinds(trx, range),
      selectMonths(trx, range),
      selectLargestTenants(trx, range, maxTenants),
      countTenants(trx, range),
    ]);
    const kinds = Map.groupBy(ofKinds, keyOf);
    return {
      months: months.map((month) => addKinds(month, kinds.get(keyOf(month)) ?? [])),
      tenants,
      tenantCounts,
    };
  };
  return db.withPartner(caller, find, { endsEarly: true });
}

function keyOf({ month, currency }: Pick<RevenueOfMonth, 'month' | 'currency'>): string {
  return `${month} ${currency}`;
}

function addKinds(
  month: Pick<RevenueOfMonth, 'month' | 'currency' | 'total'>,
  kinds: readonly KindOfMonth[],
): RevenueOfMonth {
  const of = (kind: KindOfMonth['kind']): number => kinds.find((each) => each.kind === kind)?.amount ?? 0;
  const all = kinds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...month,
    base: of('base'),
    packages: of('packages'),
    blocks: of('blocks'),
    overBlocks: of('over_blocks'),
    discount: of('discount'),
    includedTax: all - month.total,
  };
}
