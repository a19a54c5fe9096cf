import type { TenantScope } from '#platform/database/database.ts';

/** All documents of a tenant are stored below the tenant's prefix. A document keeps its key when it is submitted again. */
export function documentKey(scope: TenantScope, requestId: string, fileId: string): string {
  return `tenants/${scope.tenantId}/requests/${requestId}/${fileId}/document`;
}
