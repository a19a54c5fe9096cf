import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { hashPassword } from '#features/accounts/passwords/passwords.ts';
import { notifyUser } from '#features/accounts/sessions/notify-user.ts';
import { endSessions } from '#features/accounts/sessions/sessions.store.ts';
import { requestEmailChange } from '#features/accounts/sign-in-address/change-email.ts';
import { findPendingEmail } from '#features/accounts/sign-in-address/email-changes.store.ts';
import { listUsersOf, lockUser, setFirstPassword, type UserRow } from '#features/accounts/users.store.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import type { Api } from '#platform/http/route.ts';
import { makePassword } from './first-password.ts';
import { presentTenant } from './tenants.present.ts';
import { findTenant, type TenantRow } from './tenants.store.ts';

interface FoundTenant {
  readonly tenant: TenantRow;
  /** Who signs in with the tenant's address. */
  readonly user: UserRow;
}

/** How a tenant signs in, as its partner arranges it: another address, a new first password. */
export function registerTenantSignIn(api: Api, context: Context): void {
  const mailer = createMailer(context.config, context);
  const find = ({ caller, params }: { caller: PartnerCaller; params: { id: string } }) =>
    findWithUser(context, caller, params.id);
  api.on('getTenant', { find, handle: ({ found }) => present(context, found) });
  api.on('changeTenantEmail', {
    find,
    handle: async ({ caller, found: { tenant, user }, body: { email } }) => {
      await requestEmailChange(context, mailer, {
        userId: user.id,
        email,
        by: {
          ...auditedBy(caller),
          tenantId: tenant.id,
          at: context.clock.now(),
          action: 'tenant.change_email',
          target: tenant.number,
        },
      });
      return present(context, { tenant, user });
    },
  });
  api.on('issueCredentials', {
    find,
    handle: ({ caller, found }) => issueCredentials(context, caller, found),
  });
}

async function findWithUser(context: Context, caller: PartnerCaller, tenantId: string): Promise<FoundTenant> {
  const scope = { tenantId, partnerId: caller.partnerId };
  return context.db.withPartner(caller, async (trx) => {
    const tenant = await findTenant(trx, scope);
    const users = tenant === undefined ? [] : await listUsersOf(trx, scope);
    const user = users.find(({ email }) => email.toLowerCase() === tenant?.email.toLowerCase()) ?? users[0];
    if (tenant === undefined || user === undefined) throw notFound();
    return { tenant, user };
  });
}

async function present({ db, clock }: Context, { tenant, user }: FoundTenant) {
  const pendingEmail = await db.withSystem((trx) => findPendingEmail(trx, user.id, clock.now()));
  return { ...presentTenant(tenant), pendingEmail };
}

/** Gives the tenant's user a new first password, which the answer alone carries: sessions end, and the user gets a notice by mail. */
async function issueCredentials(
  context: Context,
  caller: PartnerCaller,
  { tenant, user: { id } }: FoundTenant,
): Promise<{ email: string; password: string }> {
  const password = makePassword();
  const passwordHash = await hashPassword(password, { user: caller.userId });
  return context.db.withSystem(async (trx) => {
    const at = context.clock.now();
    const user = await lockUser(trx, id);
    if (user === undefined) throw notFound();
    await setFirstPassword(trx, id, { passwordHash, at });
    await endSessions(trx, { userId: id }, at);
    await recordAudit(trx, {
      ...auditedBy(caller),
      tenantId: tenant.id,
      at,
      action: 'tenant.issue_credentials',
      target: tenant.number,
      details: {},
    });
    await notifyUser(context, trx, user, { notice: 'credentialsIssued', at });
    return { email: user.email, password };
  });
}
