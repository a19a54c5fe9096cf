import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate } from '../../../../test/documents.ts';
import { makePartner, makeTenant, openSession, type TenantParty } from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;
let siblingTenant: TenantParty;
let templateId: string;

const ask = (name: string) => ({ name, description: '' });
const definition = { fields: ['Total', 'Date', 'Note'].map(ask), tables: [] };
const rates = (
  values: number,
  asRead: number | null,
  doubtful: number,
  doubtfulRight: number | null,
  minutes: number,
) => ({
  values,
  asRead,
  doubtful,
  doubtfulRight,
  minutesPerHundredPages: minutes,
});

beforeAll(async () => {
  app = await startTestApp();
  const partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  siblingTenant = await makeTenant(app, partner);
  templateId = await makeTemplate(app, tenant);
});
afterAll(() => app.stop());

const quality = async (query: Record<string, string> = {}, token = tenant.token) =>
  app.call('GET', `/template/${templateId}/quality`, { token, query });

async function read(total: string, doubtful: readonly string[] = []) {
  const files = [{ name: 'a.pdf', fields: { Total: total, Date: '2026-11-01', Note: null } }];
  return makeReadRequest(app, tenant, { definition, templateId, doubtful, files });
}
async function correct({ id, files }: Awaited<ReturnType<typeof read>>, path: string, value: string) {
  const body = { corrections: [{ path: `fields.${path}`, value }] };
  await app.call('PATCH', `/request/${id}/files/${files[0]}`, { token: tenant.token, body });
}

describe('how well a template reads', () => {
  test('is unknown before anything is checked', async () => {
    await read('99');
    const nothing = {
      values: 0,
      asRead: null,
      doubtful: null,
      doubtfulRight: null,
      minutesPerHundredPages: null,
    };
    expect((await quality()).data).toEqual({
      documents: 0,
      pages: 0,
      total: nothing,
      fields: [],
      months: [],
    });
  });

  test('is stated by field and month: left as read, flagged, flagged and right, and the time of checking', async () => {
    // Read right, flagged, and accepted as it is, in half a minute after the date.
    const right = await read('100', ['Total']);
    await correct(right, 'Date', '2026-11-01');
    app.clock.advance(30_000);
    await correct(right, 'Total', '100');
    // Read wrong, flagged; after a pause of an hour, which does not count as time spent on the value.
    const wrong = await read('200', ['Total']);
    app.clock.advance(3_600_000);
    await correct(wrong, 'Total', '222');
    // Where nothing was read, a person found something.
    app.clock.advance(60_000);
    await correct(wrong, 'Note', 'urgent');
    const { data } = await quality();
    expect(data).toMatchObject({ documents: 2, pages: 2 });
    const field = (name: string, rate: object) => ({
      name,
      table: null,
      ...rate,
      months: [{ month: '2026-11', ...rate }],
    });
    expect(data.fields).toEqual([
      field('Note', rates(1, 0, 0, null, 50)),
      field('Total', rates(2, 50, 100, 50, 33.3)),
      field('Date', rates(2, 100, 0, null, 8.3)),
    ]);
    const total = {
      values: 5,
      asRead: 60,
      doubtful: 40,
      doubtfulRight: 50,
      minutesPerHundredPages: 91.7,
    };
    expect(data.total).toEqual(total);
    expect(data.months).toEqual([{ month: '2026-11', documents: 2, pages: 2, ...total }]);
  });

  test('covers a number of months and one tenant’s documents, and needs a number', async () => {
    app.clock.advance(35 * 86_400_000);
    const token = await openSession(app, tenant);
    expect((await quality({ months: '1' }, token)).data.documents).toBe(0);
    expect((await quality({ months: '2' }, token)).data.documents).toBe(2);
    expect((await quality({ months: '25' }, token)).code).toBe(422);
    expect((await quality({}, await openSession(app, siblingTenant))).code).toBe(404);
  });

  test('counts the cells of tables by their columns, deleted and added rows among them, month by month', async () => {
    const token = await openSession(app, tenant);
    const other = await makeTemplate(app, { ...tenant, token });
    const columns = ['Item', 'Amount'].map(ask);
    const asked = { fields: [ask('Amount')], tables: [{ ...ask('Lines'), columns }] };
    const made = (total: string, lines: (string | null)[][]) => {
      const files = [{ name: 'a.pdf', fields: { Amount: total }, tables: { Lines: lines } }];
      return makeReadRequest(app, tenant, {
        definition: asked,
        templateId: other,
        doubtful: ['Amount'],
        files,
      });
    };
    const check = (id: string) =>
      app.call('PUT', `/request/${id}/checked`, { token, body: { checked: true } });
    const before = await made('6', [['Salt', null]]);
    await check(before.id);
    await app.context.db.withTenant(tenant, (trx) =>
      trx.updateTable('requests').set({ month: '2026-10-01' }).where('id', '=', before.id).execute(),
    );
    const request = await made('7', [
      ['Tea', '3'],
      ['Milk', '4'],
      ['Footer', null],
    ]);
    const path = `/request/${request.id}/files/${request.files[0]}`;
    const change = (body: object) => app.call('PATCH', path, { token, body });
    await change({
      corrections: [
        { path: 'fields.Amount', value: '7' },
        { path: 'tables.Lines[0].Amount', value: '30' },
        { path: 'tables.Lines[1].Amount', value: '4' },
      ],
    });
    await change({
      rows: [
        { table: 'Lines', op: 'delete', index: 2 },
        { table: 'Lines', op: 'insert', index: 2, row: 'added-row-1' },
      ],
      corrections: [{ path: 'tables.Lines[2].Item', value: 'Bread' }],
    });
    await check(request.id);
    const { data } = await app.call('GET', `/template/${other}/quality`, { token });
    const month = (of: string, rate: object) => expect.objectContaining({ month: of, ...rate });
    const counted = (values: number, asRead: number) => ({ values, asRead });
    // One item was in a deleted row and one was missed; two amounts were flagged, one of them wrong.
    expect(data.fields).toHaveLength(3);
    expect(data.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'Amount',
          table: null,
          ...counted(2, 100),
          months: [month('2026-11', counted(1, 100)), month('2026-10', counted(1, 100))],
        }),
        expect.objectContaining({
          name: 'Item',
          table: 'Lines',
          ...counted(5, 60),
          doubtful: 0,
          months: [month('2026-11', counted(4, 50)), month('2026-10', counted(1, 100))],
        }),
        expect.objectContaining({
          name: 'Amount',
          table: 'Lines',
          ...counted(2, 50),
          doubtful: 100,
          doubtfulRight: 50,
          months: [month('2026-11', counted(2, 50))],
        }),
      ]),
    );
    expect(data.total).toMatchObject({ values: 9, asRead: 66.7 });
    expect(data.months).toMatchObject([
      { month: '2026-11', documents: 1, values: 7 },
      { month: '2026-10', documents: 1, values: 2 },
    ]);
  });
});
