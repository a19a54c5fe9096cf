import type { DataOf, PageWord } from '@ocr/contract';
import { RecognitionError, type Recognizer } from '@ocr/recognition';
import { blankPdf, makeSpecimen, scanOf, specimenTemplate, type Specimen } from '@ocr/specimens';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { usageOf } from '../../../test/documents.ts';
import { makePartner, makeTenant, type Party, type TenantParty } from '../../../test/parties.ts';

let app: TestApp;
let partner: Party;
let tenant: TenantParty;
let siblingTenant: TenantParty;
let specimen: Specimen;
let number: string;
let digital: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  siblingTenant = await makeTenant(app, partner);
  specimen = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 11 });
  number = specimen.truth.fields['Invoice number']!.value!;
  digital = await hashOf(specimen.pdf);
}, 120_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

/** Has a document read for a preview. */
async function hashOf(
  document: Uint8Array,
  { name = 'sample.pdf', token = tenant.token } = {},
): Promise<string> {
  const form = new FormData();
  form.set('document', new File([new Uint8Array(document)], name));
  form.set('template', JSON.stringify({ ...specimenTemplate('invoice', 'en'), name: '' }));
  return (await app.call('POST', '/template/preview', { token, form })).data.hash;
}
const addressOf = (hash: string, n: number) => `/template/preview/${hash}/pages/${n}`;
const words = (hash: string, { n = 1, token = tenant.token } = {}) =>
  app.call('GET', `${addressOf(hash, n)}/words`, { token });
const point = (hash: string, box: PageWord['box'], { n = 1, token = tenant.token } = {}) =>
  app.call('POST', `${addressOf(hash, n)}/read`, { token, body: { box } });
const wordOf = async (hash: string, searched: string): Promise<PageWord> =>
  (await words(hash)).data.words.find(({ text }: PageWord) => text === searched);
const anywhere = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
const none = { text: null, agreed: false, readings: [], label: null, dateIn: null };

test('the words of a page come with their places, and a place of it with the label that is printed for it', async () => {
  const usage = await usageOf(app, tenant);
  const reread = spyOnRereads();
  const word = await wordOf(digital, number);
  const { code, data } = await point(digital, word.box);
  expect(code).toBe(200);
  expect(data satisfies DataOf<'readPreviewPlace'>).toMatchObject({ text: null, readings: [], dateIn: null });
  expect(data.label).toMatch(/^Invoice (?:no|number)/i);
  expect(reread.calls).toEqual([]);
  expect(await usageOf(app, tenant)).toEqual(usage);
});

test('a place of a picture is read from its pixels, as a place of a result is', async () => {
  const [page] = await scanOf(specimen.pdf, { seed: 11, noise: 0.1, skew: 0.4, dpi: 150 });
  const { width, height } = await sharp(page).metadata();
  const upper = sharp(page).extract({ left: 0, top: 0, width, height: Math.round(height * 0.4) });
  const scan = await hashOf(await upper.jpeg({ quality: 90 }).toBuffer(), { name: 'scan.jpg' });
  const { box } = await wordOf(scan, number);
  const { data } = await point(scan, box);
  expect(data).toMatchObject({ text: number, agreed: true });
  expect(data.label).toMatch(/^Invoice (?:no|number)/i);

  const reread = spyOnRereads();
  reread.fail = () => Promise.reject(new RecognitionError('TIMED_OUT', { attempt: true }));
  expect(await point(scan, box)).toMatchObject({ code: 503, message: 'SERVICE_UNAVAILABLE' });
}, 60_000);

test('a place whose label takes too long to find comes without one', async () => {
  const { box } = await wordOf(digital, number);
  vi.spyOn(app.context.previewExtraction, 'run').mockRejectedValue(
    new RecognitionError('TIMED_OUT', { attempt: true }),
  );
  expect(await point(digital, box)).toMatchObject({ code: 200, data: none });
});

test('a page without print has no words, and no label; a page that was not read has nothing', async () => {
  const blank = await hashOf(blankPdf(5));
  expect(await words(blank, { n: 3 })).toMatchObject({ code: 200, data: { words: [] } });
  expect(await point(blank, anywhere, { n: 3 })).toMatchObject({ code: 200, data: none });
  expect((await words(blank, { n: 4 })).code).toBe(404);
  expect((await point(blank, anywhere, { n: 4 })).code).toBe(404);
});

test('a place of a document is read only for its sender, also for a partner', async () => {
  for (const token of [siblingTenant.token, partner.token]) {
    expect((await words(digital, { token })).code).toBe(404);
    expect((await point(digital, anywhere, { token })).code).toBe(404);
  }
  const { token } = partner;
  const own = await hashOf(specimen.pdf, { token });
  expect(own).toBe(digital);
  expect((await words(own, { token })).data.words.length).toBeGreaterThan(10);
  expect((await point(own, anywhere, { token })).code).toBe(200);
});

/** Records the rereads, and can make the next ones fail. */
function spyOnRereads() {
  const { places } = app.context.lanes;
  const run = places.run.bind(places);
  const reread: { calls: unknown[]; fail?: () => Promise<never> } = { calls: [] };
  vi.spyOn(places, 'run').mockImplementation((owner, work, signal) => {
    const seen = (recognizer: Recognizer): Recognizer => ({
      ...recognizer,
      readPlaces: (...call) => {
        reread.calls.push(call);
        return reread.fail?.() ?? recognizer.readPlaces(...call);
      },
    });
    return run(owner, (recognizer) => work(seen(recognizer)), signal);
  });
  return reread;
}

test('a tenant whose access has expired sees the words of its sample, and has none of its places read', async () => {
  const late = await makeTenant(app, partner);
  const hash = await hashOf(specimen.pdf, { token: late.token });
  await app.call('PUT', `/tenant/${late.tenantId}`, {
    token: partner.token,
    body: { expiryDate: '2026-11-19' },
  });
  expect(await words(hash, { token: late.token })).toMatchObject({ code: 200 });
  expect(await point(hash, anywhere, { token: late.token })).toMatchObject({
    code: 403,
    message: 'ACCESS_EXPIRED',
  });
});
