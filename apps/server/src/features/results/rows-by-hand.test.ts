import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { oddlyNamed, makeReadRequest } from '../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const makeOne = () => makeReadRequest(app, tenant, oddlyNamed);
const correct = (request: { id: string; files: string[] }, corrections: unknown, token = tenant.token) =>
  app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, { token, body: { corrections } });

describe('the rows of a table', () => {
  const change = (request: { id: string; files: string[] }, rows: unknown, corrections: unknown = []) =>
    app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, {
      token: tenant.token,
      body: { rows, corrections },
    });
  type Row = { id: string; cells: { value: string | null; corrected: { value: string } | null }[] };
  const shownRows = ({ data }: Awaited<ReturnType<typeof change>>): (string | null)[][] =>
    data.tables[0].rows.map(({ cells }: Row) =>
      cells.map(({ value, corrected }) => corrected?.value ?? value),
    );
  const add = { table: 'Items', op: 'insert' } as const;
  const remove = { table: 'Items', op: 'delete' } as const;

  test('are added, and filled in the same call; corrections stay with their rows', async () => {
    const request = await makeOne();
    await correct(request, [{ path: 'tables.Items[1].Name', value: 'Black ink' }]);
    const answer = await change(
      request,
      [
        { ...add, index: 1 },
        { ...add, index: 3 },
      ],
      [
        { path: 'tables.Items[1].Name', value: 'Cap' },
        { path: 'tables.Items[3].Unit.price', value: '5' },
      ],
    );
    const now = [
      ['Pen', '20'],
      ['Cap', null],
      ['Black ink', '80'],
      [null, '5'],
    ];
    expect(shownRows(answer)).toEqual(now);
    const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
    expect(data.files[0]).toEqual(answer.data);
    expect(await correct(request, [{ path: 'tables.Items[4].Name', value: '1' }])).toMatchObject({
      code: 422,
    });
  });

  test('are deleted, and put back with all they had, there or elsewhere', async () => {
    const request = await makeOne();
    await correct(request, [{ path: 'tables.Items[0].Name', value: 'Blue pen' }]);
    const deleted = await change(request, [{ ...remove, index: 0 }]);
    expect(shownRows(deleted)).toEqual([['Ink', '80']]);
    const back = { table: 'Items', op: 'restore', index: 1, row: '0' };
    expect(shownRows(await change(request, [back]))).toEqual([
      ['Ink', '80'],
      ['Blue pen', '20'],
    ]);
    expect(await change(request, [back])).toMatchObject({
      code: 422,
      details: [{ field: 'rows[0].row', code: 'UNKNOWN' }],
    });
    const added = await change(
      request,
      [{ ...add, index: 0 }],
      [{ path: 'tables.Items[0].Name', value: 'A' }],
    );
    const { id } = added.data.tables[0].rows[0];
    await change(request, [{ ...remove, index: 0 }]);
    const again = await change(request, [{ ...back, index: 0, row: id }]);
    expect(shownRows(again)[0]).toEqual(['A', null]);
    const sheet = await app.call('GET', `/request/${request.id}/export`, {
      token: tenant.token,
      query: { format: 'csv' },
    });
    expect(sheet.raw.toString('utf8')).toContain(
      'invoice.pdf,1,A,\r\ninvoice.pdf,2,Ink,80\r\ninvoice.pdf,3,Blue pen,20\r\n',
    );
  });

  test('may be given an id, which nobody has had before; a row that was just added can be moved in the same call', async () => {
    const request = await makeOne();
    const row = 'r0123456789abcdef';
    const answer = await change(
      request,
      [
        { ...add, index: 0, row },
        { ...remove, index: 0 },
        { table: 'Items', op: 'restore', index: 2, row },
      ],
      [{ path: 'tables.Items[2].Name', value: 'Cap' }],
    );
    expect(shownRows(answer)).toEqual([
      ['Pen', '20'],
      ['Ink', '80'],
      ['Cap', null],
    ]);
    expect(answer.data.tables[0].rows.map(({ id }: Row) => id)).toEqual(['0', '1', row]);
    await change(request, [{ ...remove, index: 2 }]);
    expect(await change(request, [{ ...add, index: 0, row }])).toMatchObject({
      code: 422,
      details: [{ field: 'rows[0].row', code: 'INVALID' }],
    });
    for (const id of ['1', '0123456789', 'UPPER CASE'])
      expect(await change(request, [{ ...add, index: 0, row: id }])).toMatchObject({
        code: 422,
        details: [{ field: 'rows[0].row', code: 'INVALID' }],
      });
  });

  test('that are nowhere change nothing, nor does what came with them', async () => {
    const request = await makeOne();
    const answer = await change(
      request,
      [
        { ...remove, index: 0 },
        { ...remove, index: 1 },
        { ...add, index: 3 },
        { ...add, table: 'Things', index: 0 },
        { table: 'Items', op: 'restore', index: 0, row: '7' },
      ],
      [{ path: 'fields.Total', value: '5' }],
    );
    expect(answer.details).toEqual([
      { field: 'rows[1].index', code: 'OUT_OF_RANGE' },
      { field: 'rows[2].index', code: 'OUT_OF_RANGE' },
      { field: 'rows[3].table', code: 'UNKNOWN' },
      { field: 'rows[4].row', code: 'UNKNOWN' },
    ]);
    const { data } = await app.call('GET', `/request/${request.id}`, { token: tenant.token });
    expect(data.files[0].tables[0].rows).toHaveLength(2);
    expect(data.files[0].fields[0].corrected).toBeNull();
    expect((await change(request, [{ table: 'Items', op: 'swap', index: 0 }])).code).toBe(422);
  });

  test('take their flags with them: deleting the last flagged one completes the request', async () => {
    const request = await makeReadRequest(app, tenant, { ...oddlyNamed, doubtful: ['Name'] });
    await correct(request, [{ path: 'tables.Items[1].Name', value: 'Ink' }]);
    const shown = async () => (await app.call('GET', `/request/${request.id}`, { token: tenant.token })).data;
    expect(await shown()).toMatchObject({ toCheck: 1, checked: null });
    await change(request, [{ ...remove, index: 0 }]);
    expect(await shown()).toMatchObject({ toCheck: 0, checked: { by: 'Tea Tenant' } });
    await change(request, [{ table: 'Items', op: 'restore', index: 0, row: '0' }]);
    expect(await shown()).toMatchObject({ toCheck: 1, checked: null });
    await app.call('DELETE', `/request/${request.id}`, { token: tenant.token });
    const left = await app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('row_edits').select('id').where('file_id', '=', request.files[0]!).execute(),
    );
    expect(left).toEqual([]);
  });
});
