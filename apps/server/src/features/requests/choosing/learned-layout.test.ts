import { makeSpecimen, type Specimen } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, formOf, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ worker: true, env: { WORKERS: '1' } })));
afterAll(() => app.stop());

test('the template that has learnt the layout is chosen, also where its fields are named like nothing on it; forgotten, no more', async () => {
  const tenant = await makeTenant(app, await makePartner(app));
  const call = (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
    app.call(method, path, { token: tenant.token, ...(body && { body }) });
  const makeInvoice = (seed: number) =>
    makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed });
  const chosenFor = async ({ pdf }: Specimen) => {
    const form = formOf({ templateId: 'auto' }, [{ name: 'next.pdf', bytes: pdf }]);
    const { data } = await app.call('POST', '/request/quote', { token: tenant.token, form });
    return data.files[0].template;
  };
  const templateId = await makeTemplate(app, tenant, [{ name: 'Zebra', description: 'The zebra mark' }]);
  await makeTemplate(app, tenant, [{ name: '請求書番号', description: '' }]);
  const [first, next] = [await makeInvoice(41), await makeInvoice(42)];
  const before = await chosenFor(next);
  expect(before).not.toMatchObject({ reason: 'LEARNT_LAYOUT' });
  expect(before?.id).not.toBe(templateId);

  const { data: sent } = await submit(app, tenant, {
    templateId,
    files: [{ name: 'first.pdf', bytes: first.pdf }],
  });
  const { data: done } = await ended(app, tenant, sent.id);
  const value = first.truth.fields['請求書番号']!.value;
  const corrections = [{ path: 'fields.Zebra', value }];
  await call('PATCH', `/request/${done.id}/files/${done.files[0].id}`, { corrections });
  await call('PUT', `/request/${done.id}/checked`, { checked: true });
  const learned = async () => (await call('GET', `/template/${templateId}/learned`)).data;
  await expect.poll(async () => (await learned()).pending, { timeout: 60_000 }).toBe(0);
  const [layout] = (await learned()).layouts;

  const learnt = { id: templateId, reason: 'LEARNT_LAYOUT', detail: layout.name };
  expect(await chosenFor(next)).toMatchObject(learnt);
  expect((await call('DELETE', `/template/${templateId}/learned/${layout.id}`)).code).toBe(200);
  expect(await chosenFor(next)).toEqual(before);
});
