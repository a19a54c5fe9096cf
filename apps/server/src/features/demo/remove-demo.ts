import type { PoolConfig } from 'pg';
import { findUserByEmail } from '#features/accounts/users.store.ts';
import type { Context } from '#platform/context.ts';
import { deletePartner } from '#platform/database/delete-partner.ts';
import { publish } from '#platform/events/events.ts';
import { deleteStaged } from '#platform/storage/staged-objects.store.ts';
import { demoPartner } from './demo-people.ts';

/** What goes with the demo: its partner and all that the partner has. */
export interface DemoContents {
  readonly partnerId: string;
  readonly partner: string;
  readonly tenants: readonly { readonly id: string; readonly name: string }[];
}

/** The demo of a database, or undefined where there is none. */
export function findDemo(context: Context): Promise<DemoContents | undefined> {
  return context.db.withSystem(async (trx) => {
    const user = await findUserByEmail(trx, demoPartner.email);
    if (user === undefined || user.tenant_id !== null) return undefined;
    const { name } = await trx
      .selectFrom('partners')
      .select('name')
      .where('id', '=', user.partner_id)
      .executeTakeFirstOrThrow();
    const tenants = await trx
      .selectFrom('tenants')
      .select(['id', 'company_name as name'])
      .where('partner_id', '=', user.partner_id)
      .orderBy('number')
      .execute();
    return { partnerId: user.partner_id, partner: name, tenants };
  });
}

/**
 * Removes the demo altogether, what nobody can delete otherwise (ledger, invoices, audit) included: all rows of its partner in one
 * transaction of the database's owner, then its stored objects, which a sweep removes should this process end before.
 */
export async function removeDemo(context: Context, owner: PoolConfig, demo: DemoContents): Promise<void> {
  const folders = [`partners/${demo.partnerId}`, ...demo.tenants.map(({ id }) => `tenants/${id}`)];
  await deletePartner(owner, { partnerId: demo.partnerId, folders, at: context.clock.now() });
  await context.db.withSystem(async (trx) => {
    for (const { id } of demo.tenants) await publish(trx, { type: 'sessionsEnded', tenantId: id });
  });
  await deleteStaged(context, folders);
}
