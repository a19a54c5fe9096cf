import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { startTestApp, type Answer, type TestApp } from '../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';
import { hardInvoices, makeReadRequest } from '../../../test/read-requests.ts';
import { openWorkbook } from '../../../test/workbook.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const { definition, files } = hardInvoices;
const ask = (name: string, description = '') => ({ name, description });
const make = (options: Partial<Parameters<typeof makeReadRequest>[2]> = {}) =>
  makeReadRequest(app, tenant, { definition, files, ...options });
const take = (
  id: string,
  format: string | undefined,
  options: { token?: string; language?: string } = {},
): Promise<Answer> =>
  app.call('GET', `/request/${id}/export`, {
    token: options.token ?? tenant.token,
    query: format === undefined ? {} : { format },
    headers: { 'accept-language': options.language ?? 'en' },
  });

describe('the Excel of a request', () => {
  test('has a row for each file and a sheet for each table; numbers, days and codes are what they are', async () => {
    const { id, number } = await make();
    const answer = await take(id, undefined);
    expect(answer.code).toBe(200);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${number}%20Invoices.xlsx`);
    expect(await openWorkbook(answer)).toEqual([
      {
        name: 'Results',
        rows: [
          ['File', 'Pages', 'OCR rate (%)', 'Invoice number', 'Invoice date', 'Total', 'Seller'],
          ['請求書 5月.pdf', 1, 97.5, '00123', new Date('2026-05-27T00:00:00Z'), -1234.5, '=1+1'],
          ['second.pdf', 1, 97.5, '99', 'soon', 0, null],
        ],
      },
      {
        name: 'Items',
        rows: [
          ['File', 'Row', 'Item code', 'Description', 'Quantity', 'Amount'],
          ['請求書 5月.pdf', 1, '0042', '+cmd|calc', 3, 54780],
          ['請求書 5月.pdf', 2, 'A-1', '𠮷野家 髙島屋 ㈱', null, 12.25],
        ],
      },
    ]);
  });

  test('carries corrections, typed like what they replace', async () => {
    const request = await make();
    await app.call('PATCH', `/request/${request.id}/files/${request.files[0]}`, {
      token: tenant.token,
      body: {
        corrections: [
          { path: 'fields.Total', value: '¥1,300' },
          { path: 'fields.Invoice date', value: '2026/5/28' },
          { path: 'tables.Items[0].Quantity', value: '' },
          { path: 'tables.Items[1].Item code', value: '007' },
        ],
      },
    });
    const [results, items] = await openWorkbook(await take(request.id, 'xlsx'));
    expect(results!.rows[1]!.slice(4, 6)).toEqual([new Date('2026-05-28T00:00:00Z'), 1300]);
    expect(items!.rows[1]![4]).toBeNull();
    expect(items!.rows[2]![2]).toBe('007');
  });

  test('has Japanese headers for Japanese readers and a name that survives', async () => {
    const { id, number } = await make({ templateName: '請求書/5月' });
    const answer = await take(id, 'xlsx', { language: 'ja' });
    const [results, items] = await openWorkbook(answer);
    expect(results!.name).toBe('読み取り結果');
    expect(results!.rows[0]!.slice(0, 4)).toEqual([
      'ファイル名',
      'ページ数',
      '平均信頼度（%）',
      'Invoice number',
    ]);
    expect(items!.rows[0]!.slice(0, 2)).toEqual(['ファイル名', '行']);
    const disposition = answer.headers['content-disposition'] as string;
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(`${number} 請求書_5月.xlsx`);
  });

  test('takes any names and texts', async () => {
    const names = [
      'Results',
      'results',
      "'a/b[c]:d?*'",
      'x'.repeat(40),
      `${'x'.repeat(39)}y`,
      'History',
      '髙'.repeat(40),
    ];
    const odd: StoredDefinition = {
      fields: [ask('Note'), ask('_x0041_')],
      tables: names.map((name) => ({ ...ask(name), columns: [ask('c')] })),
    };
    const note = `a\u0001b\ufffe_x0041_${'長'.repeat(40_000)}`;
    const { id } = await make({
      definition: odd,
      files: [{ name: '=HYPERLINK("x").pdf', fields: { Note: note }, tables: { Results: [['@SUM(1)']] } }],
    });
    const book = await openWorkbook(await take(id, 'xlsx'));
    expect(book.map((sheet) => sheet.name)).toEqual([
      'Results',
      'Results (2)',
      'results (3)',
      'a b c d',
      'x'.repeat(31),
      `${'x'.repeat(27)} (2)`,
      'History_',
      '髙'.repeat(31),
    ]);
    const [header, row] = book[0]!.rows as string[][];
    expect(header![4]).toBe('_x0041_');
    expect(row![0]).toBe('=HYPERLINK("x").pdf');
    expect(row![3]).toMatch(/^ab_x0041_長+$/);
    expect(row![3]!.length).toBeGreaterThan(32_000);
    expect(row![3]!.length).toBeLessThanOrEqual(32_767);
  });

  test('states why a file failed, and gives the text line by line for a template without fields', async () => {
    const { id } = await make({
      definition: { fields: [], tables: [] },
      files: [
        { name: 'note.pdf', text: 'first line\n二行目' },
        { name: 'broken.pdf', error: 'CORRUPT_FILE' },
      ],
    });
    expect(await openWorkbook(await take(id, 'xlsx'))).toEqual([
      {
        name: 'Results',
        rows: [
          ['File', 'Pages', 'OCR rate (%)', 'Error'],
          ['note.pdf', 1, 97.5, null],
          ['broken.pdf', 1, null, 'This file is damaged and can’t be opened. Export or scan it again.'],
        ],
      },
      {
        name: 'Text',
        rows: [
          ['File', 'Row', 'Text'],
          ['note.pdf', 1, 'first line'],
          ['note.pdf', 2, '二行目'],
        ],
      },
    ]);
  });
});

describe('the CSV of a request', () => {
  test('is UTF-8 with a byte-order mark, a section for each sheet, and calculates nothing', async () => {
    const { id } = await make();
    const answer = await take(id, 'csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...answer.raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.raw.toString('utf8').slice(1).split('\r\n')).toEqual([
      'File,Pages,OCR rate (%),Invoice number,Invoice date,Total,Seller',
      "請求書 5月.pdf,1,97.5,00123,2026-05-27,-1234.5,'=1+1",
      'second.pdf,1,97.5,99,soon,0,',
      '',
      'Items',
      'File,Row,Item code,Description,Quantity,Amount',
      "請求書 5月.pdf,1,0042,'+cmd|calc,3,54780",
      '請求書 5月.pdf,2,A-1,𠮷野家 髙島屋 ㈱,,12.25',
      '',
    ]);
  });

  test('quotes what needs quotes, and is one plain table where the template has none', async () => {
    const tricky = ['a,b', 'say "hi"', 'two\nlines', ' \t=x', '＝全角', '-12', '-a'];
    const flat: StoredDefinition = { fields: tricky.map((_, index) => ask(`Note ${index}`)), tables: [] };
    const fields = Object.fromEntries(tricky.map((value, index) => [`Note ${index}`, value]));
    const { id } = await make({ definition: flat, files: [{ name: 'a.pdf', fields }] });
    const rows = parseCsv((await take(id, 'csv')).raw.toString('utf8'));
    expect(rows).toHaveLength(2);
    expect(rows[1]!.slice(3)).toEqual(['a,b', 'say "hi"', 'two\nlines', "' \t=x", "'＝全角", '-12', "'-a"]);
  });
});

test('the JSON of a request is the request with its files, as the API shows them', async () => {
  const { id, number } = await make();
  const answer = await take(id, 'json');
  expect(answer.headers['content-disposition']).toContain(`${number}%20Invoices.json`);
  const shown = (await app.call('GET', `/request/${id}`, { token: tenant.token })).data;
  // Whose turn a check is depends on who asks, and is no part of a file.
  const withoutTurns = JSON.stringify(shown, (key, value) =>
    ['mayCheck', 'check'].includes(key) ? undefined : value,
  );
  expect(JSON.parse(answer.raw.toString('utf8'))).toEqual(JSON.parse(withoutTurns));
});

describe('an export', () => {
  test('waits until the request has ended', async () => {
    const { id } = await make({ files: [...files, { name: 'late.pdf', unread: true }] });
    for (const format of ['xlsx', 'csv', 'json']) {
      expect(await take(id, format)).toMatchObject({ code: 409, message: 'NOT_READY' });
    }
  });

  test('is available to the tenant only, and deleted with the request', async () => {
    const { id } = await make();
    const siblingTenant = await makeTenant(app, partner);
    expect(await take(id, 'xlsx', { token: siblingTenant.token })).toMatchObject({
      code: 404,
      message: 'NOT_FOUND',
    });
    expect((await take(id, 'xlsx', { token: partner.token })).code).toBe(403);
    expect((await take(id, 'exe')).code).toBe(422);
    await app.call('DELETE', `/request/${id}`, { token: tenant.token });
    expect((await take(id, 'xlsx')).code).toBe(404);
  });

  test('stays possible once access has expired', async () => {
    const expired = await makeTenant(app, partner, { expiryDate: '2020-01-01' });
    const { id } = await makeReadRequest(app, expired, { definition, files });
    expect((await take(id, 'xlsx', { token: expired.token })).code).toBe(200);
  });

  test('is recorded in the audit log', async () => {
    const { id, number } = await make();
    await take(id, 'csv');
    const rows = await app.context.db.withTenant(tenant, (trx) =>
      trx.selectFrom('audit_entries').select(['action', 'details']).where('target', '=', number).execute(),
    );
    expect(rows).toEqual([{ action: 'request.export', details: { format: 'csv' } }]);
  });
});
