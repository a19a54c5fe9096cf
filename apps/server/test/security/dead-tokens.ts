import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type { TestApp } from '../app.ts';
import { makeTenant, openSession, type Party, type TenantParty } from '../parties.ts';

interface Parties {
  readonly partner: Party;
  readonly tenant: TenantParty;
}
type MakeToken = (app: TestApp, parties: Parties) => Promise<string>;

/** Well-formed tokens that are not valid: what is wrong with each, how it is refused, and how to get one. */
export const deadTokens: readonly [
  what: string,
  message: 'TOKEN_INVALID' | 'TOKEN_EXPIRED',
  make: MakeToken,
][] = [
  [
    'forged with another key',
    'TOKEN_INVALID',
    (_app, { tenant }) =>
      new SignJWT(decodeJwt(tenant.token))
        .setProtectedHeader(decodeProtectedHeader(tenant.token) as { alg: string })
        .sign(Buffer.alloc(32, 1)),
  ],
  [
    'alg none',
    'TOKEN_INVALID',
    async (_app, { tenant }) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${tenant.token.split('.')[1]}.`,
  ],
  [
    'revoked',
    'TOKEN_INVALID',
    async (app, { tenant }) => {
      const token = await openSession(app, tenant);
      await app.call('POST', '/auth/logout', { token });
      return token;
    },
  ],
  [
    'of a deactivated tenant',
    'TOKEN_INVALID',
    async (app, parties) => (await deactivated(app, parties)).token,
  ],
  [
    'of a deactivated tenant, created during the deactivation',
    'TOKEN_INVALID',
    async (app, parties) => openSession(app, await deactivated(app, parties)),
  ],
  [
    'of a deleted tenant',
    'TOKEN_INVALID',
    async (app, { partner }) => {
      const gone = await makeTenant(app, partner);
      await app.call('DELETE', `/tenant/${gone.tenantId}`, { token: partner.token });
      return gone.token;
    },
  ],
  [
    'expired',
    'TOKEN_EXPIRED',
    async (app, { tenant }) => {
      const now = app.clock.now();
      app.clock.advance(-9 * 3_600_000);
      const token = await openSession(app, tenant);
      app.clock.set(now);
      return token;
    },
  ],
];

async function deactivated(app: TestApp, { partner }: Parties): Promise<TenantParty> {
  const gone = await makeTenant(app, partner);
  await app.call('PATCH', `/tenant/${gone.tenantId}`, {
    token: partner.token,
    body: { status: 'deactivated' },
  });
  return gone;
}
