import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/tenants/messages.ts';
import { readTenantsSearch } from '#features/tenants/search.ts';
import { paths } from '#lib/paths.ts';

const pageMessages = [messages];
const loadTenant = async () => (await import('#features/tenants/TenantPage.tsx')).TenantPage;

export const tenantsRoutes: readonly PageRoute[] = [
  {
    path: paths.tenants,
    forRole: 'PARTNER',
    messages: pageMessages,
    search: readTenantsSearch,
    load: async () => (await import('#features/tenants/TenantListPage.tsx')).TenantListPage,
  },
  { path: paths.addTenant, forRole: 'PARTNER', messages: pageMessages, load: loadTenant },
  { path: '/tenant/$id', forRole: 'PARTNER', messages: pageMessages, load: loadTenant },
];
