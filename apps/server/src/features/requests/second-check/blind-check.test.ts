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
let cho: string;
let templateId: string;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', path: string, token: string, body?: object) =>
  app.call(method, path, { token, ...(body && { body }) });

const turn = (secondCheck: string) =>
  call('PUT', `/template/${templateId}/checking`, ann.token, { secondCheck });
beforeEach(async () => {
  ann = await makeTenant(app, partner);
  ben = await joinTenant(app, ann, 'Ben');
  cho = await joinTenant(app, ann, 'Cho');
  templateId = await makeTemplate(app, ann);
  await turn('blind');
});

const ask = (name: string) => ({ name, description: '' });
const definition = {
  fields: ['Total amount', 'Date'].map(ask),
  tables: [{ ...ask('Lines'), columns: ['Item', 'Amount'].map(ask) }],
};
const lines = [
  ['Tea', '10'],
  ['Milk', '20'],
  ['Rice', '30'],
];
const read = (doubtful: readonly string[] = []) =>
  makeReadRequest(app, ann, {
    definition,
    templateId,
    doubtful,
    files: [
      { name: 'a.pdf', fields: { 'Total amount': '100', Date: '2026-11-01' }, tables: { Lines: lines } },
    ],
  });
type Made = Awaited<ReturnType<typeof read>>;
const check = ({ id }: Made, token: string, checked = true) =>
  call('PUT', `/request/${id}/checked`, token, { checked });
const change = ({ id, files }: Made, token: string, body: object) =>
  call('PATCH', `/request/${id}/files/${files[0]}`, token, body);
const correct = (made: Made, token: string, path: string, value: string) =>
  change(made, token, { corrections: [{ path, value }] });
const shown = async ({ id }: Made, token = ben) => (await call('GET', `/request/${id}`, token)).data;
const differences = async ({ id }: Made) =>
  (await call('GET', `/request/${id}/differences`, ben)).data.differences;
const resolveDifferences = (
  { id }: Made,
  token: string,
  difference: { id: string },
  pick: 'first' | 'second',
) => call('PUT', `/request/${id}/differences/${difference.id}`, token, { pick });
const valuesOf = async (made: Made) => {
  const { fields, tables } = (await shown(made)).files[0];
  const value = (one: { value: string | null; corrected: { value: string } | null }) =>
    one.corrected?.value ?? one.value;
  return [
    ...fields.map(value),
    tables[0].rows.map(({ cells }: { cells: Parameters<typeof value>[0][] }) => cells.map(value)),
  ];
};
const asRead = ['100', '2026-11-01', lines];

describe('after a blind first check', () => {
  test('nothing of it is in any answer, search, export, list or entry of the audit log; not even for its author', async () => {
    const made = await read(['Date']);
    // How far the check is does change.
    const values = (files: object[]) => JSON.stringify(files.map((file) => ({ ...file, check: undefined })));
    const untouched = values((await shown(made)).files);
    await correct(made, ann.token, 'fields.Total amount', '98765');
    await correct(made, ann.token, 'tables.Lines[1].Item', 'Buttermilk');
    await change(made, ann.token, { rows: [{ table: 'Lines', op: 'delete', index: 2 }] });
    expect(await valuesOf(made)).not.toEqual(asRead);
    // Resolving the last flagged value completes the check.
    await correct(made, ann.token, 'fields.Date', '2026-11-09');
    const search = async (text: string) =>
      (await app.call('GET', '/request', { token: ben, query: { search: text } })).data.total;
    for (const token of [ann.token, ben, cho]) {
      const seen = await shown(made, token);
      expect(seen).toMatchObject({ awaited: 'second', blind: true, toCheck: 1, firstCheck: {} });
      expect(values(seen.files)).toBe(untouched);
      const inParts = await app.call('GET', `/request/${made.id}`, { token, query: { rows: '2' } });
      expect(JSON.stringify(inParts.data)).not.toMatch(/98765|Buttermilk|2026-11-09/);
    }
    for (const text of ['98765', 'Buttermilk', '2026-11-09']) expect(await search(text), text).toBe(0);
    expect(await search('Milk')).toBe(1);
    const exported = await call('GET', `/request/${made.id}/export?format=json`, ben);
    expect(JSON.stringify(exported)).not.toMatch(/98765|Buttermilk/);
    expect(await differences(made)).toEqual([]);
    const entries = await app.context.db.withTenant(ann, (trx) =>
      trx.selectFrom('audit_entries').select('details').where('target', '=', made.number).execute(),
    );
    expect(entries.length).toBeGreaterThan(3);
    for (const { details } of entries) expect(JSON.stringify(details)).not.toMatch(/corrections|rows/);
  });

  test('the first person cannot change anything any more, and alone may reopen the check', async () => {
    const made = await read();
    await correct(made, ann.token, 'fields.Total amount', '98765');
    await change(made, ann.token, { rows: [{ table: 'Lines', op: 'delete', index: 2 }] });
    const left = await valuesOf(made);
    await check(made, ann.token);
    expect((await correct(made, ann.token, 'fields.Date', '2026-11-02')).message).toBe(
      'OTHER_PERSON_REQUIRED',
    );
    expect((await check(made, ben, false)).message).toBe('OTHER_PERSON_REQUIRED');
    expect(await valuesOf(made)).toEqual(asRead);
    expect((await check(made, ann.token, false)).data).toMatchObject({ awaited: null, firstCheck: null });
    expect(await valuesOf(made)).toEqual(left);
  });

  test('it is ended as it was begun, whatever the template says by then', async () => {
    const made = await read();
    await correct(made, ann.token, 'fields.Total amount', '98765');
    await check(made, ann.token);
    await turn('off');
    expect((await check(made, ben)).data).toMatchObject({ awaited: 'third', checked: null });
    const seen = await read();
    await turn('seen');
    await correct(seen, ann.token, 'fields.Total amount', '98765');
    await check(seen, ann.token);
    await turn('blind');
    expect((await shown(seen)).blind).toBe(false);
    expect((await check(seen, ben)).data.checked.by).toBe('Ben');
  });

  test('a process that knows nothing of blind checks cannot lose it', async () => {
    const made = await read();
    await correct(made, ann.token, 'fields.Total amount', '98765');
    await check(made, ann.token);
    const asBefore = app.context.db.withTenant(ann, (trx) =>
      trx.deleteFrom('request_reviews').where('request_id', '=', made.id).execute(),
    );
    await expect(asBefore).rejects.toThrow(/foreign key/);
    expect((await call('DELETE', `/request/${made.id}`, ann.token)).code).toBe(200);
    const left = await app.context.db.withTenant(ann, (trx) =>
      trx.selectFrom('corrections_aside').selectAll().execute(),
    );
    expect(left).toEqual([]);
  });
});

describe('the second of two blind checks', () => {
  test('that says the same in another form, with the same rows added and deleted, has the request checked', async () => {
    const made = await read();
    const look = async (token: string, total: string, item: string) => {
      await correct(made, token, 'fields.Total amount', total);
      await change(made, token, {
        rows: [
          { table: 'Lines', op: 'delete', index: 2 },
          { table: 'Lines', op: 'insert', index: 0 },
        ],
        corrections: [{ path: 'tables.Lines[0].Item', value: item }],
      });
      return (await check(made, token)).data;
    };
    await look(ann.token, '1,200', 'Bread');
    app.clock.advance(1000);
    expect(await look(ben, '1200', 'Ｂread ')).toMatchObject({ checked: { by: 'Ben' }, awaited: null });
    expect(await valuesOf(made)).toEqual(['1200', '2026-11-01', [['Ｂread ', null], ...lines.slice(0, 2)]]);
    // What the first corrected stays as history below what the second put there.
    const kept = await app.context.db.withTenant(ann, (trx) =>
      trx
        .selectFrom('corrections')
        .select(['user_name', 'value'])
        .where('path', '=', '["fields","Total amount"]')
        .orderBy('position')
        .execute(),
    );
    expect(kept.map(({ value }) => value)).toEqual(['1,200', '1200']);
  });

  test('that differs is resolved value by value by a third person, not by either of the two', async () => {
    const made = await read();
    await correct(made, ann.token, 'fields.Total amount', '98765');
    await correct(made, ann.token, 'tables.Lines[1].Item', 'Buttermilk');
    await check(made, ann.token);
    await correct(made, ben, 'fields.Date', '2026-11-02');
    expect((await check(made, ben)).data).toMatchObject({ awaited: 'third', differed: { by: 'Ben' } });
    const open = await differences(made);
    expect(open).toMatchObject([
      { field: 'Total amount', table: null, first: '98765', second: '100', rows: null, settled: null },
      { field: 'Date', first: '2026-11-01', second: '2026-11-02' },
      { field: null, table: 'Lines', row: '1', column: 'Item', first: 'Buttermilk', second: 'Milk' },
    ]);
    expect(open).toHaveLength(3);
    for (const token of [ann.token, ben]) {
      expect((await resolveDifferences(made, token, open[0], 'first')).message).toBe('OTHER_PERSON_REQUIRED');
      expect((await correct(made, token, 'fields.Date', '1')).message).toBe('OTHER_PERSON_REQUIRED');
    }
    expect((await check(made, cho)).message).toBe('DIFFERENCES_OPEN');
    await resolveDifferences(made, cho, open[0], 'first');
    await resolveDifferences(made, cho, open[0], 'second');
    expect((await resolveDifferences(made, cho, open[0], 'first')).data.differences[0].settled).toBe('first');
    // A third value settles it, too.
    await correct(made, cho, 'fields.Date', '2026-11-03');
    expect((await differences(made))[1].settled).toBe('other');
    app.clock.advance(1000);
    await resolveDifferences(made, cho, open[2], 'second');
    expect(await shown(made)).toMatchObject({ checked: { by: 'Cho' }, awaited: null, blind: false });
    expect(await valuesOf(made)).toEqual(['98765', '2026-11-03', lines]);
    expect(await differences(made)).toEqual([]);
  });

  test('with other rows is resolved table by table; both are complete, with the values of their own rows', async () => {
    const made = await read();
    await change(made, ann.token, {
      rows: [
        { table: 'Lines', op: 'delete', index: 2 },
        { table: 'Lines', op: 'insert', index: 0 },
      ],
      corrections: [{ path: 'tables.Lines[0].Item', value: 'Bread' }],
    });
    await check(made, ann.token);
    await correct(made, ben, 'tables.Lines[2].Amount', '33');
    await check(made, ben);
    const [open] = await differences(made);
    expect(await differences(made)).toHaveLength(1);
    expect(open).toMatchObject({
      table: 'Lines',
      row: null,
      rows: { first: [['Bread', '']], second: [['Rice', '33']] },
    });
    const other = await read();
    await correct(other, ann.token, 'fields.Date', '2026-11-02');
    expect((await resolveDifferences(other, cho, open, 'first')).code).toBe(404);
    await resolveDifferences(made, cho, open, 'first');
    expect(await shown(made)).toMatchObject({ checked: { by: 'Cho' } });
    expect((await valuesOf(made))[2]).toEqual([['Bread', null], ...lines.slice(0, 2)]);
  });

  test('of two people only is resolved by the first', async () => {
    ann = await makeTenant(app, partner);
    ben = await joinTenant(app, ann, 'Dee');
    templateId = await makeTemplate(app, ann);
    await turn('blind');
    const made = await read();
    await correct(made, ann.token, 'fields.Date', '2026-11-02');
    await check(made, ann.token);
    await check(made, ben);
    const [open] = await differences(made);
    expect((await resolveDifferences(made, ben, open, 'first')).message).toBe('OTHER_PERSON_REQUIRED');
    await resolveDifferences(made, ann.token, open, 'first');
    expect(await shown(made)).toMatchObject({ checked: { by: 'Tea Tenant' } });
    expect((await valuesOf(made))[1]).toBe('2026-11-02');
  });

  test('is not restarted by a flag that comes back; reopened, it keeps what the second person left', async () => {
    const made = await read(['Date']);
    await correct(made, ann.token, 'fields.Total amount', '98765');
    await correct(made, ann.token, 'fields.Date', '2026-11-02');
    await correct(made, ben, 'fields.Date', '2026-11-03');
    expect(await shown(made)).toMatchObject({ awaited: 'third', toCheck: 0 });
    await correct(made, cho, 'fields.Date', '2026-11-04');
    await change(made, cho, { corrections: [{ path: 'fields.Date', value: null }] });
    expect(await shown(made)).toMatchObject({ awaited: 'third', toCheck: 1 });
    const settled = (await differences(made)).map((one: { settled: string }) => one.settled);
    expect(settled).toEqual([null, null]);
    await change(made, cho, { rows: [{ table: 'Lines', op: 'delete', index: 0 }] });
    expect((await check(made, cho, false)).data).toMatchObject({ awaited: null, checked: null });
    expect(await valuesOf(made)).toEqual(['100', '2026-11-01', lines.slice(1)]);
  });
});
