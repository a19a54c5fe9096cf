import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUsersOf } from '#features/accounts/users.store.ts';
import { startTestApp, type Answer, type TestApp } from './app.ts';
import {
  goodPassword,
  makePartner,
  makeTenant,
  tenantValues,
  type Party,
  type TenantParty,
} from './parties.ts';

/** Every result code of the specification, produced over HTTP in the way that docs/messages.md says, with the status that it says. */
let app: TestApp;
let partner: Party;
let tenant: TenantParty;
const produced = new Map<string, Set<number>>();

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_SIGN_INS_PER_MINUTE: '1000', RATE_RESETS_PER_HOUR: '1000' } });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const newPassword = 'Another#Horse8';
const signIn = (email: string, password = goodPassword) =>
  app.call('POST', '/auth/login', { body: { email, password } });
const change = (body: object, token = tenant.token) =>
  app.call('POST', '/auth/change_password', {
    token,
    body: { oldPassword: goodPassword, newPassword, confirmPassword: newPassword, ...body },
  });
const reset = (token: string | undefined, body: object = {}) =>
  app.call('POST', '/forgot-password/reset', {
    body: { token, password: newPassword, confirmPassword: newPassword, ...body },
  });
const me = (token?: string) => app.call('GET', '/user/me', { token });

/** The link's token, as the mail in the data folder carries it. */
async function mailedToken(email: string): Promise<string> {
  expect(await app.call('POST', '/forgot-password', { body: { email } })).toMatchObject({ code: 200 });
  const folder = `${app.context.config.dataDir}/mail`;
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  const raw = mails.find((mail) => mail.includes(`To: ${email}`))!;
  return /reset-password\?token=(?:3D)?([\w-]{43})/.exec(raw.replace(/=\r?\n/g, ''))![1]!;
}

/** Status and code of an answer, noted as produced. */
async function produce(answers: Promise<Answer> | Answer): Promise<string> {
  const { message, code } = await answers;
  produced.set(message, (produced.get(message) ?? new Set()).add(code));
  return `${code} ${message}`;
}

test('signing in', async () => {
  expect(await produce(signIn(tenant.email))).toBe('200 SUCCESS');
  expect(await produce(signIn('nobody@example.com'))).toBe('400 USERNAME_PASSWORD_NOT_MATCH');
  expect(await produce(app.call('POST', '/auth/login', { body: { email: 1 } }))).toBe('422 FAILED');
  const locked = await makeTenant(app, partner);
  for (let i = 0; i < 5; i += 1)
    expect(await produce(signIn(locked.email, 'Wrong#Pass1'))).toBe('400 USERNAME_PASSWORD_NOT_MATCH');
  expect(await produce(signIn(locked.email))).toBe('403 BLOCK_ACCOUNT');
  const off = await makeTenant(app, partner);
  const body = { status: 'deactivated' };
  await app.call('PATCH', `/tenant/${off.tenantId}`, { token: partner.token, body });
  expect(await produce(signIn(off.email))).toBe('403 ACCOUNT_NOT_ACTIVATED');
});

test('access tokens and rights', async () => {
  expect(await produce(me())).toBe('401 UNAUTHORIZED');
  expect(await produce(me('x.y.z'))).toBe('401 TOKEN_INVALID');
  expect(await produce(app.call('GET', '/tenant', { token: tenant.token }))).toBe('403 USER_NOT_PERMISSION');
  const nothing = '/tenant/00000000-0000-7000-8000-000000000000';
  expect(await produce(app.call('GET', nothing, { token: partner.token }))).toBe('404 NOT_FOUND');
  const forced = await makeTenant(app, partner, { mustChangePassword: true });
  expect(await produce(app.call('GET', '/request', { token: forced.token }))).toBe(
    '403 REQUEST_CHANGE_PASSWORD',
  );
  const { token } = await makeTenant(app, partner);
  app.clock.advance(8 * 3_600_000);
  expect(await produce(me(token))).toBe('401 TOKEN_EXPIRED');
  app.clock.advance(-8 * 3_600_000);
});

test('changing a password', async () => {
  expect(await produce(change({ oldPassword: 'Wrong#Pass1' }))).toBe('400 OLD_PASSWORD_NOT_MATCH');
  const same = { newPassword: goodPassword, confirmPassword: goodPassword };
  expect(await produce(change(same))).toBe('400 PASSWORD_VS_CURRENT_PASSWORD');
  expect(await produce(change({ confirmPassword: 'x' }))).toBe('400 PASSWORD_NOT_MATCH');
  const weak = { newPassword: 'weak', confirmPassword: 'weak' };
  expect(await produce(change(weak))).toBe('400 VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD');
});

test('resetting one', async () => {
  const forgot = (email: string) => app.call('POST', '/forgot-password', { body: { email } });
  expect(await produce(forgot('nobody@example.com'))).toBe('404 EMAIL_DOES_NOT_EXISTED');
  const token = await mailedToken(tenant.email);
  expect(await produce(reset(undefined))).toBe('400 TOKEN_NOT_FOUND');
  app.clock.advance(3_600_000);
  expect(await produce(reset(token))).toBe('400 TOKEN_EXPIRED');
  app.clock.advance(-1);
  expect(await produce(reset(token))).toBe('200 SUCCESS');
  expect(await produce(reset(token))).toBe('400 TOKEN_INVALID');
  app.clock.advance(1 - 3_600_000);
});

test('a mail server that does not answer', async () => {
  const mute = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { email } = await makePartner(mute);
  const answer = mute.call('POST', '/forgot-password', { body: { email } });
  expect(await produce(answer)).toBe('502 EMAIL_DOES_NOT_WORK');
  await mute.stop();
});

test('adding tenants', async () => {
  const body = { ...tenantValues(), email: tenant.email.toUpperCase(), password: newPassword };
  expect(await produce(app.call('POST', '/tenant/with-user', { token: partner.token, body }))).toBe(
    '409 EMAIL_EXISTED',
  );
  const form = new FormData();
  form.append('file', new Blob(['no sheet']), 'tenants.xlsx');
  const sheet = app.call('POST', '/tenant/import', { token: partner.token, form });
  expect(await produce(sheet)).toBe('422 Invalid excel file');
});

test('a user deleted while its call is under way', async () => {
  const gone = await makeTenant(app, partner);
  const { promise, resolve } = Promise.withResolvers<void>();
  const deletion = app.context.db.withPartner(partner, async (trx) => {
    await deleteUsersOf(trx, gone, app.clock.now());
    await promise;
  });
  const answer = app.call('PUT', '/user/me', { token: gone.token, body: { fullName: 'Too Late' } });
  // The call is let in, and waits for the row that is being deleted.
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await app.context.db.pool.query(waiting)).rowCount === 0);
  resolve();
  await deletion;
  expect(await produce(answer)).toBe('404 USER_NOT_FOUND');
});

test('these are all, each with the status that the documentation gives it', async () => {
  const table = await readFile(new URL('../../../docs/messages.md', import.meta.url), 'utf8');
  const rows = /## Result codes([^]*?)## Messages/.exec(table)![1]!.matchAll(/^\| ([^|]+) \| ([\d, ]+) \|/gm);
  const documented = [...rows].map(
    ([, code, statuses]) => [code!, statuses!.split(', ').map(Number)] as const,
  );
  expect(documented).toHaveLength(21);
  for (const [code, statuses] of documented)
    expect([code, [...(produced.get(code) ?? [])].toSorted((a, b) => a - b)]).toEqual([code, statuses]);
});
