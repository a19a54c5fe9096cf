import type { NewTenant } from '@ocr/contract';
import { auditedBy, recordAudit } from '#features/accounts/audit/audit.store.ts';
import { hashPassword, problemOfPassword } from '#features/accounts/passwords/passwords.ts';
import { createUser, findTakenEmails } from '#features/accounts/users.store.ts';
import { queueWelcomeMail } from '#features/mail/mail.jobs.ts';
import type { Context } from '#platform/context.ts';
import type { PartnerScope, Trx } from '#platform/database/database.ts';
import { AppError, invalidField } from '#platform/errors/app-error.ts';
import type { PartnerCaller } from '#platform/access/caller.ts';
import { findTakenNames, insertTenant, type TenantRow, type TenantValues } from './tenants.store.ts';

export interface TenantWithUser {
  readonly values: TenantValues;
  readonly passwordHash: string;
  readonly language: 'en' | 'jp';
  readonly mustChangePassword: boolean;
  readonly at: Date;
}

/**
 * Adds a tenant and its first user, as the partner or as the system.
 * @throws AppError `COMPANY_NAME_EXISTED`, `EMAIL_EXISTED`
 */
export async function createTenant(
  trx: Trx,
  scope: PartnerScope,
  { values, passwordHash, language, mustChangePassword, at }: TenantWithUser,
): Promise<{ tenant: TenantRow; userId: string }> {
  const tenant = await insertTenant(trx, scope, values, at);
  const { id: userId } = await createUser(trx, {
    partnerId: scope.partnerId,
    tenantId: tenant.id,
    email: values.email,
    fullName: values.contactName,
    phoneNumber: values.phoneNumber,
    language,
    passwordHash,
    mustChangePassword,
    at,
  });
  return { tenant, userId };
}

/**
 * A partner adds a tenant: its user must change the given password at the first sign-in, and is welcomed by mail (which does not carry it).
 * @throws AppError `EMAIL_EXISTED`, `COMPANY_NAME_EXISTED`, or `FAILED` for a password that is easily guessed
 */
export async function addTenant(
  context: Context,
  caller: PartnerCaller,
  { input, language }: { input: NewTenant; language: 'en' | 'jp' },
): Promise<TenantRow> {
  const { password, ...values } = input;
  const problem = problemOfFirstPassword(input);
  if (problem !== undefined) throw invalidField('password', problem);
  await refuseTaken(context, caller, values);
  const passwordHash = await hashPassword(password, { user: caller.userId });
  return context.db.withPartner(caller, (trx) =>
    storeTenant(context, trx, { caller, values, passwordHash, language }),
  );
}

/** Why the password that a partner sets for a tenant's user is refused. */
export function problemOfFirstPassword({ companyName, contactName, email, password }: NewTenant) {
  return problemOfPassword(password, { companyName, userName: contactName, email });
}

/** An early check before the slow part; the unique indexes decide in the end. */
async function refuseTaken(context: Context, scope: PartnerScope, values: TenantValues): Promise<void> {
  const emails = await context.db.withSystem((trx) => findTakenEmails(trx, [values.email]));
  if (emails.size > 0) throw new AppError('EMAIL_EXISTED');
  const names = await context.db.withPartner(scope, (trx) =>
    findTakenNames(trx, scope, [values.companyName]),
  );
  if (names.size > 0) throw new AppError('COMPANY_NAME_EXISTED');
}

/** Creates tenant, user, audit entry and welcome mail within the partner's transaction, or none of them. */
export async function storeTenant(
  context: Context,
  trx: Trx,
  tenant: {
    readonly caller: PartnerCaller;
    readonly values: TenantValues;
    readonly passwordHash: string;
    readonly language: 'en' | 'jp';
  },
): Promise<TenantRow> {
  const { caller, values, passwordHash, language } = tenant;
  const at = context.clock.now();
  const created = await createTenant(
    trx,
    { partnerId: caller.partnerId },
    { values, passwordHash, language, mustChangePassword: true, at },
  );
  await recordAudit(trx, {
    ...auditedBy(caller),
    tenantId: created.tenant.id,
    at,
    action: 'tenant.create',
    target: created.tenant.number,
    details: {
      companyName: values.companyName,
      blockLimit: values.blockLimit,
      expiryDate: values.expiryDate,
    },
  });
  await queueWelcomeMail(context, trx, {
    to: values.email,
    name: values.contactName,
    language,
    partnerId: caller.partnerId,
    tenantId: created.tenant.id,
  });
  return created.tenant;
}
