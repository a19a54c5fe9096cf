import { pngOf } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMonths } from '#features/billing/invoices/close-months.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { submit } from '../documents.ts';
import { makePartner, makeTenant, openSession, type Party, type TenantParty } from '../parties.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let requestNumber: string;

beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T03:00:00Z' });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner, { companyName: 'Sakura Trading' });
  for (const companyName of ['ミナト商会', 'ﾌｼﾞ工業', 'Ｍｏｒｉ', 'ABC  Ltd', '東京　支店']) {
    const made = await makeTenant(app, partner, { companyName });
    const token = await openSession(app, partner);
    const body = { description: 'x' };
    await app.call('PUT', `/tenant/${made.tenantId}`, { token, body });
  }
  app.clock.set('2026-12-01T03:00:00Z');
  await closeMonths(app.context);
  // What is being read would keep the tenant's month open.
  const token = await openSession(app, tenant);
  const body = { name: '請求書ＡＢ', fields: [], tables: [] };
  const template = await app.call('POST', '/template', { token, body });
  const files = [{ name: 'a.png', bytes: await pngOf({ width: 20, height: 20 }) }];
  requestNumber = (await submit(app, { ...tenant, token }, { templateId: template.data.id, files })).data
    .number;
});
afterAll(() => app.stop());

const find = async (path: string, search: string, party: Party = partner) => {
  const token = await openSession(app, party);
  const { data } = await app.call('GET', path, { token, query: { search } });
  return data.items;
};
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0));

test.each([
  ['sakura', 'Sakura Trading'],
  ['Ｓａｋｕｒａ', 'Sakura Trading'],
  ['ミナト', 'ミナト商会'],
  ['ﾐﾅﾄ', 'ミナト商会'],
  ['フジ', 'ﾌｼﾞ工業'],
  ['ﾌｼﾞ', 'ﾌｼﾞ工業'],
  ['mori', 'Ｍｏｒｉ'],
  ['Ｍｏｒｉ', 'Ｍｏｒｉ'],
  ['ABC  Ltd', 'ABC  Ltd'],
  ['ＡＢＣ　　ｌｔｄ', 'ABC  Ltd'],
  [' ltd ', 'ABC  Ltd'],
  ['東京　支店', '東京　支店'],
  ['東京 支店', '東京　支店'],
])('%s finds the tenant and the invoice of %s', async (search, companyName) => {
  for (const path of ['/tenant', '/invoice'])
    expect(await find(path, search)).toMatchObject([{ companyName }]);
});

test('numbers are found that are typed in full width', async () => {
  const number = fullWidth(tenant.number);
  expect(await find('/tenant', number)).toMatchObject([{ number: tenant.number }]);
  expect(await find('/audit', fullWidth('T-0002'))).toMatchObject([{ target: 'T-0002' }]);
  expect(await find('/invoice', fullWidth('INV-202611-0001'))).toHaveLength(1);
  for (const search of [requestNumber, fullWidth(requestNumber), '請求書ＡＢ'])
    expect(await find('/request', search, tenant), search).toHaveLength(1);
});
