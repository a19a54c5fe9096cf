import type { PageRoute } from '#app/page-route.ts';
import { messages } from '#features/tenants/messages.ts';
import { readTenantsSearch } from '#features/tenants/search.ts';
import { paths } from '#lib/paths.ts';

const words = [messages];
const loadTenant = async () => (await import('#features/tenants/TenantPage.tsx')).TenantPage;

export const tenantsRoutes: readonly PageRoute[] = [
  {
    path: paths.tenants,
    forRole: 'PARTNER',
    words,
    search: readTenantsSearch,
    load: async () => (await import('#features/tenants/TenantListPage.tsx')).TenantListPage,
  },
  { path: paths.addTenant, forRole: 'PARTNER', words, load: loadTenant },
  { path: '/tenant/$id', forRole: 'PARTNER', words, load: loadTenant },
];
