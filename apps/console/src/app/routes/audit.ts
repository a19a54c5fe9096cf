import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/audit/messages.ts';
import { readAuditSearch } from '#features/audit/search.ts';
import { paths } from '#lib/paths.ts';

export const auditRoutes: readonly PageRoute[] = [
  {
    path: paths.audit,
    messages: [messages],
    search: readAuditSearch,
    load: async () => (await import('#features/audit/AuditPage.tsx')).AuditPage,
  },
];
