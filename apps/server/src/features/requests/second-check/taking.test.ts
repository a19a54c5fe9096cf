import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
let ann: TenantParty;
let ben: string;
let templateId: string;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  ann = await makeTenant(app, partner);
  ben = await joinTenant(app, ann, 'Ben');
  templateId = await makeTemplate(app, ann);
  await put(`/template/${templateId}/checking`, ann.token, { secondCheck: 'seen' });
});

const put = (path: string, token: string, body: object) => app.call('PUT', path, { token, body });
const ask = (name: string) => ({ name, description: '' });
const read = () =>
  makeReadRequest(app, ann, {
    definition: { fields: [ask('Total')], tables: [] },
    templateId,
    files: [{ name: 'a.pdf', fields: { Total: '100' } }],
  });
type Made = Awaited<ReturnType<typeof read>>;
const check = ({ id }: Made, token: string) => put(`/request/${id}/checked`, token, { checked: true });
const take = ({ id }: Made, token: string, body: object) => put(`/request/${id}/taken`, token, body);

describe('taking a request', () => {
  test('is possible for one person at a time; anybody may release it or take it over deliberately', async () => {
    const made = await read();
    const at = app.clock.now().toISOString();
    expect((await take(made, ann.token, { taken: true })).data.taken).toEqual({ by: 'Tea Tenant', at });
    expect(await take(made, ben, { taken: true })).toMatchObject({ code: 409, message: 'CHANGED_MEANWHILE' });
    expect((await take(made, ben, { taken: true, over: true })).data.taken.by).toBe('Ben');
    expect((await take(made, ann.token, { taken: false })).data.taken).toBeNull();
    expect((await take(made, ann.token, { taken: false })).code).toBe(200);
    const siblingTenant = await makeTenant(app, partner);
    expect((await take(made, siblingTenant.token, { taken: true })).code).toBe(404);
  });

  test('is recorded in the audit log: who took, took over and released which request', async () => {
    const made = await read();
    for (const [token, body] of [
      [ann.token, { taken: true }],
      [ann.token, { taken: true }],
      [ben, { taken: true }],
      [ben, { taken: true, over: true }],
      [ann.token, { taken: false }],
      [ann.token, { taken: false }],
      [ann.token, { taken: true }],
      [ann.token, { taken: false }],
    ] as const)
      await take(made, token, body);
    const entries = await app.context.db.withTenant(ann, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select(['user_name as who', 'action', 'details'])
        .where('target', '=', made.number)
        .orderBy('id')
        .execute(),
    );
    const [first, second] = ['Tea Tenant', 'Ben'];
    expect(entries).toEqual([
      { who: first, action: 'request.take', details: {} },
      { who: second, action: 'request.take_over', details: { from: first, to: second } },
      { who: first, action: 'request.release', details: { holder: second } },
      { who: first, action: 'request.take', details: {} },
      { who: first, action: 'request.release', details: {} },
    ]);
  });

  test('ends when the person completes the check', async () => {
    const made = await read();
    await take(made, ann.token, { taken: true });
    expect((await check(made, ann.token)).data).toMatchObject({ taken: null, awaited: 'second' });
    await take(made, ben, { taken: true });
    expect((await check(made, ben)).data).toMatchObject({ taken: null, checked: {} });
  });
});
