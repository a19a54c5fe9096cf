import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpecimen, pngOf } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';

const limitBytes = 1_000_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1', TENANT_STORAGE_MB: '1' } });
});
afterAll(() => app.stop());

test('documents of the set are kept, count into the storage limit, which refuses what is beyond it, and go with their request', async () => {
  const tenant = await makeTenant(app, await makePartner(app));
  const { token } = tenant;
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, ...(body && { body }) });
  const used = async () => (await call('GET', '/usage/current')).data.storage.usedBytes as number;
  const inSet = async (id: string) =>
    ((await call('GET', `/template/${id}/set`)).data.documents as { name: string }[]).map(({ name }) => name);
  const stored = async () => {
    const folder = join(app.context.config.dataDir, 'files', `tenants/${tenant.tenantId}`);
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    return entries.filter((entry) => entry.endsWith('document')).length;
  };
  const templateId = await makeTemplate(app, tenant);
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 7 });
  const send = (name: string, bytes: Buffer) => submit(app, tenant, { templateId, files: [{ name, bytes }] });

  const { data: sent } = await send('kept.pdf', pdf);
  const { data: read } = await ended(app, tenant, sent.id);
  const corrections = [{ path: 'fields.Total', value: '100' }];
  await call('PATCH', `/request/${read.id}/files/${read.files[0].id}`, { corrections });
  await call('PUT', `/request/${read.id}/checked`, { checked: true });
  expect(await inSet(templateId)).toEqual(['kept.pdf']);
  expect([await stored(), await used()]).toEqual([1, pdf.length]);

  // A picture that has room alone, but not together with what the set keeps: what follows its end is not looked at.
  const plain = await pngOf({ width: 20, height: 20 });
  const large = Buffer.concat([plain, Buffer.alloc(limitBytes - pdf.length + 1 - plain.length)]);
  const refused = await send('beyond.png', large);
  expect(refused).toMatchObject({ code: 409, message: 'STORAGE_LIMIT_EXCEEDED' });
  expect(refused.details).toEqual({ usedBytes: pdf.length, neededBytes: large.length, limitBytes });
  // Taken out of the set, it is still a document of its request.
  await call('DELETE', `/template/${templateId}/set/${read.files[0].id}`);
  expect([await stored(), await used()]).toEqual([1, pdf.length]);

  expect((await call('DELETE', `/request/${read.id}`)).code).toBe(200);
  expect([await inSet(templateId), await stored(), await used()]).toEqual([[], 0, 0]);
  expect((await send('beyond.png', large)).code).toBe(201);
});
