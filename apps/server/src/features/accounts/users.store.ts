import { keysOf } from '@ocr/contract/objects';
import { sql } from 'kysely';
import type { Trx } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/errors.ts';
import { newId } from '#platform/database/ids.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PasswordOwner } from './passwords/guessable-passwords.ts';
import { consumePasswordResets } from './passwords/password-resets.store.ts';
import { unlock } from './sessions/lock-out.store.ts';

export interface NewUser {
  readonly partnerId: string;
  /** Null: a user of the partner itself. */
  readonly tenantId: string | null;
  readonly email: string;
  readonly fullName: string;
  readonly phoneNumber?: string | null;
  readonly language: 'en' | 'jp';
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly at: Date;
}

/** Adds a user; works as partner and as system. @throws AppError `EMAIL_EXISTED`: an address belongs to one active account */
export async function createUser(trx: Trx, user: NewUser): Promise<{ id: string }> {
  const id = newId();
  try {
    await trx
      .insertInto('users')
      .values({
        id,
        partner_id: user.partnerId,
        tenant_id: user.tenantId,
        role_id: user.tenantId === null ? 1 : 2,
        email: user.email,
        full_name: user.fullName,
        phone_number: user.phoneNumber ?? null,
        language: user.language,
        password_hash: user.passwordHash,
        must_change_password: user.mustChangePassword,
        locked_until: null,
        second_factor_locked_until: null,
        disabled_at: null,
        created_at: user.at,
        deleted_at: null,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new AppError('EMAIL_EXISTED');
    throw error;
  }
  return { id };
}

const columns = [
  'id',
  'partner_id',
  'tenant_id',
  'role_id',
  'email',
  'full_name',
  'phone_number',
  'language',
  'password_hash',
  'must_change_password',
  'locked_until',
  'second_factor_locked_until',
  'second_factor',
  'disabled_at',
] as const;
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The active account of an address, in any case. For the system only: addresses are looked up over all partners. */
export function findUserByEmail(trx: Trx, email: string) {
  return trx
    .selectFrom('users')
    .select(columns)
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A user by id; undefined if there is none. */
export function findUser(trx: Trx, id: string) {
  return trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The active users of a tenant. */
export function listUsersOf(trx: Trx, { tenantId, partnerId }: { tenantId: string; partnerId: string }) {
  return trx
    .selectFrom('users')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('partner_id', '=', partnerId)
    .where('deleted_at', 'is', null)
    .orderBy('email')
    .execute();
}

/** How many people of a tenant can sign in. */
export async function countUsersOf(trx: Trx, { tenantId }: { readonly tenantId: string }): Promise<number> {
  const { users } = await trx
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('users'))
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return users;
}

/** The names that a password of the user must not be made of. As the system only. */
export async function getPasswordOwner(trx: Trx, user: UserRow): Promise<PasswordOwner> {
  const company =
    user.tenant_id === null
      ? trx.selectFrom('partners').select('name').where('id', '=', user.partner_id)
      : trx.selectFrom('tenants').select('company_name as name').where('id', '=', user.tenant_id);
  const { name } = await company.executeTakeFirstOrThrow();
  return { companyName: name, userName: user.full_name, email: user.email };
}

/** A user's row, locked: decisions about its password and its lock-out come one after the other. */
export function lockUser(trx: Trx, id: string) {
  return trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores a password that the user chose. A forced change and a lock-out for wrong passwords end, an account that was disabled for its published password is
 * enabled, and all links that reset the password are spent. The caller locks the user's row. As the system only.
 */
export async function storePassword(
  trx: Trx,
  userId: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      must_change_password: false,
      disabled_at: null,
    })
    .where('id', '=', userId)
    .execute();
  await unlock(trx, userId, 'password');
  await consumePasswordResets(trx, userId, at);
}

/** Stores a password that a partner gave, to be changed at the first sign-in; a lock-out for wrong passwords is over, and all links that reset it are spent. As the system only. */
export async function setFirstPassword(
  trx: Trx,
  userId: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> {
  await storePassword(trx, userId, { passwordHash, at });
  await trx.updateTable('users').set({ must_change_password: true }).where('id', '=', userId).execute();
}

/** Another sign-in address, of the user and of the tenant that is known by it. As the system only; a taken address breaks `users_email`. */
export async function changeUserEmail(trx: Trx, user: UserRow, email: string): Promise<void> {
  await trx.updateTable('users').set({ email }).where('id', '=', user.id).execute();
  if (user.tenant_id === null) return;
  await trx
    .updateTable('tenants')
    .set({ email })
    .where('id', '=', user.tenant_id)
    .where(sql`lower(email)`, '=', user.email.toLowerCase())
    .execute();
}

/** Disables or enables an account. As the system only. */
export async function setDisabled(trx: Trx, userId: string, at: Date | null): Promise<void> {
  await trx.updateTable('users').set({ disabled_at: at }).where('id', '=', userId).execute();
}

/** Stores the same password with a new hash, unless it was changed in the meantime. */
export async function renewPasswordHash(trx: Trx, userId: string, from: string, to: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute();
}

/** Changes the given ones of a user's name, language and phone number. False if each is what it was. */
export async function updateProfile(
  trx: Trx,
  userId: string,
  change: {
    fullName?: string | undefined;
    language?: 'en' | 'jp' | undefined;
    phoneNumber?: string | null | undefined;
  },
): Promise<boolean> {
  const set = {
    ...(change.fullName !== undefined && { full_name: change.fullName }),
    ...(change.language !== undefined && { language: change.language }),
    ...(change.phoneNumber !== undefined && { phone_number: change.phoneNumber }),
  };
  const columns = keysOf(set);
  if (columns.length === 0) return false;
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set(set)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or(columns.map((column) => where(column, 'is distinct from', set[column] ?? null))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a tenant's users. Only the rows that older data refers to remain, and the addresses are free again. */
export async function deleteUsersOf(
  trx: Trx,
  scope: { tenantId: string; partnerId: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ deleted_at: at, email: '', full_name: '', phone_number: null, password_hash: '' })
    .where('tenant_id', '=', scope.tenantId)
    .where('partner_id', '=', scope.partnerId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Which of the addresses (in any case) belong to active accounts, in lower case. For the system only. */
export async function findTakenEmails(trx: Trx, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await trx
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('email'))
    .where(
      sql`lower(email)`,
      'in',
      emails.map((email) => sql`lower(${email})`),
    )
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.email));
}
