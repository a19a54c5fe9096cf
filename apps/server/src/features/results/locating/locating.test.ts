import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';
import { makeReadRequest, type ReadFileOptions } from '../../../../test/read-requests.ts';

let app: TestApp;
let tenant: TenantParty;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
});
afterAll(() => app.stop());

const ask = (name: string, description: string) => ({ name, description });
const definition = {
  fields: [ask('Case', 'The case file code'), ask('Total', 'Total amount')],
  tables: [{ ...ask('Lines', ''), columns: [ask('Item', '')] }],
};
const words: NonNullable<ReadFileOptions['words']> = [
  ['HL/4471-B', 0.6, 0.1],
  ['Altogether', 0.3, 0.5],
  ['812.00', 0.7, 0.5],
  ['Again', 0.3, 0.6],
  ['77.00', 0.7, 0.6],
  ['77.00', 0.7, 0.7],
  ['Tea', 0.1, 0.8],
];
const read = () =>
  makeReadRequest(app, tenant, {
    definition,
    files: [{ name: 'a.pdf', fields: { Case: null, Total: '12.5' }, tables: { Lines: [['Ink']] }, words }],
  });
type Made = Awaited<ReturnType<typeof read>>;
const correct = ({ id, files }: Made, correction: object) =>
  app.call('PATCH', `/request/${id}/files/${files[0]}`, {
    token: tenant.token,
    body: { corrections: [correction] },
  });
const near = (x: number, y: number) => ({ x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) });

test('corrections that wait for a thread have no connection meanwhile', async () => {
  const made = await read();
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = app.context.answerThreads.run(() => promise, { key: tenant.tenantId });
  const asked = vi.spyOn(app.context.answerThreads, 'run');
  const { pool } = app.context.db;
  const sent = Array.from({ length: pool.options.max + 5 }, (_, index) =>
    correct(made, { path: 'fields.Case', value: `HL/${index}` }),
  );
  await expect.poll(() => asked.mock.calls.length, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000 }).toBe(0);
  expect((await app.call('GET', '/health/ready')).code).toBe(200);
  expect((await app.call('GET', '/request', { token: tenant.token })).code).toBe(200);
  resolve();
  await held;
  for (const { code } of await Promise.all(sent)) expect(code).toBe(200);
});

test('a typed value that is printed exactly once is there, in its normal form or letter by letter', async () => {
  const made = await read();
  const { fields } = (await correct(made, { path: 'fields.Case', value: 'HL/4471-B' })).data;
  expect(fields[0]).toMatchObject({
    page: 1,
    box: near(0.6, 0.1),
    corrected: { value: 'HL/4471-B', page: 1 },
  });
  const total = (await correct(made, { path: 'fields.Total', value: '812' })).data.fields[1];
  expect(total).toMatchObject({ page: 1, box: near(0.7, 0.5), readAt: {} });
});

test('what is printed several times or nowhere, was accepted, or is in a table, stays where it was read', async () => {
  const made = await read();
  const places = [
    { path: 'fields.Total', value: '77' },
    { path: 'fields.Total', value: '99' },
    { path: 'fields.Total', value: '12.5' },
    { path: 'fields.Case', value: '' },
    { path: 'tables.Lines[0].Item', value: 'Tea' },
  ];
  for (const correction of places) {
    const { data } = await correct(made, correction);
    const values = [...data.fields, ...data.tables[0].rows[0].cells];
    for (const value of values) expect(value, correction.value).not.toHaveProperty('readAt');
  }
});

test('a pointed place stays, and the answer contains the place that was found', async () => {
  const made = await read();
  const pointed = {
    path: 'fields.Total',
    value: '812',
    page: 1,
    box: { x: 0.1, y: 0.2, width: 0.1, height: 0.1 },
  };
  expect((await correct(made, pointed)).data.fields[1].box).toEqual(pointed.box);
  const path = `/request/${made.id}/files/${made.files[0]}/corrections`;
  const body = { corrections: [{ path: 'fields.Total', value: '812' }] };
  const { data } = await app.call('POST', path, { token: tenant.token, body });
  expect(data.corrections[0].corrected).toMatchObject({ value: '812', page: 1, box: near(0.7, 0.5) });
});
