import { makeTokenId, signAccessToken } from '#features/accounts/sessions/access-token.ts';
import { createPartner } from '#features/accounts/create-partner.ts';
import { hashPassword, operator } from '#features/accounts/passwords/passwords.ts';
import { endOfSession } from '#features/accounts/sessions/session-length.ts';
import { insertSession } from '#features/accounts/sessions/sessions.store.ts';
import { signingKeysOf } from '#features/accounts/sessions/signing-keys.ts';
import { setUpBilling } from '#features/billing/settings/set-up-billing.store.ts';
import { createTenant } from '#features/tenants/create-tenant.ts';
import { createUser } from '#features/accounts/users.store.ts';
import type { TenantValues } from '#features/tenants/tenants.store.ts';
import type { TestApp } from './app.ts';

/** Fits the password rule; what a user of a test signs in with unless it says otherwise. */
export const goodPassword = 'Correct#Horse7';
let sharedHash: Promise<string> | undefined;
let counter = 0;

/** Of the good password: hashed once, however many users are made with it. */
const goodHash = () => (sharedHash ??= hashPassword(goodPassword, operator));

export interface Party {
  readonly partnerId: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** An active session's access token. */
  readonly token: string;
}
export interface TenantParty extends Party {
  readonly tenantId: string;
  readonly number: string;
}

/** A partner with one signed-in user. */
export async function makePartner(
  test: TestApp,
  values: { name?: string; timeZone?: string } = {},
): Promise<Party> {
  const email = uniqueEmail('partner');
  const { timeZone = 'Asia/Tokyo', name = 'Partner' } = values;
  const made = await createPartner(
    test.context,
    { name, email, passwordHash: await goodHash(), fullName: 'Pat Partner', language: 'en' },
    (trx, partnerId, at) => setUpBilling(trx, { partnerId, timeZone, at }),
  );
  const party = { ...made, email, password: goodPassword };
  return { ...party, token: await openSession(test, party) };
}

/** A tenant with one signed-in user who has nothing to change. */
export async function makeTenant(
  test: TestApp,
  partner: { readonly partnerId: string },
  values: Partial<TenantValues> & { mustChangePassword?: boolean; language?: 'en' | 'jp' } = {},
): Promise<TenantParty> {
  const { mustChangePassword = false, language = 'en', ...given } = values;
  const passwordHash = await goodHash();
  const all = { ...tenantValues(), ...given };
  const { tenant, userId } = await test.context.db.withPartner(partner, (trx) =>
    createTenant(trx, partner, {
      values: all,
      passwordHash,
      language,
      mustChangePassword,
      at: test.context.clock.now(),
    }),
  );
  const party = {
    partnerId: partner.partnerId,
    tenantId: tenant.id,
    number: tenant.number,
    userId,
    email: all.email,
    password: goodPassword,
  };
  return { ...party, token: await openSession(test, party) };
}

/** Another session of a user, without the slow sign-in. */
export async function openSession(
  test: TestApp,
  party: Omit<Party, 'token'> & { readonly tenantId?: string },
): Promise<string> {
  const { tokenId, tokenHash } = makeTokenId();
  const createdAt = test.context.clock.now();
  const expiresAt = endOfSession(createdAt, false);
  const { userId, partnerId, email, tenantId = null } = party;
  await test.context.db.withSystem((trx) =>
    insertSession(trx, {
      userId,
      partnerId,
      tenantId,
      tokenHash,
      createdAt,
      expiresAt,
      remembered: false,
      userAgent: '',
      address: '127.0.0.1',
    }),
  );
  const roleName = tenantId === null ? 'PARTNER' : 'TENANT';
  const subject = { userId, username: email, name: 'Test', roleName, tenantId } as const;
  return signAccessToken(signingKeysOf(test.context), { subject, tokenId, issuedAt: createdAt, expiresAt });
}

/** Everything that a tenant needs, under a name and an address of its own. */
/** The session of another user of a tenant. */
export async function joinTenant(
  app: TestApp,
  { partnerId, tenantId }: Pick<TenantParty, 'partnerId' | 'tenantId'>,
  fullName: string,
): Promise<string> {
  const email = uniqueEmail(fullName);
  const values = { partnerId, tenantId, email, fullName, language: 'en' as const, passwordHash: '' };
  const user = { ...values, mustChangePassword: false, at: app.clock.now() };
  const { id } = await app.context.db.withPartner({ partnerId }, (trx) => createUser(trx, user));
  return openSession(app, { partnerId, tenantId, userId: id, email, password: '' });
}

export function tenantValues(): TenantValues {
  counter += 1;
  return {
    companyName: `Company ${counter} ${uniqueEnd()}`,
    email: uniqueEmail('tenant'),
    description: '',
    contactName: 'Tea Tenant',
    contactEmail: 'contact@example.com',
    phoneNumber: '03-1234-5678',
    address: '',
    blockLimit: 10,
    expiryDate: '2030-12-31',
  };
}

/** Signs in over HTTP, each time from another address, so that no test meets another's rate limit. */
export async function signIn(test: TestApp, email: string, password: string = goodPassword): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: uniqueAddress(),
    payload: { email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`Sign-in answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ data: { accessToken: string } }>().data.accessToken;
}

export function uniqueEmail(name: string): string {
  return `${name}-${uniqueEnd()}@example.com`;
}

function uniqueEnd(): string {
  counter += 1;
  return `${process.pid.toString(36)}-${counter}`;
}

function uniqueAddress(): string {
  counter += 1;
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
}
