import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate } from '../../../../test/documents.ts';
import {
  joinTenant,
  makePartner,
  makeTenant,
  type Party,
  type TenantParty,
} from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let siblingTenant: TenantParty;
let templateId: string;

const definition = { fields: [{ name: 'Total', description: '' }], tables: [] };

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  siblingTenant = await makeTenant(app, partner);
  templateId = await makeTemplate(app, tenant);
});
afterAll(() => app.stop());

const show = async (token = tenant.token, id = templateId) =>
  app.call('GET', `/template/${id}/set`, { token });
const choose = (method: 'PUT' | 'DELETE', fileId: string, { token = tenant.token, id = templateId } = {}) =>
  app.call(method, `/template/${id}/set/${fileId}`, { token });
const check = (id: string, checked: boolean) =>
  app.call('PUT', `/request/${id}/checked`, { token: tenant.token, body: { checked } });

async function read(names: readonly string[], { id = templateId, doubtful = false } = {}) {
  app.clock.advance(1000);
  const files = names.map((name) => ({ name, fields: { Total: '100' } }));
  const options = { definition, templateId: id, files };
  return makeReadRequest(app, tenant, { ...options, ...(doubtful && { doubtful: ['Total'] }) });
}
const names = async () => {
  const { data } = await show();
  const of = (list: { name: string }[]) => list.map(({ name }) => name);
  return [of(data.documents), of(data.takenOut)];
};

describe('the set of a template', () => {
  test('is its checked documents: each joins by itself with the last of its doubts, and leaves when its request is reopened or deleted', async () => {
    expect((await show()).data).toEqual({ documents: [], takenOut: [], max: 100 });
    const sure = await read(['sure.pdf']);
    const doubtful = await read(['doubtful.pdf'], { doubtful: true });
    expect(await names()).toEqual([[], []]);
    await check(sure.id, true);
    const path = `/request/${doubtful.id}/files/${doubtful.files[0]}`;
    const body = { corrections: [{ path: 'fields.Total', value: '101' }] };
    await app.call('PATCH', path, { token: tenant.token, body });
    expect((await show()).data.documents).toEqual([
      {
        fileId: doubtful.files[0],
        name: 'doubtful.pdf',
        pages: 1,
        requestId: doubtful.id,
        requestNumber: doubtful.number,
        checkedDate: app.clock.now().toISOString(),
        checkedBy: 'Tea Tenant',
      },
      expect.objectContaining({ fileId: sure.files[0] }),
    ]);
    await check(doubtful.id, false);
    await app.call('DELETE', `/request/${sure.id}`, { token: tenant.token });
    expect(await names()).toEqual([[], []]);
  });

  test('has no file with a value that is still to be checked, whoever marks its request as checked', async () => {
    const { id, files } = await read(['open.pdf'], { doubtful: true });
    expect(await choose('PUT', files[0]!)).toMatchObject({ code: 409, message: 'NOT_READY' });
    await check(id, true);
    expect(await names()).toEqual([[], []]);
    expect(await choose('PUT', files[0]!)).toMatchObject({ code: 409, message: 'NOT_READY' });
  });

  test('lets a document be taken out and put back; deleted, nothing of the choice is left; the audit log names both', async () => {
    const { id, files } = await read(['first.pdf', 'second.pdf']);
    await check(id, true);
    for (const again of [1, 2]) expect((await choose('DELETE', files[0]!)).code, `${again}`).toBe(200);
    expect(await names()).toEqual([['second.pdf'], ['first.pdf']]);
    // Reopened and checked again, it stays out.
    await check(id, false);
    await check(id, true);
    expect(await names()).toEqual([['second.pdf'], ['first.pdf']]);
    expect((await choose('PUT', files[0]!)).code).toBe(200);
    expect((await names())[0]!.toSorted()).toEqual(['first.pdf', 'second.pdf']);
    await app.call('DELETE', `/request/${id}`, { token: tenant.token });
    expect(await names()).toEqual([[], []]);
    const kept = await app.context.db.withTenant(tenant, async (trx) => ({
      choices: await trx.selectFrom('template_set_choices').select('file_id').execute(),
      audit: await trx
        .selectFrom('audit_entries')
        .select(['action', 'confidential'])
        .where('action', 'like', 'template.set%')
        .orderBy('id')
        .execute(),
    }));
    expect(kept.choices).toEqual([]);
    const actions = ['template.set_take_out', 'template.set_add'];
    expect(kept.audit).toEqual(actions.map((action) => ({ action, confidential: true })));
  });

  test('contains the newest hundred, and before them what was put in by hand', async () => {
    const id = await makeTemplate(app, tenant);
    const old = await read(['old.pdf'], { id });
    await check(old.id, true);
    for (let each = 0; each < 11; each += 1) {
      const { id: request } = await read(
        Array.from({ length: 10 }, () => 'new.pdf'),
        { id },
      );
      await check(request, true);
    }
    const documents = async () => (await show(tenant.token, id)).data.documents as { name: string }[];
    expect([(await documents()).length, (await documents()).at(-1)!.name]).toEqual([100, 'new.pdf']);
    expect((await choose('PUT', old.files[0]!, { id })).code).toBe(200);
    expect([(await documents()).length, (await documents()).at(-1)!.name]).toEqual([100, 'old.pdf']);
  });

  test('is one tenant’s, also of a standard template, and one template’s', async () => {
    const body = { name: 'Standard', fields: definition.fields, tables: [] };
    const standard = (await app.call('POST', '/template', { token: partner.token, body })).data.id;
    const { id, files } = await read(['ours.pdf'], { id: standard });
    await check(id, true);
    expect((await show(tenant.token, standard)).data.documents).toHaveLength(1);
    expect((await show(siblingTenant.token, standard)).data.documents).toEqual([]);
    const refused = [
      choose('DELETE', files[0]!, { token: siblingTenant.token, id: standard }),
      choose('DELETE', files[0]!, { id: templateId }),
      show(siblingTenant.token, templateId),
    ];
    expect((await Promise.all(refused)).map(({ code }) => code)).toEqual([404, 404, 404]);
    expect((await show(partner.token, standard)).code).toBe(403);
  });

  test('lets a file be put in once its own doubts are checked, whatever the others of its request wait for', async () => {
    const { id, files } = await read(['settled.pdf', 'open.pdf'], { doubtful: true });
    const [settled, open] = files as [string, string];
    expect(await choose('PUT', settled)).toMatchObject({ code: 409, message: 'NOT_READY' });
    const correct = (value: string | null) =>
      app.call('PATCH', `/request/${id}/files/${settled}`, {
        token: tenant.token,
        body: { corrections: [{ path: 'fields.Total', value }] },
      });
    await correct('101');
    // It joins by itself only with its request.
    expect(await names()).toEqual([[], []]);
    app.clock.advance(1000);
    expect((await choose('PUT', settled)).code).toBe(200);
    expect(await choose('PUT', open)).toMatchObject({ code: 409, message: 'NOT_READY' });
    expect((await show()).data.documents).toEqual([
      expect.objectContaining({
        fileId: settled,
        checkedDate: app.clock.now().toISOString(),
        checkedBy: 'Tea Tenant',
      }),
    ]);
    // A doubt that comes back takes it out, until it is checked again.
    await correct(null);
    expect(await names()).toEqual([[], []]);
    await correct('102');
    expect(await names()).toEqual([['settled.pdf'], []]);
    // Reopening the request takes out what joined with it, not what was put in alone.
    await check(id, true);
    await check(id, false);
    expect(await names()).toEqual([['settled.pdf'], []]);
    expect((await choose('DELETE', settled)).code).toBe(200);
    expect(await names()).toEqual([[], ['settled.pdf']]);
    await app.call('DELETE', `/request/${id}`, { token: tenant.token });
    expect(await names()).toEqual([[], []]);
  });

  test('leaves a file that awaits a second person to that person', async () => {
    const id = await makeTemplate(app, tenant);
    const { files } = await read(['seen-once.pdf'], { id });
    const put = () => choose('PUT', files[0]!, { id });
    expect((await put()).code).toBe(200);
    expect((await show(tenant.token, id)).data.documents).toHaveLength(1);
    expect((await choose('DELETE', files[0]!, { id })).code).toBe(200);
    await joinTenant(app, tenant, 'Ben');
    const body = { secondCheck: 'seen' };
    expect((await app.call('PUT', `/template/${id}/checking`, { token: tenant.token, body })).code).toBe(200);
    expect(await put()).toMatchObject({ code: 409, message: 'NOT_READY' });
  });
});
