import { DEFAULT_VALUES } from '@ocr/billing';
import { createPartner, type NewPartner } from '#features/accounts/create-partner.ts';
import { hashPassword, operator, verifyPassword } from '#features/accounts/passwords/passwords.ts';
import { findUserByEmail } from '#features/accounts/users.store.ts';
import { hasPartner } from '#features/accounts/partners.store.ts';
import { setUpBilling } from '#features/billing/settings/set-up-billing.store.ts';
import { switchDemoAccounts } from '#features/demo/demo-accounts.ts';
import { demoPartner, demoTenant, makeDemo } from '#features/demo/make-demo.ts';
import { installStandardTemplates } from '#features/templates/standard-templates.ts';
import type { Context } from '#platform/context.ts';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import type { SystemState } from '#platform/http/system.routes.ts';

// Any fixed number of its own.
const bootstrapLock = 7_214_902_612;

/** A partner with everything that it begins with: first user, billing values, ready-made templates. @throws AppError `EMAIL_EXISTED` */
export async function addPartner(
  context: Context,
  { password, ...values }: Omit<NewPartner, 'passwordHash'> & { readonly password: string },
): Promise<{ partnerId: string; userId: string }> {
  const partner = { ...values, passwordHash: await hashPassword(password, operator) };
  return createPartner(context, partner, async (trx, partnerId, at) => {
    await setUpBilling(trx, { partnerId, timeZone: DEFAULT_VALUES.timeZone, at });
    await installStandardTemplates(trx, { partnerId, at });
  });
}

/**
 * Creates the first partner, or the demo, in an empty database, and enables the demo accounts only while the demo is on. If several
 * processes start at once, one of them does it.
 */
export async function bootstrap(context: Context): Promise<void> {
  const { bootstrapPartner, demo } = context.config;
  await withAdvisoryLock(context.db.pool, bootstrapLock, async () => {
    if (await context.db.withSystem(hasPartner)) return switchDemo(context);
    if (bootstrapPartner === undefined && !demo) {
      context.log.warn(
        'Nobody can sign in yet: add a partner with "npm run admin -- partner add", or set DEMO=1 for the demo',
      );
      return;
    }
    if (bootstrapPartner === undefined)
      await makeDemo(context, (partner, at) => addPartner({ ...context, clock: at }, partner));
    else {
      const name = bootstrapPartner.email.replace(/^.*@/, '');
      await addPartner(context, {
        ...bootstrapPartner,
        name,
        fullName: bootstrapPartner.email,
        language: 'en',
      });
    }
  });
}

async function switchDemo(context: Context): Promise<void> {
  const accounts = await switchDemoAccounts(context);
  if (accounts.length === 0) return;
  if (context.config.demo) context.log.warn({ accounts }, 'The demo is on: its accounts open again');
  else
    context.log.warn(
      { accounts },
      'The demo is off: its accounts are disabled and signed out. "npm run admin -- demo remove" removes the demo altogether',
    );
}

/** The demo's sign-ins as long as they work: shown on the sign-in page and at start. */
export async function demoSignIns(context: Context): Promise<SystemState['demo']> {
  if (!context.config.demo) return null;
  const works = async ({ email, password }: { email: string; password: string }) => {
    const user = await context.db.withSystem((trx) => findUserByEmail(trx, email));
    return user !== undefined && (await verifyPassword(password, user.password_hash, operator));
  };
  const [partner, tenant] = await Promise.all([works(demoPartner), works(demoTenant)]);
  return partner && tenant ? { partner: demoPartner, tenant: demoTenant } : null;
}
