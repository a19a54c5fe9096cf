import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { blankPdf, emptyFile, pngOf, truncatedPdf } from '@ocr/specimens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { formOf, makeTemplate, submit, usageOf, type Upload } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../../test/parties.ts';

let app: TestApp;
let partner: Party;

beforeAll(async () => {
  app = await startTestApp();
  partner = await makePartner(app);
  await app.call('PUT', '/settings', {
    token: partner.token,
    body: { effective: 'current', pagesPerBlock: 10 },
  });
});
afterAll(() => app.stop());

const pdf = (name: string, pages = 1): Upload => ({ name, bytes: blankPdf(pages) });
const everythingKept = async (who: TenantParty) => ({
  requests: (await app.call('GET', '/request', { token: who.token })).data.total,
  usage: await usageOf(app, who),
  files: (await readdir(`${app.context.config.dataDir}/files`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name),
  temporary: await readdir(app.context.temporaryFolder),
});

describe('a quote', () => {
  test('returns pages, blocks and what is left, and per file its problem, and stores nothing', async () => {
    const small = await makeTenant(app, partner, { blockLimit: 2 });
    const own = await makeTemplate(app, small);
    await submit(app, small, { templateId: own, files: [pdf('a.pdf', 4)] });
    const before = await everythingKept(small);
    const quote = (files: Upload[]) =>
      app.call('POST', '/request/quote', { token: small.token, form: formOf({}, files) });
    const picture = await pngOf({ width: 60, height: 40 });
    const sha256 = createHash('sha256').update(picture).digest('hex');
    const found = {
      error: null,
      duplicateOf: null,
      picture: null,
      pagePictures: [],
      template: null,
      parts: [],
    };
    expect((await quote([pdf('a.pdf', 7), { name: 'p.png', bytes: picture }])).data).toEqual({
      files: [
        { ...found, name: 'a.pdf', pages: 7, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
        { ...found, name: 'p.png', pages: 1, sha256 },
      ],
      pages: 8,
      blocks: 1,
      pagesAvailable: 16,
      pagesAvailableAfter: 8,
      accepted: true,
      cost: null,
    });
    expect((await quote([pdf('a.pdf', 17)])).data).toMatchObject({ accepted: false, pagesAvailableAfter: 0 });
    expect((await quote([pdf('a.pdf'), { name: 'b.pdf', bytes: emptyFile() }])).data).toMatchObject({
      files: [{ error: null }, { pages: null, error: 'EMPTY_FILE' }],
      accepted: false,
    });
    expect(await everythingKept(small)).toEqual(before);
  });

  test('shows the first page of a PDF where pictures are asked for', async () => {
    const tenant = await makeTenant(app, partner);
    const before = await everythingKept(tenant);
    const { data } = await app.call('POST', '/request/quote', {
      token: tenant.token,
      query: { pictures: 'true' },
      form: formOf({}, [
        pdf('a.pdf', 2),
        { name: 'broken.pdf', bytes: truncatedPdf() },
        { name: 'p.png', bytes: await pngOf({ width: 60, height: 40 }) },
      ]),
    });
    const [drawn, ...others] = data.files.map((file: { picture: string | null }) => file.picture);
    expect(Buffer.from(drawn, 'base64').subarray(8, 12).toString('latin1')).toBe('WEBP');
    expect(others).toEqual([null, null]);
    const pages = await app.call('POST', '/request/quote', {
      token: tenant.token,
      query: { pictures: 'pages' },
      form: formOf({}, [pdf('a.pdf', 3), { name: 'broken.pdf', bytes: truncatedPdf() }]),
    });
    const kinds = pages.data.files.map(({ pagePictures }: { pagePictures: string[] }) =>
      pagePictures.map((one) => Buffer.from(one, 'base64').subarray(8, 12).toString('latin1')),
    );
    expect(kinds).toEqual([['WEBP', 'WEBP', 'WEBP'], []]);
    expect(await everythingKept(tenant)).toEqual(before);
  });
});
