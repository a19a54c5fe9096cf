import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate } from '../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

const definition = { fields: [{ name: 'Total', description: '' }], tables: [] };

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const check = (id: string, checked: boolean, { token } = tenant) =>
  app.call('PUT', `/request/${id}/checked`, { token, body: { checked } });
/** Stored data of templates other than their requests. */
const kept = (of = tenant) =>
  app.context.db.withTenant(of, async (trx) => ({
    lessons: await trx.selectFrom('lessons').select('template_id as of').execute(),
    choices: await trx.selectFrom('template_set_choices').select('template_id as of').execute(),
    memories: await trx.selectFrom('template_memories').select('template_id as of').execute(),
  }));

test('a deleted template leaves nothing that its documents taught, nor what was chosen for its test set; the others’ stays', async () => {
  const [gone, other] = [await makeTemplate(app, tenant), await makeTemplate(app, tenant)];
  const requests: string[] = [];
  for (const templateId of [gone, other]) {
    const files = [{ name: 'a.pdf', fields: { Total: '100' } }];
    const request = await makeReadRequest(app, tenant, { definition, templateId, files });
    requests.push(request.id);
    await check(request.id, true);
    const path = `/template/${templateId}`;
    await app.call('DELETE', `${path}/set/${request.files[0]}`, { token: tenant.token });
    for (const on of [false, true])
      await app.call('PUT', `${path}/learned`, { token: tenant.token, body: { on } });
  }
  const all = [{ of: gone }, { of: other }];
  const before = await kept();
  for (const rows of Object.values(before))
    expect(rows).toEqual(expect.arrayContaining(all.map((row) => expect.objectContaining(row))));
  await app.call('DELETE', `/template/${gone}`, { token: tenant.token });
  const left = { lessons: [{ of: other }], choices: [{ of: other }], memories: [{ of: other }] };
  expect(await kept()).toEqual(left);
  // Its request can still be checked, but teaches nothing any more.
  await check(requests[0]!, false);
  expect((await check(requests[0]!, true)).code).toBe(200);
  expect(await kept()).toEqual(left);
});

test('a deleted standard template leaves nothing that the documents of any of its tenants taught', async () => {
  const body = { name: 'House invoice', ...definition };
  const { data } = await app.call('POST', '/template', { token: partner.token, body });
  const gone: string = data.id;
  const tenants = [await makeTenant(app, partner), await makeTenant(app, partner)];
  const stranger = await makeTenant(app, await makePartner(app));
  const use = async (one: TenantParty, templateId: string) => {
    const files = [{ name: 'a.pdf', fields: { Total: '100' } }];
    const request = await makeReadRequest(app, one, { definition, templateId, files });
    await check(request.id, true, one);
    const path = `/template/${templateId}`;
    await app.call('DELETE', `${path}/set/${request.files[0]}`, { token: one.token });
    for (const on of [false, true])
      await app.call('PUT', `${path}/learned`, { token: one.token, body: { on } });
    return request.id;
  };
  const requests: string[] = [];
  for (const one of tenants) requests.push(await use(one, gone));
  const own = await makeTemplate(app, stranger);
  await use(stranger, own);
  const all = { lessons: [{ of: gone }], choices: [{ of: gone }], memories: [{ of: gone }] };
  for (const one of tenants) expect(await kept(one)).toEqual(all);
  const others = await kept(stranger);
  expect((await app.call('DELETE', `/template/${gone}`, { token: partner.token })).code).toBe(200);
  const nothing = { lessons: [], choices: [], memories: [] };
  for (const one of tenants) await expect.poll(() => kept(one), { timeout: 30_000 }).toEqual(nothing);
  expect(await kept(stranger)).toEqual(others);
  // Nothing is learned from its requests any more.
  for (const [index, one] of tenants.entries()) {
    await check(requests[index] ?? '', false, one);
    expect((await check(requests[index] ?? '', true, one)).code).toBe(200);
    expect(await kept(one)).toEqual(nothing);
  }
});
