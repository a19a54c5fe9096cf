import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { oddlyNamed, makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const makeOne = () => makeReadRequest(app, tenant, oddlyNamed);
const correct = (request: { id: string; files: string[] }, corrections: unknown, token = tenant.token) =>
  app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, { token, body: { corrections } });

describe('a correction', () => {
  test('is kept with what was read, with who and when, in the answer and permanently', async () => {
    const request = await makeOne();
    const answer = await correct(request, [
      { path: 'fields.Total', value: '120' },
      { path: 'fields.税込 [円].合計', value: '132' },
      { path: 'tables.Items[1].Unit.price', value: '' },
    ]);
    expect(answer.code).toBe(200);
    const by = { by: 'Tea Tenant', at: app.clock.now().toISOString() };
    expect(answer.data.fields).toMatchObject([
      { name: 'Total', value: '100', text: '100', corrected: { value: '120', ...by } },
      { name: '税込 [円].合計', value: null, corrected: { value: '132', ...by } },
    ]);
    expect(answer.data.tables[0].rows[1].cells).toMatchObject([
      { column: 'Name', value: 'Ink', corrected: null },
      { column: 'Unit.price', value: '80', corrected: { value: '' } },
    ]);
    const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
    expect(data.files[0]).toEqual(answer.data);
  });

  test('is replaced by a newer one and removed by null, however its place is spelled', async () => {
    const request = await makeOne();
    await correct(request, [{ path: 'fields.Total', value: '1' }]);
    const newer = await correct(request, [{ path: 'fields["Total"]', value: '2' }]);
    expect(newer.data.fields[0].corrected.value).toBe('2');
    const both = await correct(request, [
      { path: 'fields.Total', value: '3' },
      { path: 'fields.Total', value: '4' },
    ]);
    expect(both.data.fields[0].corrected.value).toBe('4');
    const taken = await correct(request, [{ path: 'fields.Total', value: null }]);
    expect(taken.data.fields[0]).toMatchObject({ value: '100', corrected: null });
  });

  test('can answer with what changed alone, and is the same', async () => {
    const request = await makeOne();
    const path = `/request/${request.id}/files/${request.files[0]}/corrections`;
    const add = (corrections: unknown) =>
      app.call('POST', path, { token: tenant.token, body: { corrections } });
    const answer = await add([
      { path: 'fields.Total', value: '120' },
      { path: 'tables["Items"][0]["Name"]', value: null },
    ]);
    const corrected = { value: '120', by: 'Tea Tenant', at: app.clock.now().toISOString() };
    expect(answer).toMatchObject({
      code: 200,
      data: {
        corrections: [
          { path: 'fields.Total', corrected },
          { path: 'tables["Items"][0]["Name"]', corrected: null },
        ],
        doubts: [],
      },
    });
    const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
    expect(data.files[0].fields[0].corrected).toEqual(corrected);
    expect(await add([{ path: 'tables["Items"][2]["Name"]', value: '1' }])).toMatchObject({
      code: 422,
      details: [{ field: 'corrections[0].path', code: 'UNKNOWN' }],
    });
  });

  test('may say where on the page the value is, which is stored with it', async () => {
    const request = await makeOne();
    const box = { x: 0.5, y: 0.25, width: 0.2, height: 0.03 };
    const { data } = await correct(request, [{ path: 'fields.税込 [円].合計', value: '132', page: 1, box }]);
    expect(data.fields[1]).toMatchObject({
      value: null,
      page: 1,
      box,
      corrected: { value: '132', page: 1, box },
    });
    const read = data.fields[0].box;
    const moved = await correct(request, [{ path: 'fields.Total', value: '120', page: 1, box }]);
    expect(moved.data.fields[0]).toMatchObject({ box, readAt: { page: 1, box: read }, value: '100' });
    const taken = await correct(request, [{ path: 'fields.Total', value: null }]);
    expect(taken.data.fields[0]).toMatchObject({ box: read, corrected: null });
    expect(taken.data.fields[0]).not.toHaveProperty('readAt');
    const refused = await correct(request, [
      { path: 'fields.Total', value: '1', page: 2, box },
      { path: 'fields.Total', value: '1', box },
    ]);
    expect(refused.details).toEqual([
      { field: 'corrections[0].page', code: 'OUT_OF_RANGE' },
      { field: 'corrections[1].page', code: 'REQUIRED' },
    ]);
    const wide = { ...box, width: 1.5 };
    expect(await correct(request, [{ path: 'fields.Total', value: '1', page: 1, box: wide }])).toMatchObject({
      code: 422,
      details: [{ field: 'corrections[0].box.width', code: 'OUT_OF_RANGE' }],
    });
  });

  test('as it is printed is stored in the form in which values are read, where it is unmistakable', async () => {
    const ask = (name: string, description: string) => ({ name, description });
    const request = await makeReadRequest(app, tenant, {
      definition: {
        fields: [
          ask('Total', 'The total amount of the invoice'),
          ask('Date', 'The date of the invoice'),
          ask('Seller', 'The name of the company that sends the invoice'),
        ],
        tables: [],
      },
      files: [{ name: 'invoice.pdf' }],
    });
    const path = `/request/${request.id}/files/${request.files[0]}/corrections`;
    const store = async (field: string, value: string, printed = true) => {
      const corrections = [{ path: `fields.${field}`, value, printed }];
      const { data } = await app.call('POST', path, { token: tenant.token, body: { corrections } });
      return data.corrections[0].corrected.value;
    };
    expect(await store('Total', '¥54,780')).toBe('54780');
    expect(await store('Total', '▲1,200円')).toBe('-1200');
    expect(await store('Total', 'see page two')).toBe('see page two');
    expect(await store('Total', '¥54,780', false)).toBe('¥54,780');
    expect(await store('Date', '2026年11月20日')).toBe('2026-11-20');
    expect(await store('Date', '20 Nov 2026')).toBe('2026-11-20');
    expect(await store('Date', '05/06/2026')).toBe('05/06/2026');
    expect(await store('Seller', '2026 Works Ltd.')).toBe('2026 Works Ltd.');
  });

  test('with an unknown place among several refuses them all', async () => {
    const request = await makeOne();
    const answer = await correct(request, [
      { path: 'fields.Total', value: '5' },
      { path: 'fields.total', value: '5' },
      { path: 'tables.Items[2].Name', value: '5' },
    ]);
    expect(answer).toMatchObject({
      code: 422,
      message: 'FAILED',
      details: [
        { field: 'corrections[1].path', code: 'UNKNOWN' },
        { field: 'corrections[2].path', code: 'UNKNOWN' },
      ],
    });
    const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
    expect(data.files[0].fields[0].corrected).toBeNull();
  });

  test.each([
    [[], 'corrections', 'REQUIRED'],
    [[{ path: 'fields.Total' }], 'corrections[0].value', 'REQUIRED'],
    [[{ path: 'fields.Total', value: 5 }], 'corrections[0].value', 'INVALID'],
    [[{ path: 'fields.Total', value: 'x'.repeat(4001) }], 'corrections[0].value', 'TOO_LONG'],
    [[{ path: 'fields.Total', value: 'a\u0000b' }], 'corrections[0].value', 'INVALID'],
  ])('that breaks a rule is refused with the reason (%#)', async (corrections, field, code) => {
    expect(await correct(await makeOne(), corrections)).toMatchObject({
      code: 422,
      details: [{ field, code }],
    });
  });

  test('of nothing at all is refused', async () => {
    const request = await makeOne();
    const answer = await app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, {
      token: tenant.token,
      body: {},
    });
    expect(answer).toMatchObject({ code: 422, details: [{ field: 'corrections', code: 'REQUIRED' }] });
  });

  test('of a file that is not read, or failed, has to wait', async () => {
    const request = await makeReadRequest(app, tenant, {
      definition: oddlyNamed.definition,
      files: [{ name: 'a.pdf', unread: true }],
    });
    expect(await correct(request, [{ path: 'fields.Total', value: '1' }])).toMatchObject({
      code: 409,
      message: 'NOT_READY',
    });
  });

  test('is the tenant’s alone: others find no such file', async () => {
    const request = await makeOne();
    const siblingTenant = await makeTenant(app, partner);
    const foreign = await makeReadRequest(app, siblingTenant, oddlyNamed);
    const corrections = [{ path: 'fields.Total', value: '1' }];
    expect((await correct(request, corrections, siblingTenant.token)).code).toBe(404);
    expect((await correct(request, corrections, partner.token)).code).toBe(403);
    // A file of another request does not come in by one's own request.
    expect((await correct({ id: request.id, files: foreign.files }, corrections)).code).toBe(404);
    expect((await correct({ id: foreign.id, files: foreign.files }, corrections)).code).toBe(404);
  });

  test('of a deleted request finds nothing', async () => {
    const request = await makeOne();
    await app.call('DELETE', `/request/${request.id}`, { token: tenant.token });
    expect((await correct(request, [{ path: 'fields.Total', value: '1' }])).code).toBe(404);
  });

  test('is recorded in the audit log by number and count, never by content', async () => {
    const request = await makeOne();
    await correct(request, [{ path: 'fields.Total', value: 'Confidential 7' }]);
    const rows = await app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('audit_entries').selectAll().where('target', '=', request.number).execute(),
    );
    expect(rows).toMatchObject([
      { action: 'result.correct', details: { corrections: 1 }, user_id: tenant.userId },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Confidential|Total/);
  });
});
