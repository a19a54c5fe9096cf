import type { PoolConfig } from 'pg';
import type { Context } from '#platform/context.ts';
import { deletePartner } from '#platform/database/delete-partner.ts';
import { publish } from '#platform/events/events.ts';
import { deleteStaged } from '#platform/storage/staged-objects.store.ts';

/** A partner, with the amount of data that is deleted with it. */
export interface PartnerContents {
  readonly partnerId: string;
  readonly partner: string;
  /** The addresses that its own users sign in with. */
  readonly emails: readonly string[];
  readonly tenants: readonly { readonly id: string; readonly name: string }[];
}

/** Every partner of this database, by name. */
export function selectPartners(context: Context): Promise<PartnerContents[]> {
  return context.db.withSystem(async (trx) => {
    const partners = await trx.selectFrom('partners').select(['id', 'name']).orderBy('name').execute();
    const users = await trx
      .selectFrom('users')
      .select(['partner_id', 'email'])
      .where('tenant_id', 'is', null)
      .orderBy('email')
      .execute();
    const tenants = await trx
      .selectFrom('tenants')
      .select(['id', 'partner_id', 'company_name as name'])
      .orderBy('number')
      .execute();
    return partners.map(({ id, name }) => ({
      partnerId: id,
      partner: name,
      emails: users.filter((user) => user.partner_id === id).map(({ email }) => email),
      tenants: tenants.filter((tenant) => tenant.partner_id === id),
    }));
  });
}

/**
 * Removes a partner completely, including what cannot be deleted otherwise (ledger, invoices, audit). All its rows are deleted in one
 * transaction of the database's owner, which locks every table; then its stored objects. If this process ends first, a sweep removes them.
 */
export async function removePartner(
  context: Context,
  owner: PoolConfig,
  { partnerId, tenants }: Pick<PartnerContents, 'partnerId' | 'tenants'>,
): Promise<void> {
  const folders = [`partners/${partnerId}`, ...tenants.map(({ id }) => `tenants/${id}`)];
  await deletePartner(owner, { partnerId, folders, at: context.clock.now() });
  await context.db.withSystem(async (trx) => {
    for (const { id } of tenants) await publish(trx, { type: 'sessionsEnded', tenantId: id });
  });
  await deleteStaged(context, folders);
}
