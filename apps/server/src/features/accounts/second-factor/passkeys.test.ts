import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Authenticator } from '../../../../test/authenticator.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { goodPassword, makePartner, makeTenant, openSession, type Party } from '../../../../test/parties.ts';

const start = '2026-11-20T03:00:00Z';
const minute = 60_000;
const origin = 'https://ocr.example.com';
let app: TestApp;
let partner: Party;

const warnings: string[] = [];
const noteWarning = (warning: Error): void => void warnings.push(warning.message);

beforeAll(async () => {
  process.on('warning', noteWarning);
  app = await startTestApp({ now: start, env: { RATE_SIGN_INS_PER_MINUTE: '1000000', PUBLIC_URL: origin } });
  partner = await makePartner(app);
});
afterAll(async () => {
  process.off('warning', noteWarning);
  await app.stop();
});
beforeEach(() => app.clock.set(start));

const path = '/user/second-factor/passkeys';
const begin = (token: string, body: object = {}) => app.call('POST', path, { token, body });
const confirm = (token: string, attestation: object, name = 'My laptop') =>
  app.call('POST', `${path}/confirm`, { token, body: { name, attestation } });
const login = async (email: string) => {
  const { data } = await app.call('POST', '/auth/login', { body: { email, password: goodPassword } });
  return data.secondFactor as {
    ticket: string;
    methods: string[];
    passkeyOptions: { challenge: string; rpId: string };
  };
};
const step = (ticket: string, assertion: object) =>
  app.call('POST', '/auth/second-factor', { body: { ticket, assertion } });
const status = async (token: string) => (await app.call('GET', '/user/second-factor', { token })).data;

async function makeGuarded() {
  const tenant = await makeTenant(app, partner);
  const authenticator = new Authenticator(origin);
  const { data } = await begin(tenant.token);
  const confirmed = await confirm(tenant.token, authenticator.attest(data.options));
  return { ...tenant, authenticator, recoveryCodes: confirmed.data.recoveryCodes as string[] };
}

test('a passkey is made for this site and this session, counts from then on, and comes with ten recovery codes', async () => {
  const { email, token, authenticator, recoveryCodes } = await makeGuarded();
  expect(recoveryCodes).toHaveLength(10);
  expect(await status(token)).toMatchObject({
    enabled: true,
    totp: null,
    passkeys: [{ name: 'My laptop', lastUsed: null }],
    recoveryCodesLeft: 10,
  });
  const due = await login(email);
  expect(due.methods).toEqual(['passkey', 'recovery']);
  expect(due.passkeyOptions).toMatchObject({
    rpId: 'ocr.example.com',
    allowCredentials: [{ id: authenticator.id.toString('base64url') }],
  });
  expect(await step(due.ticket, authenticator.assert(due.passkeyOptions))).toMatchObject({
    code: 200,
    data: { username: email },
  });
  expect(await status(token)).toMatchObject({ passkeys: [{ lastUsed: new Date(start).toISOString() }] });
});

test('an answer is refused for another challenge, another site, another user, or with a counter seen before', async () => {
  const { email, authenticator } = await makeGuarded();
  const other = await makeGuarded();
  const due = await login(email);
  const old = authenticator.assert(due.passkeyOptions);
  const wrong: Record<string, object> = {
    challenge: authenticator.assert({ ...due.passkeyOptions, challenge: 'x'.repeat(43) }),
    site: authenticator.assert({ ...due.passkeyOptions, rpId: 'evil.example.com' }),
    user: other.authenticator.assert(due.passkeyOptions),
    signature: { ...old, response: { ...old.response, signature: 'AAAA' } },
  };
  for (const [name, assertion] of Object.entries(wrong))
    expect({ name, ...(await step(due.ticket, assertion)) }).toMatchObject({
      name,
      message: 'SECOND_FACTOR_NOT_MATCH',
    });
  expect(await step(due.ticket, authenticator.assert(due.passkeyOptions))).toMatchObject({ code: 200 });
  const next = await login(email);
  expect(await step(next.ticket, old)).toMatchObject({ message: 'SECOND_FACTOR_NOT_MATCH' });
});

test('a passkey made elsewhere, late, twice, or for another session is refused', async () => {
  const tenant = await makeTenant(app, partner);
  const { token } = tenant;
  const { data } = await begin(token);
  expect(
    await confirm(token, new Authenticator('https://evil.example.com').attest(data.options)),
  ).toMatchObject({
    code: 400,
    message: 'SECOND_FACTOR_NOT_MATCH',
  });
  const authenticator = new Authenticator(origin);
  // The challenge went with the first answer.
  expect(await confirm(token, authenticator.attest(data.options))).toMatchObject({ code: 400 });
  const { data: again } = await begin(token);
  expect(await confirm(await openSession(app, tenant), authenticator.attest(again.options))).toMatchObject({
    code: 400,
  });
  app.clock.advance(5 * minute);
  expect(await confirm(token, authenticator.attest(again.options))).toMatchObject({ code: 400 });
  const { data: fresh } = await begin(token);
  expect(await confirm(token, authenticator.attest(fresh.options))).toMatchObject({ code: 200 });
  const { data: twice } = await begin(token);
  expect(await confirm(token, authenticator.attest(twice.options))).toMatchObject({
    code: 409,
    message: 'SECOND_FACTOR_EXISTED',
  });
  expect(await status(token)).toMatchObject({ passkeys: [{ name: 'My laptop' }] });
});

test('it is removed with the password, by its own user only; the last one takes the recovery codes along', async () => {
  const { email, token } = await makeGuarded();
  const other = await makeTenant(app, partner);
  const { passkeys } = await status(token);
  const remove = (by: string, password: string) =>
    app.call('DELETE', `${path}/${passkeys[0].id}`, { token: by, body: { password } });
  expect(await remove(other.token, goodPassword)).toMatchObject({ code: 404 });
  expect(await remove(token, 'Wrong#Pass1')).toMatchObject({ code: 400, message: 'OLD_PASSWORD_NOT_MATCH' });
  expect(await remove(token, goodPassword)).toMatchObject({ code: 200 });
  expect(await status(token)).toMatchObject({ enabled: false, passkeys: [], recoveryCodesLeft: 0 });
  expect(await login(email)).toBeUndefined();
});

test('garbage in the place of an answer of the browser is refused, and nothing else happens', async () => {
  const { email, token } = await makeGuarded();
  const { ticket } = await login(email);
  const response = { clientDataJSON: 'x', authenticatorData: '', signature: '%%', attestationObject: 'x' };
  const garbage = { id: 'x', rawId: 'x', type: 'public-key', response };
  expect(await step(ticket, garbage)).toMatchObject({ code: 400 });
  expect(await step(ticket, { id: 1 })).toMatchObject({ code: 422 });
  await begin(token);
  expect(await confirm(token, garbage)).toMatchObject({ code: 400 });
});

test('none of it makes the runtime print a warning', () => {
  expect(warnings).toEqual([]);
});
