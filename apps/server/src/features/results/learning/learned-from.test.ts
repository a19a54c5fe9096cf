import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';

let app: TestApp;
let tenant: TenantParty;
let specimens: Specimen[];

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  tenant = await makeTenant(app, await makePartner(app));
  specimens = await Promise.all(
    [41, 42].map((seed) => makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed })),
  );
});
afterAll(() => app.stop());

/** No rule finds the first: nothing is labelled so. The second is read by its label. */
const asked = [
  { name: 'Zebra', description: 'The zebra mark' },
  { name: 'Total', description: '合計金額' },
];

async function read(templateId: string, index: number) {
  const files = [{ name: `${index}.pdf`, bytes: specimens[index]!.pdf }];
  const { data } = await submit(app, tenant, { templateId, files });
  const { data: done } = await ended(app, tenant, data.id);
  return { id: done.id as string, number: done.number as string, file: done.files[0] };
}

test('a value says whether the one that taught its place was corrected or left as read; deleting the request deletes that, and the audit log says how much', async () => {
  const { token } = tenant;
  const templateId = await makeTemplate(app, tenant, asked);
  const template = (await app.call('GET', `/template/${templateId}`, { token })).data.number as string;
  const learned = async () => (await app.call('GET', `/template/${templateId}/learned`, { token })).data;
  const first = await read(templateId, 0);
  const value = specimens[0]!.truth.fields['請求書番号']!.value;
  await app.call('PATCH', `/request/${first.id}/files/${first.file.id}`, {
    token,
    body: { corrections: [{ path: 'fields.Zebra', value }] },
  });
  await app.call('PUT', `/request/${first.id}/checked`, { token, body: { checked: true } });
  await expect.poll(async () => (await learned()).pending, { timeout: 60_000 }).toBe(0);
  expect((await learned()).layouts).toMatchObject([{ documents: 1, fields: ['Total', 'Zebra'] }]);

  const second = await read(templateId, 1);
  const source = { requestNumber: first.number, by: 'Tea Tenant', at: app.clock.now().toISOString() };
  const [zebra, total] = second.file.fields;
  expect(zebra.learnedFrom).toEqual({ ...source, corrected: true });
  expect(total.learnedFrom).toEqual(source);

  const deletions = () =>
    app.context.db.withTenant(tenant, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select(['target', 'details'])
        .where('action', '=', 'request.delete')
        .orderBy('id')
        .execute(),
    );
  for (const { id } of [second, first]) await app.call('DELETE', `/request/${id}`, { token });
  // The second was read by what was learnt, but nobody has checked it: it taught nothing.
  expect(await deletions()).toEqual([
    { target: second.number, details: {} },
    { target: first.number, details: { template, untaught: 1 } },
  ]);
  expect((await learned()).layouts).toEqual([]);
  const third = await read(templateId, 1);
  expect(third.file.fields[0]).toMatchObject({ value: null, learnedFrom: null });
});
