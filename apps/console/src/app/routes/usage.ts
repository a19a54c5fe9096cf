import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/usage/messages.ts';
import { readUsageSearch } from '#features/usage/search.ts';
import { paths } from '#lib/paths.ts';

export const usageRoutes: readonly PageRoute[] = [
  {
    path: paths.usage,
    messages: [messages],
    search: readUsageSearch,
    load: async () => (await import('#features/usage/UsagePage.tsx')).UsagePage,
  },
];
