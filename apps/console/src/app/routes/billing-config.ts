import type { PageRoute } from '#app/page-route.ts';
import { messages as issuer } from '#features/billing/issuer/messages.ts';
import { messages as prices } from '#features/billing/prices/messages.ts';
import { messages } from '#features/billing/settings/messages.ts';
import { readConfigSearch } from '#features/billing/settings/search.ts';
import { paths } from '#lib/paths.ts';

export const billingConfigRoutes: readonly PageRoute[] = [
  {
    path: paths.billingConfig,
    forRole: 'PARTNER',
    messages: [messages],
    search: readConfigSearch,
    load: async () => (await import('#features/billing/settings/BillingConfigPage.tsx')).BillingConfigPage,
  },
  {
    path: paths.prices,
    forRole: 'PARTNER',
    messages: [messages, prices],
    search: readConfigSearch,
    load: async () => (await import('#features/billing/prices/PricesPage.tsx')).PricesPage,
  },
  {
    path: paths.issuer,
    forRole: 'PARTNER',
    messages: [messages, issuer],
    load: async () => (await import('#features/billing/issuer/IssuerPage.tsx')).IssuerPage,
  },
  {
    path: '/tenant/$id/pricing',
    forRole: 'PARTNER',
    messages: [prices],
    load: async () => (await import('#features/billing/prices/TenantPricingPage.tsx')).TenantPricingPage,
  },
];
