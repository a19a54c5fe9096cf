import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/billing-config/messages.ts';
import { readConfigSearch } from '#features/billing-config/search.ts';
import { paths } from '#lib/paths.ts';

export const billingConfigRoutes: readonly PageRoute[] = [
  {
    path: paths.billingConfig,
    forRole: 'PARTNER',
    messages: [messages],
    search: readConfigSearch,
    load: async () => (await import('#features/billing-config/BillingConfigPage.tsx')).BillingConfigPage,
  },
];
