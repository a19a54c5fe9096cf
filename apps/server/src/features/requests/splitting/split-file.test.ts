import { readdir } from 'node:fs/promises';
import { blankPdf, makeSpecimen, pngOf, scannedStack, truncatedPdf } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { formOf, makeTemplate, submit, usageOf, type Upload } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';

let app: TestApp;
let tenant: TenantParty;
let long: Upload;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await makeTenant(app, await makePartner(app));
  const { pdf } = await makeSpecimen({ kind: 'invoice', language: 'ja', layout: 'form', seed: 3 });
  const stack = await scannedStack([pdf, null, pdf, pdf]);
  long = { name: '請求 "書".pdf', bytes: stack };
});
afterAll(() => app.stop());

const split = (cuts: string, ...files: readonly Upload[]) =>
  app.call('POST', '/request/split', { token: tenant.token, form: formOf({ cuts }, files) });

async function partsOf({ raw, headers }: Awaited<ReturnType<typeof split>>): Promise<Upload[]> {
  const type = String(headers['content-type']);
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  const files = form.getAll('files').filter((part) => part instanceof File);
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}

describe('a file that is split', () => {
  test('becomes files with its pages in order, which are charged what the whole file is', async () => {
    const whole = await app.call('POST', '/request/quote', { token: tenant.token, form: formOf({}, [long]) });
    const { pages } = whole.data;
    expect(pages).toBe(4);
    const answer = await split('2,3', long);
    expect(answer).toMatchObject({ code: 200, headers: { 'cache-control': 'no-store' } });
    const parts = await partsOf(answer);
    expect(parts.map(({ name }) => name)).toEqual([
      '請求 "書" (1).pdf',
      '請求 "書" (2).pdf',
      '請求 "書" (3-4).pdf',
    ]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesUsed: 0, pagesReserved: 0, requestCount: 0 });
    const made = await submit(app, tenant, { templateId: await makeTemplate(app, tenant), files: parts });
    expect(made.data.files.map((file: { pageCount: number }) => file.pageCount)).toEqual([1, 1, 2]);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesReserved: pages, requestCount: 1 });
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);
  });

  test.each(['', '1', '4', '3,2', '2,2', 'x'])('is refused at "%s"', async (cuts) => {
    const answer = await split(cuts, { name: 'three.pdf', bytes: blankPdf(3) });
    expect(answer).toMatchObject({ code: 422, details: [{ field: 'cuts' }] });
  });

  test('is refused where it is broken, no PDF, or not alone', async () => {
    expect(await split('2', { name: 'bad.pdf', bytes: truncatedPdf() })).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'files[0]', code: 'CORRUPT_FILE' }],
    });
    const picture = { name: 'p.png', bytes: await pngOf({ width: 60, height: 40 }) };
    expect(await split('2', picture)).toMatchObject({
      code: 422,
      details: [{ field: 'cuts', code: 'INVALID' }],
    });
    const three = { name: 'three.pdf', bytes: blankPdf(3) };
    expect(await split('2', three, three)).toMatchObject({ code: 422, message: 'TOO_MANY_FILES' });
    expect(await split('2')).toMatchObject({ code: 422, details: [{ field: 'files', code: 'REQUIRED' }] });
    expect(await app.call('POST', '/request/split', { form: formOf({ cuts: '2' }, [three]) })).toMatchObject({
      code: 401,
    });
    expect(await readdir(app.context.temporaryFolder)).toEqual([]);
  });
});
