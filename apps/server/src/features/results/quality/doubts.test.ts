import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { makeReadRequest } from '../../../../test/read-requests.ts';
import { purgeTenant } from '../../../processes/clean-up.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, token = tenant.token) =>
  app.call(method, path, { token, ...(body && { body }) });
const ask = (name: string) => ({ name, description: '' });

test('the curve counts the values of the test set: fields, cells, deleted and added rows', async () => {
  const templateId = await makeTemplate(app, tenant);
  const lines = { ...ask('Lines'), columns: ['Item', 'Amount'].map(ask) };
  const definition = { fields: ['Total', 'Date', 'Note'].map(ask), tables: [lines] };
  const curve = async () => (await call('GET', `/template/${templateId}/doubts`)).data;
  expect(await curve()).toMatchObject({ documents: 0, values: 0, wrong: 0 });
  const { id, files } = await makeReadRequest(app, tenant, {
    definition,
    templateId,
    doubtful: ['Date'],
    files: [
      {
        name: 'a.pdf',
        fields: { Total: '100', Date: '2026-11-01', Note: null },
        tables: {
          Lines: [
            ['Tea', '3'],
            ['Milk', '4'],
            ['Footer', null],
          ],
        },
      },
    ],
  });
  const path = `/request/${id}/files/${files[0]}`;
  // Flagged and right; added by a person; a wrong cell; a row that is none; a missed row.
  await call('PATCH', path, {
    corrections: [
      { path: 'fields.Date', value: '2026-11-01' },
      { path: 'fields.Note', value: 'urgent' },
      { path: 'tables.Lines[0].Amount', value: '30' },
    ],
  });
  await call('PATCH', path, {
    rows: [
      { table: 'Lines', op: 'delete', index: 2 },
      { table: 'Lines', op: 'insert', index: 2, row: 'added-row-1' },
    ],
    corrections: [{ path: 'tables.Lines[2].Item', value: 'Bread' }],
  });
  await call('PUT', `/request/${id}/checked`, { checked: true });
  const { points, ...all } = await curve();
  // Three fields, one of them missed; four cells and one of the deleted row; the added one.
  expect(all).toEqual({ documents: 1, values: 9, wrong: 4 });
  expect(points).toHaveLength(50);
  expect(points.find(({ below }: { below: number }) => below === 97)).toEqual({
    below: 97,
    toCheck: 1,
    unseen: 4,
  });
  expect(points.at(-1)).toEqual({ below: 99, toCheck: 7, unseen: 2 });
  const siblingTenant = await makeTenant(app, partner);
  expect((await call('GET', `/template/${templateId}/doubts`, undefined, siblingTenant.token)).code).toBe(
    404,
  );
});

test('a bound is a tenant’s own, and goes with it', async () => {
  const gone = await makeTenant(app, partner);
  const id = await makeTemplate(app, gone);
  await call('PUT', `/template/${id}/checking`, { doubtBelow: 85 }, gone.token);
  expect((await call('GET', `/template/${id}/checking`)).code).toBe(404);
  const { tenantId, partnerId } = gone;
  await purgeTenant(app.context, { tenantId, partnerId });
  const left = await app.context.db.withTenant(gone, (trx) =>
    trx.selectFrom('template_checking').selectAll().execute(),
  );
  expect(left).toEqual([]);
});
