import type { TenantSecondFactor } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { changeTenantPolicy, findTenantPolicy } from '#features/accounts/second-factor/policy.store.ts';
import { resetSecondFactor } from '#features/accounts/second-factor/reset-second-factor.ts';
import { findMethods } from '#features/accounts/second-factor/second-factor.store.ts';
import { listUsersOf, lockUser } from '#features/accounts/users.store.ts';
import type { Context } from '#platform/context.ts';
import type { TenantScope } from '#platform/database/database.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Api } from '#platform/http/route.ts';
import { findTenant, type TenantRow } from './tenants.store.ts';

/** What a partner asks of a tenant's users for signing in, and its help for those who lost their second factor. */
export function registerTenantSecondFactor(api: Api, context: Context): void {
  const find = async (call: { caller: PartnerCaller; params: { id: string } }) => {
    const scope = { tenantId: call.params.id, partnerId: call.caller.partnerId };
    const tenant = await context.db.withPartner(call.caller, (trx) => findTenant(trx, scope));
    if (tenant === undefined) throw notFound();
    return tenant;
  };
  const tenantScope = (caller: PartnerCaller, tenant: TenantRow): TenantScope => ({
    tenantId: tenant.id,
    partnerId: caller.partnerId,
  });
  api.on('getTenantSecondFactor', {
    find,
    handle: ({ caller, found }) => present(context, tenantScope(caller, found)),
  });
  api.on('changeTenantSecondFactor', {
    find,
    handle: async ({ caller, found, body: { required } }) => {
      const scope = tenantScope(caller, found);
      await context.db.withPartner(caller, async (trx) => {
        if (!(await changeTenantPolicy(trx, scope, required))) return;
        await recordAudit(trx, {
          ...auditedBy(caller),
          tenantId: found.id,
          at: context.clock.now(),
          action: 'second_factor.require',
          target: found.number,
          details: { required: required ? 'yes' : 'no' },
        });
      });
      return present(context, scope);
    },
  });
  api.on('resetTenantSecondFactor', {
    find,
    handle: async ({ caller, found, body: { userId } }) => {
      const scope = tenantScope(caller, found);
      await reset(context, caller, { scope, userId });
      return present(context, scope);
    },
  });
}

async function reset(
  context: Context,
  caller: PartnerCaller,
  { scope, userId }: { scope: TenantScope; userId: string },
): Promise<void> {
  const users = await context.db.withPartner(caller, (trx) => listUsersOf(trx, scope));
  if (!users.some(({ id }) => id === userId)) throw notFound();
  await context.db.withSystem(async (trx) => {
    const user = await lockUser(trx, userId);
    if (user === undefined) throw notFound();
    const by = { userId: caller.userId, userName: caller.name };
    await resetSecondFactor(context, trx, { user, by, at: context.clock.now() });
  });
}

function present({ db }: Context, scope: TenantScope): Promise<TenantSecondFactor> {
  return db.withSystem(async (trx) => {
    const policy = await findTenantPolicy(trx, scope.tenantId);
    const users: TenantSecondFactor['users'] = [];
    for (const { id, full_name: name, email } of await listUsersOf(trx, scope))
      users.push({ id, name, email, methods: await findMethods(trx, id) });
    return { required: policy?.second_factor_required ?? false, users };
  });
}
