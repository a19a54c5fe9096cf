import { dayInMonth, taxRatesOn } from '@ocr/billing';
import type { TenantPricing, TenantPricingChange } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { findTenant, lockTenant } from '#features/tenants/tenants.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope, Trx } from '#platform/database/database.ts';
import { AppError, invalidField, notFound } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { billingDateAt, getValuesHistory } from '../billing-calendar.store.ts';
import {
  getTenantDelivery,
  selectTenantPrices,
  storeTenantDelivery,
  storeTenantPrices,
  type TenantDelivery,
} from './prices.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A tenant's own prices and discount in force now, and how its invoices reach it. */
export async function getTenantPricing(
  { db, clock }: Deps,
  caller: PartnerCaller,
  tenantId: string,
): Promise<TenantPricing> {
  const scope = { tenantId, partnerId: caller.partnerId };
  return db.withPartner(caller, async (trx) => {
    if ((await findTenant(trx, scope)) === undefined) throw notFound();
    return present(trx, scope, clock.now());
  });
}

/**
 * Sets a tenant's own prices and discount from the running month on; null: the partner's prices, no discount.
 * @throws AppError `CHANGED_MEANWHILE` for a stale version, `FAILED` for a tax rate that there is not
 */
export async function changeTenantPricing(
  { db, clock }: Deps,
  caller: PartnerCaller,
  tenantId: string,
  { prices, discount, delivery, recipient, billingAddress, version }: TenantPricingChange,
): Promise<TenantPricing> {
  const scope = { tenantId, partnerId: caller.partnerId };
  return db.withPartner(caller, async (trx) => {
    const tenant = await lockTenant(trx, scope);
    if (tenant === undefined) throw notFound();
    const at = clock.now();
    const before = await getTenantDelivery(trx, scope);
    if (version !== undefined && version !== before.version) throw new AppError('CHANGED_MEANWHILE');
    const { month } = billingDateAt(await getValuesHistory(trx, caller), at);
    if (
      prices !== null &&
      taxRatesOn(prices.currency, dayInMonth(month, 1))?.includes(prices.taxRate) === false
    )
      throw invalidField('prices.taxRate', 'OUT_OF_RANGE');
    const after: TenantDelivery = { delivery, recipient, billingAddress, version: before.version + 1 };
    await storeTenantPrices(trx, scope, month, { prices, discount });
    await storeTenantDelivery(trx, scope, after);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId,
      at,
      action: 'tenant.change_pricing',
      target: tenant.number,
      details: { ownPrices: prices !== null, discount: discount !== null, delivery },
    });
    return present(trx, scope, at);
  });
}

async function present(trx: Trx, scope: TenantScope, at: Date): Promise<TenantPricing> {
  const { month } = billingDateAt(await getValuesHistory(trx, scope), at);
  const own = (await selectTenantPrices(trx, scope, month, [scope.tenantId])).get(scope.tenantId);
  const delivery = await getTenantDelivery(trx, scope);
  return { prices: own?.prices ?? null, discount: own?.discount ?? null, ...delivery };
}
