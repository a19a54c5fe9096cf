import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';
import { selectDocumentKeys } from '../files.store.ts';
import { readFile } from './read-file.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a document that the storage changed is neither read nor charged; once it is right again, it is', async () => {
  const tenant = await makeTenant(app, await makePartner(app));
  const { tenantId, partnerId } = tenant;
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes: blankPdf(1) }] });
  const delivery = {
    id: 'job',
    payload: { fileId: data.files[0].id, tenantId, partnerId, from: 1, to: 1 },
    priority: 0,
    signal: new AbortController().signal,
    settle: () => Promise.resolve(true),
  };
  const [{ storageKey } = { storageKey: '' }] = await app.context.db.withTenant(tenant, (trx) =>
    selectDocumentKeys(trx, tenant, data.id),
  );
  const narrower = Buffer.from(blankPdf(1).toString('latin1').replace('595', '495'), 'latin1');
  await app.context.storage.putBytes(storageKey, narrower);
  await expect(readFile(app.context, delivery)).rejects.toThrow('does not give the document');
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 1 });
  await app.context.storage.putBytes(storageKey, blankPdf(1));
  await readFile(app.context, delivery);
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 1, pagesReserved: 0 });
});
