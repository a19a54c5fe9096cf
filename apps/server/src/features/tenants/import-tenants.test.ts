import { readXlsx, writeXlsx, type CellValue } from 'hucre';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import {
  goodPassword,
  makePartner,
  makeTenant,
  signIn,
  tenantValues,
  type Party,
} from '../../../test/parties.ts';
import { zip, zip64 } from './testing/zip.ts';

let app: TestApp;
let partner: Party;
let headers: string[];

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_SIGN_INS_PER_MINUTE: '1000000' } });
  partner = await makePartner(app);
  headers = await headersOf(await getSheet('en'));
});
afterAll(() => app.stop());

const getSheet = (language: 'en' | 'ja') =>
  app.call('GET', '/tenant/import', { token: partner.token, headers: { 'accept-language': language } });
async function headersOf({ raw }: { raw: Buffer }): Promise<string[]> {
  const { sheets } = await readXlsx(raw);
  return sheets[0]!.rows[0]!.map(String);
}
const fields = [
  'companyName',
  'email',
  'password',
  'description',
  'contactName',
  'contactEmail',
  'phoneNumber',
  'address',
  'blockLimit',
  'expiryDate',
] as const;
type Row = Partial<Record<(typeof fields)[number], CellValue>>;

async function sheetOf(rows: Row[], names: string[] = headers): Promise<Uint8Array> {
  const cells = rows.map((row) => fields.map((field) => row[field] ?? null));
  return writeXlsx({ sheets: [{ name: 'Tenants', rows: [names, ...cells] }] });
}
function upload(
  bytes: Uint8Array | string,
  options: { dryRun?: boolean; who?: Party; language?: string } = {},
) {
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'tenants.xlsx');
  return app.call('POST', '/tenant/import', {
    token: (options.who ?? partner).token,
    form,
    query: { dryRun: String(options.dryRun ?? false) },
    headers: { 'accept-language': options.language ?? 'en' },
  });
}
const countTenants = async () =>
  (await app.call('GET', '/tenant', { token: partner.token })).data.total as number;

describe('the sheet', () => {
  test('is had in both languages, under a name that survives Japanese', async () => {
    const sheet = await getSheet('ja');
    expect(sheet.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(sheet.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('テナント一括登録.xlsx')}`,
    );
    expect((await headersOf(sheet))[0]).toBe('会社名');
    expect(headers[0]).toBe('Company Name');
  });

  test("in either language, whatever its columns' order, is read back", async () => {
    const japanese = await headersOf(await getSheet('ja'));
    const values = { ...tenantValues(), companyName: '髙﨑商店', phoneNumber: '03-1234-5678' };
    const order = fields.map((_, index) => fields.length - 1 - index);
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            order.map((i) => japanese[i]!),
            order.map((i) => ({ ...values, password: null })[fields[i]!]),
          ],
        },
      ],
    });
    expect(await upload(bytes, { dryRun: true, language: 'ja' })).toMatchObject({
      code: 200,
      data: {
        accepted: true,
        created: 0,
        credentials: null,
        rows: [{ row: 2, companyName: '髙﨑商店', problems: [] }],
      },
    });
  });
});

describe('a sheet of an earlier version, filled in already', () => {
  const earlier: Record<'en' | 'jp', Partial<Record<(typeof fields)[number], string>>> = {
    en: { password: 'Password (empty: made for you)' },
    jp: {
      password: 'パスワード(空欄の場合は自動作成)',
      description: '説明',
      expiryDate: '有効期限(YYYY-MM-DD)',
    },
  };

  test.each(['en', 'jp'] as const)('is still read (%s), and days may have slashes', async (language) => {
    const current = await headersOf(await getSheet(language === 'jp' ? 'ja' : 'en'));
    const names = fields.map((field, index) => earlier[language][field] ?? current[index]!);
    expect(names).not.toEqual(current);
    const bytes = await sheetOf([{ ...tenantValues(), expiryDate: '2031/1/5' }], names);
    expect(await upload(bytes, { dryRun: true })).toMatchObject({
      code: 200,
      data: { accepted: true, rows: [{ row: 2, problems: [] }] },
    });
  });
});

describe('importing', () => {
  test('a dry run keeps nothing; the import adds all, with sign-ins that work, given once as a sheet', async () => {
    const before = await countTenants();
    const rows: Row[] = [
      { ...tenantValues(), password: goodPassword },
      { ...tenantValues(), blockLimit: '1,000', expiryDate: new Date('2027-03-31T00:00:00Z') },
      {},
      { ...tenantValues(), companyName: '=1+1' },
    ];
    const sheet = await sheetOf(rows);
    expect(await upload(sheet, { dryRun: true })).toMatchObject({
      code: 200,
      data: { accepted: true, created: 0 },
    });
    expect(await countTenants()).toBe(before);
    const answer = await upload(sheet, { language: 'ja' });
    expect(answer).toMatchObject({ code: 200, data: { accepted: true, created: 3 } });
    expect(answer.data.rows.map((row: { row: number }) => row.row)).toEqual([2, 3, 5]);
    expect(await countTenants()).toBe(before + 3);
    const { name, content } = answer.data.credentials;
    expect(name).toBe('ログイン情報.xlsx');
    const credentials = (await readXlsx(Buffer.from(content, 'base64'))).sheets[0]!.rows;
    expect(credentials).toHaveLength(4);
    expect(credentials[1]![3]).toBe(goodPassword);
    expect(credentials[3]![1]).toBe('=1+1');
    for (const [number, companyName, email, password] of credentials.slice(1)) {
      const token = await signIn(app, String(email), String(password));
      expect(await app.call('GET', '/user/me', { token })).toMatchObject({
        data: { requestChangePassword: true },
      });
      const { data } = await app.call('GET', '/tenant', {
        token: partner.token,
        query: { search: String(number) },
      });
      expect(data.items).toMatchObject([{ number, companyName, email }]);
    }
    const second = await app.call('GET', '/tenant', {
      token: partner.token,
      query: { search: String(rows[1]!.companyName) },
    });
    expect(second.data.items).toMatchObject([{ blockLimit: 1000, expiryDate: '2027-03-31' }]);
  });

  test('one invalid row prevents the import; every row has its own problems', async () => {
    const before = await countTenants();
    const taken = await makeTenant(app, await makePartner(app));
    const mine = await makeTenant(app, partner, { companyName: 'Already There' });
    const twice = tenantValues();
    const sheet = await sheetOf([
      { ...tenantValues(), password: goodPassword },
      { ...tenantValues(), email: taken.email.toUpperCase() },
      { ...tenantValues(), companyName: 'ALREADY there' },
      { ...tenantValues(), email: 'x', phoneNumber: 'y', blockLimit: -1, expiryDate: 'soon' },
      { ...twice },
      { ...twice },
      { ...tenantValues(), password: 'P@ssw0rd' },
      { companyName: 'Alone' },
    ]);
    const dry = await upload(sheet, { dryRun: true });
    expect(dry).toMatchObject({ code: 200, data: { accepted: false, created: 0, credentials: null } });
    const problems = Object.fromEntries(
      dry.data.rows.map((row: { row: number; problems: { field: string; code: string }[] }) => [
        row.row,
        row.problems.map(({ field, code }) => `${field} ${code}`).toSorted(),
      ]),
    );
    expect(problems).toEqual({
      2: [],
      3: ['email EMAIL_EXISTED'],
      4: ['companyName COMPANY_NAME_EXISTED'],
      5: [
        'blockLimit OUT_OF_RANGE',
        'email INVALID_EMAIL',
        'expiryDate INVALID_DATE',
        'phoneNumber INVALID_PHONE',
      ],
      6: [],
      7: ['companyName DUPLICATE_NAME', 'email DUPLICATE_NAME'],
      8: ['password COMMON_PASSWORD'],
      9: [
        'blockLimit REQUIRED',
        'contactEmail REQUIRED',
        'contactName REQUIRED',
        'email REQUIRED',
        'expiryDate REQUIRED',
        'phoneNumber REQUIRED',
      ],
    });
    const real = await upload(sheet);
    expect(real).toMatchObject({ code: 422, message: 'FAILED' });
    expect(real.details).toContainEqual({ row: 3, field: 'email', code: 'EMAIL_EXISTED' });
    expect(await countTenants()).toBe(before + 1);
    expect(mine.partnerId).toBe(partner.partnerId);
  });

  test('200 rows are the most', async () => {
    const rows = Array.from({ length: 201 }, (_, i) => ({ ...tenantValues(), companyName: `Many ${i}` }));
    expect(await upload(await sheetOf(rows.slice(0, 200)), { dryRun: true })).toMatchObject({
      code: 200,
      data: { accepted: true },
    });
    expect(await upload(await sheetOf(rows), { dryRun: true })).toMatchObject({
      code: 422,
      message: 'FAILED',
      details: [{ field: 'rows', code: 'OUT_OF_RANGE' }],
    });
  });

  test("is the partner's alone", async () => {
    const tenant = await makeTenant(app, partner);
    expect(await upload('x', { who: tenant })).toMatchObject({ code: 403, message: 'USER_NOT_PERMISSION' });
  });
});

describe("'Invalid excel file' is the answer to", () => {
  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['text', () => 'Company Name,Email Address\n'],
    ['nothing', () => ''],
    ['half a file', async () => (await sheetOf([tenantValues()])).slice(0, 900)],
    ['a header missing', () => sheetOf([tenantValues()], headers.slice(1))],
    ['a header twice', () => sheetOf([tenantValues()], [...headers.slice(0, -1), headers[0]!])],
    [
      'another sheet',
      () =>
        writeXlsx({
          sheets: [
            {
              name: 'x',
              rows: [
                ['a', 'b'],
                [1, 2],
              ],
            },
          ],
        }),
    ],
    ['no row', () => sheetOf([])],
    ['too many bytes', () => new Uint8Array(1024 * 1024 + 1)],
    ['a ZIP that is no workbook', () => zip('a.txt', Buffer.from('hello'))],
    ['a ZIP bomb', () => zip('[Content_Types].xml', Buffer.alloc(300_000_000, ' '))],
    ['a ZIP64 bomb', () => zip64('[Content_Types].xml', Buffer.alloc(300_000_000, ' '))],
    ['bytes after the end', async () => Buffer.concat([await sheetOf([tenantValues()]), Buffer.from('x')])],
    [
      'bytes before the end',
      async () => Uint8Array.from([...(await sheetOf([tenantValues()]))].toSpliced(-22, 0, 0)),
    ],
    ['a ZIP whose directory points nowhere', () => zip('a', Buffer.from('x'), 0x7f_ff_ff_00)],
  ])('%s', async (_name, make) => {
    const bytes = await make();
    const peak = process.resourceUsage().maxRSS;
    expect(await upload(bytes)).toMatchObject({ code: 422, message: 'Invalid excel file', data: null });
    expect((process.resourceUsage().maxRSS - peak) / 1024).toBeLessThan(120);
  });

  test('a form without a file, and no form at all', async () => {
    const { token } = partner;
    expect(await app.call('POST', '/tenant/import', { token, form: new FormData() })).toMatchObject({
      code: 422,
    });
    expect((await app.call('POST', '/tenant/import', { token, body: {} })).code).toBeLessThan(500);
  });
});
