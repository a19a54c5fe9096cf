import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeTemplate } from '../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;

const definition = { fields: [{ name: 'Total', description: '' }], tables: [] };

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const check = (id: string, checked: boolean) =>
  app.call('PUT', `/request/${id}/checked`, { token: tenant.token, body: { checked } });
/** What is kept of templates beside their requests. */
const kept = () =>
  app.context.db.withTenant(tenant, async (trx) => ({
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
  // Its request is there to be checked still; nobody is to learn from that any more.
  await check(requests[0]!, false);
  expect((await check(requests[0]!, true)).code).toBe(200);
  expect(await kept()).toEqual(left);
});
