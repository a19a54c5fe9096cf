import { blankPdf } from '@ocr/specimens';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPartner } from '#features/accounts/create-partner.ts';
import { hashPassword, operator } from '#features/accounts/passwords/passwords.ts';
import { setUpBilling } from '#features/billing/settings/set-up-billing.store.ts';
import { demoPartner, demoTenant, demoTenants } from '#features/demo/demo-people.ts';
import { findDemo } from '#features/demo/remove-demo.ts';
import { createTenant } from '#features/tenants/create-tenant.ts';
import { removePartner } from '#features/tenants/remove-partner.ts';
import { readConfig } from '#platform/config/index.ts';
import type { Context } from '#platform/context.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { dumpTables, tablesWith } from '../../test/dump-tables.ts';
import { makeTemplate, submit } from '../../test/documents.ts';
import { makePartner, makeTenant, openSession, tenantValues, type TenantParty } from '../../test/parties.ts';
import { bootstrap, demoSignIns } from './bootstrap.ts';

let app: TestApp;
let partnerId: string;
const tenants: TenantParty[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_SIGN_INS_PER_MINUTE: '1000000', RATE_RESETS_PER_HOUR: '1000000' } });
  ({ partnerId } = await createPartner(
    app.context,
    {
      name: 'Kanda Office Partners',
      email: demoPartner.email,
      passwordHash: await hashPassword(demoPartner.password, operator),
      fullName: 'Yuki Kanda',
      language: 'en',
    },
    (trx, id, at) => setUpBilling(trx, { partnerId: id, timeZone: 'Asia/Tokyo', at }),
  ));
  const passwordHash = await hashPassword(demoTenant.password, operator);
  for (const { email } of demoTenants) tenants.push(await addTenant(email, passwordHash));
});
afterAll(() => app.stop());

async function addTenant(email: string, passwordHash: string): Promise<TenantParty> {
  const { tenant, userId } = await app.context.db.withPartner({ partnerId }, (trx) =>
    createTenant(
      trx,
      { partnerId },
      {
        values: { ...tenantValues(), email },
        passwordHash,
        language: 'en',
        mustChangePassword: false,
        at: app.clock.now(),
      },
    ),
  );
  const party = {
    partnerId,
    userId,
    email,
    password: demoTenant.password,
    tenantId: tenant.id,
    number: tenant.number,
  };
  return { ...party, token: await openSession(app, party) };
}

const start = (demo: boolean): Context => ({ ...app.context, config: { ...app.context.config, demo } });
const login = (email: string, password: string) =>
  app.call('POST', '/auth/login', { body: { email, password } });
const published = [
  demoPartner,
  ...demoTenants.map(({ email }) => ({ email, password: demoTenant.password })),
];
const answers = async () =>
  Promise.all(published.map(async ({ email, password }) => (await login(email, password)).message));

describe('a start without the demo, on a database that has it', () => {
  test('leaves no account that opens with a published password, ends their sessions and links, and says so', async () => {
    const other = await makePartner(app);
    expect(new Set(await answers())).toEqual(new Set(['SUCCESS']));
    const me = () => app.call('GET', '/user/me', { token: tenants[0]!.token });
    expect((await me()).code).toBe(200);
    const logged = vi.spyOn(app.context.log, 'warn');
    await bootstrap(start(false));
    expect(logged.mock.calls).toHaveLength(1);
    const [fields, text] = logged.mock.calls[0]! as unknown as [{ accounts: string[] }, string];
    expect(fields.accounts).toEqual(published.map(({ email }) => email));
    expect(text).toContain('npm run admin -- demo remove');
    logged.mockRestore();
    expect(new Set(await answers())).toEqual(new Set(['ACCOUNT_NOT_ACTIVATED']));
    expect(await me()).toMatchObject({ code: 401, message: 'TOKEN_INVALID' });
    expect(await demoSignIns(start(false))).toBeNull();
    expect((await login(other.email, other.password)).code).toBe(200);
    // Who does not know the password learns nothing.
    expect((await login(demoPartner.email, 'Wrong#Pass1')).message).toBe('USERNAME_PASSWORD_NOT_MATCH');
  });

  test('does so once: the next start has nothing to say', async () => {
    const logged = vi.spyOn(app.context.log, 'warn');
    await bootstrap(start(false));
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test('with the demo on again, the same accounts open again, and the sign-in page shows them', async () => {
    await bootstrap(start(true));
    expect(new Set(await answers())).toEqual(new Set(['SUCCESS']));
    expect(await demoSignIns(start(true))).toEqual({ partner: demoPartner, tenant: demoTenant });
    await bootstrap(start(false));
    expect(new Set(await answers())).toEqual(new Set(['ACCOUNT_NOT_ACTIVATED']));
    await bootstrap(start(true));
  });

  test('leaves an account alone whose user has a password of its own', async () => {
    const [, minato] = demoTenants;
    const own = 'Harbour!Lantern9';
    const body = { oldPassword: demoTenant.password, newPassword: own, confirmPassword: own };
    const { data } = await login(minato!.email, demoTenant.password);
    expect((await app.call('POST', '/auth/change_password', { token: data.accessToken, body })).code).toBe(
      200,
    );
    await bootstrap(start(false));
    expect((await login(minato!.email, own)).code).toBe(200);
    expect((await login(demoPartner.email, demoPartner.password)).message).toBe('ACCOUNT_NOT_ACTIVATED');
  });

  test('leaves the partner alone that the configuration names', async () => {
    await bootstrap(start(true));
    const context = start(false);
    await bootstrap({ ...context, config: { ...context.config, bootstrapPartner: demoPartner } });
    expect((await login(demoPartner.email, demoPartner.password)).code).toBe(200);
  });
});

describe('whether the demo is on', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '10.0.0.7' }, false],
    [{ HOST: 'localhost.example.com' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://h/d' }, false],
  ])('with %j: %s', (env, demo) => expect(readConfig(env).demo).toBe(demo));
});

test('removing the demo leaves nothing of it, and everything of others', async () => {
  const { context, database } = app;
  const other = await makePartner(app);
  const kept = await makeTenant(app, other);
  const sent = async (tenant: TenantParty) => {
    const token = await openSession(app, tenant);
    const templateId = await makeTemplate(app, { ...tenant, token });
    const files = [{ name: 'a.pdf', bytes: blankPdf(1) }];
    expect((await submit(app, { ...tenant, token }, { templateId, files })).code).toBe(201);
  };
  await bootstrap(start(true));
  await sent(tenants[0]!);
  await sent(kept);
  const demo = await findDemo(context);
  expect(demo).toMatchObject({ partner: 'Kanda Office Partners', partnerId });
  await removePartner(context, database.owner, demo!);
  expect(await findDemo(context)).toBeUndefined();
  expect(new Set(await answers())).toEqual(new Set(['USERNAME_PASSWORD_NOT_MATCH']));
  const owner = new Client(database.owner);
  await owner.connect();
  const { rows } = await owner.query<{ name: string; forced: boolean }>(
    `select c.relname as name, c.relforcerowsecurity as forced from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'`,
  );
  expect(rows.filter(({ forced }) => !forced)).toEqual([]);
  await owner.end();
  const dump = await dumpTables(database);
  for (const id of [partnerId, ...tenants.flatMap(({ tenantId, userId }) => [tenantId, userId])])
    expect(tablesWith(dump, id), id).toEqual([]);
  expect((await app.call('GET', '/request', { token: kept.token })).data.total).toBe(1);
});
