import type { TenantScope } from '#platform/database/database.ts';

/** Everything of a request lies below one prefix, and every request of a tenant below the tenant's. */
export function documentKey(scope: TenantScope, requestId: string, fileId: string): string {
  return `${requestKey(scope, requestId)}/${fileId}/document`;
}
export function requestKey(scope: TenantScope, requestId: string): string {
  return `tenants/${scope.tenantId}/requests/${requestId}`;
}
