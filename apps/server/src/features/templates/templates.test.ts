import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpecimen, textFile, truncatedPdf } from '@ocr/specimens';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { sweepObjects } from '#platform/storage/orphans.store.ts';
import { installStandardTemplates } from './standard-templates.ts';
import { getPinnedTemplate } from './templates.store.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let other: TenantParty;
let stranger: TenantParty;
let pdf: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  pdf = (await makeSpecimen({ kind: 'invoice', language: 'en', seed: 7 })).pdf;
  stranger = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

beforeEach(async () => {
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  other = await makeTenant(app, partner);
});

const values = (name = 'Invoices') => ({
  name,
  category: 'Accounting',
  description: 'All of them',
  fields: [{ name: 'Total', description: 'The grand total' }],
  tables: [{ name: 'Items', description: '', columns: [{ name: 'Amount', description: '' }] }],
});

function formOf(template: unknown, document: Uint8Array, fileName = 'sample.pdf'): FormData {
  const form = new FormData();
  // The document first: parts may come in any order.
  form.set('document', new File([new Uint8Array(document)], fileName));
  form.set('template', JSON.stringify(template));
  return form;
}

const create = (token: string, template: unknown = values()) =>
  app.call('POST', '/template', { token, body: template });

async function storedDocuments(scope: string): Promise<string[]> {
  const folder = join(app.context.config.dataDir, 'files', scope);
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('document'));
}

describe('a tenant’s template', () => {
  test('is made, read, changed to the next version, listed and deleted', async () => {
    const made = await create(tenant.token);
    expect(made).toMatchObject({ code: 200, message: 'SUCCESS' });
    expect(made.data).toMatchObject({
      ...values(),
      number: 'TP-0001',
      type: 'custom',
      version: 1,
      document: null,
    });

    app.clock.advance(60_000);
    const path = `/template/${made.data.id}`;
    const changed = await app.call('PUT', path, { token: tenant.token, body: values('Bills') });
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
    await app.call('PUT', `/template/${data.id}`, { token: tenant.token, body: { ...values(), fields: [] } });
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
    await create(tenant.token, values('ABC 請求'));
    for (const name of ['ABC 請求', 'abc 請求', 'ＡＢＣ 請求']) {
      expect(await create(tenant.token, values(name))).toMatchObject({
        code: 409,
        message: 'TEMPLATE_NAME_EXISTED',
      });
    }
    expect((await create(other.token, values('ABC 請求'))).code).toBe(200);
    const second = (await create(tenant.token, values('Another'))).data;
    expect(
      await app.call('PUT', `/template/${second.id}`, { token: tenant.token, body: values('abc 請求') }),
    ).toMatchObject({ code: 409, message: 'TEMPLATE_NAME_EXISTED' });
    expect(
      (await app.call('PUT', `/template/${second.id}`, { token: tenant.token, body: values('ANOTHER') }))
        .code,
    ).toBe(200);
  });

  test('can take the name of a deleted one', async () => {
    const { data } = await create(tenant.token);
    await app.call('DELETE', `/template/${data.id}`, { token: tenant.token });
    expect((await create(tenant.token)).code).toBe(200);
  });

  test.each([
    [{ ...values(), name: ' ' }, 'name', 'REQUIRED'],
    [{ ...values(), name: 'x'.repeat(101) }, 'name', 'TOO_LONG'],
    [{ ...values(), fields: undefined }, 'fields', 'REQUIRED'],
    [{ ...values(), fields: 'none' }, 'fields', 'INVALID'],
    [{ ...values(), fields: [{ name: 'A' }, { name: 'Ａ' }] }, 'fields', 'DUPLICATE_NAME'],
    [
      { ...values(), fields: [{ name: 'A', description: 'x'.repeat(1025) }] },
      'fields[0].description',
      'TOO_LONG',
    ],
    [
      { ...values(), fields: Array.from({ length: 101 }, (_, index) => ({ name: `F${index}` })) },
      'fields',
      'OUT_OF_RANGE',
    ],
    [{ ...values(), tables: [{ name: 'T', columns: [] }] }, 'tables[0].columns', 'REQUIRED'],
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
      app.call('PUT', `/template/${data.id}`, { token: tenant.token, body: { ...values(), version } });
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
        app.call('PUT', `/template/${data.id}`, { token: tenant.token, body: values() }),
      ),
    );
    expect(answers.map((answer) => answer.data.version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('is nobody else’s to see, change or delete', async () => {
    const { data } = await create(tenant.token);
    for (const token of [other.token, stranger.token, partner.token]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? values() : undefined;
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
    await create(tenant.token, values('Secret merger'));
    const rows = await app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('audit_entries').selectAll().where('action', 'like', 'template.%').execute(),
    );
    expect(rows).toMatchObject([{ action: 'template.create', target: 'TP-0001', user_id: tenant.userId }]);
    expect(JSON.stringify(rows)).not.toContain('Secret');
  });
});

describe('the sample document of a template', () => {
  test('stays over a change, is replaced by another, and goes with null', async () => {
    const folder = `tenants/${tenant.tenantId}/templates`;
    const made = await app.call('POST', '/template', { token: tenant.token, form: formOf(values(), pdf) });
    expect(made.data.document).toEqual({ name: 'sample.pdf', pages: 1 });
    expect(await storedDocuments(folder)).toHaveLength(1);

    const path = `/template/${made.data.id}`;
    const put = (options: object) => app.call('PUT', path, { token: tenant.token, ...options });
    expect((await put({ body: values() })).data.document).toEqual({ name: 'sample.pdf', pages: 1 });
    const echo = (await app.call('GET', path, { token: tenant.token })).data;
    expect((await put({ body: echo })).data.document).toEqual({ name: 'sample.pdf', pages: 1 });

    const [before] = await storedDocuments(folder);
    const replaced = await put({ form: formOf(values(), pdf, '見本.PDF') });
    expect(replaced.data.document).toEqual({ name: '見本.PDF', pages: 1 });
    const after = await storedDocuments(folder);
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);

    expect((await put({ body: { ...values(), document: null } })).data.document).toBeNull();
    expect(await storedDocuments(folder)).toEqual([]);
  });

  test('goes with the template', async () => {
    const { data } = await app.call('POST', '/template', {
      token: tenant.token,
      form: formOf(values(), pdf),
    });
    await app.call('DELETE', `/template/${data.id}`, { token: tenant.token });
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
  });

  test.each([
    ['a text named .pdf', textFile(), 'note.pdf', 'UNSUPPORTED_FORMAT'],
    ['a PDF named .png', undefined, 'sample.png', 'UNSUPPORTED_FORMAT'],
    ['an unknown extension', undefined, 'sample.docx', 'UNSUPPORTED_FORMAT'],
    ['an empty file', Buffer.alloc(0), 'empty.pdf', 'EMPTY_FILE'],
    ['a truncated PDF', truncatedPdf(), 'cut.pdf', 'CORRUPT_FILE'],
  ])('is refused for %s, and nothing is kept', async (_what, bytes, name, code) => {
    const form = formOf(values(), bytes ?? pdf, name);
    expect(await app.call('POST', '/template', { token: tenant.token, form })).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'document', name, code }],
    });
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
    expect((await app.call('GET', '/template', { token: tenant.token })).data.total).toBe(0);
  });

  test('is not kept when the template is refused', async () => {
    await create(tenant.token);
    const form = formOf(values(), pdf);
    expect((await app.call('POST', '/template', { token: tenant.token, form })).code).toBe(409);
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toEqual([]);
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);
  });

  test('that was stored by a process which then died is swept after an hour, and no other', async () => {
    const { data } = await app.call('POST', '/template', {
      token: tenant.token,
      form: formOf(values(), pdf),
    });
    const { storage, db, clock } = app.context;
    const key = `tenants/${tenant.tenantId}/templates/${data.id}/lost`;
    await db.withSystem((trx) =>
      trx
        .insertInto('storage_removals')
        .values({ key, due_at: new Date(clock.now().getTime() + 3_600_000) })
        .execute(),
    );
    await storage.putBytes(`${key}/document`, Buffer.from('x'));
    await sweepObjects(app.context);
    expect(await storedDocuments(`tenants/${tenant.tenantId}`)).toHaveLength(2);
    app.clock.advance(3_600_001);
    await sweepObjects(app.context);
    const left = await storedDocuments(`tenants/${tenant.tenantId}`);
    expect(left).toHaveLength(1);
    expect(left[0]).not.toContain('lost');
  });
});

describe('standard templates', () => {
  const installed = () =>
    app.context.db.withPartner(partner, (trx) =>
      installStandardTemplates(trx, { partnerId: partner.partnerId, at: app.clock.now() }),
    );

  test('are fourteen ready-made ones, seven kinds in two languages, and obey the contract', async () => {
    await installed();
    const { data } = await app.call('GET', '/template', {
      token: partner.token,
      query: { size: 100, sort: 'number' },
    });
    expect(data.items.map((item: { name: string }) => item.name)).toEqual([
      'Invoice',
      'Receipt',
      'Purchase order',
      'Delivery note',
      'Quotation',
      'Bank statement',
      'Business card',
      '請求書',
      '領収書',
      '注文書',
      '納品書',
      '見積書',
      '取引明細',
      '名刺',
    ]);
    for (const { id } of data.items as { id: string }[]) {
      const { data: whole } = await app.call('GET', `/template/${id}`, { token: partner.token });
      expect(await create(tenant.token, whole), whole.name).toMatchObject({ code: 200 });
    }
  });

  test('are read and used by the partner’s tenants, and changed by the partner alone', async () => {
    const { data } = await create(partner.token, values('House invoice'));
    expect(data).toMatchObject({ type: 'standard', number: 'TS-0001' });
    const path = `/template/${data.id}`;
    expect((await app.call('GET', path, { token: tenant.token })).data).toEqual(data);
    for (const method of ['PUT', 'DELETE']) {
      expect(await app.call(method, path, { token: tenant.token, body: values() })).toMatchObject({
        code: 403,
        message: 'USER_NOT_PERMISSION',
      });
    }
    expect((await app.call('GET', path, { token: stranger.token })).code).toBe(404);
    expect(
      (await app.call('PUT', path, { token: partner.token, body: values('House bill') })).data.version,
    ).toBe(2);
  });

  test('stand beside the tenant’s own, which the filter and the search tell apart', async () => {
    await installed();
    await create(tenant.token, values('Own 100%_invoice'));
    const list = async (query: Record<string, string | number>) =>
      (await app.call('GET', '/template', { token: tenant.token, query })).data;
    expect(await list({})).toMatchObject({ total: 15, page: 1, size: 20 });
    expect(await list({ type: 'custom' })).toMatchObject({ total: 1, items: [{ type: 'custom' }] });
    expect((await list({ type: 'standard', size: 5, page: 3 })).items).toHaveLength(4);
    expect((await list({ search: '%_' })).total).toBe(1);
    expect((await list({ search: 'ＯＷＮ' })).total).toBe(1);
    expect((await list({ search: '領収' })).items.map((item: { name: string }) => item.name)).toEqual([
      '領収書',
    ]);
    const names = (await app.call('GET', '/template/compact', { token: tenant.token })).data;
    expect(names[0]).toMatchObject({ name: 'Own 100%_invoice', type: 'custom' });
    expect(names).toHaveLength(15);
    expect((await app.call('GET', '/template/compact', { token: partner.token })).code).toBe(403);
  });
});

describe('a template for a request', () => {
  const pin = (scope: TenantParty, id: string) =>
    app.context.db.withTenant(scope, (trx) => getPinnedTemplate(trx, scope, id));

  test('is the own or the standard one as it stands, and no other', async () => {
    const own = (await create(tenant.token)).data;
    const standard = (await create(partner.token, values('House invoice'))).data;
    expect(await pin(tenant, own.id)).toMatchObject({ id: own.id, version: 1, name: 'Invoices' });
    expect(await pin(tenant, standard.id)).toMatchObject({ id: standard.id, name: 'House invoice' });
    await expect(pin(other, own.id)).rejects.toThrow('NOT_FOUND');
    await expect(pin(stranger, standard.id)).rejects.toThrow('NOT_FOUND');
    await expect(pin(tenant, 'x')).rejects.toThrow('NOT_FOUND');
    await app.call('DELETE', `/template/${own.id}`, { token: tenant.token });
    await expect(pin(tenant, own.id)).rejects.toThrow('NOT_FOUND');
  });
});
