import type { Caller } from '#platform/access/caller.ts';

/** Whose usage and invoices a call is about: one tenant's, or those of all tenants of the partner. */
export interface BillingScope {
  readonly partnerId: string;
  readonly tenantId: string | undefined;
  /** A tenant does not see an invoice before it is issued. */
  readonly issuedOnly?: boolean;
}

/** A tenant sees only its own data, whatever it asks for. A partner sees all its tenants, or the one it asks for. */
export function billingScope(caller: Caller, tenantId?: string): BillingScope {
  const issuedOnly = caller.roleName === 'TENANT';
  return { partnerId: caller.partnerId, tenantId: caller.tenantId ?? tenantId, issuedOnly };
}
