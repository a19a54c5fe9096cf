import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { getPinnedTemplate } from './templates.store.ts';
import { templateValues } from './testing/template-values.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let other: TenantParty;
let stranger: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  stranger = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

beforeEach(async () => {
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  other = await makeTenant(app, partner);
});

const create = (token: string, template: unknown = templateValues()) =>
  app.call('POST', '/template', { token, body: template });

describe('a tenant’s template', () => {
  test('is made, read, changed to the next version, listed and deleted', async () => {
    const made = await create(tenant.token);
    expect(made).toMatchObject({ code: 200, message: 'SUCCESS' });
    expect(made.data).toMatchObject({
      ...templateValues(),
      number: 'TP-0001',
      type: 'custom',
      version: 1,
      document: null,
    });

    app.clock.advance(60_000);
    const path = `/template/${made.data.id}`;
    const changed = await app.call('PUT', path, { token: tenant.token, body: templateValues('Bills') });
    expect(changed.data).toMatchObject({ name: 'Bills', version: 2, number: 'TP-0001' });
    expect(Date.parse(changed.data.updatedDate) - Date.parse(changed.data.createdDate)).toBe(60_000);
    expect((await app.call('GET', path, { token: tenant.token })).data).toEqual(changed.data);
    expect((await app.call('GET', '/template', { token: tenant.token })).data).toMatchObject({
      total: 1,
      items: [{ id: made.data.id, name: 'Bills', description: 'All of them' }],
    });

    expect(await app.call('DELETE', path, { token: tenant.token })).toMatchObject({ code: 200, data: null });
    expect(await app.call('GET', path, { token: tenant.token })).toMatchObject({ code: 404 });
    expect((await create(tenant.token)).data).toMatchObject({ number: 'TP-0002' });
  });

  test('keeps every version it had', async () => {
    const { data } = await create(tenant.token);
    await app.call('PUT', `/template/${data.id}`, {
      token: tenant.token,
      body: { ...templateValues(), fields: [] },
    });
    const rows = await app.context.db.withTenant(tenant, (trx) =>
      trx
        .selectFrom('template_versions')
        .select(['version', 'definition', 'created_by'])
        .orderBy('version')
        .execute(),
    );
    expect(rows.map(({ version, definition }) => [version, definition.fields.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(rows[0]!.created_by).toBe(tenant.userId);
  });

  test('goes back to an earlier version in a new one; the others stay', async () => {
    const { data: made } = await create(tenant.token);
    const path = `/template/${made.id}`;
    const back = (version: unknown, token = tenant.token) =>
      app.call('POST', `${path}/rollback`, { token, body: { version } });
    const bills = { ...templateValues('Bills'), category: 'Later', fields: [], tables: [] };
    await app.call('PUT', path, { token: tenant.token, body: bills });
    const restored = await back(1);
    const { fields, tables } = templateValues();
    expect(restored.data).toMatchObject({ name: 'Invoices', category: 'Later', version: 3, fields, tables });
    const { data: versions } = await app.call('GET', `${path}/versions`, { token: tenant.token });
    expect(versions.map(({ version, name }: { version: number; name: string }) => [version, name])).toEqual([
      [3, 'Invoices'],
      [2, 'Bills'],
      [1, 'Invoices'],
    ]);
    expect(await back(9)).toMatchObject({ code: 404, message: 'NOT_FOUND' });
    expect((await back('one')).code).toBe(422);
    expect((await back(1, other.token)).code).toBe(404);
    // Another template has its name by now.
    await create(tenant.token, templateValues('Bills'));
    expect(await back(2)).toMatchObject({ code: 409, message: 'TEMPLATE_NAME_EXISTED' });
  });

  test('lists its versions to its owner only, the newest first', async () => {
    const { data } = await create(tenant.token);
    const path = `/template/${data.id}/versions`;
    await app.call('PUT', `/template/${data.id}`, {
      token: tenant.token,
      body: { ...templateValues('Bills'), fields: [] },
    });
    const { fields, tables } = templateValues();
    const { data: me } = await app.call('GET', '/user/me', { token: tenant.token });
    expect((await app.call('GET', path, { token: tenant.token })).data).toEqual([
      { version: 2, name: 'Bills', by: me.fullName, createdDate: expect.any(String), fields: [], tables },
      { version: 1, name: 'Invoices', by: me.fullName, createdDate: expect.any(String), fields, tables },
    ]);
    for (const token of [other.token, stranger.token, partner.token]) {
      expect((await app.call('GET', path, { token })).code).toBe(404);
    }
    const standard = await create(partner.token);
    const ofStandard = `/template/${standard.data.id}/versions`;
    expect((await app.call('GET', ofStandard, { token: partner.token })).data).toHaveLength(1);
    expect((await app.call('GET', ofStandard, { token: tenant.token })).code).toBe(403);
  });

  test('may ask for nothing at all, and for Japanese', async () => {
    const bare = await create(tenant.token, { name: '文字だけ', fields: [], tables: [] });
    expect(bare.data).toMatchObject({
      name: '文字だけ',
      category: '',
      description: '',
      fields: [],
      tables: [],
    });
  });

  test('has a name of its own among the tenant’s, whatever its case and width', async () => {
    await create(tenant.token, templateValues('ABC 請求'));
    for (const name of ['ABC 請求', 'abc 請求', 'ＡＢＣ 請求']) {
      expect(await create(tenant.token, templateValues(name))).toMatchObject({
        code: 409,
        message: 'TEMPLATE_NAME_EXISTED',
      });
    }
    expect((await create(other.token, templateValues('ABC 請求'))).code).toBe(200);
    const second = (await create(tenant.token, templateValues('Another'))).data;
    expect(
      await app.call('PUT', `/template/${second.id}`, {
        token: tenant.token,
        body: templateValues('abc 請求'),
      }),
    ).toMatchObject({ code: 409, message: 'TEMPLATE_NAME_EXISTED' });
    expect(
      (
        await app.call('PUT', `/template/${second.id}`, {
          token: tenant.token,
          body: templateValues('ANOTHER'),
        })
      ).code,
    ).toBe(200);
  });

  test('can take the name of a deleted one', async () => {
    const { data } = await create(tenant.token);
    await app.call('DELETE', `/template/${data.id}`, { token: tenant.token });
    expect((await create(tenant.token)).code).toBe(200);
  });

  test.each([
    [{ ...templateValues(), name: ' ' }, 'name', 'REQUIRED'],
    [{ ...templateValues(), name: 'x'.repeat(101) }, 'name', 'TOO_LONG'],
    [{ ...templateValues(), fields: undefined }, 'fields', 'REQUIRED'],
    [{ ...templateValues(), fields: 'none' }, 'fields', 'INVALID'],
    [{ ...templateValues(), fields: [{ name: 'A' }, { name: 'Ａ' }] }, 'fields', 'DUPLICATE_NAME'],
    [
      { ...templateValues(), fields: [{ name: 'A', description: 'x'.repeat(1025) }] },
      'fields[0].description',
      'TOO_LONG',
    ],
    [
      { ...templateValues(), fields: Array.from({ length: 101 }, (_, index) => ({ name: `F${index}` })) },
      'fields',
      'OUT_OF_RANGE',
    ],
    [{ ...templateValues(), tables: [{ name: 'T', columns: [] }] }, 'tables[0].columns', 'REQUIRED'],
  ])('is refused with the reason when it breaks a rule (%#)', async (template, field, code) => {
    expect(await create(tenant.token, template)).toMatchObject({
      code: 422,
      message: 'FAILED',
      details: [{ field, code }],
    });
  });

  test('changed on an older version than the present one is refused', async () => {
    const { data } = await create(tenant.token);
    const change = (version: number) =>
      app.call('PUT', `/template/${data.id}`, {
        token: tenant.token,
        body: { ...templateValues(), version },
      });
    expect((await change(1)).data.version).toBe(2);
    expect(await change(1)).toMatchObject({
      code: 409,
      message: 'CHANGED_MEANWHILE',
      details: { version: 2 },
    });
  });

  test('changed by many at once counts every version once', async () => {
    const { data } = await create(tenant.token);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call('PUT', `/template/${data.id}`, { token: tenant.token, body: templateValues() }),
      ),
    );
    expect(answers.map((answer) => answer.data.version as number).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('made by many at once takes each number and each name once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(tenant.token, templateValues(`Name ${index % 6}`))),
    );
    const made = answers.filter((answer) => answer.code === 200);
    expect(made.map((answer) => answer.data.number as string).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `TP-000${number}`),
    );
    expect(answers.filter((answer) => answer.message === 'TEMPLATE_NAME_EXISTED')).toHaveLength(6);
  });

  test('is nobody else’s to see, change or delete', async () => {
    const { data } = await create(tenant.token);
    for (const token of [other.token, stranger.token, partner.token]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? templateValues() : undefined;
        expect(await app.call(method, `/template/${data.id}`, { token, body })).toMatchObject({
          code: 404,
          message: 'NOT_FOUND',
        });
      }
      expect((await app.call('GET', '/template', { token })).data.total).toBe(0);
    }
    expect(await app.call('GET', '/template/nothing', { token: tenant.token })).toMatchObject({ code: 404 });
  });

  test('cannot be made or changed once access has expired, but is still read', async () => {
    const { data } = await create(tenant.token);
    const expired = await makeTenant(app, partner, { expiryDate: '2020-01-01' });
    expect(await create(expired.token)).toMatchObject({ code: 403, message: 'ACCESS_EXPIRED' });
    expect(await app.call('PUT', `/template/${data.id}`, { token: expired.token, body: {} })).toMatchObject({
      code: 404,
    });
    expect((await app.call('GET', '/template', { token: expired.token })).code).toBe(200);
  });

  test('leaves its number in the audit, and not a word of what it says', async () => {
    await create(tenant.token, templateValues('Secret merger'));
    const rows = await app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('audit_entries').selectAll().where('action', 'like', 'template.%').execute(),
    );
    expect(rows).toMatchObject([{ action: 'template.create', target: 'TP-0001', user_id: tenant.userId }]);
    expect(JSON.stringify(rows)).not.toContain('Secret');
  });
});

describe('a template for a request', () => {
  const pin = (scope: TenantParty, id: string) =>
    app.context.db.withTenant(scope, (trx) => getPinnedTemplate(trx, scope, id));

  test('is the own or the standard one as it is, and no other', async () => {
    const own = (await create(tenant.token)).data;
    const standard = (await create(partner.token, templateValues('House invoice'))).data;
    expect(await pin(tenant, own.id)).toMatchObject({ id: own.id, version: 1, name: 'Invoices' });
    expect(await pin(tenant, standard.id)).toMatchObject({ id: standard.id, name: 'House invoice' });
    await expect(pin(other, own.id)).rejects.toThrow('NOT_FOUND');
    await expect(pin(stranger, standard.id)).rejects.toThrow('NOT_FOUND');
    await expect(pin(tenant, 'x')).rejects.toThrow('NOT_FOUND');
    await app.call('DELETE', `/template/${own.id}`, { token: tenant.token });
    await expect(pin(tenant, own.id)).rejects.toThrow('NOT_FOUND');
  });
});
