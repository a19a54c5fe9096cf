import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';
import { openWorkbook } from '../../../../test/workbook.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const ask = (name: string) => ({ name, description: '' });
const definition = {
  fields: [ask('番号'), ask('合計金額')],
  tables: [{ ...ask('明細'), columns: [ask('品名'), ask('金額')] }],
};
const files = [
  { name: 'a.pdf', fields: { 番号: 'A-1', 合計金額: '120' }, tables: { 明細: [['𠮷野〜家', '120']] } },
];
let count = 0;
async function makeTemplate(): Promise<string> {
  const body = { name: `請求 ${(count += 1)}`, ...definition };
  return (await app.call('POST', '/template', { token: tenant.token, body })).data.id;
}
const layoutOf = (id: string, { token } = tenant) =>
  app.call('GET', `/template/${id}/export-layout`, { token });
const save = (id: string, sheets: unknown, { token } = tenant) =>
  app.call('PUT', `/template/${id}/export-layout`, { token, body: { sheets } });
const column = (key: string, header = '', shown = true) => ({ key, header, shown });
const headers = { 'accept-language': 'en' };
const take = (id: string, query: Record<string, string>) =>
  app.call('GET', `/request/${id}/export`, { token: tenant.token, query, headers });
const takeAll = (ids: readonly string[], query: Record<string, string> = {}) =>
  app.call('GET', '/request/export', {
    token: tenant.token,
    query: { ids: ids.join(','), content: 'results', ...query },
    headers,
  });

describe('a kept layout', () => {
  const sheets = [
    {
      table: null,
      columns: [column('field:合計金額', '税込'), column('ocrId'), column('file', '', false), column('gone')],
    },
    { table: '明細', columns: [column('row', '', false), column('field:金額')] },
  ];

  test('gives the columns as they come until one is kept, then in its order with what it does not know last', async () => {
    const id = await makeTemplate();
    expect((await layoutOf(id)).data).toMatchObject({
      kept: false,
      sheets: [
        {
          table: null,
          columns: [
            { key: 'ocrId' },
            { key: 'file' },
            { key: 'pages' },
            { key: 'ocrRate' },
            { key: 'field:番号' },
            { key: 'field:合計金額' },
            { key: 'error' },
          ],
        },
        {
          table: '明細',
          columns: [
            { key: 'ocrId' },
            { key: 'file' },
            { key: 'row' },
            { key: 'field:品名' },
            { key: 'field:金額' },
          ],
        },
      ],
    });
    const { data } = await save(id, sheets);
    expect(data.kept).toBe(true);
    expect(data.sheets[0].columns.map(({ key }: { key: string }) => key)).toEqual([
      'field:合計金額',
      'ocrId',
      'file',
      'pages',
      'ocrRate',
      'field:番号',
      'error',
    ]);
    expect((await layoutOf(id)).data).toEqual(data);
    await app.call('DELETE', `/template/${id}/export-layout`, { token: tenant.token });
    expect((await layoutOf(id)).data.kept).toBe(false);
  });

  test('makes the sheets of one request and of several, rows and order alike', async () => {
    const templateId = await makeTemplate();
    const request = await makeReadRequest(app, tenant, {
      definition,
      files,
      templateId,
      templateName: '請求',
    });
    await save(templateId, sheets);
    const columns = ['税込', 'OCR ID', 'Pages', 'OCR rate (%)', '番号', 'Error'];
    const row = [120, request.number, 1, 97.5, 'A-1'];
    const one = await openWorkbook(await take(request.id, {}));
    expect(one[0]!.rows.map((cells) => cells.slice(0, 5))).toEqual([columns.slice(0, 5), row]);
    expect(one[0]!.rows[0]).toEqual(columns);
    expect(one[1]!.rows[0]).toEqual(['金額', 'OCR ID', 'File', '品名']);
    const all = await openWorkbook(await takeAll([request.id]));
    expect(all.map(({ rows }) => rows)).toEqual(one.map(({ rows }) => rows));
  });

  test('leaves out a sheet without columns, and contains rows made by hand', async () => {
    const templateId = await makeTemplate();
    const request = await makeReadRequest(app, tenant, {
      definition,
      files,
      templateId,
      templateName: '請求',
    });
    await app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, {
      token: tenant.token,
      body: {
        rows: [{ table: '明細', op: 'insert', index: 1 }],
        corrections: [{ path: 'tables.明細[1].品名', value: '手で加えた行' }],
      },
    });
    const none = (await layoutOf(templateId)).data.sheets[0].columns.map(({ key }: { key: string }) =>
      column(key, '', false),
    );
    const shown = { table: '明細', columns: [column('field:品名')] };
    expect((await save(templateId, [{ table: null, columns: none }, shown])).code).toBe(200);
    const book = await openWorkbook(await takeAll([request.id]));
    expect(book.map(({ name }) => name)).toEqual(['請求 明細']);
    expect(book[0]!.rows.map((row) => row[0])).toEqual(['品名', '𠮷野〜家', '手で加えた行']);
  });

  test('is the tenant’s alone, and shows something', async () => {
    const id = await makeTemplate();
    const siblingTenant = await makeTenant(app, partner);
    expect((await layoutOf(id, siblingTenant)).code).toBe(404);
    expect((await save(id, sheets, siblingTenant)).code).toBe(404);
    expect(await save(id, [{ table: null, columns: [column('file', '', false)] }])).toMatchObject({
      code: 422,
      details: [{ field: 'sheets', code: 'REQUIRED' }],
    });
    const body = { name: 'Standard', ...definition };
    await app.call('POST', '/template', { token: partner.token, body });
    const { items } = (
      await app.call('GET', '/template', { token: tenant.token, query: { type: 'standard' } })
    ).data;
    const standard = items[0].id as string;
    await save(standard, [{ table: null, columns: [column('file', 'ファイル名')] }]);
    expect((await layoutOf(standard)).data.kept).toBe(true);
    expect((await layoutOf(standard, siblingTenant)).data.kept).toBe(false);
  });
});

test('a CSV in Shift_JIS has no byte-order mark, and lists what it could not write', async () => {
  const templateId = await makeTemplate();
  const request = await makeReadRequest(app, tenant, { definition, files, templateId, templateName: '請求' });
  const query = { format: 'csv', encoding: 'shift_jis' };
  const one = await take(request.id, query);
  expect(one.headers['content-type']).toBe('text/csv; charset=shift_jis');
  expect(decodeURIComponent(String(one.headers['x-replaced-characters']))).toBe('𠮷');
  expect(new TextDecoder('shift_jis').decode(one.raw)).toContain('a.pdf,1,〓野～家,120\r\n');
  const archive = await takeAll([request.id], query);
  expect(decodeURIComponent(String(archive.headers['x-replaced-characters']))).toBe('𠮷');
  const table = unzipSync(new Uint8Array(archive.raw))['請求 明細.csv'];
  expect(new TextDecoder('shift_jis').decode(table)).toContain('〓野～家,120\r\n');
  const plain = await take(request.id, { format: 'csv' });
  expect(plain.headers['x-replaced-characters']).toBeUndefined();
});
