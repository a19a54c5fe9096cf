import type { PageRoute } from '#app/page-route.ts';

export const invoicesRoutes: readonly PageRoute[] = [];
