import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { goodPassword, makePartner, makeTenant } from '../../test/parties.ts';
import { addTotp } from '../../test/second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** `npm run admin` in a process of its own, on the database of the test. */
function admin(...args: string[]): Promise<{ code: number; said: string }> {
  const { host, port, user, database, connectionString } = app.database.owner;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: connectionString ?? url,
    DATA_DIR: app.context.config.dataDir,
    ENGINE: 'embedded',
    APP_NAME: 'Recognition Desk',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
    );
  });
}

test('the operator resets a second factor: the password alone signs in, sessions end, audit and mail tell of it', async () => {
  const partner = await makePartner(app);
  const { email, token, tenantId } = await makeTenant(app, partner);
  await addTotp(app, token);
  const login = async () =>
    (await app.call('POST', '/auth/login', { body: { email, password: goodPassword } })).data;
  expect(await login()).toMatchObject({ secondFactor: { methods: expect.arrayContaining(['totp']) } });
  expect(await admin('second-factor', 'reset', '--email', 'nobody@example.com')).toEqual({
    code: 1,
    said: expect.stringContaining('No user has the address nobody@example.com.'),
  });
  expect(await admin('second-factor', 'reset', '--email', email)).toEqual({
    code: 0,
    said: `${email} signs in with the password alone now. A mail says so; all its sessions have ended.\n`,
  });
  expect(await app.call('GET', '/user/me', { token })).toMatchObject({ code: 401 });
  expect(await login()).toMatchObject({ accessToken: expect.any(String) });
  const query = { tenantId, action: 'second_factor.reset' };
  const { data } = await app.call('GET', '/audit', { token: partner.token, query });
  expect(data.items).toMatchObject([{ userName: 'Recognition Desk', target: email }]);
  const { rows } = await app.context.db.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'send-mail' and data->>'to' = $1`,
    [email],
  );
  expect(rows.map(({ mail }) => mail)).toContain('secondFactorReset');
}, 120_000);
