import type { Database, Trx } from '#platform/database/database.ts';
import type { TransactionOptions } from '#platform/database/transactions.ts';
import type { Caller } from '#platform/access/caller.ts';

/** The owner of a template or a preview: a tenant, or the partner (standard) if there is no tenant. */
export interface Owner {
  readonly partnerId: string;
  readonly tenantId: string | null;
}

/** Whose templates a caller changes: the tenant's own, or the partner's standard ones. */
export function ownerOf(caller: Caller): Owner {
  return { partnerId: caller.partnerId, tenantId: caller.tenantId };
}

/** The tenant's id, or the partner's for standard templates. */
export function ownerId(owner: Owner): string {
  return owner.tenantId ?? owner.partnerId;
}

/** Storage prefix of the owner's objects. */
export function ownerFolder(owner: Owner): string {
  return owner.tenantId === null ? `partners/${owner.partnerId}` : `tenants/${owner.tenantId}`;
}

/** A transaction bound to the owner's rows. */
export function asOwner<T>(
  db: Database,
  owner: Owner,
  work: (trx: Trx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return owner.tenantId === null
    ? db.withPartner({ partnerId: owner.partnerId }, work, options)
    : db.withTenant({ partnerId: owner.partnerId, tenantId: owner.tenantId }, work, options);
}
