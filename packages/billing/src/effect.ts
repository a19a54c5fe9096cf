import { blocksUsed, packagesUsed } from './blocks.ts';
import { pageLimit, pagesAvailable, usageStatus, type UsageStatus } from './quota.ts';

/** A tenant's running month, as its counters say. */
export type TenantMonth = { tenantId: string; blockLimit: number; pagesUsed: number; pagesReserved: number };

/** The values that decide how pages become blocks and packages. */
export type Rates = { pagesPerBlock: number; blocksPerPackage: number };

/** A tenant's blocks, packages and limits for a month under given values. */
export type MonthFigures = {
  pageLimit: number;
  pagesAvailable: number;
  usageStatus: UsageStatus;
  blocksUsed: number;
  packagesUsed: number;
};

export type TenantEffect = { tenantId: string; before: MonthFigures; after: MonthFigures; changed: boolean };

/** Computes a tenant's month under given values. Usage screens, invoices and previews all use this function. */
export function monthFigures(tenant: Omit<TenantMonth, 'tenantId'>, rates: Rates): MonthFigures {
  const { blockLimit, pagesUsed, pagesReserved } = tenant;
  const quota = { pageLimit: pageLimit(blockLimit, rates.pagesPerBlock), pagesUsed, pagesReserved };
  const blocks = blocksUsed(pagesUsed, rates.pagesPerBlock);
  return {
    pageLimit: quota.pageLimit,
    pagesAvailable: pagesAvailable(quota),
    usageStatus: usageStatus(quota),
    blocksUsed: blocks,
    packagesUsed: packagesUsed(blocks, rates.blocksPerPackage),
  };
}

/**
 * What a change of the billing configuration does to every tenant, shown before it is confirmed: the same pages under the
 * old values and under the new ones. For a change from the next month on it shows this month's pages as they would count then.
 */
export function effectOfChange(
  tenants: readonly TenantMonth[],
  oldRates: Rates,
  newRates: Rates,
): TenantEffect[] {
  return tenants.map((tenant) => {
    const before = monthFigures(tenant, oldRates);
    const after = monthFigures(tenant, newRates);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- made by `monthFigures` with these names and no others
    const changed = (Object.keys(before) as (keyof MonthFigures)[]).some((key) => before[key] !== after[key]);
    return { tenantId: tenant.tenantId, before, after, changed };
  });
}
