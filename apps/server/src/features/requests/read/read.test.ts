import { blankPdf, hangingPdf, makeSpecimen, missingPagePdf, specimenTemplate } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { readFile } from './read-file.ts';

let app: TestApp;
let partner: Party;

beforeAll(async () => {
  // What hangs is computed on until its time is over, six times.
  app = await startTestApp({ worker: true, env: { PAGE_SECONDS: '2', WORKERS: '2' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

const tenantScope = ({ tenantId, partnerId }: TenantParty) => ({ tenantId, partnerId });
const ledgerOf = (tenant: TenantParty) =>
  app.context.db.withTenant(tenantScope(tenant), (trx) =>
    trx
      .selectFrom('page_ledger')
      .select(['file_id', 'page'])
      .where('tenant_id', '=', tenant.tenantId)
      .execute(),
  );

describe('a file that can be read', () => {
  test('gives its values with their places, and each of its pages is charged once', async () => {
    const tenant = await makeTenant(app, partner);
    const specimen = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed: 41 });
    const { fields } = specimenTemplate('invoice', 'ja');
    const templateId = await makeTemplate(
      app,
      tenant,
      fields.map(({ name, description }) => ({ name, description })),
    );
    const files = [
      { name: '請求書.pdf', bytes: specimen.pdf },
      { name: 'blank.pdf', bytes: blankPdf(2) },
    ];
    const { data } = await submit(app, tenant, { templateId, files });
    const done = await ended(app, tenant, data.id);
    expect(done.data).toMatchObject({ status: 'completed', progress: { pagesDone: 3, pagesTotal: 3 } });
    const [invoice, blank] = done.data.files;
    const total = invoice.fields.find((field: { name: string }) => field.name === '合計金額');
    expect(total).toMatchObject({
      value: specimen.truth.fields['合計金額']!.value,
      page: 1,
      corrected: null,
    });
    for (const edge of ['x', 'y', 'width', 'height']) {
      expect(total.box[edge]).toBeGreaterThan(0);
      expect(total.box[edge]).toBeLessThan(1);
    }
    expect(blank).toMatchObject({ status: 'completed', pageCount: 2, ocrRate: null });
    expect(
      blank.fields.every(
        (field: { value: unknown; box: unknown }) => field.value === null && field.box === null,
      ),
    ).toBe(true);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 3, pagesReserved: 0 });
    expect(await ledgerOf(tenant)).toHaveLength(3);
  });

  test('of many pages is read in runs and charged when it is whole', async () => {
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const { data } = await submit(app, tenant, {
      templateId,
      files: [{ name: 'long.pdf', bytes: blankPdf(45) }],
    });
    const done = await ended(app, tenant, data.id);
    expect(done.data.files[0]).toMatchObject({ status: 'completed', pagesDone: 45 });
    expect(done.data.files[0].pages.map((page: { number: number }) => page.number)).toEqual(
      Array.from({ length: 45 }, (_, index) => index + 1),
    );
    expect(await ledgerOf(tenant)).toHaveLength(45);
  });

  test('is not charged again by a second or a stale delivery of its job', async () => {
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const { data } = await submit(app, tenant, {
      templateId,
      files: [{ name: 'a.pdf', bytes: blankPdf(2) }],
    });
    const done = await ended(app, tenant, data.id);
    const fileId = done.data.files[0].id;
    const delivery = (settles: boolean) => ({
      id: 'job',
      payload: { fileId, ...tenantScope(tenant), from: 1, to: 2 },
      priority: 0,
      signal: new AbortController().signal,
      settle: () => Promise.resolve(settles),
    });
    await Promise.all([readFile(app.context, delivery(true)), readFile(app.context, delivery(false))]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 2, pagesReserved: 0 });
    expect(await ledgerOf(tenant)).toHaveLength(2);
  });
});

describe('a file that cannot be read', () => {
  test('fails alone within its limits, and is not charged', { timeout: 120_000 }, async () => {
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const files = [
      { name: 'hangs.pdf', bytes: hangingPdf() },
      { name: 'good.pdf', bytes: blankPdf(1) },
    ];
    const { data } = await submit(app, tenant, { templateId, files });
    const done = await ended(app, tenant, data.id);
    expect(done.data.status).toBe('completed');
    expect(done.data.files).toMatchObject([
      // Whichever limit it meets first: time, or memory.
      { status: 'failed', error: expect.stringMatching(/^(TIMED_OUT|ENGINE_FAILED)$/), pages: [] },
      { status: 'completed', error: null },
    ]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 1, pagesReserved: 0 });
    const { items } = (await app.call('GET', '/request', { token: tenant.token })).data;
    expect(items).toMatchObject([{ fileCount: 2, failedFileCount: 1 }]);
  });

  test('is not charged, and sent again it is a new request', async () => {
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const files = [
      { name: 'missing.pdf', bytes: missingPagePdf() },
      { name: 'good.pdf', bytes: blankPdf(1) },
    ];
    const { data } = await submit(app, tenant, { templateId, files });
    const done = await ended(app, tenant, data.id);
    expect(done.data.files).toMatchObject([
      { status: 'failed', error: 'CORRUPT_FILE', pages: [] },
      { status: 'completed', error: null },
    ]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 1, pagesReserved: 0 });
    const again = await app.call('POST', `/request/${data.id}/retry`, { token: tenant.token });
    expect(again).toMatchObject({ code: 201, data: { status: 'processing', fileCount: 1 } });
    const failed = await ended(app, tenant, again.data.id);
    expect(failed.data).toMatchObject({ status: 'failed', ocrRate: null });
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 1, pagesReserved: 0, requestCount: 2 });
  });
});

describe('deleting', () => {
  test('a request takes its documents and results away, and leaves what was metered', async () => {
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const { data } = await submit(app, tenant, {
      templateId,
      files: [{ name: 'a.pdf', bytes: blankPdf(2) }],
    });
    await ended(app, tenant, data.id);
    expect((await app.call('DELETE', `/request/${data.id}`, { token: tenant.token })).code).toBe(200);
    expect((await app.call('GET', `/request/${data.id}`, { token: tenant.token })).code).toBe(404);
    expect((await app.call('GET', '/request', { token: tenant.token })).data.total).toBe(0);
    const left = await app.context.db.withTenant(
      tenantScope(tenant),
      async (trx) =>
        (
          await sql<{
            rows: number;
          }>`select (select count(*) from file_pages) + (select count(*) from file_results)
          + (select count(*) from request_files where name <> '' or storage_key is not null) as rows`.execute(
            trx,
          )
        ).rows[0],
    );
    expect(left).toEqual({ rows: '0' });
    expect(
      await app.context.storage.findBytes(
        `tenants/${tenant.tenantId}/requests/${data.id}/${data.files[0].id}/document`,
      ),
    ).toBeUndefined();
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 2, requestCount: 1 });
  });

  test('a tenant fails and releases what is not read yet, and purges the rest', async () => {
    const tenant = await makeTenant(app, partner);
    const templateId = await makeTemplate(app, tenant);
    const files = [{ name: 'hangs.pdf', bytes: hangingPdf() }];
    const { data } = await submit(app, tenant, { templateId, files });
    const early = await app.call('DELETE', `/request/${data.id}`, { token: tenant.token });
    expect(early).toMatchObject({ code: 409, message: 'NOT_READY' });
    expect((await app.call('DELETE', `/tenant/${tenant.tenantId}`, { token: partner.token })).code).toBe(200);
    const month = await app.context.db.withTenant(tenantScope(tenant), (trx) =>
      trx
        .selectFrom('tenant_months')
        .select(['pages_used', 'pages_reserved'])
        .where('tenant_id', '=', tenant.tenantId)
        .execute(),
    );
    expect(month).toEqual([{ pages_used: 0, pages_reserved: 0 }]);
    expect((await app.call('GET', '/request', { token: tenant.token })).code).toBe(401);
  });
});

describe('the order of waiting files', () => {
  test('lets a tenant’s single page pass another’s hundreds', async () => {
    const quiet = await startTestApp();
    try {
      const own = await makePartner(quiet);
      const [hungry, modest] = [await makeTenant(quiet, own), await makeTenant(quiet, own)];
      const files = [{ name: 'a.pdf', bytes: blankPdf(200) }];
      await submit(quiet, hungry, { templateId: await makeTemplate(quiet, hungry), files });
      const one = [{ name: 'b.pdf', bytes: blankPdf(1) }];
      await submit(quiet, modest, { templateId: await makeTemplate(quiet, modest), files: one });
      const { rows } = await quiet.context.db.pool.query(
        `select data->>'tenantId' as tenant from pgboss.job where name = 'read-file' order by priority desc, created_on`,
      );
      expect(rows.findIndex((row) => row.tenant === modest.tenantId)).toBeLessThanOrEqual(1);
      expect(rows).toHaveLength(11);
    } finally {
      await quiet.stop();
    }
  });
});
