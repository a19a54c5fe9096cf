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

async function produce(answers: Promise<Answer> | Answer, code: string, status: number): Promise<void> {
  const answer = await answers;
  expect({ code: answer.message, status: answer.code }).toEqual({ code, status });
  produced.set(code, (produced.get(code) ?? new Set()).add(status));
}

test('signing in', async () => {
  await produce(signIn(tenant.email), 'SUCCESS', 200);
  await produce(signIn('nobody@example.com'), 'USERNAME_PASSWORD_NOT_MATCH', 400);
  await produce(app.call('POST', '/auth/login', { body: { email: 1 } }), 'FAILED', 422);
  const locked = await makeTenant(app, partner);
  for (let i = 0; i < 5; i += 1)
    await produce(signIn(locked.email, 'Wrong#Pass1'), 'USERNAME_PASSWORD_NOT_MATCH', 400);
  await produce(signIn(locked.email), 'BLOCK_ACCOUNT', 403);
  const off = await makeTenant(app, partner);
  const body = { status: 'deactivated' };
  await app.call('PATCH', `/tenant/${off.tenantId}`, { token: partner.token, body });
  await produce(signIn(off.email), 'ACCOUNT_NOT_ACTIVATED', 403);
});

test('access tokens and rights', async () => {
  await produce(me(), 'UNAUTHORIZED', 401);
  await produce(me('x.y.z'), 'TOKEN_INVALID', 401);
  await produce(app.call('GET', '/tenant', { token: tenant.token }), 'USER_NOT_PERMISSION', 403);
  const nothing = '/tenant/00000000-0000-7000-8000-000000000000';
  await produce(app.call('GET', nothing, { token: partner.token }), 'NOT_FOUND', 404);
  const forced = await makeTenant(app, partner, { mustChangePassword: true });
  await produce(app.call('GET', '/request', { token: forced.token }), 'REQUEST_CHANGE_PASSWORD', 403);
  const { token } = await makeTenant(app, partner);
  app.clock.advance(8 * 3_600_000);
  await produce(me(token), 'TOKEN_EXPIRED', 401);
  app.clock.advance(-8 * 3_600_000);
});

test('changing a password', async () => {
  await produce(change({ oldPassword: 'Wrong#Pass1' }), 'OLD_PASSWORD_NOT_MATCH', 400);
  const same = { newPassword: goodPassword, confirmPassword: goodPassword };
  await produce(change(same), 'PASSWORD_VS_CURRENT_PASSWORD', 400);
  await produce(change({ confirmPassword: 'x' }), 'PASSWORD_NOT_MATCH', 400);
  const weak = { newPassword: 'weak', confirmPassword: 'weak' };
  await produce(change(weak), 'VALIDATION_NEW_PASSWORD_AND_OLD_PASSWORD', 400);
});

test('resetting one', async () => {
  const forgot = (email: string) => app.call('POST', '/forgot-password', { body: { email } });
  await produce(forgot('nobody@example.com'), 'EMAIL_DOES_NOT_EXISTED', 404);
  const token = await mailedToken(tenant.email);
  await produce(reset(undefined), 'TOKEN_NOT_FOUND', 400);
  app.clock.advance(3_600_000);
  await produce(reset(token), 'TOKEN_EXPIRED', 400);
  app.clock.advance(-1);
  await produce(reset(token), 'SUCCESS', 200);
  await produce(reset(token), 'TOKEN_INVALID', 400);
  app.clock.advance(1 - 3_600_000);
});

test('a mail server that does not answer', async () => {
  const mute = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { email } = await makePartner(mute);
  const answer = mute.call('POST', '/forgot-password', { body: { email } });
  await produce(answer, 'EMAIL_DOES_NOT_WORK', 502).finally(() => mute.stop());
});

test('adding tenants', async () => {
  const body = { ...tenantValues(), email: tenant.email.toUpperCase(), password: newPassword };
  await produce(app.call('POST', '/tenant/with-user', { token: partner.token, body }), 'EMAIL_EXISTED', 409);
  const form = new FormData();
  form.append('file', new Blob(['no sheet']), 'tenants.xlsx');
  const sheet = app.call('POST', '/tenant/import', { token: partner.token, form });
  await produce(sheet, 'Invalid excel file', 422);
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
  await produce(answer, 'USER_NOT_FOUND', 404);
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
