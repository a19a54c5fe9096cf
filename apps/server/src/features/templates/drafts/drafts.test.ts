import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { newId } from '#platform/database/ids.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const total = { name: 'Zebra', description: '合計金額' };
const number = { name: 'Quagga', description: '請求書番号' };
const body = (fields: readonly object[], name = 'Invoices') => ({ name, fields, tables: [] });

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, sent?: object, token = tenant.token) =>
  app.call(method, `/template/${path}`, { token, ...(sent && { body: sent }) });

describe('a draft', () => {
  test('is kept apart from what is published, saved again, and discarded; the audit log records it', async () => {
    tenant = await makeTenant(app, partner);
    const id = await makeTemplate(app, tenant, [total]);
    expect((await call('GET', `${id}/draft`)).data).toBeNull();
    const { data: first } = await call('PUT', `${id}/draft`, { ...body([number]), version: 1 });
    expect(first).toMatchObject({
      name: 'Invoices',
      fields: [number],
      version: 1,
      revision: 1,
      savedBy: 'Tea Tenant',
    });
    expect((await call('GET', id)).data).toMatchObject({ version: 1, fields: [total] });
    expect((await call('GET', `${id}/draft`)).data).toEqual(first);
    expect((await call('PUT', `${id}/draft`, { ...body([total]), revision: 1 })).data.revision).toBe(2);
    const late = await call('PUT', `${id}/draft`, { ...body([number]), revision: 1 });
    expect(late).toMatchObject({ code: 409, message: 'CHANGED_MEANWHILE' });
    expect((await call('PUT', `${id}/draft`, { ...body([total]), version: 7 })).message).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await call('PUT', `${id}/draft`, body([total, total]))).code).toBe(422);
    expect((await call('DELETE', `${id}/draft`)).code).toBe(200);
    expect((await call('DELETE', `${id}/draft`)).code).toBe(404);
    const { rows } = await app.context.db.withTenant(tenant, async (trx) => ({
      rows: await trx
        .selectFrom('audit_entries')
        .select('action')
        .where('action', 'like', 'template.%draft')
        .orderBy('id')
        .execute(),
    }));
    expect(rows.map(({ action }) => action.slice(9))).toEqual(['save_draft', 'save_draft', 'discard_draft']);
  });

  test('without checked documents is published as it is: as the next version, unless the template or the draft is newer', async () => {
    tenant = await makeTenant(app, partner);
    const id = await makeTemplate(app, tenant, [total]);
    expect((await call('POST', `${id}/publish`)).code).toBe(404);
    await call('PUT', `${id}/draft`, body([number], 'Next'));
    expect((await call('POST', `${id}/publish`, { revision: 2 })).message).toBe('CHANGED_MEANWHILE');
    expect((await call('POST', `${id}/publish`, { revision: 1 })).data).toMatchObject({
      version: 2,
      name: 'Next',
      fields: [number],
    });
    expect((await call('GET', `${id}/draft`)).data).toBeNull();
    await call('PUT', `${id}/draft`, body([total], 'Late'));
    await app.call('PUT', `/template/${id}`, { token: tenant.token, body: body([total, number], 'Direct') });
    expect((await call('POST', `${id}/publish`)).message).toBe('CHANGED_MEANWHILE');
    await makeTemplate(app, tenant, [total]);
    const { data: other } = await app.call('POST', '/template', {
      token: tenant.token,
      body: body([total], 'Taken'),
    });
    expect(other.name).toBe('Taken');
    await call('PUT', `${id}/draft`, body([total], 'TAKEN'));
    expect((await call('POST', `${id}/publish`)).message).toBe('TEMPLATE_NAME_EXISTED');
    // Every version can be had, to be compared with every other.
    const version = (of: number) => call('GET', `${id}/versions/${of}`);
    expect((await version(1)).data).toMatchObject({ version: 1, fields: [total] });
    expect((await version(2)).data).toMatchObject({ version: 2, name: 'Next', fields: [number] });
    expect((await version(4)).code).toBe(404);
  });

  test('of a standard template is its partner’s', async () => {
    tenant = await makeTenant(app, partner);
    const { data } = await app.call('POST', '/template', {
      token: partner.token,
      body: body([total], `Std ${newId()}`),
    });
    expect((await call('PUT', `${data.id}/draft`, body([number], data.name), partner.token)).code).toBe(200);
    expect((await call('GET', `${data.id}/draft`)).code).toBe(403);
    expect((await call('POST', `${data.id}/publish`)).code).toBe(403);
    expect((await call('POST', `${data.id}/draft/try`, undefined, partner.token)).code).toBe(403);
    expect((await call('POST', `${data.id}/publish`, undefined, partner.token)).data).toMatchObject({
      version: 2,
      fields: [number],
    });
  });
});
