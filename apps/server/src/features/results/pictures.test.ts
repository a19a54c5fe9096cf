import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toPageJson } from '@ocr/recognition';
import { makeSpecimen, truncatedPdf } from '@ocr/specimens';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ended, makeTemplate, submit } from '../../../test/documents.ts';
import { hostilePage } from '../../../test/security/hostile-page.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../test/parties.ts';
import { makeReadRequest } from '../../../test/read-requests.ts';
import { insertPages } from '#features/requests/read/pages.store.ts';
import { nearestWidth } from '#platform/documents/page-pictures.ts';

let app: TestApp;
let tenant: TenantParty;
let siblingTenant: TenantParty;
let pdf: Buffer;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  const partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  siblingTenant = await makeTenant(app, partner);
  pdf = (await makeSpecimen({ kind: 'invoice', language: 'en', seed: 11 })).pdf;
});
afterAll(() => app.stop());

async function readOne(): Promise<{ id: string; fileId: string; page: { width: number; height: number } }> {
  const templateId = await makeTemplate(app, tenant);
  const { data } = await submit(app, tenant, { templateId, files: [{ name: '請求書.pdf', bytes: pdf }] });
  const done = await ended(app, tenant, data.id);
  return { id: data.id, fileId: done.data.files[0].id, page: done.data.files[0].pages[0] };
}
const picture = (
  { id, fileId }: { id: string; fileId: string },
  options: { n?: number; width?: number; token?: string; headers?: Record<string, string> } = {},
) =>
  app.call('GET', `/request/${id}/files/${fileId}/pages/${options.n ?? 1}`, {
    token: options.token ?? tenant.token,
    query: options.width === undefined ? {} : { width: options.width },
    headers: options.headers ?? {},
  });
const kept = async (id: string) => {
  const folder = join(app.context.config.dataDir, 'files', 'tenants', tenant.tenantId, 'requests', id);
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('.webp')).map((entry) => entry.replace(/^.*\//, ''));
};

test('a page’s picture is WebP in the page’s proportions, made once and then kept', async () => {
  const file = await readOne();
  expect(await kept(file.id)).toEqual([]);
  const answers = await Promise.all([picture(file, { width: 800 }), picture(file, { width: 800 })]);
  for (const answer of answers) {
    expect(answer.code).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const name = `inline; filename="_.pdf-1.webp"; filename*=UTF-8''${encodeURIComponent('請求書.pdf-1.webp')}`;
    expect(answer.headers['content-disposition']).toBe(name);
    const { format, width, height } = await sharp(answer.raw).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 800 });
    expect(width / height).toBeCloseTo(file.page.width / file.page.height, 2);
  }
  expect(await kept(file.id)).toEqual(['1-800.webp']);
  expect((await picture(file, { width: 800 })).raw.equals(answers[0].raw)).toBe(true);

  const etag = answers[0].headers.etag as string;
  const again = await picture(file, { width: 800, headers: { 'if-none-match': etag } });
  expect(again.code).toBe(304);
  expect(again.raw).toHaveLength(0);
  const wider = await picture(file, { width: 1200, headers: { 'if-none-match': etag } });
  expect(wider.code).toBe(200);
  expect((await kept(file.id)).toSorted()).toEqual(['1-1200.webp', '1-800.webp']);

  const removals = await app.context.db.withSystem((trx) =>
    trx.selectFrom('storage_removals').select('key').execute(),
  );
  expect(removals).toEqual([]);
});

test('an answer without a picture has none of its headers', async () => {
  const { id, fileId } = await readOne();
  const document = `tenants/${tenant.tenantId}/requests/${id}/${fileId}/document`;
  await app.context.storage.putBytes(document, truncatedPdf());
  const { code, headers } = await picture({ id, fileId }, { width: 2400 });
  expect(code).toBe(404);
  expect([headers.etag, headers['content-disposition'], headers['cache-control']]).not.toContainEqual(
    expect.stringMatching(/"|inline|private/),
  );
});

test('others, unknown pages and deleted requests have no picture', async () => {
  const file = await readOne();
  const etag = (await picture(file)).headers.etag as string;
  expect(await picture(file, { token: siblingTenant.token })).toMatchObject({
    code: 404,
    message: 'NOT_FOUND',
  });
  expect((await picture(file, { n: 2 })).code).toBe(404);
  expect((await picture(file, { n: 0 })).code).toBe(422);
  await app.call('DELETE', `/request/${file.id}`, { token: tenant.token });
  expect((await picture(file, { headers: { 'if-none-match': etag } })).code).toBe(404);
  expect(await kept(file.id)).toEqual([]);
});

test('a page that is not read yet shows as it came, and that picture is not kept; a broken file has none', async () => {
  const { id, files } = await makeReadRequest(app, tenant, {
    definition: { fields: [], tables: [] },
    files: [
      { name: 'waiting.pdf', unread: true },
      { name: 'broken.pdf', error: 'CORRUPT_FILE' },
    ],
    number: 'OCR-900000',
  });
  const folder = `tenants/${tenant.tenantId}/requests/${id}`;
  await app.context.storage.putBytes(`${folder}/${files[0]!}/document`, pdf);
  await app.context.storage.putBytes(`${folder}/${files[1]!}/document`, truncatedPdf());
  const waiting = await picture({ id, fileId: files[0]! });
  expect(waiting.code).toBe(200);
  expect(waiting.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect(waiting.headers.etag).toBeUndefined();
  expect(await kept(id)).toEqual([]);
  expect(await picture({ id, fileId: files[1]! })).toMatchObject({ code: 404, message: 'NOT_FOUND' });
  // Its pages are charged when it ends: what was read of them so far is not answered, in case it fails.
  await app.context.db.withTenant(tenant, (trx) =>
    insertPages(trx, tenant, files[0]!, [toPageJson({ ...hostilePage(), notes: [], turn: 0, skew: 0 })]),
  );
  const page = `/request/${id}/files/${files[0]!}/pages/1`;
  const { token } = tenant;
  expect(await app.call('GET', `${page}/words`, { token })).toMatchObject({ code: 404 });
  const body = { box: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } };
  expect(await app.call('POST', `${page}/read`, { token, body })).toMatchObject({ code: 404 });
});

test.each([
  [undefined, 1200],
  [1, 160],
  [479, 160],
  [480, 800],
  [1000, 1200],
  [1900, 1800],
  [99_999, 2400],
])('a width of %s gives the nearest allowed, %i', (asked, given) => {
  expect(nearestWidth(asked)).toBe(given);
});

test('a page’s words come in reading order, each with its place, to its tenant alone', async () => {
  const { id, fileId } = await readOne();
  const words = (n: number, token = tenant.token) =>
    app.call('GET', `/request/${id}/files/${fileId}/pages/${n}/words`, { token });
  const { code, data } = await words(1);
  expect(code).toBe(200);
  const { data: request } = await app.call('GET', `/request/${id}`, { token: tenant.token });
  const texts = data.words.map(({ text }: { text: string }) => text);
  expect(request.files[0].text.split(/\s+/).filter(Boolean).slice(0, 5)).toEqual(texts.slice(0, 5));
  for (const { box } of data.words) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1.001);
  }
  expect((await words(2)).code).toBe(404);
  expect((await words(1, siblingTenant.token)).code).toBe(404);
});
