import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { standardTemplates } from '@ocr/contract/standard-templates';
import { blankPdf, makeSpecimen, pngOf, samplesFolder, scannedStack, truncatedPdf } from '@ocr/specimens';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { installStandardTemplates } from '#features/templates/standard-templates.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, formOf, makeTemplate, submit, usageOf, type Upload } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let invoice: Upload;
let order: Upload;
let slip: Upload;

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { RATE_CHOICES_PER_DAY: '12' } });
  partner = await makePartner(app);
  const { partnerId } = partner;
  await app.context.db.withPartner({ partnerId }, (trx) =>
    installStandardTemplates(trx, { partnerId, at: app.clock.now() }),
  );
  const pdfOf = async (kind: 'invoice' | 'purchase-order', language: 'en' | 'ja', name: string) => ({
    name,
    bytes: (await makeSpecimen({ kind, language, seed: 41 })).pdf,
  });
  invoice = await pdfOf('invoice', 'en', 'invoice.pdf');
  order = await pdfOf('purchase-order', 'ja', '注文.pdf');
  slip = { name: 'slip.jpg', bytes: await readFile(join(samplesFolder, 'receipt-scan.jpg')) };
});
afterAll(() => app.stop());
beforeEach(async () => {
  tenant = await makeTenant(app, partner);
});

const quote = (files: readonly Upload[], fields: Record<string, string> = { templateId: 'auto' }) =>
  app.call('POST', '/request/quote', { token: tenant.token, form: formOf(fields, files) });
const names = { en: standardTemplates.en, ja: standardTemplates.jp };

describe('a quote that lets the template be chosen', () => {
  test('names for each file the one that fits and why, of pictures too, and none where it is not sure', async () => {
    const files = [
      invoice,
      order,
      slip,
      { name: 'blank.pdf', bytes: blankPdf(1) },
      { name: 'bad.pdf', bytes: truncatedPdf() },
    ];
    const { data } = await quote(files);
    const [first, second, third, ...unsure] = data.files.map(
      ({ template }: { template: object }) => template,
    );
    expect(first).toMatchObject({
      name: names.en.invoice.name,
      reason: 'DOCUMENT_TYPE',
      detail: expect.stringMatching(/invoice/i),
    });
    expect(first.found).toBeGreaterThan(first.fields / 2);
    expect(second).toMatchObject({ name: names.ja['purchase-order'].name, reason: 'DOCUMENT_TYPE' });
    expect(third).toMatchObject({ name: names.en.receipt.name });
    expect(unsure).toEqual([null, null]);
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 0 });
  });

  test('chooses nothing unasked', async () => {
    const { data } = await quote([invoice], {});
    expect(data.files).toMatchObject([{ template: null, parts: [] }]);
  });

  test("knows the tenant's own template, and nobody else's", async () => {
    const fields = ['Invoice number', 'Invoice date', 'Total'].map((name) => ({ name, description: '' }));
    const other = await makeTenant(app, partner);
    await app.call('POST', '/template', {
      token: other.token,
      body: { name: 'Invoices of others', fields, tables: [] },
    });
    const own = await app.call('POST', '/template', {
      token: tenant.token,
      body: { name: 'Supplier invoices', fields, tables: [] },
    });
    expect((await quote([invoice])).data.files[0].template).toMatchObject({
      id: own.data.id,
      name: 'Supplier invoices',
    });
  });

  test('offers a stack of several documents as its parts, each with its template', async () => {
    const stack = await readFile(join(samplesFolder, 'invoice-long.pdf'));
    const [file] = (await quote([{ name: 'long.pdf', bytes: stack }])).data.files;
    expect(file).toMatchObject({ template: { name: names.en.invoice.name }, parts: [] });
    const mixed = { name: 'stack.pdf', bytes: await scannedStack([invoice.bytes, null, order.bytes]) };
    const { parts, pages } = (await quote([mixed])).data.files[0];
    expect(pages).toBe(3);
    expect(parts).toMatchObject([
      { from: 1, to: 2, reason: null, template: { name: names.en.invoice.name } },
      { from: 3, to: 3, reason: 'BLANK_SHEET', template: { name: names.ja['purchase-order'].name } },
    ]);
  });

  test('ends with the limit of a day: then it is left to the user', async () => {
    for (let call = 0; call < 12; call += 1) await quote([{ name: 'blank.pdf', bytes: blankPdf(1) }]);
    const answer = await quote([invoice]);
    expect(answer).toMatchObject({ code: 200, data: { files: [{ pages: 1, error: null, template: null }] } });
  });
});

describe('a submission that lets the template be chosen', () => {
  test('is read by the one that fits all its files, and charged their pages once', async () => {
    const made = await submit(app, tenant, {
      templateId: 'auto',
      files: [invoice, { ...invoice, name: 'again.pdf' }],
      key: 'one',
    });
    expect(made).toMatchObject({ code: 201, data: { templateName: names.en.invoice.name, pageCount: 2 } });
    const again = await submit(app, tenant, { templateId: 'auto', files: [invoice], key: 'one' });
    expect(again.data.id).toBe(made.data.id);
    const read = await ended(app, tenant, made.data.id);
    const number = read.data.files[0].fields.find(
      (field: { name: string }) => field.name === 'Invoice number',
    );
    expect(number.value).not.toBeNull();
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 2, pagesReserved: 0, requestCount: 1 });
  });

  test('is refused, with what fits each file, where one is not sure or they differ; nothing is kept or charged', async () => {
    const blank = { name: 'blank.png', bytes: await pngOf({ width: 80, height: 60 }) };
    const answer = await submit(app, tenant, { templateId: 'auto', files: [invoice, order, blank] });
    expect(answer).toMatchObject({ code: 422, message: 'TEMPLATE_NOT_CHOSEN' });
    expect(answer.details).toMatchObject([
      {
        field: 'files[0]',
        name: 'invoice.pdf',
        code: 'DIFFERENT',
        template: { name: names.en.invoice.name },
      },
      { field: 'files[1]', code: 'DIFFERENT', template: { name: names.ja['purchase-order'].name } },
      { field: 'files[2]', code: 'NOT_SURE', template: null },
    ]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesReserved: 0, requestCount: 0 });
  });

  test('says what is wrong with a file before it chooses', async () => {
    const answer = await submit(app, tenant, {
      templateId: 'auto',
      files: [invoice, { name: 'bad.pdf', bytes: truncatedPdf() }],
    });
    expect(answer).toMatchObject({ code: 422, message: 'INVALID_FILE' });
    expect(await makeTemplate(app, tenant)).toBeTruthy();
  });
});
