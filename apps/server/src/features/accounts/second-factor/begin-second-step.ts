import { randomBytes } from 'node:crypto';
import type { DataOf, SecondFactorMethod } from '@ocr/contract';
import type { Context } from '#platform/context.ts';
import type { Trx } from '#platform/database/database.ts';
import type { UserRow } from '../users.store.ts';
import { listPasskeys } from './passkeys.store.ts';
import { insertTicket } from './sign-in-tickets.store.ts';
import { makeAuthenticationOptions } from './web-authn.ts';

export type SecondFactorDue = Extract<DataOf<'login'>, { secondFactor: unknown }>;

/** What a right password answers where a second factor is due: a ticket for the second step, and no session. */
export async function beginSecondStep(
  context: Context,
  trx: Trx,
  {
    user,
    remember,
    methods,
    at,
  }: { user: UserRow; remember: boolean; methods: SecondFactorMethod[]; at: Date },
): Promise<SecondFactorDue> {
  const passkeys = await listPasskeys(trx, user.id);
  const options = passkeys.length > 0 ? await makeAuthenticationOptions(context.config, passkeys) : undefined;
  const challenge = options?.challenge ?? randomBytes(32).toString('base64url');
  const ticket = await insertTicket(trx, user, { remember, challenge, at });
  return { secondFactor: { ticket, methods, passkeyOptions: options === undefined ? null : { ...options } } };
}
