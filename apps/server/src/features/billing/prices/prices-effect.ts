import {
  blocksUsed,
  nextMonth,
  priceSlots,
  valuesInForce,
  type PriceList,
  type SettingsValues,
} from '@ocr/billing';
import type { PricesChange, PricesEffect } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import { selectCurrentUsage, type UsageTenant } from '../usage/usage.store.ts';
import { monthOf, pricesAfter } from './change-prices.ts';
import { getPriceHistory } from './prices.store.ts';
import { amountsByTerms, getTerms, type Terms } from './terms.ts';

/**
 * The amounts of every tenant's month so far, before and after a change of prices, without tax. For a change from the next month on, it is
 * this month's usage with the values and prices of then. Refused like the change itself.
 */
export async function getPricesEffect(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: PartnerCaller,
  change: PricesChange,
): Promise<PricesEffect> {
  const { effective } = change;
  return db.withPartner(caller, async (trx) => {
    const settings = await getValuesHistory(trx, caller);
    const { month: running } = billingDateAt(settings, clock.now());
    const month = monthOf(effective, running);
    const slots = priceSlots(await getPriceHistory(trx, caller), running);
    const terms = await getTerms(trx, caller, month);
    const prices = pricesAfter(slots, change, running);
    const inForce = valuesInForce(settings, effective === 'current' ? running : nextMonth(running));
    const tenants = await selectCurrentUsage(trx, caller, running);
    const amountOf = (tenant: UsageTenant, list: PriceList | null): number | null =>
      amountSoFar({ ...terms, prices: list }, tenant, { month, values: inForce });
    const isOnList = ({ id }: UsageTenant): boolean => (terms.ofTenants.get(id)?.prices ?? null) === null;
    return {
      tenants: tenants.map((tenant) => {
        const before = amountOf(tenant, slots[effective]);
        const after = amountOf(tenant, prices);
        return {
          tenantId: tenant.id,
          companyName: tenant.companyName,
          before,
          after,
          // The same figure in another currency is another amount.
          changed: before !== after || (isOnList(tenant) && slots[effective]?.currency !== prices?.currency),
        };
      }),
    };
  });
}

function amountSoFar(
  terms: Terms,
  tenant: UsageTenant,
  { month, values }: { month: string; values: SettingsValues },
): number | null {
  const amounts = amountsByTerms(terms, tenant.id, {
    month,
    ...values,
    blocksUsed: blocksUsed(tenant.pagesUsed, values.pagesPerBlock),
  });
  return amounts === undefined ? null : amounts.lines.reduce((sum, { amount }) => sum + amount, 0);
}
