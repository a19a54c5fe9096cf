import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/billing/usage/messages.ts';
import { readUsageSearch } from '#features/billing/usage/search.ts';
import { paths } from '#lib/paths.ts';

export const usageRoutes: readonly PageRoute[] = [
  {
    path: paths.usage,
    messages: [messages],
    search: readUsageSearch,
    load: async () => (await import('#features/billing/usage/UsagePage.tsx')).UsagePage,
  },
];
