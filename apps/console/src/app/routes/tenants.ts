import type { PageRoute } from '#app/page-route.ts';

export const tenantsRoutes: readonly PageRoute[] = [];
