import type { PageRoute } from '#app/page-route.ts';
import { auditRoutes } from '#app/routes/audit.ts';
import { authRoutes } from '#app/routes/auth.ts';
import { billingConfigRoutes } from '#app/routes/billing-config.ts';
import { generalRoutes } from '#app/routes/general.ts';
import { invoicesRoutes } from '#app/routes/invoices.ts';
import { requestsRoutes } from '#app/routes/requests.ts';
import { templatesRoutes } from '#app/routes/templates.ts';
import { tenantsRoutes } from '#app/routes/tenants.ts';
import { usageRoutes } from '#app/routes/usage.ts';

/** Every page of the console. */
export const pageRoutes: readonly PageRoute[] = [
  ...authRoutes,
  ...generalRoutes,
  ...tenantsRoutes,
  ...templatesRoutes,
  ...requestsRoutes,
  ...usageRoutes,
  ...invoicesRoutes,
  ...billingConfigRoutes,
  ...auditRoutes,
];
