import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  blankPdf,
  encryptedPdf,
  makeSpecimen,
  samplesFolder,
  specimenTemplate,
  textFile,
  type Specimen,
} from '@ocr/specimens';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ended, submit, usageOf } from '../../../test/documents.ts';
import { makePartner, makeTenant, signIn, type Party, type TenantParty } from '../../../test/parties.ts';
import { sweepPreviews } from './previews.store.ts';
import { deleteDueObjects } from '#platform/storage/staged-objects.store.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let specimen: Specimen;
const template = { ...specimenTemplate('invoice', 'en'), name: '' };

beforeAll(async () => {
  app = await startTestApp({
    worker: true,
    env: { RATE_PREVIEWS_PER_DAY: '3', RATE_PREVIEWS_PER_MINUTE: '5' },
  });
  specimen = await makeSpecimen({ kind: 'invoice', language: 'en', seed: 23 });
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
});

interface PreviewOptions {
  readonly document?: Uint8Array;
  readonly name?: string;
  readonly fields?: Record<string, string>;
  readonly token?: string;
}
function preview(
  { document, name = 'sample.pdf', fields = {}, token = tenant.token }: PreviewOptions,
  asked: object = template,
) {
  const form = new FormData();
  if (document !== undefined) form.set('document', new File([new Uint8Array(document)], name));
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('template', JSON.stringify(asked));
  return app.call('POST', '/template/preview', { token, form });
}
/** What a request's file has as well. */
const withoutOffers = (preview: Record<string, unknown>) => {
  const {
    id: _id,
    hash: _hash,
    foundTables: _tables,
    foundFields: _fields,
    fieldKinds: _kinds,
    check: _check,
    ...rest
  } = preview;
  return rest;
};

describe('a preview', () => {
  test('finds what a request with the same template finds, and is not metered', async () => {
    const seen = await preview({ document: specimen.pdf, name: 'invoice.pdf' });
    expect(seen).toMatchObject({ code: 200, data: { status: 'completed', error: null, pageCount: 1 } });
    const total = seen.data.fields.find((field: { name: string }) => field.name === 'Total');
    expect(total).toMatchObject({ value: specimen.truth.fields['Total']!.value, page: 1, corrected: null });
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, requestCount: 0 });

    const made = await app.call('POST', '/template', {
      token: tenant.token,
      body: { ...template, name: 'Invoice' },
    });
    const request = await submit(app, tenant, {
      templateId: made.data.id,
      files: [{ name: 'invoice.pdf', bytes: specimen.pdf }],
    });
    const read = await ended(app, tenant, request.data.id);
    expect(withoutOffers(seen.data)).toEqual(withoutOffers(read.data.files[0]));
  });

  test('returns the tables and labelled values of the page, whatever the template defines', async () => {
    const { data } = await preview({ document: specimen.pdf }, { fields: [], tables: [] });
    const truth = specimen.truth.tables.find((table) => table.rows.length > 0)!;
    const items = data.foundTables.find(({ columns }: { columns: string[] }) =>
      columns.some((name) => /description/i.test(name)),
    );
    expect(items, JSON.stringify(data.foundTables)).toMatchObject({ page: 1 });
    expect(items.rowCount).toBeGreaterThanOrEqual(truth.rows.length);
    const number = specimen.truth.fields['Invoice number']!.value;
    expect(data.foundFields.map(({ value }: { value: string }) => value)).toContain(number);
    expect(data.tables).toEqual([]);
  });

  test('offers as tables neither a box of labels with their values nor counts the sums below the items', async () => {
    const document = await readFile(join(samplesFolder, 'invoice-form.pdf'));
    const { data } = await preview({ document }, { fields: [], tables: [] });
    expect(data.foundTables).toMatchObject([
      { columns: ['ITEM', 'DESCRIPTION', 'QTY', 'UNIT', 'UNIT PRICE', 'AMOUNT'], rowCount: 7 },
    ]);
  });

  test('offers the labels of such a box as fields', async () => {
    const document = await readFile(join(samplesFolder, 'seikyusho-form.pdf'));
    const { data } = await preview({ document }, { fields: [], tables: [] });
    expect(data.foundTables).toMatchObject([
      { columns: ['品名', '数量', '単位', '単価', '税率', '金額'], rowCount: 6 },
    ]);
    const names = data.foundFields.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['請求書番号', '請求日', 'お支払期限']));
    expect(names).not.toContain('数量');
  });

  test('by the hash of an earlier one extracts again, without the document', async () => {
    const { hash } = (await preview({ document: specimen.pdf })).data;
    const asked = { fields: [{ name: 'Buyer', description: 'The company that is billed' }], tables: [] };
    const again = await preview({ fields: { hash } }, asked);
    expect(again.data.fields).toMatchObject([{ name: 'Buyer' }]);
    const json = await app.call('POST', '/template/preview', {
      token: tenant.token,
      body: { ...asked, hash },
    });
    expect(json.data).toEqual(again.data);
  });

  test('of a template’s own sample needs only its id, for a standard one too', async () => {
    for (const token of [tenant.token, partner.token]) {
      const form = new FormData();
      form.set('template', JSON.stringify({ ...template, name: 'Invoice' }));
      form.set('document', new File([new Uint8Array(specimen.pdf)], 'mine.pdf'));
      const { data } = await app.call('POST', '/template', { token, form });
      const seen = await preview({ fields: { templateId: data.id } });
      expect(seen).toMatchObject({ code: 200, data: { name: 'mine.pdf', pageCount: 1 } });
    }
    const bare = await app.call('POST', '/template', {
      token: tenant.token,
      body: { ...template, name: 'Bare' },
    });
    expect(await preview({ fields: { templateId: bare.data.id } })).toMatchObject({
      code: 422,
      details: [{ field: 'document', code: 'REQUIRED' }],
    });
    expect((await preview({ fields: { templateId: 'nothing' } })).code).toBe(404);
    expect(await preview({})).toMatchObject({
      code: 422,
      details: [{ field: 'document', code: 'REQUIRED' }],
    });
  });

  test('reads the first three pages of a long document, whose pictures come by its hash', async () => {
    const { data } = await preview({ document: blankPdf(5) });
    expect(data).toMatchObject({ pageCount: 5, pagesDone: 3, ocrRate: null });
    expect(data.pages.map((page: { number: number }) => page.number)).toEqual([1, 2, 3]);
    const picture = (n: number, token = tenant.token) =>
      app.call('GET', `/template/preview/${data.hash}/pages/${n}`, { token, query: { width: 800 } });
    const shown = await picture(3);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await sharp(shown.raw).metadata()).width).toBe(800);
    expect((await picture(4)).code).toBe(404);
    expect((await picture(1, partner.token)).code).toBe(404);
  });

  test.each([
    ['a text named .pdf', () => textFile(), 'note.pdf', 'UNSUPPORTED_FORMAT'],
    ['a locked PDF', () => encryptedPdf('secret'), 'locked.pdf', 'ENCRYPTED_FILE'],
    ['an empty file', () => Buffer.alloc(0), 'empty.pdf', 'EMPTY_FILE'],
    ['too many pages', () => blankPdf(301), 'long.pdf', 'TOO_MANY_PAGES'],
  ])('of %s is refused with the reason', async (_what, bytes, name, code) => {
    expect(await preview({ document: await bytes(), name })).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'document', name, code }],
    });
  });

  test('checks the template like any other, but needs no name', async () => {
    expect(await preview({ document: specimen.pdf }, { fields: [{ name: '' }], tables: [] })).toMatchObject({
      code: 422,
      details: [{ field: 'fields[0].name', code: 'REQUIRED' }],
    });
  });

  test('is nobody else’s', async () => {
    const { hash } = (await preview({ document: specimen.pdf })).data;
    const siblingTenant = await makeTenant(app, partner);
    for (const token of [siblingTenant.token, partner.token]) {
      expect((await preview({ fields: { hash }, token })).code).toBe(404);
      expect((await app.call('GET', `/template/preview/${hash}/pages/1`, { token })).code).toBe(404);
    }
  });
});

describe('the quota of previews', () => {
  test('counts new documents by the day: known ones and identical ones at once count once', async () => {
    const same = await Promise.all([1, 2, 3].map(() => preview({ document: specimen.pdf })));
    expect(same.map((answer) => answer.code)).toEqual([200, 200, 200]);
    expect((await preview({ document: blankPdf(1) })).code).toBe(200);
    expect((await preview({ document: blankPdf(2) })).code).toBe(200);
    const refused = await preview({ document: blankPdf(3) });
    const limit = 'preview-document';
    expect(refused).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS', details: { limit } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400 * (13 / 12));
    expect((await preview({ document: specimen.pdf })).code).toBe(200);

    const siblingTenant = await makeTenant(app, partner);
    expect((await preview({ document: blankPdf(3), token: siblingTenant.token })).code).toBe(200);
    expect((await preview({ document: blankPdf(3), token: partner.token })).code).toBe(200);
    app.clock.advance(seconds * 1000);
    const token = await signIn(app, tenant.email);
    expect((await preview({ document: blankPdf(3), token })).code).toBe(200);
  });

  test('counts extractions by the minute', async () => {
    const { hash } = (await preview({ document: specimen.pdf })).data;
    for (let time = 0; time < 5; time += 1) expect((await preview({ fields: { hash } })).code).toBe(200);
    const refused = await preview({ fields: { hash } });
    expect(refused).toMatchObject({ code: 429, details: { limit: 'preview' } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeLessThanOrEqual(65);
    app.clock.advance(seconds * 1000);
    expect((await preview({ fields: { hash } })).code).toBe(200);
  });
});

test('a document that no preview has used for a week is forgotten, its objects too', async () => {
  const folder = join(app.context.config.dataDir, 'files', 'tenants', tenant.tenantId);
  const stored = async () =>
    (await readdir(folder, { recursive: true })).filter((entry) => /document|webp/.test(entry));
  const old = (await preview({ document: specimen.pdf })).data;
  await app.call('GET', `/template/preview/${old.hash}/pages/1`, { token: tenant.token });
  expect(await stored()).toHaveLength(2);
  app.clock.advance(6 * 86_400_000);
  let token = await signIn(app, tenant.email);
  const young = (await preview({ document: blankPdf(1), token })).data;
  app.clock.advance(2 * 86_400_000);
  await sweepPreviews(app.context);
  await deleteDueObjects(app.context);
  token = await signIn(app, tenant.email);
  expect((await preview({ fields: { hash: old.hash }, token })).code).toBe(404);
  expect((await preview({ fields: { hash: young.hash }, token })).code).toBe(200);
  expect(await stored()).toHaveLength(1);
});
