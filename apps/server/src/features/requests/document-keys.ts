import type { TenantScope } from '#platform/database/database.ts';

/** Every document of a tenant lies below the tenant's prefix. It keeps its key when it is sent again with another request. */
export function documentKey(scope: TenantScope, requestId: string, fileId: string): string {
  return `tenants/${scope.tenantId}/requests/${requestId}/${fileId}/document`;
}
