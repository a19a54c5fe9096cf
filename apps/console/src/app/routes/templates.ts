import type { PageRoute } from '#app/page-route.ts';

export const templatesRoutes: readonly PageRoute[] = [];
