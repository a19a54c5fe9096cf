import type { PageRoute } from '#app/page-route.ts';
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
];
