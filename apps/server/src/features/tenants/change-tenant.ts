import { keysOf } from '@ocr/contract/objects';
import type { ContactChange, TenantChange } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { endSessions } from '#features/accounts/sessions/sessions.store.ts';
import { notifyUser } from '#features/accounts/sessions/notify-user.ts';
import { deleteUsersOf, listUsersOf } from '#features/accounts/users.store.ts';
import type { Context } from '#platform/context.ts';
import { actAsPartner, actAsTenant, type TenantScope, type Trx } from '#platform/database/database.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller, PartnerCaller, TenantCaller } from '#platform/access/caller.ts';
import {
  lockTenant,
  toChangedColumns,
  updateTenant,
  type TenantColumns,
  type TenantRow,
} from './tenants.store.ts';

/** What later features do about a tenant that is deleted, in the same transaction, acting as that tenant. */
export type OnTenantDelete = (trx: Trx, scope: TenantScope, at: Date) => Promise<void>;

/** The partner changes a tenant's company, limit and dates. The sign-in address stays. @throws AppError `COMPANY_NAME_EXISTED` */
export function changeTenant(
  context: Context,
  caller: PartnerCaller,
  { tenantId, change }: { tenantId: string; change: TenantChange },
): Promise<TenantRow> {
  return context.db.withPartner(caller, (trx) => applyChange(context, trx, { caller, tenantId, change }));
}

/** The tenant changes its own contact. */
export function changeContact(
  context: Context,
  caller: TenantCaller,
  change: ContactChange,
): Promise<TenantRow> {
  return context.db.withTenant(caller, (trx) =>
    applyChange(context, trx, { caller, tenantId: caller.tenantId, change }),
  );
}

async function applyChange(
  context: Context,
  trx: Trx,
  { caller, tenantId, change }: { caller: Caller; tenantId: string; change: TenantChange },
): Promise<TenantRow> {
  const scope = { tenantId, partnerId: caller.partnerId };
  const before = await lockTenant(trx, scope);
  if (before === undefined) throw notFound();
  const columns = toChangedColumns(change);
  const details = describeChange(before, columns);
  if (Object.keys(details).length === 0) return before;
  const at = context.clock.now();
  const after = await updateTenant(trx, scope, columns, at);
  await recordAudit(trx, {
    ...auditedBy(caller),
    tenantId,
    at,
    action: 'tenant.update',
    target: before.number,
    details,
  });
  if (before.contact_email !== after.contact_email) {
    for (const user of await listUsersOf(trx, scope))
      await notifyUser(context, trx, user, { notice: 'contactEmailChanged', at });
  }
  return after;
}

/** From and to of each changed property. */
function describeChange(before: TenantRow, columns: Partial<TenantColumns>): Record<string, unknown> {
  const changed = keysOf(columns).filter((name) => before[name] !== columns[name]);
  return Object.fromEntries(
    changed.map((name) => [
      name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      { from: before[name], to: columns[name] },
    ]),
  );
}

/** Activates or deactivates a tenant. Deactivated, it is signed out everywhere at once; its running requests finish. */
export function changeStatus(
  context: Context,
  caller: PartnerCaller,
  { tenantId, status }: { tenantId: string; status: 'active' | 'deactivated' },
): Promise<TenantRow> {
  const scope = { tenantId, partnerId: caller.partnerId };
  return context.db.withPartner(caller, async (trx) => {
    const before = await lockTenant(trx, scope);
    if (before === undefined) throw notFound();
    if (before.status === status) return before;
    const at = context.clock.now();
    const after = await updateTenant(trx, scope, { status }, at);
    if (status === 'deactivated') await endSessions(trx, { tenantId }, at);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId,
      at,
      action: status === 'active' ? 'tenant.activate' : 'tenant.deactivate',
      target: before.number,
      details: {},
    });
    return after;
  });
}

/** What a deleted tenant's row keeps in addition to its number: the company name, which invoices and the ledger show. */
const nothingLeft = {
  email: '',
  description: '',
  contact_name: '',
  contact_email: '',
  phone_number: '',
  address: '',
} satisfies Omit<TenantColumns, 'company_name' | 'block_limit' | 'expiry_date'> & { email: string };

/**
 * Deletes a tenant: its sessions end, its address and name are free again, unread pages are released, and its documents are purged by the
 * queue. Its invoices, its ledger and the audit log stay.
 */
export function deleteTenant(
  context: Context,
  caller: PartnerCaller,
  { tenantId, onDelete }: { tenantId: string; onDelete: OnTenantDelete },
): Promise<void> {
  const scope = { tenantId, partnerId: caller.partnerId };
  return context.db.withPartner(caller, async (trx) => {
    const before = await lockTenant(trx, scope);
    if (before === undefined) throw notFound();
    const at = context.clock.now();
    await updateTenant(trx, scope, { ...nothingLeft, status: 'deactivated', deleted_at: at }, at);
    await deleteUsersOf(trx, scope, at);
    await endSessions(trx, { tenantId }, at);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId,
      at,
      action: 'tenant.delete',
      target: before.number,
      details: { companyName: before.company_name },
    });
    await context.jobs.send(trx, 'purge-tenant', scope);
    await actAsTenant(trx, scope);
    await onDelete(trx, scope, at);
    await actAsPartner(trx, scope);
  });
}
