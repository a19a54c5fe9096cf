import type { DataOf, PageWord } from '@ocr/contract';
import { RecognitionError, type Recognizer } from '@ocr/recognition';
import { makeSpecimen, scanOf } from '@ocr/specimens';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { ended, makeTemplate, submit, usageOf } from '../../../../test/documents.ts';
import { makePartner, makeTenant, type TenantParty } from '../../../../test/parties.ts';

let app: TestApp;
let tenant: TenantParty;
let siblingTenant: TenantParty;
let templateId: string;
let pdf: Buffer;
let scan: { id: string; fileId: string };
let number: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true, env: { WORKERS: '1' } });
  const partner = await makePartner(app);
  tenant = await makeTenant(app, partner);
  siblingTenant = await makeTenant(app, partner);
  templateId = await makeTemplate(app, tenant);
  const specimen = await makeSpecimen({ kind: 'invoice', language: 'en', layout: 'form', seed: 11 });
  pdf = specimen.pdf;
  number = specimen.truth.fields['Invoice number']!.value!;
  const [page] = await scanOf(pdf, { seed: 11, noise: 0.1, skew: 0.4, dpi: 150 });
  scan = await readFile({ name: 'scan.jpg', bytes: await upperPart(page!) });
}, 120_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.stop());

/** Of a scan what is printed above its table: reading it takes a third of the time. */
async function upperPart(page: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata();
  const part = { left: 0, top: 0, width, height: Math.round(height * 0.4) };
  return sharp(page).extract(part).jpeg({ quality: 90 }).toBuffer();
}

async function readFile(file: { name: string; bytes: Uint8Array }) {
  const { data } = await submit(app, tenant, { templateId, files: [file] });
  const { data: done } = await ended(app, tenant, data.id);
  return { id: done.id as string, fileId: done.files[0].id as string };
}

const addressOf = ({ id, fileId }: typeof scan, n = 1) => `/request/${id}/files/${fileId}/pages/${n}`;
async function readWords(file: typeof scan): Promise<PageWord[]> {
  return (await app.call('GET', `${addressOf(file)}/words`, { token: tenant.token })).data.words;
}
const point = (file: typeof scan, box: unknown, { n = 1, token = tenant.token } = {}) =>
  app.call('POST', `${addressOf(file, n)}/read`, { token, body: { box } });
const nearly = (word: PageWord, by = 0.004) => ({
  x: word.box.x - by,
  y: word.box.y - by,
  width: word.box.width + 2 * by,
  height: word.box.height + 2 * by,
});

/** Records the rereads, and can make the next ones fail. */
function spyOnRereads() {
  const rereads: Parameters<Recognizer['readPlaces']>[] = [];
  const run = app.context.lanes.places.run.bind(app.context.lanes.places);
  const fail: { next?: () => Promise<never> } = {};
  vi.spyOn(app.context.lanes.places, 'run').mockImplementation((owner, work, signal) =>
    run(
      owner,
      (recognizer) =>
        work({
          ...recognizer,
          readPlaces: (...call) => {
            rereads.push(call);
            return fail.next?.() ?? recognizer.readPlaces(...call);
          },
        }),
      signal,
    ),
  );
  return { rereads, fail };
}

/** Stores other words for the scan's page, as a poorer reading would have. */
const storeWords = (change: (words: { text: string }[]) => { text: string }[]) =>
  app.context.db.withTenant(tenant, async (trx) => {
    const page = trx.selectFrom('file_pages').where('file_id', '=', scan.fileId);
    const words = sql<{ text: string }[]>`content -> 'words'`.as('words');
    const before = (await page.select(words).executeTakeFirstOrThrow()).words;
    const content = sql`jsonb_set(content, '{words}', ${JSON.stringify(change(before))})`;
    await sql`update file_pages set content = ${content} where file_id = ${scan.fileId}`.execute(trx);
    return before;
  });

test('a word that was misread, or not read at all, is read from the pixels; nothing is charged or stored', async () => {
  const usage = await usageOf(app, tenant);
  const word = (await readWords(scan)).find(({ text }) => text === number)!;
  const read = await storeWords((words) =>
    words.map((each) => (each.text === number ? { ...each, text: 'lNV' } : each)),
  );
  for (const without of [undefined, 'lNV']) {
    await storeWords((words) => words.filter(({ text }) => text !== without));
    const before = await readWords(scan);
    const { code, data } = await point(scan, nearly(word));
    expect(code).toBe(200);
    expect(data).toMatchObject({ text: number, agreed: true });
    expect(data.readings).toHaveLength(2);
    expect(await readWords(scan)).toEqual(before);
  }
  await storeWords(() => read);
  expect(await usageOf(app, tenant)).toEqual(usage);
});

test('the letters are those of the page, and a place without print has no reading', async () => {
  const { rereads } = spyOnRereads();
  const { data } = await point(scan, { x: 0.001, y: 0.001, width: 0.02, height: 0.02 });
  expect(data satisfies DataOf<'readPlace'>).toEqual({ text: null, agreed: false, readings: [] });
  expect(rereads[0]![2]).toMatchObject({ page: 1, places: [{ letters: 'english' }] });
});

test('a place with a text layer, or more lines than one reading covers, is not reread', async () => {
  const { rereads } = spyOnRereads();
  const digital = await readFile({ name: 'digital.pdf', bytes: pdf });
  const [word] = await readWords(digital);
  const none = { text: null, agreed: false, readings: [] };
  expect(await point(digital, nearly(word!, 0))).toMatchObject({ code: 200, data: none });
  expect(await point(scan, { x: 0, y: 0, width: 1, height: 1 })).toMatchObject({ code: 200, data: none });
  expect(rereads).toEqual([]);
});

test('a reread that fails or takes too long is answered as such', async () => {
  const { fail } = spyOnRereads();
  const box = nearly((await readWords(scan))[0]!);
  const failed = { code: 503, message: 'SERVICE_UNAVAILABLE' };
  fail.next = () => Promise.reject(new RecognitionError('TIMED_OUT', { attempt: true }));
  expect(await point(scan, box)).toMatchObject(failed);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
  expect(await point(scan, box)).toMatchObject(failed);
});

test('one of a tenant is read at a time, and beyond ten that wait the next is rejected', async () => {
  const { rereads, fail } = spyOnRereads();
  const { promise, reject } = Promise.withResolvers<never>();
  const begun = Promise.withResolvers<void>();
  fail.next = () => {
    begun.resolve();
    return promise;
  };
  const box = nearly((await readWords(scan))[0]!);
  const answers = Array.from({ length: 12 }, () => point(scan, box));
  const sent = await Promise.race(answers);
  expect(sent).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' });
  // The one too many may be rejected before the first has fetched its page.
  await begun.promise;
  expect(rereads).toHaveLength(1);
  reject(new RecognitionError('ENGINE_FAILED', { attempt: true }));
  const codes = (await Promise.all(answers)).map(({ code }) => code);
  expect(codes.filter((code) => code === 429)).toHaveLength(1);
});

test.each([
  ['empty', { x: 0.1, y: 0.1, width: 0, height: 0.1 }, 'box.width'],
  ['outside the page', { x: -0.1, y: 0.1, width: 0.1, height: 0.1 }, 'box.x'],
  ['over its edge', { x: 0.95, y: 0.1, width: 0.1, height: 0.1 }, 'box.x'],
  ['below its edge', { x: 0.1, y: 0.5, width: 0.1, height: 0.6 }, 'box.y'],
])('a box that is %s is refused', async (_, box, field) => {
  const answer = await point(scan, box);
  expect(answer).toMatchObject({ code: 422, message: 'FAILED', details: [{ field, code: 'OUT_OF_RANGE' }] });
});

test('others, unknown pages and deleted requests have nothing to read', async () => {
  const box = nearly((await readWords(scan))[0]!);
  const missing = { code: 404, message: 'NOT_FOUND' };
  expect(await point(scan, box, { token: siblingTenant.token })).toMatchObject(missing);
  expect(await point(scan, box, { n: 2 })).toMatchObject(missing);
  await app.call('DELETE', `/request/${scan.id}`, { token: tenant.token });
  expect(await point(scan, box)).toMatchObject(missing);
});
