import { recordAudit } from '#features/accounts/audit/audit.store.ts';
import { operator, verifyPassword } from '#features/accounts/passwords/passwords.ts';
import { consumePasswordResets } from '#features/accounts/passwords/password-resets.store.ts';
import { endSessions } from '#features/accounts/sessions/sessions.store.ts';
import { findUserByEmail, lockUser, setDisabled, type UserRow } from '#features/accounts/users.store.ts';
import type { Context } from '#platform/context.ts';
import { demoPartner, demoTenant, demoTenants } from './demo-people.ts';

/** Every account whose password is published. */
const published = [
  demoPartner,
  ...demoTenants.map(({ email }) => ({ email, password: demoTenant.password })),
] as const;

/**
 * Enables the demo accounts while the demo is on and disables them otherwise, because their passwords are published. Accounts whose user
 * has set a password, and accounts that the configuration names, are not changed. Disabled accounts are signed out.
 * @returns the addresses that were disabled or enabled
 */
export async function switchDemoAccounts(context: Context): Promise<string[]> {
  const { demo, bootstrapPartner } = context.config;
  const switched: string[] = [];
  for (const { email, password } of published) {
    const user = await context.db.withSystem((trx) => findUserByEmail(trx, email));
    if (user === undefined || (user.disabled_at === null) === demo) continue;
    if (bootstrapPartner?.email === email || !(await verifyPassword(password, user.password_hash, operator)))
      continue;
    if (await switchAccount(context, user)) switched.push(email);
  }
  return switched;
}

/** False if the password was changed in the meantime. */
function switchAccount(context: Context, seen: UserRow): Promise<boolean> {
  const { demo, appName } = context.config;
  return context.db.withSystem(async (trx) => {
    const at = context.clock.now();
    const user = await lockUser(trx, seen.id);
    if (user === undefined || user.password_hash !== seen.password_hash) return false;
    await setDisabled(trx, user.id, demo ? null : at);
    if (!demo) {
      await endSessions(trx, { userId: user.id }, at);
      await consumePasswordResets(trx, user.id, at);
    }
    await recordAudit(trx, {
      partnerId: user.partner_id,
      tenantId: user.tenant_id,
      at,
      userId: null,
      userName: appName,
      action: demo ? 'user.enable' : 'user.disable',
      target: user.email,
      details: {},
    });
    return true;
  });
}
