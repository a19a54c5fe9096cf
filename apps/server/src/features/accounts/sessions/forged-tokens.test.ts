import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type Party } from '../../../../test/parties.ts';
import { signingKeysOf } from './signing-keys.ts';

let app: TestApp;
let partner: Party;
beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const signWith = (hash: string, content: string, key: Uint8Array) =>
  `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
const me = (token: string) => app.call('GET', '/user/me', { token });

describe('a session', () => {
  test('is not made by forging: another key, no algorithm, changed claims, unknown session', async () => {
    const { token, userId } = await makeTenant(app, partner);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = decodeJwt(token);
    const header = decodeProtectedHeader(token) as { alg: string; kid: string };
    const sign = (key: Uint8Array) => new SignJWT(claims).setProtectedHeader(header).sign(key);
    const real = await signingKeysOf(app.context).getCurrent();
    const forged = {
      otherKey: await sign(Buffer.alloc(32, 7)),
      none: `${encode({ alg: 'none' })}.${body}.`,
      noneWithKid: `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
      hs512: signWith('sha512', `${encode({ ...header, alg: 'HS512' })}.${body}`, real.secret),
      otherKid: `${encode({ ...header, kid: 'x' })}.${body}.${signature}`,
      noKid: `${encode({ alg: 'HS256' })}.${body}.${signature}`,
      otherClaims: `${head}.${encode({ ...claims, roleId: 1, tenantId: null })}.${signature}`,
      noExpiry: await new SignJWT({ jti: claims.jti!, sub: userId })
        .setProtectedHeader(header)
        .sign(real.secret),
      unknownSession: await new SignJWT({ ...claims, jti: 'a'.repeat(43) })
        .setProtectedHeader(header)
        .sign(real.secret),
      noSignature: `${head}.${body}.`,
      garbage: 'x.y.z',
      word: 'token',
      huge: 'a'.repeat(8000),
    };
    for (const [name, value] of Object.entries(forged))
      expect({ name, ...(await me(value)) }).toMatchObject({ name, code: 401, message: 'TOKEN_INVALID' });
    expect(await me(token)).toMatchObject({ code: 200 });
  });

  test('role and tenant come from the session, not from claims signed with a known key', async () => {
    const tenant = await makeTenant(app, partner);
    const key = await signingKeysOf(app.context).getCurrent();
    const raised = await new SignJWT({ ...decodeJwt(tenant.token), roleId: 1, tenantId: null })
      .setProtectedHeader({ alg: 'HS256', kid: key.id })
      .sign(key.secret);
    expect(await me(raised)).toMatchObject({ data: { roleName: 'TENANT', tenantId: tenant.tenantId } });
    expect(await app.call('GET', '/tenant', { token: raised })).toMatchObject({
      code: 403,
      message: 'USER_NOT_PERMISSION',
    });
  });
});
