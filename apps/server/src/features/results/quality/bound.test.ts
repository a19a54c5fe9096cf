import { isDoubtful } from '@ocr/contract/codes';
import { makeSpecimen } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, token = tenant.token) =>
  app.call(method, path, { token, ...(body && { body }) });

test('a bound that a tenant chooses decides from the next file on what is doubtful; nothing that was read before changes', async () => {
  const templateId = await makeTemplate(app, tenant, [{ name: 'Total', description: '支払期限' }]);
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed: 41 });
  let copies = 0;
  const read = async () => {
    copies += 1;
    const bytes = Buffer.concat([pdf, Buffer.from(`\n%${copies}`)]);
    const sent = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes }] });
    expect(sent).toMatchObject({ code: 201, message: 'SUCCESS' });
    const { data } = sent;
    return (await ended(app, tenant, data.id)).data;
  };
  const path = `/template/${templateId}/checking`;
  expect((await call('GET', path)).data).toEqual({ doubtBelow: null, secondCheck: 'off', people: 1 });
  const before = await read();
  const [{ confidence }] = before.files[0].fields;
  expect(confidence).toBeLessThan(99);
  expect(before).toMatchObject({ toCheck: 0 });
  expect((await call('PUT', path, { doubtBelow: 49 })).code).toBe(422);
  expect((await call('PUT', path, { doubtBelow: 99 })).data).toMatchObject({ doubtBelow: 99 });
  const after = await read();
  expect(after).toMatchObject({ toCheck: 1, files: [{ fields: [{ doubtBelow: 99, reason: null }] }] });
  expect(isDoubtful(after.files[0].fields[0])).toBe(true);
  expect((await call('GET', `/request/${before.id}`)).data).toEqual(before);
  // A preview of the template flags what its files will; one of no template, by the product's own bound.
  const preview = async (forTemplate?: string) => {
    const form = new FormData();
    form.set('document', new File([new Uint8Array(pdf)], 'a.pdf'));
    const asked = { name: '', fields: [{ name: 'Total', description: '支払期限' }], tables: [] };
    form.set('template', JSON.stringify(asked));
    if (forTemplate !== undefined) form.set('forTemplate', forTemplate);
    return (await app.call('POST', '/template/preview', { token: tenant.token, form })).data;
  };
  expect((await preview(templateId)).fields[0]).toMatchObject({ doubtBelow: 99 });
  expect((await preview()).fields[0]).not.toHaveProperty('doubtBelow');
  // Settled like every other doubt.
  await call('PATCH', `/request/${after.id}/files/${after.files[0].id}`, {
    corrections: [{ path: 'fields.Total', value: after.files[0].fields[0].value }],
  });
  expect((await call('GET', `/request/${after.id}`)).data).toMatchObject({ toCheck: 0, checked: {} });
  expect((await call('PUT', path, { doubtBelow: null })).data).toMatchObject({ doubtBelow: null });
  expect(await read()).toMatchObject({ toCheck: 0 });
  const details = await app.context.db.withTenant(tenant, (trx) =>
    trx
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'template.doubt_below')
      .orderBy('id')
      .execute(),
  );
  expect(details.map((entry) => entry.details)).toEqual([
    { doubtBelow: { from: null, to: 99 } },
    { doubtBelow: { from: 99, to: null } },
  ]);
});
