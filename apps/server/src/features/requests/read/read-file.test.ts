import { blankPdf } from '@ocr/specimens';
import { toPageJson } from '@ocr/recognition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { hostilePage } from '../../../../test/security/hostile-page.ts';
import { makePartner, makeTenant } from '../../../../test/parties.ts';
import { readFile } from './read-file.ts';
import { insertPages } from './pages.store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { EXTRACTION_SECONDS: '1' } });
});
afterAll(() => app.stop());

test('a file whose values take too long to find has three attempts, then fails and is not charged', async () => {
  const tenant = await makeTenant(app, await makePartner(app));
  const fields = Array.from({ length: 100 }, (_, index) => ({
    name: `f${index}`,
    description: `Total ${index}`,
  }));
  const templateId = await makeTemplate(app, tenant, fields);
  const { data } = await submit(app, tenant, { templateId, files: [{ name: 'a.pdf', bytes: blankPdf(1) }] });
  const fileId = data.files[0].id as string;
  await app.context.db.withTenant(tenant, (trx) =>
    insertPages(trx, tenant, fileId, [toPageJson({ ...hostilePage(), notes: [], turn: 0, skew: 0 })]),
  );
  const { tenantId, partnerId } = tenant;
  const delivery = {
    id: 'job',
    payload: { fileId, tenantId, partnerId, from: 1, to: 1 },
    priority: 0,
    signal: new AbortController().signal,
    settle: () => Promise.resolve(true),
  };
  await expect(readFile(app.context, delivery)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  await expect(readFile(app.context, delivery)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 1 });
  await readFile(app.context, delivery);
  const { data: request } = await app.call('GET', `/request/${data.id}`, { token: tenant.token });
  expect(request).toMatchObject({ status: 'failed', files: [{ status: 'failed', error: 'TIMED_OUT' }] });
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 0 });
});
