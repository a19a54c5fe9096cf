import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { installStandardTemplates } from './standard-templates.ts';
import { templateValues } from './testing/template-values.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let stranger: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  stranger = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

beforeEach(async () => {
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});

const create = (token: string, template: unknown = templateValues()) =>
  app.call('POST', '/template', { token, body: template });

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
      expect((await create(tenant.token, whole)).message).toBe('SUCCESS');
    }
  });

  test('are read and used by the partner’s tenants, and changed by the partner alone', async () => {
    const { data } = await create(partner.token, templateValues('House invoice'));
    expect(data).toMatchObject({ type: 'standard', number: 'TS-0001' });
    const path = `/template/${data.id}`;
    expect((await app.call('GET', path, { token: tenant.token })).data).toEqual(data);
    for (const method of ['PUT', 'DELETE']) {
      expect(await app.call(method, path, { token: tenant.token, body: templateValues() })).toMatchObject({
        code: 403,
        message: 'USER_NOT_PERMISSION',
      });
    }
    expect((await app.call('GET', path, { token: stranger.token })).code).toBe(404);
    expect(
      (await app.call('PUT', path, { token: partner.token, body: templateValues('House bill') })).data
        .version,
    ).toBe(2);
  });

  test('are listed with the tenant’s own; the filter and the search separate them', async () => {
    await installed();
    await create(tenant.token, templateValues('Own 100%_invoice'));
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
