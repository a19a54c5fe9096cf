import { parseArgs } from 'node:util';
import type { PoolConfig } from 'pg';
import { limits } from '@ocr/contract/limits';
import { z } from 'zod';
import { recordAudit } from '#features/accounts/audit/audit.store.ts';
import { givePassword } from '#features/accounts/passwords/give-password.ts';
import { hashPassword, operator } from '#features/accounts/passwords/passwords.ts';
import { createUser, findUserByEmail, lockUser } from '#features/accounts/users.store.ts';
import { reconcile } from '#features/billing/reconciliation/reconcile.ts';
import { selectClosingPartners } from '#features/billing/invoices/closing.store.ts';
import { makePassword } from '#features/tenants/first-password.ts';
import type { Services } from '../services.ts';
import { describeStuck } from './describe-stuck.ts';
import { findStuck, requeueStuck } from './stuck.ts';

const defaultMinutes = 10;

/** `npm run admin -- stuck [--minutes <n>]`; the status is 2 where something is. */
export async function stuckCommand({ context }: Services, args: string[], owner: PoolConfig): Promise<void> {
  const { minutes } = parseArgs({ args, options: { minutes: { type: 'string' } } }).values;
  const stuck = await findStuck(context, owner, toMinutes(minutes));
  const lines = describeStuck(stuck, context.clock.now());
  console.log(lines.length === 0 ? 'Nothing is stuck.' : lines.join('\n'));
  if (lines.length > 0) process.exitCode = 2;
}

function toMinutes(text: string | undefined): number {
  if (text === undefined) return defaultMinutes;
  if (!/^\d{1,6}$/.test(text)) throw new Error('--minutes must be a whole number');
  return Number(text);
}

/** `npm run admin -- requeue [--mails]` */
export async function requeueCommand(
  { context }: Services,
  args: string[],
  owner: PoolConfig,
): Promise<void> {
  const { mails = false } = parseArgs({ args, options: { mails: { type: 'boolean' } } }).values;
  const { files, invoiceMails, retries, failed } = await requeueStuck(context, owner, { mails });
  console.log(
    `Files given a job: ${files}. Emails of invoices given a job: ${invoiceMails}. Waiting jobs due now: ${retries}. Failed jobs tried again: ${failed}.`,
  );
}

/** `npm run admin -- reconcile`: the nightly check, now; the status is 2 where books differ. */
export async function reconcileCommand({ context }: Services): Promise<void> {
  const partners = await context.db.withSystem(selectClosingPartners);
  let total = 0;
  for (const partner of partners) {
    const differences = await reconcile(context, partner);
    total += differences.length;
    for (const { kind, month, tenantId, expected, found } of differences)
      console.log(
        `partner ${partner.partnerId}, ${tenantId === null ? 'all tenants' : `tenant ${tenantId}`}, ${month ?? 'no month'}: ${kind} is ${found}, not ${expected}`,
      );
  }
  console.log(`Partners checked: ${partners.length}. Differences: ${total}.`);
  if (total > 0) process.exitCode = 2;
}

/** `npm run admin -- password reset --email <address>` */
export async function resetPasswordCommand({ context }: Services, args: string[]): Promise<void> {
  const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values;
  if (email === undefined) throw new Error('password reset needs --email');
  const password = makePassword();
  const passwordHash = await hashPassword(password, operator);
  const user = await context.db.withSystem(async (trx) => {
    const found = await findUserByEmail(trx, email);
    const locked = found && (await lockUser(trx, found.id));
    if (locked === undefined) throw new Error(`No user has the address ${email}.`);
    const by = { userId: null, userName: context.config.appName };
    await givePassword(context, trx, { user: locked, passwordHash, by, at: context.clock.now() });
    return locked;
  });
  context.log.warn({ user: user.id }, 'The operator gave a user another password');
  console.log(`${user.email}\n  password  ${password}`);
  console.log('It is to be changed at the next sign-in. Reset links are spent, and all sessions have ended.');
}

/** `npm run admin -- user add --beside <address> --email <address> --name <full name>` */
export async function addUserCommand({ context }: Services, args: string[]): Promise<void> {
  const options = {
    beside: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
  } as const;
  const { beside, email, name } = parseArgs({ args, options }).values;
  if (beside === undefined || email === undefined || name === undefined)
    throw new Error('user add needs --beside, --email and --name');
  const password = makePassword();
  const user = {
    email: z.email().max(limits.email).parse(email),
    fullName: z.string().trim().min(1).max(limits.personName).parse(name),
    passwordHash: await hashPassword(password, operator),
    mustChangePassword: true,
    at: context.clock.now(),
  };
  await context.db.withSystem(async (trx) => {
    const colleague = await findUserByEmail(trx, beside);
    if (colleague === undefined) throw new Error(`No user has the address ${beside}.`);
    const { partner_id: partnerId, tenant_id: tenantId, language } = colleague;
    const { id } = await createUser(trx, { ...user, partnerId, tenantId, language });
    await recordAudit(trx, {
      userId: null,
      userName: context.config.appName,
      partnerId,
      tenantId,
      at: user.at,
      action: 'user.add',
      target: user.email,
      details: {},
    });
    context.log.warn({ user: id }, 'The operator added a user');
  });
  console.log(`${user.email}\n  password  ${password}\nIt is to be changed at the first sign-in.`);
}
