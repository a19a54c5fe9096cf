import type { Context } from '#platform/context.ts';
import type { Api } from '#platform/http/route.ts';
import { changeIssuer, readIssuer } from './change-issuer.ts';
import { getPrices, updatePrices, withdrawPrices } from './change-prices.ts';
import { getPricesEffect } from './prices-effect.ts';
import { changeTenantPricing, getTenantPricing } from './tenant-pricing.ts';

/** Who issues invoices, and what things cost. */
export function registerPrices(api: Api, context: Context): void {
  api.on('getIssuer', { handle: ({ caller }) => readIssuer(context, caller) });
  api.on('updateIssuer', { handle: ({ caller, body }) => changeIssuer(context, caller, body) });
  api.on('getPrices', { handle: ({ caller }) => getPrices(context, caller) });
  api.on('updatePrices', { handle: ({ caller, body }) => updatePrices(context, caller, body) });
  api.on('withdrawNextPrices', { handle: ({ caller }) => withdrawPrices(context, caller) });
  api.on('getPricesEffect', { handle: ({ caller, body }) => getPricesEffect(context, caller, body) });
  api.on('getTenantPricing', {
    handle: ({ caller, params }) => getTenantPricing(context, caller, params.id),
  });
  api.on('updateTenantPricing', {
    // Whether the tenant is there is decided before the body is looked at.
    find: ({ caller, params }) => getTenantPricing(context, caller, params.id),
    handle: ({ caller, params, body }) => changeTenantPricing(context, caller, params.id, body),
  });
}
