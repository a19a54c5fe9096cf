import type { PageRoute } from '#app/page-route.ts';

export const billingConfigRoutes: readonly PageRoute[] = [];
