import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { dumpTables, tablesWith } from '../../../../test/dump-tables.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';

const total = { name: 'Zebra', description: '合計金額' };
const number = { name: 'Quagga', description: '請求書番号' };
const wrong = { ...total, description: 'The zebra mark' };
const unfound = { ...number, description: 'The quagga mark' };

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let specimen: Specimen;
let id: string;
let request: { id: string; number: string; files: { id: string }[] };

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  partner = await makePartner(app);
  specimen = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed: 41 });
});
afterAll(() => app.stop());

/** A template of three versions, and a document that was checked: the second version loses its total, the third its number. */
beforeEach(async () => {
  tenant = await makeTenant(app, partner);
  id = await makeTemplate(app, tenant, [total, number]);
  await call('PUT', `${id}/learned`, { on: false });
  const files = [{ name: 'first.pdf', bytes: specimen.pdf }];
  const { data } = await submit(app, tenant, { templateId: id, files });
  request = (await ended(app, tenant, data.id)).data;
  const { token } = tenant;
  await app.call('PUT', `/request/${request.id}/checked`, { token, body: { checked: true } });
  await call('PUT', id, { name: 'Invoices', fields: [wrong, number], tables: [] });
  await call('PUT', id, { name: 'Invoices', fields: [total, unfound], tables: [] });
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, token = tenant.token) =>
  app.call(method, `/template/${path}`, { token, ...(body && { body }) });
const shown = async (from: number, to: number) =>
  (await call('GET', `${id}/versions/${from}/compare/${to}`)).data;

/** The comparison, once its job is through. */
async function compared(from: number, to: number) {
  expect((await call('POST', `${id}/versions/${from}/compare/${to}`)).code).toBe(200);
  await expect.poll(async () => (await shown(from, to)).state, { timeout: 60_000 }).toBe('done');
  return shown(from, to);
}

test('any two versions are compared on the test set, in either direction; nothing is charged or comes in force', async () => {
  const before = await usageOf(app, tenant);
  expect(await compared(1, 2)).toMatchObject({
    documents: 1,
    lostValues: 1,
    setChanged: false,
    fields: [
      { name: 'Zebra', values: 1, before: 1, after: 0, gained: 0, lostValues: 1 },
      { name: 'Quagga', values: 1, before: 1, after: 1, gained: 0, lost: [] },
    ],
  });
  const { fields } = await compared(3, 2);
  expect(fields).toMatchObject([
    { name: 'Zebra', before: 1, after: 0, lost: [{ fileId: request.files[0]!.id, page: 1, found: null }] },
    { name: 'Quagga', before: 0, after: 1, gained: 1 },
  ]);
  // One comparison is kept of each template.
  expect(await shown(1, 2)).toMatchObject({ state: 'none', fields: [] });
  expect(await shown(2, 3)).toMatchObject({ state: 'none', fields: [] });
  expect(await usageOf(app, tenant)).toEqual(before);
  expect((await call('GET', id)).data).toMatchObject({ version: 3, fields: [total, unfound] });
});

test('a comparison of versions and the trial of a draft leave each other alone', async () => {
  await compared(1, 3);
  await call('PUT', `${id}/draft`, { name: 'Invoices', fields: [wrong, unfound], tables: [] });
  const draft = () => call('GET', `${id}/draft/try`);
  expect((await draft()).data.state).toBe('none');
  await call('POST', `${id}/draft/try`);
  await expect.poll(async () => (await draft()).data.state, { timeout: 60_000 }).toBe('done');
  expect((await draft()).data.fields).toMatchObject([{ lostValues: 1 }, { lostValues: 0 }]);
  expect((await shown(1, 3)).fields).toMatchObject([{ lost: [] }, { lost: [{ page: 1 }] }]);
  await call('DELETE', `${id}/draft`);
  expect((await shown(1, 3)).fields).toMatchObject([{ lost: [] }, { lost: [{ page: 1 }] }]);
});

test('a version that is not there, and a template of another tenant, are not found', async () => {
  for (const pair of ['1/compare/4', '4/compare/1'])
    for (const method of ['GET', 'POST'] as const)
      expect(await call(method, `${id}/versions/${pair}`), pair).toMatchObject({ code: 404 });
  expect(await call('POST', `${id}/versions/0/compare/1`)).toMatchObject({ code: 422 });
  const { token } = await makeTenant(app, partner);
  expect(await call('POST', `${id}/versions/1/compare/2`, undefined, token)).toMatchObject({ code: 404 });
});

test('nothing of a comparison outlives its document or its template', async () => {
  await compared(1, 2);
  const kept = async () =>
    tablesWith(await dumpTables(app.database), id)
      .filter((table) => /trial|loss/u.test(table))
      .toSorted();
  expect(await kept()).toEqual(['public.version_losses', 'public.version_trials']);
  await app.call('DELETE', `/request/${request.id}`, { token: tenant.token });
  expect((await shown(1, 2)).fields).toMatchObject([{ lostValues: 1, lost: [] }, { lostValues: 0 }]);
  expect(await kept()).toEqual(['public.version_trials']);
  await call('DELETE', id);
  expect(await kept()).toEqual([]);
});
