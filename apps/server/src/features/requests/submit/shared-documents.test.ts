import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { blankPdf } from '@ocr/specimens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeTemplate, submit } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';
import { failFile } from '../read/complete-file.ts';

let app: TestApp;
let partner: Party;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_UPLOADS_PER_MINUTE: '6' } });
  partner = await makePartner(app);
});
afterAll(() => app.stop());

/** The documents that lie in the storage of a tenant: how many names there are, and for how many files. */
async function stored({ tenantId }: TenantParty): Promise<{ names: number; files: number }> {
  const folder = join(app.context.config.dataDir, 'files', 'tenants', tenantId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const documents = entries.filter((entry) => entry.isFile() && entry.name === 'document');
  const found = await Promise.all(documents.map((entry) => stat(join(entry.parentPath, entry.name))));
  return { names: found.length, files: new Set(found.map(({ ino }) => ino)).size };
}

async function failAll(tenant: TenantParty, requestId: string): Promise<void> {
  const { data } = await app.call('GET', `/request/${requestId}`, { token: tenant.token });
  for (const { id } of data.files as { id: string }[])
    await app.context.db.withTenant(tenant, (trx) =>
      failFile(trx, tenant, { fileId: id, requestId, error: 'ENGINE_FAILED', at: app.clock.now() }),
    );
}

test('documents that are sent again lie once on the disk until the last request of them is deleted, and count as an upload', async () => {
  const tenant = await makeTenant(app, partner);
  const { token } = tenant;
  const templateId = await makeTemplate(app, tenant);
  const files = [
    { name: 'a.pdf', bytes: blankPdf(1) },
    { name: 'b.pdf', bytes: blankPdf(2) },
  ];
  const ids = [(await submit(app, tenant, { templateId, files })).data.id as string];
  for (let index = 0; index < 4; index += 1) {
    await failAll(tenant, ids.at(-1)!);
    const again = await app.call('POST', `/request/${ids.at(-1)}/retry`, { token });
    expect(again.code).toBe(201);
    ids.push(again.data.id as string);
  }
  expect(await stored(tenant)).toEqual({ names: 10, files: 2 });
  await failAll(tenant, ids.at(-1)!);
  const last = await app.call('POST', `/request/${ids.at(-1)}/retry`, { token });
  expect(last.code).toBe(201);
  ids.push(last.data.id as string);
  await failAll(tenant, ids.at(-1)!);
  expect(await app.call('POST', `/request/${ids.at(-1)}/retry`, { token })).toMatchObject({
    code: 429,
    message: 'TOO_MANY_REQUESTS',
    details: { limit: 'upload' },
  });
  for (const [index, id] of ids.entries()) {
    expect(await stored(tenant)).toEqual({ names: 12 - 2 * index, files: 2 });
    expect((await app.call('DELETE', `/request/${id}`, { token })).code).toBe(200);
  }
  expect(await stored(tenant)).toEqual({ names: 0, files: 0 });
});

test('a sample that several templates have lies once on the disk, and each counts as an upload', async () => {
  const tenant = await makeTenant(app, partner);
  const { token } = tenant;
  const form = new FormData();
  form.set('template', JSON.stringify({ name: 'First', fields: [], tables: [] }));
  form.set('document', new Blob([blankPdf(1) as Uint8Array<ArrayBuffer>]), 'sample.pdf');
  const first = await app.call('POST', '/template', { token, form });
  const copy = (index: number) =>
    app.call('POST', '/template', {
      token,
      body: { name: `Copy ${index}`, fields: [], tables: [], sampleOf: first.data.id },
    });
  const copies: string[] = [];
  for (let index = 0; index < 5; index += 1) copies.push((await copy(index)).data.id as string);
  expect(await stored(tenant)).toEqual({ names: 6, files: 1 });
  expect(await copy(5)).toMatchObject({ code: 429, details: { limit: 'upload' } });
  expect((await app.call('DELETE', `/template/${first.data.id}`, { token })).code).toBe(200);
  expect(await stored(tenant)).toEqual({ names: 5, files: 1 });
  for (const id of copies) await app.call('DELETE', `/template/${id}`, { token });
  expect(await stored(tenant)).toEqual({ names: 0, files: 0 });
});
