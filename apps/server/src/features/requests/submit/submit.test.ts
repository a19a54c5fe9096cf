import { readdir } from 'node:fs/promises';
import {
  blankPdf,
  emptyFile,
  encryptedPdf,
  exeFile,
  pdfWith301Pages,
  pngBomb,
  textFile,
  truncatedPdf,
} from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { formOf, makeTemplate, submit, usageOf, type Upload } from '../../../../test/documents.ts';
import { makePartner, makeTenant, signIn, type Party, type TenantParty } from '../../../../test/parties.ts';
import { failFile } from '../read/complete-file.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let templateId: string;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  await app.call('PUT', '/settings', {
    token: partner.token,
    body: { effective: 'current', pagesPerBlock: 10 },
  });
  tenant = await makeTenant(app, partner, { blockLimit: 100 });
  templateId = await makeTemplate(app, tenant);
});
afterAll(() => app.stop());

const pdf = (name: string, pages = 1): Upload => ({ name, bytes: blankPdf(pages) });
const everythingKept = async () => ({
  requests: (await app.call('GET', '/request', { token: tenant.token })).data.total,
  usage: await usageOf(app, tenant),
  files: (await readdir(`${app.context.config.dataDir}/files`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name),
  temporary: await readdir(app.context.temporaryFolder),
});

/** Does something later, after signing in again. */
async function hoursLater(hours: number, work: (later: TenantParty) => Promise<void>): Promise<void> {
  app.clock.advance(hours * 3_600_000);
  await work({ ...tenant, token: await signIn(app, tenant.email) });
  app.clock.advance(-hours * 3_600_000);
}

describe('a submission', () => {
  test('is answered at once with the request, its pages reserved', async () => {
    const before = await usageOf(app, tenant);
    const answer = await submit(app, tenant, { templateId, files: [pdf('a.pdf', 2), pdf('b.PDF', 3)] });
    expect(answer).toMatchObject({
      code: 201,
      message: 'SUCCESS',
      data: {
        number: 'OCR-000001',
        status: 'processing',
        pageCount: 5,
        fileCount: 2,
        ocrRate: null,
        completedDate: null,
      },
    });
    expect(answer.data.files.map((file: { name: string }) => file.name)).toEqual(['a.pdf', 'b.PDF']);
    expect(await usageOf(app, tenant)).toEqual({
      ...before,
      pagesReserved: before.pagesReserved + 5,
      pagesAvailable: before.pagesAvailable - 5,
      requestCount: before.requestCount + 1,
    });
  });

  test('takes its parts in any order', async () => {
    const form = new FormData();
    form.append('files', new Blob([blankPdf(1) as Uint8Array<ArrayBuffer>]), 'first.pdf');
    form.append('templateId', templateId);
    expect((await app.call('POST', '/request', { token: tenant.token, form })).code).toBe(201);
  });

  test('keeps a Japanese name, and nothing that could be a path', async () => {
    const answer = await submit(app, tenant, {
      templateId,
      files: [pdf('請求書 令和8年.pdf'), pdf('../../etc/passwd.pdf'), pdf('C:\\temp\\x.pdf')],
    });
    expect(answer.data.files.map((file: { name: string }) => file.name)).toEqual([
      '請求書 令和8年.pdf',
      'passwd.pdf',
      'x.pdf',
    ]);
  });

  test('is shown to nobody else', async () => {
    const { data } = await submit(app, tenant, { templateId, files: [pdf('a.pdf')] });
    const other = await makeTenant(app, partner);
    for (const [method, path] of [
      ['GET', `/request/${data.id}`],
      ['GET', `/request/${data.id}/download-status`],
      ['GET', `/request/${data.id}/export`],
      ['DELETE', `/request/${data.id}`],
      ['POST', `/request/${data.id}/retry`],
      ['PATCH', `/request/${data.id}/files/${data.files[0].id}`],
      ['GET', `/request/${data.id}/files/${data.files[0].id}/pages/1`],
    ] as const) {
      const body = method === 'PATCH' ? { corrections: [{ path: 'fields.Total', value: '1' }] } : undefined;
      const answer = await app.call(method, path, { token: other.token, body });
      expect([path, answer.code, answer.message]).toEqual([path, 404, 'NOT_FOUND']);
    }
    expect((await submit(app, other, { templateId, files: [pdf('a.pdf')] })).code).toBe(404);
  });
});

describe('a refused submission leaves nothing behind', () => {
  const cases: [string, () => Promise<Upload>, string][] = [
    ['an unknown ending', async () => ({ name: 'a.txt', bytes: textFile() }), 'UNSUPPORTED_FORMAT'],
    ['text renamed to PDF', async () => ({ name: 'a.pdf', bytes: textFile() }), 'UNSUPPORTED_FORMAT'],
    ['a program renamed to PNG', async () => ({ name: 'a.png', bytes: exeFile() }), 'UNSUPPORTED_FORMAT'],
    ['a PDF named as a picture', async () => ({ name: 'a.jpg', bytes: blankPdf(1) }), 'UNSUPPORTED_FORMAT'],
    ['a file of no bytes', async () => ({ name: 'a.pdf', bytes: emptyFile() }), 'EMPTY_FILE'],
    ['a truncated PDF', async () => ({ name: 'a.pdf', bytes: truncatedPdf() }), 'CORRUPT_FILE'],
    [
      'a PDF behind a password',
      async () => ({ name: 'a.pdf', bytes: await encryptedPdf('secret') }),
      'ENCRYPTED_FILE',
    ],
    ['a picture of too many pixels', async () => ({ name: 'a.png', bytes: pngBomb() }), 'IMAGE_TOO_LARGE'],
  ];
  test.each(cases)('%s', async (_what, make, code) => {
    const before = await everythingKept();
    const answer = await submit(app, tenant, { templateId, files: [pdf('good.pdf'), await make()] });
    expect(answer).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'files[1]', code }],
    });
    expect(answer.details).toHaveLength(1);
    expect(await everythingKept()).toEqual(before);
  });

  test('a file over the size limit', async () => {
    const before = await everythingKept();
    const bytes = Buffer.concat([blankPdf(1), Buffer.alloc(20 * 1024 * 1024)]);
    const answer = await submit(app, tenant, {
      templateId,
      files: [pdf('good.pdf'), { name: 'big.pdf', bytes }],
    });
    expect(answer).toMatchObject({
      code: 422,
      message: 'INVALID_FILE',
      details: [{ field: 'files[1]', name: 'big.pdf', code: 'FILE_TOO_LARGE' }],
    });
    expect(await everythingKept()).toEqual(before);
  });

  test('eleven files', async () => {
    const files = Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`));
    const before = await everythingKept();
    expect(await submit(app, tenant, { templateId, files })).toMatchObject({
      code: 422,
      message: 'TOO_MANY_FILES',
    });
    expect(await everythingKept()).toEqual(before);
    expect((await submit(app, tenant, { templateId, files: files.slice(1) })).code).toBe(201);
  });

  test.each([11, 12, 13, 40])(
    '%i files, whatever else comes before, between or after them',
    async (amount) => {
      const parts = (form: FormData, from: number, to: number) => {
        for (let index = from; index < to; index += 1)
          form.append('files', new Blob([blankPdf(1) as Uint8Array<ArrayBuffer>]), `${index}.pdf`);
      };
      const orders: ((form: FormData) => void)[] = [
        (form) => (parts(form, 0, amount), form.append('templateId', templateId)),
        (form) => (parts(form, 0, 6), form.append('templateId', templateId), parts(form, 6, amount)),
        (form) => parts(form, 0, amount),
        (form) => (form.append('other', new Blob(['x']), 'x.txt'), parts(form, 1, amount)),
      ];
      for (const fill of orders) {
        const form = new FormData();
        fill(form);
        for (const path of ['/request', '/request/quote'])
          expect(await app.call('POST', path, { token: tenant.token, form })).toMatchObject({
            code: 422,
            message: 'TOO_MANY_FILES',
            details: { maxFiles: 10 },
          });
      }
    },
  );

  test('301 pages in a file, and 501 in a request', async () => {
    const long = await submit(app, tenant, {
      templateId,
      files: [{ name: 'a.pdf', bytes: pdfWith301Pages() }],
    });
    expect(long).toMatchObject({ code: 422, message: 'TOO_MANY_PAGES' });
    const many = await submit(app, tenant, { templateId, files: [pdf('a.pdf', 300), pdf('b.pdf', 201)] });
    expect(many).toMatchObject({ code: 422, message: 'TOO_MANY_PAGES' });
  });

  test('no file, no template, somebody’s template, no multipart', async () => {
    const send = (form: FormData) => app.call('POST', '/request', { token: tenant.token, form });
    expect(await send(formOf({ templateId }, []))).toMatchObject({
      code: 422,
      details: [{ field: 'files' }],
    });
    expect(await send(formOf({}, [pdf('a.pdf')]))).toMatchObject({
      code: 422,
      details: [{ field: 'templateId' }],
    });
    expect(await send(formOf({ templateId: 'x' }, [pdf('a.pdf')]))).toMatchObject({ code: 404 });
    const json = await app.call('POST', '/request', { token: tenant.token, body: { templateId } });
    expect(json).toMatchObject({ code: 422 });
  });

  test('more pages than are left, with their number', async () => {
    const small = await makeTenant(app, partner, { blockLimit: 1 });
    const own = await makeTemplate(app, small);
    const refused = await submit(app, small, { templateId: own, files: [pdf('a.pdf', 11)] });
    expect(refused).toMatchObject({ code: 409, message: 'PAGE_LIMIT_EXCEEDED', details: { available: 10 } });
    expect((await submit(app, small, { templateId: own, files: [pdf('a.pdf', 10)] })).code).toBe(201);
    const none = await submit(app, small, { templateId: own, files: [pdf('a.pdf')] });
    expect(none).toMatchObject({ code: 409, details: { available: 0 } });
    expect((await app.call('GET', '/request', { token: small.token })).data.total).toBe(1);
  });

  test('by a tenant whose access has expired', async () => {
    const late = await makeTenant(app, partner);
    const own = await makeTemplate(app, late);
    await app.call('PUT', `/tenant/${late.tenantId}`, {
      token: partner.token,
      body: { expiryDate: '2026-11-19' },
    });
    const answer = await submit(app, late, { templateId: own, files: [pdf('a.pdf')] });
    expect(answer).toMatchObject({ code: 403, message: 'ACCESS_EXPIRED' });
    expect((await app.call('GET', '/request', { token: late.token })).code).toBe(200);
  });
});

describe('parallel submissions', () => {
  test('never exceed the limit together', async () => {
    const small = await makeTenant(app, partner, { blockLimit: 1 });
    const own = await makeTemplate(app, small);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => submit(app, small, { templateId: own, files: [pdf('a.pdf', 3)] })),
    );
    const codes = answers.map((answer) => answer.code).toSorted((a, b) => a - b);
    expect(codes).toEqual([...Array(3).fill(201), ...Array(9).fill(409)]);
    expect(await usageOf(app, small)).toMatchObject({ pagesReserved: 9, pagesAvailable: 1, requestCount: 3 });
    const numbers = (await app.call('GET', '/request', { token: small.token, query: { sort: 'number' } }))
      .data.items;
    const made = numbers.map((item: { number: string }) => item.number);
    expect(made).toEqual(['OCR-000001', 'OCR-000002', 'OCR-000003']);
  });

  test('with one idempotency key make one request, however often and whenever within a day', async () => {
    const key = crypto.randomUUID();
    const before = await usageOf(app, tenant);
    const send = (as = tenant) => submit(app, as, { templateId, files: [pdf('a.pdf', 2)], key });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
    await hoursLater(23, async (later) => void answers.push(await send(later)));
    expect(answers.map((answer) => answer.code)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
    expect(await usageOf(app, tenant)).toMatchObject({ pagesReserved: before.pagesReserved + 2 });
  });

  test('with the key of a request that was deleted meanwhile are not found: nothing is stored or charged again', async () => {
    const send = (as = tenant) => submit(app, as, { templateId, files: [pdf('a.pdf')], key: 'kept' });
    const { id, files } = (await send()).data;
    const ended = { fileId: files[0].id, requestId: id, at: app.clock.now(), error: 'CORRUPT_FILE' } as const;
    await app.context.db.withTenant(tenant, (trx) => failFile(trx, tenant, ended));
    expect((await app.call('DELETE', `/request/${id}`, { token: tenant.token })).code).toBe(200);
    const before = await everythingKept();
    for (const repeated of [await send(), ...(await Promise.all([send(), send()]))])
      expect(repeated).toMatchObject({ code: 404, message: 'NOT_FOUND', data: null });
    await hoursLater(23, async (later) => expect((await send(later)).code).toBe(404));
    expect(await everythingKept()).toEqual(before);
    await hoursLater(25, async (later) => expect((await send(later)).code).toBe(201));
  });

  test('with the key of another tenant, or of more than a day ago, are new requests', async () => {
    const key = crypto.randomUUID();
    const send = (as = tenant) => submit(app, as, { templateId, files: [pdf('a.pdf')], key });
    const other = await makeTenant(app, partner);
    const theirTemplate = await makeTemplate(app, other);
    const answers = [
      await send(),
      await submit(app, other, { templateId: theirTemplate, files: [pdf('a.pdf')], key }),
    ];
    await hoursLater(25, async (later) => void answers.push(await send(later)));
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(3);
  });
});
