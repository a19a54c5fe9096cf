import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import type { StoredDefinition } from '#platform/database/schema.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { hardInvoices, makeReadRequest } from '../../../../test/read-requests.ts';
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

const { definition, files } = hardInvoices;
const ask = (name: string, description = '') => ({ name, description });
const make = (options: Partial<Parameters<typeof makeReadRequest>[2]> = {}) =>
  makeReadRequest(app, tenant, { definition, files, ...options });
describe('the results of several requests', () => {
  const takeAll = (ids: readonly string[], query: Record<string, string> = {}, token = tenant.token) =>
    app.call('GET', '/request/export', {
      token,
      query: { ids: ids.join(','), content: 'results', ...query },
      headers: { 'accept-language': 'en' },
    });
  const flat: StoredDefinition = { fields: [ask('Shop')], tables: [] };
  const receipt = {
    definition: flat,
    templateName: '領収書',
    files: [{ name: 'r.pdf', fields: { Shop: '丸善' } }],
  };

  test('are one workbook: a sheet for each template and each of its tables, each row with its OCR ID', async () => {
    const templateId = newId();
    const [one, two, other] = [await make({ templateId }), await make({ templateId }), await make(receipt)];
    const answer = await takeAll([one.id, other.id, two.id, one.id]);
    expect(answer.code).toBe(200);
    expect(answer.headers['content-disposition']).toContain('Results_2026-11-20.xlsx');
    const book = await openWorkbook(answer);
    expect(book.map(({ name }) => name)).toEqual(['Invoices', 'Invoices Items', '領収書']);
    expect(book[0]!.rows.map((row) => row.slice(0, 2))).toEqual([
      ['OCR ID', 'File'],
      [one.number, '請求書 5月.pdf'],
      [one.number, 'second.pdf'],
      [two.number, '請求書 5月.pdf'],
      [two.number, 'second.pdf'],
    ]);
    expect(book[1]!.rows.map(([number, , row]) => [number, row])).toEqual([
      ['OCR ID', 'Row'],
      [one.number, 1],
      [one.number, 2],
      [two.number, 1],
      [two.number, 2],
    ]);
    expect(book[2]!.rows[1]).toEqual([other.number, 'r.pdf', 1, 97.5, '丸善']);
  });

  test('are one archive with a CSV for each table, and one JSON', async () => {
    const [one, other] = [await make(), await make(receipt)];
    const archive = await takeAll([one.id, other.id], { format: 'csv' });
    expect(archive.headers['content-type']).toBe('application/zip');
    const found = unzipSync(new Uint8Array(archive.raw));
    expect(Object.keys(found)).toEqual(['Invoices.csv', 'Invoices Items.csv', '領収書.csv']);
    const csv = Buffer.from(found['領収書.csv']!).toString('utf8');
    expect(csv).toBe(`\uFEFFOCR ID,File,Pages,OCR rate (%),Shop\r\n${other.number},r.pdf,1,97.5,丸善\r\n`);
    const json = JSON.parse((await takeAll([one.id, other.id], { format: 'json' })).raw.toString('utf8'));
    const shown = async (id: string) =>
      (await app.call('GET', `/request/${id}`, { token: tenant.token })).data;
    // Without whose turn a check is.
    const turns = new Set(['mayCheck', 'check']);
    const asShown = JSON.stringify([await shown(one.id), await shown(other.id)], (key, value) =>
      turns.has(key) ? undefined : value,
    );
    expect(json).toEqual(JSON.parse(asShown));
  });

  test('keep tables apart whose names differ in characters only that files may not have', async () => {
    const named = await Promise.all(
      ['Sales <EU>', 'Sales |EU|'].map((templateName) => make({ ...receipt, templateName })),
    );
    const archive = await takeAll(
      named.map(({ id }) => id),
      { format: 'csv' },
    );
    const found = unzipSync(new Uint8Array(archive.raw));
    expect(Object.keys(found)).toEqual(['Sales _EU_.csv', 'Sales _EU_ (2).csv']);
  });

  test('are all there and all the tenant’s own, or there is no file', async () => {
    const ready = await make();
    const late = await make({ files: [...files, { name: 'late.pdf', unread: true }] });
    const siblingTenant = await makeTenant(app, partner);
    expect(await takeAll([ready.id, late.id])).toMatchObject({ code: 409, message: 'NOT_READY' });
    expect((await takeAll([ready.id], {}, siblingTenant.token)).code).toBe(404);
    expect((await takeAll([ready.id, 'x'])).code).toBe(404);
    const none = await takeAll([]);
    expect(none).toMatchObject({ code: 422, details: [{ field: 'ids', code: 'REQUIRED' }] });
    const many = await takeAll(Array.from({ length: 101 }, () => newId()));
    expect(many).toMatchObject({ code: 422, details: [{ field: 'ids', code: 'OUT_OF_RANGE' }] });
    const list = await app.call('GET', '/request/export', { token: tenant.token, query: { format: 'csv' } });
    expect(list).toMatchObject({ code: 422, details: [{ field: 'format', code: 'INVALID' }] });
  });
});
