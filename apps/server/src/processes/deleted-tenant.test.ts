import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { dumpTables, tablesWith } from '../../test/dump-tables.ts';
import { makePartner } from '../../test/parties.ts';
import { purgeTenant } from './clean-up.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

test('a deleted tenant leaves no template, e-mail address, name or password hash, but in the audit what was done', async () => {
  const partner = await makePartner(app);
  const password = 'Lantern#Harbour7';
  const values = {
    companyName: 'Leaving Inc.',
    email: 'leaving-sign-in@example.com',
    password,
    description: 'leaving-description',
    contactName: 'Leaving Contact',
    contactEmail: 'leaving-contact@example.com',
    phoneNumber: '03-9876-5432',
    address: 'leaving-address',
    blockLimit: 1,
    expiryDate: '2030-12-31',
  };
  const { data: tenant } = await app.call('POST', '/tenant/with-user', {
    token: partner.token,
    body: values,
  });
  const { data } = await app.call('POST', '/auth/login', { body: { email: values.email, password } });
  const own = 'Harbour#Lantern8';
  const change = { oldPassword: password, newPassword: own, confirmPassword: own };
  const token = data.accessToken as string;
  expect((await app.call('POST', '/auth/change_password', { token, body: change })).code).toBe(200);
  const field = { name: 'leaving-field', description: 'leaving-instruction' };
  const body = { name: 'leaving-template', category: 'leaving-category', fields: [field], tables: [] };
  const template = await app.call('POST', '/template', { token, body });
  await app.call('PUT', `/template/${template.data.id}`, {
    token,
    body: { ...body, name: 'leaving-second' },
  });
  const gone = await app.call('POST', '/template', { token, body: { ...body, name: 'leaving-deleted' } });
  await app.call('DELETE', `/template/${gone.data.id}`, { token });
  await app.call('POST', '/forgot-password', { body: { email: values.email } });
  const { password_hash: hash } = await app.context.db.withSystem((trx) =>
    trx
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', values.email)
      .executeTakeFirstOrThrow(),
  );
  const marks = [
    values.email,
    hash,
    'leaving-description',
    values.contactEmail,
    values.phoneNumber,
    'leaving-address',
    'leaving-field',
    'leaving-instruction',
    'leaving-template',
    'leaving-category',
    'leaving-second',
    'leaving-deleted',
  ];
  const before = await dumpTables(app.database);
  for (const mark of marks) expect(tablesWith(before, mark), mark).not.toEqual([]);

  expect((await app.call('DELETE', `/tenant/${tenant.id}`, { token: partner.token })).code).toBe(200);
  await purgeTenant(app.context, { tenantId: tenant.id, partnerId: partner.partnerId });
  const after = await dumpTables(app.database);
  for (const mark of marks)
    expect(
      tablesWith(after, mark).filter((name) => name !== 'public.audit_entries'),
      mark,
    ).toEqual([]);
  // The address is free, and a reader of an invoice still finds the company's name.
  expect((await app.call('POST', '/tenant/with-user', { token: partner.token, body: values })).code).toBe(
    200,
  );
});

test('jobs that a tenant’s transaction makes are made, or not at all, and the role is the tenant’s again', async () => {
  const partner = await makePartner(app);
  const scope = { tenantId: crypto.randomUUID(), partnerId: partner.partnerId };
  const waiting = async () => {
    const { rows } = await app.context.db.withSystem((trx) =>
      sql`select 1 from pgboss.job where name = 'purge-tenant' and data->>'tenantId' = ${scope.tenantId}`.execute(
        trx,
      ),
    );
    return rows.length;
  };
  const roleOf = vi.fn<(role: string) => void>();
  await app.context.db.withTenant(scope, async (trx) => {
    await app.context.jobs.send(trx, 'purge-tenant', scope);
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(trx);
    roleOf(rows[0]!.role);
  });
  expect(roleOf).toHaveBeenCalledWith('ocr_tenant');
  expect(await waiting()).toBe(1);
  const undone = app.context.db.withTenant(scope, async (trx) => {
    await app.context.jobs.send(trx, 'purge-tenant', scope);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toBe(1);
});
