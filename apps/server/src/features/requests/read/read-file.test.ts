import { blankPdf } from '@ocr/specimens';
import { toPageJson } from '@ocr/recognition';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { hostilePage } from '../../../../test/security/hostile-page.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';
import { purgeTenant } from '../../../processes/clean-up.ts';
import { failUnread, readFile } from './read-file.ts';
import { insertPages, selectPageNumbers } from './pages.store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { EXTRACTION_SECONDS: '1' } });
});
afterAll(() => app.stop());

const deliveryOf = ({ tenantId, partnerId }: TenantParty, fileId: string, to = 1) => ({
  id: 'job',
  payload: { fileId, tenantId, partnerId, from: 1, to },
  priority: 0,
  signal: new AbortController().signal,
  settle: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
});

test.for(['tenant deleted', 'file failed'] as const)(
  'pages that are read after a file has ended (%s) are not stored',
  async (end) => {
    const partner = await makePartner(app);
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const files = [{ name: 'a.pdf', bytes: blankPdf(3) }];
    const { data } = await submit(app, tenant, { templateId, files });
    const fileId = data.files[0].id as string;
    const delivery = deliveryOf(tenant, fileId, 3);
    const { recognizer } = app.context;
    const endFile = async () => {
      if (end === 'file failed') return failUnread(app.context, delivery, tenant, fileId, 'CORRUPT_FILE');
      await app.call('DELETE', `/tenant/${tenant.tenantId}`, { token: partner.token });
      await purgeTenant(app.context, tenant);
    };
    const readEach: typeof recognizer.readEach = (path, kind, onPage, options) =>
      recognizer.readEach(
        path,
        kind,
        async (page) => {
          if (page.number === 2) await endFile();
          await onPage(page);
        },
        options,
      );
    await readFile({ ...app.context, recognizer: { ...recognizer, readEach } }, delivery);
    expect(delivery.settle).toHaveBeenCalled();
    const stored = await app.context.db.withTenant(tenant, (trx) => selectPageNumbers(trx, tenant, fileId));
    expect(stored).toEqual([]);
  },
);

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
  const delivery = deliveryOf(tenant, fileId);
  await expect(readFile(app.context, delivery)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  await expect(readFile(app.context, delivery)).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 1 });
  await readFile(app.context, delivery);
  const { data: request } = await app.call('GET', `/request/${data.id}`, { token: tenant.token });
  expect(request).toMatchObject({ status: 'failed', files: [{ status: 'failed', error: 'TIMED_OUT' }] });
  expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 0 });
});
